// Where the labels of the tree are on the screen, by their ink: which of them collide with another label, another node's shape or an edge,
// or stick out of the stage. `findCollisions` runs in the browser, so it is self-contained.

/**
 * @typedef {object} Collisions
 * @property {boolean} isZoomed whether a part of the tree may be outside the stage
 * @property {number} labels the number of labels
 * @property {number} smallest the height of the smallest font, in px
 * @property {string[]} meetings of two labels
 * @property {string[]} faults everything else
 */

/** @returns {Collisions} */
export function findCollisions() {
  /** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
  /** @typedef {Box & { text: string, kind: string, owner: string, size: number, group: Element }} Label */
  /** @typedef {{ points: [number, number][], box: Box }} Polygon */
  /** @typedef {Polygon & { owner: string }} Outline */
  /** How far two things may overlap, in px: less is not visible. */
  const tolerance = 0.75;
  /** The extent of a text's ink, cached because a page is asked repeatedly. @type {{ inks?: Record<string, TextMetrics> }} */
  const keeper = /** @type {any} */ (document);
  keeper.inks ??= {};
  const { inks } = keeper;
  const stage = /** @type {Element} */ (document.querySelector('.stage .tree'));
  const area = stage.getBoundingClientRect();
  /** The content of an inner node: its value, its name, or its value with its window. */
  const inside =
    { letters: ['name'], pills: ['val', 'win'] }[stage.getAttribute('data-skin') ?? ''] ??
    (stage.matches('.is-beside') ? [] : ['val']);
  const insideLeaf = stage.matches('[data-skin="pills"]') ? inside : ['val'];
  const isZoomed = document.querySelector('.stage .camera') !== null;
  // Where the tree is cropped: beside the row names. Labels cut in two by that edge are not errors.
  const pane = /** @type {Element} */ (stage.querySelector('.pane'));
  const crop = paneBox();

  const labels = labelsOf().filter((label) => !isZoomed || !pane.contains(label.group) || isWithin(label, crop));
  const outlines = outlinesOf();
  const edges = edgesOf();
  /** @type {string[]} */
  const meetings = [];
  /** @type {string[]} */
  const faults = [];
  for (const [index, label] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      if (label.group !== other.group && overlap(label, other)) meetings.push(`${name(label)} meets ${name(other)}`);
    }
    for (const outline of outlines) {
      const isOwn = outline.owner === label.owner;
      const isInside = isOwn && (label.group.closest('.leaf') ? insideLeaf : inside).includes(label.kind);
      if (label.kind === 'carry' || (isZoomed && !pane.contains(label.group))) continue;
      if (isInside) {
        if (!corners(label).every((corner) => isWithinOutline(corner, outline.points)))
          faults.push(`${name(label)} is not inside its own shape`);
      } else if (crosses(label, outline)) {
        faults.push(`${name(label)} meets the shape of ${outline.owner}`);
      }
    }
    const isInColumn = isZoomed && !pane.contains(label.group);
    if (label.kind !== 'carry' && !isInColumn && edges.some((edge) => crosses(label, edge)))
      faults.push(`${name(label)} is crossed by an edge`);
    if (!isZoomed && !isWithin(label, area)) faults.push(`${name(label)} is outside the stage`);
  }
  for (const { owner, points } of outlines) {
    if (!isZoomed && !points.every(([x, y]) => isWithin({ left: x, right: x, top: y, bottom: y }, area)))
      faults.push(`the shape of ${owner} is outside the stage`);
  }
  for (const [index, one] of outlines.entries()) {
    for (const other of outlines.slice(index + 1)) {
      if (overlap(one.box, other.box) && crosses(one.box, other))
        faults.push(`the shapes of ${one.owner} and ${other.owner} meet`);
    }
  }
  return {
    isZoomed,
    labels: labels.length,
    smallest: Math.min(...labels.map(({ size }) => size)),
    meetings,
    faults,
  };

  /** @returns {Box} */
  function paneBox() {
    const left = area.left + Number(pane.getAttribute('x') ?? 0);
    return {
      left,
      right: left + Number.parseFloat(pane.getAttribute('width') ?? '0'),
      top: area.top,
      bottom: area.bottom,
    };
  }

  /** @returns {Label[]} */
  function labelsOf() {
    return [...stage.querySelectorAll('text')]
      .flatMap((text) => (text.querySelector('tspan') ? [...text.querySelectorAll('tspan')] : [text]))
      .filter((text) => (text.textContent ?? '').trim() !== '' && isVisible(text))
      .map(labelOf);
  }

  /** @param {SVGTextContentElement} element */
  function labelOf(element) {
    const style = getComputedStyle(element);
    const text = (element.textContent ?? '').trim();
    const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = inkOf(text, style);
    const from = element.getStartPositionOfChar(0);
    const to = element.getEndPositionOfChar(element.getNumberOfChars() - 1);
    const matrix = /** @type {DOMMatrix} */ (element.getScreenCTM());
    const [start, end] = [
      new DOMPoint(from.x, from.y - up).matrixTransform(matrix),
      new DOMPoint(to.x, to.y + down).matrixTransform(matrix),
    ];
    const group = element.closest('.win, .val, .name, .row, .carry') ?? element;
    return {
      ...{ left: start.x, top: start.y, right: end.x, bottom: end.y, text, group },
      size: Number.parseFloat(style.fontSize) * Math.abs(matrix.d),
      kind: (group.getAttribute('class') ?? '').split(' ')[0],
      owner: `node ${element.closest('[data-node]')?.getAttribute('data-node')}`,
    };
  }

  /**
   * @param {string} text
   * @param {CSSStyleDeclaration} style
   */
  function inkOf(text, { fontWeight, fontSize, fontFamily }) {
    const font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const known = `${font} ${text}`;
    if (!inks[known]) {
      const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
      pen.font = font;
      inks[known] = pen.measureText(text);
    }
    return inks[known];
  }

  /** @returns {Outline[]} */
  function outlinesOf() {
    return [...stage.querySelectorAll('.node')].flatMap((node) => {
      const shape = /** @type {SVGGeometryElement | null} */ (node.querySelector('.shape'));
      if (!shape || node.matches('.is-folded') || !isPainted(shape) || !isVisible(shape)) return [];
      const matrix = /** @type {DOMMatrix} */ (shape.getScreenCTM());
      const points = pointsOf(shape).map(([px, py]) => {
        const at = new DOMPoint(px, py).matrixTransform(matrix);
        return /** @type {[number, number]} */ ([at.x, at.y]);
      });
      return { owner: `node ${node.getAttribute('data-node')}`, points, box: boxOf(points) };
    });
  }

  /**
   * An outline as a polygon, clockwise: its corners, or enough points of a circle.
   * @param {SVGGeometryElement} shape
   * @returns {[number, number][]}
   */
  function pointsOf(shape) {
    const { x, y, width, height } = shape.getBBox();
    const [right, bottom, middle] = [x + width, y + height, x + width / 2];
    const path = shape.getAttribute('d') ?? '';
    /** @type {Record<string, [number, number][]>} */
    const known = {
      up: [
        [middle, y],
        [right, bottom],
        [x, bottom],
      ],
      down: [
        [x, y],
        [right, y],
        [middle, bottom],
      ],
      box: [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
    };
    if (!path.includes('a')) return path.startsWith('M0 ') ? known.up : known.down;
    if (path.includes('h')) return known.box;
    return Array.from({ length: 24 }, (_, index) => {
      const turn = (index / 24) * 2 * Math.PI;
      return [middle + (width / 2) * Math.cos(turn), y + (height / 2) * (1 + Math.sin(turn))];
    });
  }

  /**
   * The straight pieces of edges, as polygons without area.
   * @returns {Polygon[]}
   */
  function edgesOf() {
    return [...stage.querySelectorAll('.edges path')].filter(isVisible).flatMap((edge) => {
      const matrix = /** @type {DOMMatrix} */ (/** @type {SVGPathElement} */ (edge).getScreenCTM());
      let [x, y] = [0, 0];
      const corners = [...(edge.getAttribute('d') ?? '').matchAll(/([MLV])([-\d.]+)(?: ([-\d.]+))?/g)].map(
        ([, command, one, other]) => {
          [x, y] = command === 'V' ? [x, Number(one)] : [Number(one), Number(other)];
          const at = new DOMPoint(x, y).matrixTransform(matrix);
          return /** @type {[number, number]} */ ([at.x, at.y]);
        },
      );
      return corners.slice(1).map((corner, index) => {
        const points = [corners[index], corner];
        return { points, box: boxOf(points) };
      });
    });
  }

  /** @param {Element} element */
  function isVisible(element) {
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  /**
   * Bare leaves have an invisible shape to click on.
   * @param {Element} shape
   */
  function isPainted(shape) {
    const { fill, strokeWidth } = getComputedStyle(shape);
    return Number.parseFloat(strokeWidth) > 0 || !/transparent|rgba\(0, 0, 0, 0\)|none/.test(fill);
  }

  /**
   * @param {Box} one
   * @param {Box} other
   */
  function overlap(one, other) {
    return (
      one.left + tolerance < other.right &&
      other.left + tolerance < one.right &&
      one.top + tolerance < other.bottom &&
      other.top + tolerance < one.bottom
    );
  }

  /**
   * @param {Box} box
   * @param {Box} within
   */
  function isWithin(box, within) {
    return (
      within.left - tolerance <= box.left &&
      box.right <= within.right + tolerance &&
      within.top - tolerance <= box.top &&
      box.bottom <= within.bottom + tolerance
    );
  }

  /**
   * Whether a box and a polygon (or a line) intersect: by the separating axes of both.
   * @param {Box} box
   * @param {Polygon} polygon
   */
  function crosses(box, { points, box: around }) {
    // Most are far apart.
    if (box.right - tolerance <= around.left || around.right <= box.left + tolerance) return false;
    if (box.bottom - tolerance <= around.top || around.bottom <= box.top + tolerance) return false;
    const boxCorners = corners({
      left: box.left + tolerance,
      top: box.top + tolerance,
      right: box.right - tolerance,
      bottom: box.bottom - tolerance,
    });
    const sides = points.map(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length];
      return [y - nextY, nextX - x];
    });
    return sides.every(([dx, dy]) => {
      const [ours, theirs] = [boxCorners, points].map((all) => all.map(([x, y]) => x * dx + y * dy));
      return Math.max(...ours) > Math.min(...theirs) && Math.max(...theirs) > Math.min(...ours);
    });
  }

  /**
   * @param {Box} box
   * @returns {[number, number][]}
   */
  function corners({ left, top, right, bottom }) {
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  }

  /**
   * Whether a point lies in a convex polygon that runs clockwise on the screen.
   * @param {[number, number]} point
   * @param {[number, number][]} points
   */
  function isWithinOutline([x, y], points) {
    return points.every(([fromX, fromY], index) => {
      const [toX, toY] = points[(index + 1) % points.length];
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      return ((toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)) / length >= -tolerance;
    });
  }

  /** @param {[number, number][]} points */
  function boxOf(points) {
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  }

  /** @param {Label} label */
  function name({ kind, text, owner }) {
    return `${kind} “${text}” of ${owner}`;
  }
}

// Where a switch of the notation shows on the sample tree, and its yellow highlight: under text, around shapes. It knows the sample's nodes
// by number, and the structure of the stage's drawing.

/** @typedef {import('./choices.js').Name} Name */

/** d has found 8 while β is 6: 7 is cut off, and the right half is yet to come. */
export const sample = { text: '(((6 2) (8 7)) ((5 4)))' };
const nodes = { root: 0, a: 1, c: 2, d: 5, eight: 6, seven: 7, b: 8 };

/** @typedef {[node: keyof typeof nodes, part: string]} Place */

/** The first of these places that exists. @type {Record<Name, Place[]>} */
const places = {
  skin: [['d', 'shape']],
  letters: [
    ['root', 'name'],
    ['a', 'name'],
  ],
  rows: [],
  interim: [['a', 'val']],
  best: [['a', 'val']],
  windows: [['d', 'win']],
  asOf: [['a', 'win']],
  bounds: [['a', 'win']],
  after: [['c', 'win']],
  leafWindows: [['eight', 'win']],
  raised: [['d', 'win']],
  names: [['d', 'win']],
  numbers: [['seven', 'shape']],
  unseen: [
    ['b', 'dots'],
    ['b', 'shape'],
  ],
  cuts: [],
  infinity: [
    ['root', 'win'],
    ['d', 'win'],
  ],
  separator: [['d', 'win']],
};

/** In px of the sample: around shapes, and under text. */
const pads = { drawn: 5, written: 2.5 };

/**
 * @param {SVGSVGElement} tree freshly drawn
 * @param {Name} name
 */
export function markSpot(tree, name) {
  tree.dataset.spot = name;
  if (name === 'cuts') markEdge(tree);
  else if (name === 'rows') markUnder(tree.querySelectorAll('.row')[2] ?? null);
  else markFirst(tree, places[name]);
}

/**
 * @param {SVGSVGElement} tree
 * @param {Place[]} all
 */
function markFirst(tree, all) {
  const found = all
    .map(([node, part]) => partOf(tree, node, part))
    .find((part) => part && part.getBoundingClientRect().width > 0);
  const [[node]] = all;
  markUnder(found ?? partOf(tree, node, 'shape'));
}

/** @type {(tree: SVGSVGElement, node: keyof typeof nodes, part: string) => SVGGraphicsElement | null} */
const partOf = (tree, node, part) => tree.querySelector(`.node[data-node="${nodes[node]}"] .${part}`);

/**
 * @param {Element | null} part
 */
function markUnder(part) {
  if (!(part instanceof SVGGraphicsElement)) return;
  const { x, y, width, height } = part.getBBox();
  const isDrawn = part.matches('.shape');
  const pad = isDrawn ? pads.drawn : pads.written;
  const rect = svgElement('rect', {
    x: x - pad,
    y: y - pad,
    width: width + 2 * pad,
    height: height + 2 * pad,
    rx: pad,
  });
  part.classList.add('is-spotted');
  const node = part.closest('.node');
  if (!isDrawn || !node) return part.before(rect);
  // Below the node, which may be hidden.
  rect.setAttribute('transform', node.getAttribute('transform') ?? '');
  node.before(rect);
}

/**
 * A disc half-way between d and its skipped child.
 * @param {SVGSVGElement} tree
 */
function markEdge(tree) {
  const world = /** @type {SVGGraphicsElement | null} */ (tree.querySelector('.world'));
  const [above, below] = [partOf(tree, 'd', 'shape'), partOf(tree, 'seven', 'shape')];
  const onScreen = world?.getScreenCTM();
  if (!world || !above || !below || !onScreen) return;
  const [upper, lower] = [above.getBoundingClientRect(), below.getBoundingClientRect()];
  const middle = (/** @type {DOMRect} */ { left, right }) => (left + right) / 2;
  const at = new DOMPoint((middle(upper) + middle(lower)) / 2, (upper.bottom + lower.top) / 2);
  const { x: cx, y: cy } = at.matrixTransform(onScreen.inverse());
  world.prepend(svgElement('circle', { cx, cy, r: 22 }));
}

/** @type {(name: string, numbers: Record<string, number>) => SVGElement} */
function svgElement(name, numbers) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(numbers)) element.setAttribute(key, value.toFixed(1));
  element.classList.add('spot');
  return element;
}

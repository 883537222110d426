// The outlines of nodes as path data around their centre: MAX has its base below, MIN above, a leaf is a rounded box.
// Where a text stands inside them too. Pure numbers in px.

/** @typedef {'max' | 'min' | 'leaf'} Kind */

/** @param {number} value */
const short = (value) => Math.round(value * 10) / 10;

/**
 * @param {Kind} kind
 * @param {number} width
 * @param {number} height
 * @param {number} [grow] how far outside, for rings
 * @returns {string}
 */
export function outline(kind, width, height, grow = 0) {
  const [x, y] = [width / 2 + grow, height / 2 + grow].map(short);
  if (kind === 'max') return `M0 ${-y}L${x} ${y}H${-x}Z`;
  if (kind === 'min') return `M${-x} ${-y}H${x}L0 ${y}Z`;
  return box(-x, -y, 2 * x, 2 * y, short(0.16 * height + grow));
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} corner
 */
function box(x, y, width, height, corner) {
  const r = Math.min(corner, width / 2, height / 2);
  const [across, down] = [short(width - 2 * r), short(height - 2 * r)];
  const arc = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${short(x + r)} ${y}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`;
}

/**
 * The baseline of the value: in the wide half of a triangle, in the middle of a leaf.
 * @param {Kind} kind
 * @param {number} height
 * @param {number} size of the font
 */
export function valueBaseline(kind, height, size) {
  const middle = kind === 'max' ? 0.185 * height : kind === 'min' ? -0.185 * height : 0;
  return short(middle + 0.36 * size);
}

/**
 * Where a name ends: the free corner, upper left of MAX, lower left of MIN, left of a leaf.
 * @param {Kind} kind
 * @param {number} width
 * @param {number} height
 * @param {number} size of the font
 * @returns {{ x: number, y: number }}
 */
export function namePlace(kind, width, height, size) {
  if (kind === 'leaf') return { x: short(-width / 2 - 0.3 * size), y: short(0.36 * size) };
  return { x: short(-0.37 * width), y: short(kind === 'max' ? -0.14 * height : 0.14 * height + 0.73 * size) };
}

/**
 * A subtree too narrow to draw: from its node down to its last row, sides curved like a leaf of grass.
 * @param {number} top half width at the node
 * @param {number} left of the subtree, from the node's centre
 * @param {number} right
 * @param {number} height
 */
export function wedge(top, left, right, height) {
  const bend = height * 0.4;
  const middle = height * 0.72;
  const side = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ share) =>
    short(from + (to - from) * share);
  return (
    `M${-top} 0C${side(-top, left, 0.22)} ${short(bend)} ${side(-top, left, 0.62)} ${short(middle)} ${short(left)} ${short(height)}` +
    `H${short(right)}C${side(top, right, 0.62)} ${short(middle)} ${side(top, right, 0.22)} ${short(bend)} ${top} 0Z`
  );
}

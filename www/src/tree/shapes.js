// Outlines as path data around their centre, and the paths of a few signs. Pure numbers in px; which node has which outline
// is for the skins to say.

/** @typedef {'max' | 'min' | 'leaf'} Kind */
/** @typedef {(width: number, height: number, grow?: number) => string} Outline grow: how far outside, for rings */

/** As exact as it can be seen. @type {(value: number) => number} */
export const px = (value) => Math.round(value * 10) / 10;

/** @type {Outline} */
export function up(width, height, grow = 0) {
  const [x, y] = [width / 2 + grow, height / 2 + grow].map(px);
  return `M0 ${-y}L${x} ${y}H${-x}Z`;
}

/** @type {Outline} */
export function down(width, height, grow = 0) {
  const [x, y] = [width / 2 + grow, height / 2 + grow].map(px);
  return `M${-x} ${-y}H${x}L0 ${y}Z`;
}

/** @type {Outline} */
export function ellipse(width, height, grow = 0) {
  const [x, y] = [width / 2 + grow, height / 2 + grow].map(px);
  return `M${-x} 0a${x} ${y} 0 1 1 ${2 * x} 0a${x} ${y} 0 1 1 ${-2 * x} 0Z`;
}

/** @type {Outline} */
export const square = (width, height, grow = 0) => box(width, height, grow, 0.06);

/** @type {Outline} */
export const round = (width, height, grow = 0) => box(width, height, grow, 0.16);

/**
 * @param {number} width
 * @param {number} height
 * @param {number} grow
 * @param {number} corner its radius, in heights
 */
function box(width, height, grow, corner) {
  const [x, y] = [width / 2 + grow, height / 2 + grow].map(px);
  const r = Math.min(px(corner * height + grow), x, y);
  const [across, along] = [px(2 * (x - r)), px(2 * (y - r))];
  const arc = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${px(r - x)} ${-y}h${across}${arc(r, r)}v${along}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-along}${arc(r, -r)}Z`;
}

/**
 * @param {number} size
 * @returns {string}
 */
export const minus = (size) => `M${px(-size / 2)} 0H${px(size / 2)}`;

/**
 * @param {number} size
 * @returns {string}
 */
export const plus = (size) => `${minus(size)}M0 ${px(-size / 2)}V${px(size / 2)}`;

// The lens over a tree larger than the stage: it spreads the path of the search, and the nodes around the current one, and
// squeezes the rest beside them, so that order is kept and everything stays in view. A map along the row, piece by piece
// linear; where the tree is large enough already it changes nothing. Pure numbers in px.

/**
 * @typedef {object} Span a part of the row that holds a node's whole subtree, and the width it should have at least
 * @property {number} from
 * @property {number} to
 * @property {number} need
 */

/**
 * @typedef {object} Lens
 * @property {(x: number) => number} at where a place comes to stand
 * @property {(x: number) => number} back what place stands there
 * @property {(x: number) => number} slope how much wider things are there; below 1 they are squeezed
 */

/** What a node's other children keep beside the child on the path, px, if there is room. */
const rest = { least: 8, most: 110 };
/** The part of a span that its inner span may take when it wants more than its share. */
const most = 0.82;

/**
 * @param {number} width of the whole row, which stays as it is
 * @param {Span[]} spans each within the one before
 * @returns {Lens}
 */
export function createLens(width, spans) {
  const innermost = spans.length > 0 ? spans[spans.length - 1].need : 0;
  const beside = Math.max(rest.least, Math.min(rest.most, (0.85 * (width - innermost)) / (spans.length + 1)));
  const needs = spans.map(({ need }) => need);
  for (let index = needs.length - 2; index >= 0; index -= 1) {
    needs[index] = Math.max(needs[index], needs[index + 1] + beside);
  }
  /** @type {number[]} */
  const from = [0];
  /** @type {number[]} */
  const to = [0];
  let [outer, left, right] = [{ from: 0, to: width }, 0, width];
  const [fromEnd, toEnd] = [[width], [width]];
  for (const [index, span] of spans.entries()) {
    const inside = { from: Math.max(outer.from, span.from), to: Math.min(outer.to, span.to) };
    const outside = outer.to - outer.from - (inside.to - inside.from);
    if (outside <= 0 || inside.to <= inside.from) continue;
    const wide = right - left;
    const share = (wide * (inside.to - inside.from)) / (outer.to - outer.from);
    const taken = Math.max(share, Math.min(needs[index], Math.max(most * wide, wide - beside)));
    const squeeze = (wide - taken) / outside;
    left += (inside.from - outer.from) * squeeze;
    right = left + taken;
    from.push(inside.from);
    to.push(left);
    fromEnd.unshift(inside.to);
    toEnd.unshift(right);
    outer = inside;
  }
  return piecewise([...from, ...fromEnd], [...to, ...toEnd]);
}

/**
 * @param {number[]} from in order
 * @param {number[]} to in order
 * @returns {Lens}
 */
function piecewise(from, to) {
  return {
    at: (x) => along(from, to, x),
    back: (x) => along(to, from, x),
    slope(x) {
      const index = piece(from, x);
      const length = from[index + 1] - from[index];
      return length > 0 ? (to[index + 1] - to[index]) / length : 1;
    },
  };
}

/**
 * @param {number[]} from
 * @param {number[]} to
 * @param {number} x
 */
function along(from, to, x) {
  const last = from.length - 1;
  if (x <= from[0]) return to[0] + x - from[0];
  if (x >= from[last]) return to[last] + x - from[last];
  const index = piece(from, x);
  const length = from[index + 1] - from[index];
  return length > 0 ? to[index] + ((x - from[index]) * (to[index + 1] - to[index])) / length : to[index];
}

/**
 * The piece that a place lies in.
 * @param {number[]} from
 * @param {number} x
 */
function piece(from, x) {
  let [low, high] = [0, from.length - 2];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (from[middle] <= x) low = middle;
    else high = middle - 1;
  }
  return low;
}

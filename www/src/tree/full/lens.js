// The lens over a tree larger than the stage: it spreads the path of the search, and the nodes around the current one, and
// squeezes the rest beside them, so that order is kept and everything stays in view. A map along the row, piece by piece
// linear; where the tree is large enough already it changes nothing. Pure numbers in px.

/**
 * @typedef {object} Span a part of the row that holds a node's whole subtree, and the width it should have at least
 * @property {number} from
 * @property {number} to
 * @property {number} need
 */

/** @typedef {import('../sight.js').Lens} Lens */

/** Of the room beside the innermost span, each ply's other children get this much of what those of the ply above get. */
const decline = 0.62;
/** But never less than this, px, if there is any room. */
const least = 8;

/**
 * @param {number} width of the whole row, which stays as it is
 * @param {Span[]} spans each within the one before
 * @param {{ inner: number, plies: number }} [shares] the room of what lies innermost in all, and how many plies share the rest:
 *   the same on every path, so that what lies beside its upper part stays where it is when its lower part changes
 * @returns {Lens}
 */
export function createLens(width, spans, { inner, plies } = { inner: 0, plies: spans.length }) {
  const needs = spans.map(({ need }) => need);
  for (let index = needs.length - 2; index >= 0; index -= 1) needs[index] = Math.max(needs[index], needs[index + 1]);
  const from = [0];
  const to = [0];
  const [fromEnd, toEnd] = [[width], [width]];
  let [outer, left, right] = [{ from: 0, to: width }, 0, width];
  for (const [index, span] of spans.entries()) {
    const inside = { from: Math.max(outer.from, span.from), to: Math.min(outer.to, span.to) };
    const outside = outer.to - outer.from - (inside.to - inside.from);
    if (outside <= 0 || inside.to <= inside.from) continue;
    const wide = right - left;
    const share = (wide * (inside.to - inside.from)) / (outer.to - outer.from);
    const free = wide - Math.max(inner, needs[index]);
    const beside = (free * (1 - decline)) / (1 - decline ** Math.max(1, plies - index));
    const taken = Math.max(share, wide - Math.max(Math.min(least, wide - share), beside));
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
export function piecewise(from, to) {
  const last = from.length - 1;
  return {
    from,
    to,
    at(x) {
      if (x <= from[0]) return to[0] + x - from[0];
      if (x >= from[last]) return to[last] + x - from[last];
      const piece = from.findLastIndex((start) => start <= x);
      const length = from[piece + 1] - from[piece];
      return length > 0 ? to[piece] + ((x - from[piece]) * (to[piece + 1] - to[piece])) / length : to[piece];
    },
  };
}

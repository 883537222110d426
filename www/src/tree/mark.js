// What one node looks like at a step, unpacked from the core's numbers. Names facts; knows no class, place or px.

/** @typedef {import('../types.js').Side} Side */

/** How many numbers the core gives for each node: as a mark, and as what stands there in a notation. */
export const markSize = 8;
export const writtenSize = 10;

const states = /** @type {const} */ (['unseen', 'open', 'closed', 'cut', 'earlier']);
const signs = /** @type {const} */ (['', '≤', '≥']);
const sides = /** @type {const} */ ([null, 'alpha', 'beta']);
const presences = /** @type {const} */ (['drawn', 'dots', 'mark', 'gone']);

/**
 * @typedef {object} Mark
 * @property {typeof states[number]} state
 * @property {number | null} value found so far, returned or evaluated
 * @property {typeof signs[number]} sign
 * @property {number | null} alpha the window; null where there is none
 * @property {number | null} beta
 * @property {Side | null} side the bound that has just moved
 * @property {number | null} from where it was
 * @property {boolean} isNow this step's event is about this node
 * @property {boolean} isLost a cut-off has removed this very node
 * @property {boolean} isFresh lost in this very step
 * @property {boolean} isPrincipal on the principal variation
 * @property {Written} [written] what only a notation of its own says
 */
/**
 * @typedef {object} Written
 * @property {typeof presences[number]} presence how much of the node is there: itself, dots or a cut-off's mark in its place, nothing
 * @property {boolean} isStart whether the value is where a running one begins
 * @property {boolean} isFinal whether it changes no more
 * @property {number | null} found what was found before it was clamped to the value
 */

/**
 * @param {Float64Array} marks
 * @param {number} index of the node among those asked for
 * @returns {Mark}
 */
export function markAt(marks, index) {
  const [state, value, sign, alpha, beta, side, from, flags] = marks.subarray(index * markSize, (index + 1) * markSize);
  return {
    state: states[state],
    value: orNull(value),
    sign: signs[sign],
    alpha: orNull(alpha),
    beta: orNull(beta),
    side: sides[side],
    from: orNull(from),
    isNow: (flags & 1) > 0,
    isLost: (flags & 2) > 0,
    isFresh: (flags & 4) > 0,
    isPrincipal: (flags & 8) > 0,
  };
}

/**
 * The same of a notation of its own.
 * @param {Float64Array} numbers
 * @param {number} index
 * @returns {Mark}
 */
export function writtenAt(numbers, index) {
  const own = numbers.subarray(index * writtenSize, (index + 1) * writtenSize);
  const [flags, found, presence] = own.subarray(markSize - 1);
  const written = {
    presence: presences[presence],
    isStart: (flags & 32) > 0,
    isFinal: (flags & 64) > 0,
    found: orNull(found),
  };
  return { ...markAt(own, 0), written };
}

/** @param {number} value */
const orNull = (value) => (Number.isNaN(value) ? null : value);

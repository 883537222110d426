// The look of one node at a step, unpacked from the core's numbers. Names facts; knows no class, position or px.

import { flags, mark, sides, signs, states } from '../../pkg/tables.js';
import { orNull, placesOf } from './numbers.js';

/** @typedef {import('./types.js').Side} Side */

const place = placesOf(mark);
const bit = placesOf(flags);
/** The sign before a value, by what it proves. */
const writtenSigns = /** @type {const} */ ({ none: '', 'at-most': '≤', 'at-least': '≥' });

/**
 * @typedef {object} Mark
 * @property {typeof states[number]} state
 * @property {number | null} value found so far, returned or evaluated
 * @property {typeof writtenSigns[keyof typeof writtenSigns]} sign
 * @property {number | null} alpha the window; null if there is none
 * @property {number | null} beta
 * @property {Side | null} side the bound that has just moved
 * @property {number | null} from its previous value
 * @property {boolean} isNow this step's event is about this node
 * @property {boolean} isLost a cut-off has removed this node itself
 * @property {boolean} isFresh lost in this step
 * @property {boolean} isPrincipal on the principal variation
 * @property {boolean} isEvaluated whether it was ever lost
 */
/** @type {(flags: number, name: keyof typeof bit) => boolean} */
const has = (flags, name) => (flags & (1 << bit[name])) > 0;

/**
 * @param {Float64Array} numbers
 * @param {number} index of the node among those asked for
 * @returns {Mark}
 */
export function markAt(numbers, index) {
  const at = index * mark.length;
  const flags = numbers[at + place.flags];
  return {
    state: states[numbers[at + place.state]],
    value: orNull(numbers[at + place.value]),
    sign: writtenSigns[signs[numbers[at + place.sign]]],
    alpha: orNull(numbers[at + place.alpha]),
    beta: orNull(numbers[at + place.beta]),
    side: sides[numbers[at + place.side]],
    from: orNull(numbers[at + place.from]),
    isNow: has(flags, 'isNow'),
    isLost: has(flags, 'isLost'),
    isFresh: has(flags, 'isFresh'),
    isPrincipal: has(flags, 'isPrincipal'),
    isEvaluated: has(flags, 'isEvaluated'),
  };
}

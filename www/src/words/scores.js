// How scores are written on a page with one tree: results of a game as W, D and L if the notation has signs, and with chance rounded, with
// ≈ before a number that has more decimals.

/**
 * @param {import('./texts.js').Texts} texts
 * @param {Pick<import('../port/facts.js').Facts, 'hasResults' | 'mostDecimals'>} facts
 * @param {Pick<import('../port/types.js').Notation, 'infinity'>} notation
 */
export function scoreWords({ scores }, { hasResults, mostDecimals }, { infinity }) {
  const score = scores[hasResults && infinity === 'letters' ? 'results' : infinity];
  if (mostDecimals === undefined) return score;
  return (/** @type {number} */ value) => {
    const rounded = toDecimals(value, mostDecimals);
    return rounded === value ? score(value) : `≈${score(rounded)}`;
  };
}

/** Rounds the decimal digits, half a unit away from 0, whatever the nearest float is. @type {(value: number, decimals: number) => number} */
function toDecimals(value, decimals) {
  if (!Number.isFinite(value)) return value;
  const moved = (/** @type {number} */ size, /** @type {number} */ places) => {
    const [digits, exponent = '0'] = String(size).split('e');
    return Number(`${digits}e${Number(exponent) + places}`);
  };
  return Math.sign(value) * moved(Math.round(moved(Math.abs(value), decimals)), -decimals);
}

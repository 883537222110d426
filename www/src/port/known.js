// What two bounds say together, as messages distinguish it: exactly, at least, at most, between, or nothing yet. It knows neither the
// origin of the bounds nor the words.

/**
 * @param {number} low
 * @param {number} high
 * @returns {'exact' | 'low' | 'high' | 'both' | 'none'}
 */
export function knownOf(low, high) {
  if (low === high) return 'exact';
  if (high === Infinity) return low === -Infinity ? 'none' : 'low';
  return low === -Infinity ? 'high' : 'both';
}

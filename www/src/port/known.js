// What bounds say together, as the messages tell it apart: exactly, at least, at most, between, or nothing yet. It knows
// neither where the bounds come from nor the words.

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

// Statistics of a list of numbers. It knows nothing of what was measured.

/**
 * The smallest number that at least this share of them does not exceed.
 * @param {number[]} numbers
 * @param {number} share from 0 to 1
 */
export function percentile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** @param {number[]} numbers */
export const median = (numbers) => percentile(numbers, 0.5);

/**
 * How far apart the middle half of the numbers lies, as a share of the median.
 * @param {number[]} numbers
 */
export function spread(numbers) {
  const middle = median(numbers);
  return middle === 0 ? 0 : (percentile(numbers, 0.75) - percentile(numbers, 0.25)) / Math.abs(middle);
}

/**
 * How far apart the numbers lie, as a share of the smallest.
 * @param {number[]} numbers
 */
export const range = (numbers) => Math.max(...numbers) / Math.min(...numbers) - 1;

/**
 * The numbers in three interleaved parts: what the same measurement could have given as well.
 * @param {number[]} numbers
 */
export const parts = (numbers) => [0, 1, 2].map((part) => numbers.filter((_, index) => index % 3 === part));

/**
 * The e of cost ∝ size^e that fits best: the slope on paper with two logarithmic axes.
 * @param {[size: number, cost: number][]} points
 */
export function exponent(points) {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)]);
  const [meanX, meanY] = [0, 1].map((axis) => logs.reduce((sum, point) => sum + point[axis], 0) / logs.length);
  const over = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return over / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

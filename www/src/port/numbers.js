// Rows of numbers from the core: the core's tables say which number is where, and what it means. It knows neither node nor event.

/**
 * The index of each name in a table: its number, or its place in a row.
 * @template {string} T
 * @param {readonly (T | null)[]} names
 * @returns {Record<T, number>}
 */
export const placesOf = (names) =>
  /** @type {Record<T, number>} */ (Object.fromEntries(names.map((name, place) => [name, place])));

/** @param {number} value a missing value is NaN */
export const orNull = (value) => (Number.isNaN(value) ? null : value);

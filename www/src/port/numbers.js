// Rows of numbers as the core gives them: which of them stands where, and what it means, is in the core's tables. It knows
// neither node nor event.

/**
 * The place of each name in a table: its number, or where in a row its number stands.
 * @template {string} T
 * @param {readonly (T | null)[]} names
 * @returns {Record<T, number>}
 */
export const placesOf = (names) =>
  /** @type {Record<T, number>} */ (Object.fromEntries(names.map((name, place) => [name, place])));

/** @param {number} value what is not there is not a number */
export const orNull = (value) => (Number.isNaN(value) ? null : value);

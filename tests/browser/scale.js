// How many cases the tests draw: as many as they say, times SECATEUR_CASES where that is set (`cargo xtask test --long`).

const factor = Number(process.env.SECATEUR_CASES || 1);
if (!(factor > 0)) throw new Error(`SECATEUR_CASES is a factor above 0, and not ${process.env.SECATEUR_CASES}`);

/**
 * @param {number} count at the usual length
 * @returns {number} at least 1
 */
export const cases = (count) => Math.ceil(count * factor);

/** So many times as long as usual may a test take, never less than usual. */
export const patience = Math.max(1, factor);

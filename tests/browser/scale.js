// How many cases the tests draw: their own count times SECATEUR_CASES, if set (`cargo xtask test --long`).

const factor = Number(process.env.SECATEUR_CASES || 1);
if (!(factor > 0)) throw new Error(`SECATEUR_CASES is a factor above 0, and not ${process.env.SECATEUR_CASES}`);

/**
 * @param {number} count in a run of the usual length
 * @returns {number} at least 1
 */
export const cases = (count) => Math.ceil(count * factor);

/** The factor on a test's time limit, at least 1. */
export const patience = Math.max(1, factor);

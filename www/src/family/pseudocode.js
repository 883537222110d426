// The pseudo-code of the algorithms beyond the basic two, as rows like those of the basic ones.

/** @type {Record<string, import('../pseudocode.js').Line[]>} */
export const pseudocode = {};

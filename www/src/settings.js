// The settings of a run as the page opens, and as a link means them that does not say otherwise.

/** @type {import('./types.js').Settings} */
export const plainSettings = {
  algorithm: 'alpha-beta',
  cut: 'at-bound',
  returns: 'fail-soft',
  alpha: Number.NEGATIVE_INFINITY,
  beta: Number.POSITIVE_INFINITY,
  depth: null,
};

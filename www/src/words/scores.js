// How scores are written on a page that shows one tree: those of a game whose ends are results as W, D and L where the notation has signs.

/**
 * @param {import('./texts.js').Texts} texts
 * @param {Pick<import('../port/facts.js').Facts, 'hasResults'>} facts
 * @param {Pick<import('../port/types.js').Notation, 'infinity'>} notation
 */
export const scoreWords = ({ scores }, { hasResults }, { infinity }) =>
  scores[hasResults && infinity === 'letters' ? 'results' : infinity];

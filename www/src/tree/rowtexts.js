// What is said of the rows in the margin: who moves, and in some notations on which level, or how deep the search still goes.
// It picks messages, and knows no place.

/** @typedef {import('../state/types.js').Player} Player */
/** @typedef {{ text: string, small: string }} RowText two lines; the second may be empty */
/** @typedef {(ply: number, player: Player | null, leaves: boolean) => RowText | null} RowTexts of a row; null where nothing is said */

/**
 * @param {Pick<import('../state/types.js').PictureSource, 'state' | 'facts' | 'settings'>} view
 * @param {import('../words/texts.js').Texts} texts
 * @param {boolean} isShort whether there is room for a number alone
 * @returns {RowTexts}
 */
export function rowTexts({ state: { rows }, facts, settings }, texts, isShort) {
  const limit = Math.min(settings.depth ?? facts.tree.height, facts.tree.height);
  const line = (/** @type {string} */ text, small = '') => ({ text, small });
  const player = (/** @type {string} */ how, /** @type {Player | null} */ who) =>
    who ? texts.text(`tree-row-${how}-${who}`) : '';
  /** @type {Record<import('../state/types.js').Notation['rows'], RowTexts>} */
  const all = {
    none: () => null,
    names: (_ply, who) => (who ? line(texts.text(`tree-row-${who}`)) : null),
    players: (_ply, who) => (who ? line(player('player', who)) : null),
    levels: (ply, who) =>
      isShort ? line(String(ply)) : line(texts.text('tree-row-level', { level: ply }), player('player', who)),
    depth: (ply, who) => {
      const depth = Math.max(0, limit - ply);
      if (isShort) return line(String(depth));
      const small = depth === 0 ? texts.text('tree-row-score') : player('side', who);
      return line(texts.text('tree-row-depth', { depth }), small);
    },
  };
  return all[rows];
}

// Which runs stand side by side, as settings of the page's tree.

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */

/**
 * The settings of each compared run on the page's tree.
 * @param {Pick<State, 'race' | 'shown'>} state
 * @returns {Settings[]} none where the comparison is closed
 */
export const racing = ({ race, shown }) =>
  race?.isOpen ? race.runs.map((run) => ({ ...shown.settings, ...run })) : [];

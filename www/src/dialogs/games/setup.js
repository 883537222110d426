// The choices for a game before it has a tree, and the text for them. Pure; the core decides which values are valid.

import { gameFields } from '../../../pkg/tables.js';

/** @typedef {import('../../../pkg/core.js').GamePly} GamePly */
/** @typedef {import('../../../pkg/core.js').GameRow} GameRow */
/** @typedef {import('../../../pkg/core.js').GameReadable} Readable */
/** @typedef {Partial<Record<string, string>>} Values typed and chosen values, by field */
/**
 * @typedef {object} Setup
 * @property {Values} values of all fields but the limit
 * @property {number | 'end' | 'fitting'} limit in plies; to the end of the game; or as many as the stage shows with boards and numbers
 */
/**
 * @typedef {object} GameCount of a game as it is chosen
 * @property {GamePly[]} plies from the root on; if only the part that a search visits is grown, each is the whole tree with that limit
 * @property {boolean} isOver whether there are no more
 * @property {Readable} readable to which limit boards and numbers fit the stage
 * @property {boolean} [hasFailed] whether the count was interrupted, so that nobody knows what fits
 */

/** The field with the search that decides what is grown. */
export const seenBy = 'seen-by';

/** @type {(id: string) => Setup} */
export const begun = (id) => ({ values: { game: id }, limit: 'fitting' });

/**
 * The setup of a game on the stage. Scores set by hand and the contents of a table stay with that tree.
 * @type {(fields: [string, string][]) => Setup}
 */
export function setupOf(fields) {
  const { depth, scores, 'kept-from': known, ...values } = Object.fromEntries(fields);
  return { values, limit: depth ? Number(depth) : 'end' };
}

/**
 * What another game inherits: only choices that it has, too.
 * @type {(setup: Setup, row: GameRow) => Setup}
 */
export function withGame({ values: { symmetry, beyond, utility = '', [seenBy]: seen } }, row) {
  const kept = {
    symmetry: row.hasMirrors ? symmetry : '',
    beyond,
    utility: row.utilities.includes(utility) ? utility : '',
    [seenBy]: seen,
  };
  return { ...begun(row.id), values: { game: row.id, ...kept } };
}

/** @type {(setup: Setup, change: Values) => Setup} */
export const withValues = (setup, change) => ({ ...setup, values: { ...setup.values, ...change } });

/**
 * The fields with a value, in the order of a text.
 * @param {Values} values
 */
const written = (values) =>
  gameFields.map((field) => ({ field, value: values[field]?.trim() ?? '' })).filter(({ value }) => value !== '');

/** @type {(values: Values) => string} */
export const textOf = (values) =>
  written(values)
    .map(({ field, value }) => `${field}=${value}`)
    .join('&');

/** Fields that do not affect the size of a whole tree. Weights may. */
const beside = { utility: '', 'move-order': '' };

/**
 * The text for counting plies. The part that a search visits depends on everything in its settings.
 * @type {(values: Values, followed: (text: string) => string) => string}
 */
export const countedText = (values, followed) =>
  values[seenBy]
    ? followed(textOf(values))
    : textOf({ ...values, ...beside, ...(values.sure?.trim() ? {} : { weights: '' }) });

/** The last ply that has been counted. @param {GameCount} counted */
export const lastOf = ({ plies }) => Math.max(plies.length - 1, 0);

/** Whether only the part that a search visits is grown. @param {Setup} setup */
export const isSeen = ({ values }) => Boolean(values[seenBy]);

/** Whether there is no room for a further ply. @param {GameCount} counted */
export const isClosed = (counted) =>
  counted.isOver && !counted.hasFailed && counted.plies.length > 0 && !isWhole(counted);

/** Whether no branch is deeper. @type {(counted: GameCount) => boolean} */
export const isWhole = ({ plies }) =>
  plies.length > 0 && plies[plies.length - 1].ended === plies[plies.length - 1].nodes;

/** The number of nodes in a tree limited to a ply. @type {(plies: GamePly[], ply: number) => number} */
export const nodesTo = (plies, ply) =>
  plies.slice(0, ply + 1).reduce((sum, { nodes }) => sum + nodes, plies[ply].beyond);

/**
 * The ply of the limit; null if unknown.
 * @type {(limit: Setup['limit'], counted: GameCount) => number | null}
 */
export function markOf(limit, counted) {
  const { readable } = counted;
  const last = lastOf(counted);
  if (limit === 'end') return isWhole(counted) ? last : null;
  const mark = limit === 'fitting' ? Math.max(readable.numbers, 1) : limit;
  return isWhole(counted) ? Math.min(mark, last) : mark;
}

/** Whether further counting cannot change the limit. @type {(setup: Setup, counted: GameCount) => boolean} */
export function isSettled({ limit }, counted) {
  const mark = markOf(limit, counted);
  return counted.isOver || (mark !== null && mark <= lastOf(counted));
}

/** @type {(ply: number, counted: GameCount) => Setup['limit']} */
export const limitAt = (ply, counted) => (isWhole(counted) && ply === lastOf(counted) ? 'end' : ply);

/** Whether the tree is small enough, as far as known before it is grown. @type {(setup: Setup, counted: GameCount) => boolean} */
export function fits({ limit }, counted) {
  const mark = markOf(limit, counted);
  if (!counted.isOver || isWhole(counted) || counted.hasFailed) return true;
  return mark !== null && mark <= lastOf(counted);
}

/** The default utility, which depends on chance and evaluation. @type {(setup: Setup, counted: GameCount) => string} */
export function usualOf(setup, counted) {
  if (setup.values.die) return 'usual-chance';
  return /&(depth|sure)=/.test(wantedText(setup, counted) ?? '') ? 'usual-limited' : 'usual';
}

/**
 * The text of the requested tree; null while its limit is undecided.
 * @type {(setup: Setup, counted: GameCount) => string | null}
 */
export function wantedText({ values, limit }, counted) {
  if (limit === 'end') return textOf(values);
  const mark = limit === 'fitting' ? markOf(limit, counted) : limit;
  if (mark === null) return null;
  const isWholeGame = limit === 'fitting' && (counted.readable.isWhole || limitAt(mark, counted) === 'end');
  return textOf({ ...values, depth: isWholeGame ? '' : String(mark) });
}

// Whole notations: how one course draws and searches, every switch and both rules at once. One row each; its name and what
// it is like are messages. The first is the page as it opens.

import { isSameNotation, usual } from './notation.js';

/** @typedef {import('./types.js').Notation} Notation */
/** @typedef {import('./types.js').Rules} Rules */
/** @typedef {{ id: string, notation: Notation, rules: Rules }} Preset */

/** @type {Preset[]} */
export const presets = [
  { id: 'page', notation: usual, rules: { cut: 'at-bound', returns: 'fail-soft' } },
  {
    id: 'stubs',
    notation: { skin: 'triangles', windows: 'closed', cuts: 'stub', infinity: 'signs' },
    rules: { cut: 'at-bound', returns: 'fail-hard' },
  },
  {
    id: 'rows',
    notation: { skin: 'plain', windows: 'closed', cuts: 'dashed', infinity: 'signs' },
    rules: { cut: 'past-bound', returns: 'fail-soft' },
  },
  {
    id: 'letters',
    notation: { skin: 'signs', windows: 'closed', cuts: 'cross', infinity: 'letters' },
    rules: { cut: 'past-bound', returns: 'fail-hard' },
  },
  {
    id: 'running',
    notation: { skin: 'plain', windows: 'labelled', cuts: 'slashes', infinity: 'signs' },
    rules: { cut: 'at-bound', returns: 'running-bound' },
  },
  {
    id: 'open',
    notation: { skin: 'circles', windows: 'open', cuts: 'slashes', infinity: 'signs' },
    rules: { cut: 'at-bound', returns: 'fail-soft' },
  },
];

/**
 * The one whose settings all hold.
 * @param {Notation} notation
 * @param {Rules} rules
 * @returns {Preset | undefined}
 */
export const presetOf = (notation, { cut, returns }) =>
  presets.find(
    (preset) =>
      preset.rules.cut === cut && preset.rules.returns === returns && isSameNotation(preset.notation, notation),
  );

// Whole notations: how one course writes and searches, every switch and both rules at once. One row each, with what is not as
// in the first, which is the page's own; names are messages.

import { usual } from './notation.js';

/** @typedef {import('./types.js').Notation} Notation */
/** @typedef {import('./types.js').Rules} Rules */
/** @typedef {{ id: string, notation: Notation, rules: Rules }} Preset */

/** @type {Partial<Notation>} */
const assigned = { best: 'none', windows: 'labelled', raised: 'before' };

/** @type {(id: string, own: Partial<Notation>, cut: Rules['cut'], returns: Rules['returns']) => Preset} */
const preset = (id, own, cut, returns) => ({ id, notation: { ...usual, ...own }, rules: { cut, returns } });

/** @type {Preset[]} */
export const presets = [
  preset('general', {}, 'at-bound', 'fail-soft'),
  preset('a', { ...assigned, rows: 'levels', after: 'gone', cuts: 'stub', infinity: 'm' }, 'at-bound', 'fail-hard'),
  preset(
    'b',
    {
      ...{ skin: 'letters', best: 'none', windows: 'labelled', bounds: 'own', after: 'cut' },
      ...{ letters: 'root', numbers: 'seen', cuts: 'dashed' },
    },
    'past-bound',
    'fail-soft',
  ),
  preset(
    'c',
    {
      ...{ skin: 'pills', rows: 'none', interim: 'plain', best: 'v', asOf: 'called', leafWindows: 'called' },
      ...{ names: 'min-max', numbers: 'seen', unseen: 'dots', cuts: 'cross' },
      ...{ infinity: 'letters', letters: 'unnamed', separator: 'tight' },
    },
    'past-bound',
    'fail-hard',
  ),
  preset('d', { ...assigned, rows: 'depth', after: 'cut' }, 'at-bound', 'running-bound'),
  preset(
    'e',
    {
      ...{ skin: 'circles', rows: 'none', interim: 'plain', best: 'res', windows: 'open' },
      ...{ infinity: 'unsigned', asOf: 'called', leafWindows: 'called' },
    },
    'at-bound',
    'fail-soft',
  ),
];

/** @type {(id: string) => Preset} */
export const presetNamed = (id) => presets.find((preset) => preset.id === id) ?? presets[0];

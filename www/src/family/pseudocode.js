// The pseudo-code of the algorithms beyond the basic two, as rows like those of the basic ones: first the driver's loop where
// there is one, then the search that it calls. It knows no words and not how a line is drawn.

import { algorithms } from '../../pkg/tables.js';
import { pseudocode as basics, bests } from '../words/pseudocode.js';

/** @typedef {import('../words/pseudocode.js').Line} Line */
/** @typedef {import('../state/types.js').Settings} Settings */

/** @param {Settings} settings */
const hasLimit = ({ depth }) => depth !== null;
/** @param {Settings} settings */
const comparesBound = ({ returns }) => returns === 'running-bound';
/** @param {Settings} settings */
const returnsBest = ({ returns }) => returns === 'fail-soft';

/** @type {(id: string, level: number, events?: string[], when?: Line['when']) => Line} */
const line = (id, level, events = [], when) => ({ id, level, events, when });

const call = line('code-call-window', 0, ['visit']);
const leaf = line('code-leaf', 1, ['evaluate']);
const limit = line('code-limit', 1, ['static'], hasLimit);
const stop = line('code-stop', 1, ['evaluate', 'static']);
const start = line('code-start', 1, ['start']);
const each = line('code-each', 1);
const eachDescends = line('code-each-descend', 1);
const descend = line('code-descend-window', 2);
const cut = line('code-cut', 2, ['cutoff', 'cut-return']);
const narrow = line('code-narrow', 2, ['narrow']);
/** With a table the node's bound is kept before it is returned, so a cut-off only leaves the loop. */
const breaks = line('code-break', 2, ['cutoff']);
const store = line('code-store', 1, ['store']);
const known = line('code-known', 1, ['probe', 'answer']);
const returns = line('code-return', 1, ['return', 'cut-return']);

/** What follows from a child's score, by the rules of the dialect; a running bound moves before it is compared. */
const byDialect = [
  ...bests,
  { ...narrow, when: comparesBound },
  cut,
  { ...narrow, when: (/** @type {Settings} */ settings) => !comparesBound(settings) },
  line('code-return', 1, ['return'], returnsBest),
  line('code-return-bound', 1, ['return'], (settings) => !returnsBest(settings)),
];

/** Alpha-beta, short, below a driver's loop. */
const calledSearch = [line('code-call-window', 0, ['visit', 'start']), stop, eachDescends, ...byDialect];

/** Whatever a pass proves. */
const anyProof = ['prove', 'prove-low', 'prove-high'];

/** @type {(name: string, begin: string) => Line[]} nothing but zero windows, so that no window is ever narrowed */
const byZeroWindows = (name, begin) => [
  line(name, 0),
  line(begin, 1),
  line('code-mtd-while', 1),
  line('code-mtd-beta', 2),
  line('code-mtd-search', 2, ['pass']),
  line('code-mtd-bound', 2, anyProof),
  ...[call, known, stop, eachDescends, ...bests, breaks, store, returns],
];

/** @type {Record<string, Line[]>} */
export const pseudocode = {
  negamax: [
    line('code-negamax', 0, ['visit']),
    line('code-leaf-mover', 1, ['evaluate']),
    line('code-limit-mover', 1, ['static'], hasLimit),
    ...[start, each],
    line('code-descend-negamax', 2),
    ...byDialect,
  ],
  'minimax-by-levels': [
    line('code-levels', 0),
    line('code-levels-plies', 1),
    line('code-levels-nodes', 2),
    line('code-levels-leaf', 3, ['evaluate']),
    line('code-levels-limit', 3, ['static'], hasLimit),
    line('code-levels-start', 3, ['visit']),
    line('code-levels-each', 4),
    line('code-levels-best', 5, ['improve'], ({ ties }) => ties === 'first'),
    line('code-levels-best-last', 5, ['improve'], ({ ties }) => ties === 'last'),
    line('code-levels-score', 4, ['return', 'cut-return']),
  ],
  'iterative-deepening': [
    line('code-deepening', 0),
    line('code-deepening-each', 1, ['pass']),
    line('code-deepening-search', 2),
    line('code-deepening-sort', 2, anyProof, ({ order }) => order !== 'refutation'),
    line('code-deepening-lines', 2, anyProof, ({ order }) => order === 'refutation'),
    ...calledSearch,
  ],
  aspiration: [
    line('code-aspiration', 0),
    line('code-aspiration-window', 1),
    line('code-aspiration-search', 1, ['pass']),
    line('code-aspiration-low', 1, ['prove-low']),
    line('code-aspiration-high', 1, ['prove-high']),
    line('code-aspiration-return', 1, ['prove']),
    ...calledSearch,
  ],
  pvs: [
    ...[call, leaf, limit, start, each],
    line('code-pvs-first', 2),
    line('code-pvs-ask', 2, ['ask']),
    line('code-pvs-again', 2, ['ask-again']),
    ...[...bests, cut, narrow],
    line('code-return', 1, ['return']),
  ],
  'alpha-beta-table': [
    ...[call, known],
    line('code-known-narrow', 1, ['narrow-known']),
    ...[leaf, limit, start, each, descend, ...bests, breaks, narrow, store, returns],
  ],
  'mtd-f': byZeroWindows('code-mtd', 'code-mtd-start'),
  'sss-star': byZeroWindows('code-sss', 'code-sss-start'),
  'dual-star': byZeroWindows('code-dual', 'code-dual-start'),
};

/** An algorithm that has no rows of its own reads as the basic search that it is a kind of. @type {(id: string) => Line[]} */
const rowsOf = (id) =>
  basics[id] ??
  pseudocode[id] ??
  basics[algorithms.some((row) => row.id === id && row.windowed) ? 'alpha-beta' : 'minimax'];

/**
 * The lines of any algorithm that these settings have.
 * @param {Settings} settings
 * @returns {Line[]}
 */
export const linesOf = (settings) =>
  rowsOf(settings.algorithm).filter(({ when }) => when === undefined || when(settings));

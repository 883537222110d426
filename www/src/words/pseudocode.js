// The pseudo-code of the basic two algorithms as a table: one row a line, with the events that stand on it. Nothing below knows how a line is drawn.

/** @typedef {import('../state/types.js').Settings} Settings */
/** @typedef {import('../state/types.js').Event} Event */
/** @typedef {import('../state/types.js').Player} Player */

/**
 * @typedef {object} Line
 * @property {string} id a message
 * @property {number} level of indentation
 * @property {string[]} events the kinds of events that happen on it
 * @property {(settings: Settings) => boolean} [when] whether these settings have it
 * @property {Player} [player] whose line it is, where both have lines of their own
 */

/** @param {Settings} settings */
const hasLimit = ({ depth }) => depth !== null;
/** @param {Settings} settings */
const returnsBound = ({ returns }) => returns !== 'fail-soft';
/** @param {Settings} settings */
const comparesBound = ({ returns }) => returns === 'running-bound';

/** @type {Line[]} */
const begin = [
  { id: 'code-leaf', level: 1, events: ['evaluate'] },
  { id: 'code-limit', level: 1, events: ['static'], when: hasLimit },
  { id: 'code-start', level: 1, events: ['start'] },
  { id: 'code-each', level: 1, events: [] },
];
/** Of equals the first or the last. @type {Line[]} */
export const bests = [
  { id: 'code-best', level: 2, events: ['improve'], when: ({ ties }) => ties === 'first' },
  { id: 'code-best-last', level: 2, events: ['improve'], when: ({ ties }) => ties === 'last' },
];
/** @type {Line} */
const narrow = { id: 'code-narrow', level: 2, events: ['narrow'] };
/** @type {Line} */
const cut = { id: 'code-cut', level: 2, events: ['cutoff', 'cut-return'] };

/** @type {Record<string, Line[]>} */
export const pseudocode = {
  minimax: [
    { id: 'code-call', level: 0, events: ['visit'] },
    ...begin,
    { id: 'code-descend', level: 2, events: [] },
    ...bests,
    { id: 'code-return', level: 1, events: ['return', 'cut-return'] },
  ],
  'alpha-beta': [
    { id: 'code-call-window', level: 0, events: ['visit'] },
    ...begin,
    { id: 'code-descend-window', level: 2, events: [] },
    ...bests,
    // A running bound is what is compared and returned, so it moves first.
    { ...narrow, when: comparesBound },
    cut,
    { ...narrow, when: (settings) => !comparesBound(settings) },
    { id: 'code-return', level: 1, events: ['return'], when: (settings) => !returnsBound(settings) },
    { id: 'code-return-bound', level: 1, events: ['return'], when: returnsBound },
  ],
};

/**
 * The line on which an event happens: its index among the lines.
 * @param {Line[]} lines
 * @param {Event} event
 * @param {Player} player who moves at the event's node
 * @param {boolean} meets whether it returns a score that meets the bound
 */
export function lineOf(lines, event, player, meets) {
  const lineWith = (/** @type {string} */ kind) =>
    lines.findIndex((line) => line.events.includes(kind) && (line.player ?? player) === player);
  const last = event.kind === 'return' && event.node === 0 ? lineWith('result') : -1;
  return last < 0 ? lineWith(nameOf(event, meets)) : last;
}

/** What an event is called in the table: its kind, or what it is in particular. @type {(event: Event, meets: boolean) => string} */
function nameOf(event, meets) {
  switch (event.kind) {
    case 'evaluate':
      return event.static ? 'static' : 'evaluate';
    case 'return':
      if (event.best === null) return 'answer';
      // A score that meets the bound is returned where it is compared, whether or not a child is left to cut off.
      return meets ? 'cut-return' : 'return';
    case 'improve':
      return meets ? 'cut-improve' : 'improve';
    case 'ask':
      return event.surprise === null ? 'ask' : 'ask-again';
    case 'narrow':
      if (event.byPayoffs) return 'start';
      return event.child === null ? 'narrow-known' : 'narrow';
    case 'prove':
      if (event.missed === null) return 'prove';
      return event.missed === 'alpha' ? 'prove-low' : 'prove-high';
    default:
      return event.kind;
  }
}

// Positions of games that are prepared for a lecture. What each shows, messages say; what it costs, the core counts.

import { fromText, isSame } from '../core/source.js';
import { settingsFor } from '../state/examples.js';

/** @typedef {{ id: string, text: string, settings?: Partial<import('../state/types.js').Settings> }} Prepared */

const opening = 'game=connect-four&depth=6&weights=centre=0';
const won = 'game=tic-tac-toe&moves=a1 a2 b2 b1';
const queen = 'game=chess&position=7k/7p/8/3q4/4B3/8/7P/7K w - -&depth=2';

/** @type {Prepared[]} */
export const prepared = [
  { id: 'last-squares', text: 'game=tic-tac-toe&moves=a1 b2 c3 a3 c1 b1' },
  { id: 'open-lines', text: 'game=tic-tac-toe&moves=b2 a1&depth=2&weights=rows-with-two=1' },
  { id: 'mirrored', text: 'game=tic-tac-toe&depth=2&symmetry=yes' },
  { id: 'to-the-end', text: 'game=tic-tac-toe&moves=b2 a1 a2 c2 b1' },
  { id: 'nim-again', text: 'game=nim&heaps=1,2,3', settings: { algorithm: 'alpha-beta-table' } },
  { id: 'from-the-left', text: opening },
  { id: 'from-the-middle', text: opening, settings: { order: 'centre-first' } },
  { id: 'row-of-four', text: 'game=gomoku&size=9x9&moves=e5 e6 f5 f6 g5 g6 h5&depth=2' },
  { id: 'corner', text: 'game=reversi&size=6x6&moves=b3 b4 a5 a4 b5 b2 c2 d2&depth=2' },
  {
    id: 'square-weights',
    text: 'game=reversi&moves=f5 f6 f7 e3 d3 g7&depth=2&weights=corners=0,mobility=0,discs=0,squares=1',
  },
  { id: 'further-move', text: 'game=kalah&size=3x3&depth=3' },
  { id: 'forced-capture', text: 'game=draughts&size=6x6&moves=5-7 13-11 6-9 16-13 3-6 11-8&depth=3' },
  { id: 'horizon', text: 'game=chess&position=4k3/8/2p5/3p4/8/8/8/3R3K w - -&depth=1' },
  { id: 'as-listed', text: queen },
  { id: 'captures-first', text: queen, settings: { order: 'captures-first' } },
  { id: 'won-later', text: `${won}&utility=result` },
  { id: 'won-at-once', text: `${won}&utility=speed` },
];

/** The tree and how it is searched. @param {Prepared} one */
export const shownOf = ({ text, settings = {} }) => ({ source: fromText(text), settings: settingsFor({ settings }) });

/** Whether one is on the stage. @type {(one: Prepared, state: Pick<import('../state/types.js').State, 'shown'>) => boolean} */
export function isOnStage(one, { shown }) {
  const { source, settings } = shownOf(one);
  return isSame(shown.source, source) && shown.settings.order === settings.order;
}

/** What else it can be found by: other names of its game, and what it is about. @type {(one: Prepared, texts: import('../words/texts.js').Texts) => string} */
export function wordsOf({ text }, texts) {
  const [, game] = /^game=([^&]*)/.exec(text) ?? [];
  const about = { symmetry: /symmetry=yes/, evaluation: /depth=/, quiescence: /game=chess/ };
  const subjects = Object.entries(about).filter(([, sign]) => sign.test(text));
  const words = subjects.map(([id]) => texts.text('prepared-subject', { id }));
  return [texts.text('prepared-game', { id: game }), ...words].join(' ');
}

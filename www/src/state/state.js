// The one state of the page and the table of everything that can happen to it. A transition is
// (state, action, engine) => state: pure, without a DOM, a clock or a word. The engine only answers questions (what does
// this text read as, how long is its run), so the same state and action always give the same next state, or the same need of
// what has to come before that can be said.

import { needsCore } from '../core/answers.js';
import { plainSettings } from '../core/settings.js';
import { fromText, isSame } from '../core/source.js';
import { followedByRecent } from '../keeping/recent.js';
import * as choosing from './choosing.js';
import * as commas from './commas.js';
import * as editing from './editing.js';
import { exampleOf } from './examples.js';
import * as linking from './following.js';
import { noHistory, redo, remembered, undo } from './history.js';
import * as lecturing from './lecturing.js';
import * as making from './nodes.js';
import { needsFull, usual } from './notation.js';
import { openRecent, openTree } from './opening.js';
import * as random from './randomtree.js';
import { withGrain } from './slides.js';
import * as stepping from './stepping.js';
import * as typing from './typing.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Action} Action */
/** @typedef {import('../core/engine.js').Engine} Engine */

/** @typedef {{ [T in Action['type']]: import('./types.js').Transition<Extract<Action, { type: T }>> }} Transitions */

/** @type {Transitions} */
const transitions = {
  goTo: stepping.goTo,
  stepForward: stepping.forward,
  stepBack: stepping.back,
  first: stepping.first,
  last: stepping.last,
  answer: stepping.answer,
  nextCutoff: stepping.nextCutoff,
  previousCutoff: stepping.previousCutoff,
  play: stepping.play,
  pause: stepping.pause,
  togglePlay: stepping.togglePlay,
  tick: stepping.tick,
  setSpeed: (state, { speed }) => ({ ...state, speed }),
  setGrain: stepping.setGrain,
  cycleGrain: stepping.cycleGrain,
  jumpTo: stepping.jumpTo,

  togglePredict: lecturing.togglePredict,
  togglePresent: lecturing.togglePresent,
  leave: lecturing.leave,
  toggleDark: lecturing.toggleDark,

  setText: editing.setText,
  beginText: typing.begin,
  awaitText: typing.wait,
  endText: typing.end,
  cancelText: typing.cancel,
  fillStatics: editing.fillStatics,
  readDecimals: editing.readDecimals,
  keepCommas: commas.keep,
  editLeaf: editing.begin,
  editText: editing.type,
  awaitEdit: editing.wait,
  commitEdit: editing.commit,
  cancelEdit: editing.cancel,
  leaveEdit: editing.leave,
  setScore: editing.setScore,
  focusNode: making.focus,

  undo,
  redo,
  toggleMaking: making.toggle,
  openMaking: making.open,
  closeMaking: making.close,
  changeTree: making.change,
  scoreAdded: making.scoreAdded,
  openTree,
  openRecent,
  setRandom: random.set,
  makeRandom: random.make,
  anotherRandom: random.another,
  notice: (state, { notice }) => ({ ...state, notice }),

  chooseExample: choosing.example,
  closeClaim: (state) => ({ ...state, claim: null }),
  chooseAlgorithm: choosing.algorithm,
  chooseDialect: choosing.dialect,
  chooseOrder: choosing.order,
  chooseRule: choosing.rule,
  setField: choosing.field,
  openLink: linking.open,
  settle: choosing.settle,
  ignore: linking.ignore,
  dismissIgnored: linking.dismiss,
  dismissTip: (state) => ({ ...state, knowsEditing: true }),
  choosePanel: choosing.panel,
  toggleCounts: choosing.counts,
  chooseOverlay: choosing.overlay,
  setNotation: choosing.change,
  chooseNotation: choosing.notation,
  setRace: (state, { race }) => ({ ...state, race }),
  toggleArrange: (state) => ({ ...state, arrange: state.arrange === 'search' ? 'written' : 'search', animate: false }),
  setTheme: (state, { theme }) => ({ ...state, theme: choosing.themes.find((known) => known === theme) ?? 'auto' }),
  setLanguage: (state, { language }) => ({ ...state, language }),
  setTextSize: (state, { size }) => ({ ...state, textSize: size }),
};

/**
 * @param {State} state
 * @param {Action} action
 * @param {Engine} engine
 * @returns {import('../core/answers.js').Answer<State>}
 */
export function update(state, action, engine) {
  const transition = /** @type {import('./types.js').Transition<Action>} */ (transitions[action.type]);
  const next = lecturing.uncovered(state, action) ?? transition(state, action, engine);
  if ('needs' in next) return next;
  // What nodes show in another notation than the general one, only the full core says.
  if (!needsFull(state) && needsFull(next) && !engine.isFull()) return needsCore;
  return next === state ? state : withGrain(withConsequences(state, next, action));
}

/** They say themselves what is claimed of the tree that they bring. */
const opening = new Set(['openTree', 'openLink']);

/**
 * What follows from any change, whatever made it.
 * @param {State} before
 * @param {State} after
 * @param {Action} action
 */
function withConsequences(before, after, action) {
  const kept = followedByRecent(before, making.endedByStepping(before, remembered(before, after, action)), action);
  const isOther = kept.shown !== before.shown;
  // Whoever has gone on with something else does not wait for the tree of a link.
  const awaited = isOther || !isSame(kept.source, before.source) ? linking.awaitNothing(kept) : kept;
  const told = isOther && awaited.predictions.length > 0 ? { ...awaited, predictions: [] } : awaited;
  const isOver = isOther && told.claim !== null && !opening.has(action.type);
  const isOldNews = told.notice !== null && told.notice === before.notice && !isSame(told.source, before.source);
  const rest = isOver ? { ...told, claim: null } : told;
  const next = isOldNews ? { ...rest, notice: null } : rest;
  return !next.knowsEditing && (next.editing || next.making) ? { ...next, knowsEditing: true } : next;
}

/**
 * The page as it opens: an example, untouched.
 * @param {string} [example]
 * @returns {State}
 */
export function initialState(example = 'textbook') {
  const source = fromText(exampleOf(example).text);
  return {
    source,
    settings: plainSettings,
    shown: { source, settings: plainSettings },
    example,
    claim: null,
    step: 0,
    language: 'en',
    animate: false,
    playing: false,
    speed: 1,
    grain: 'event',
    isGrainOwn: false,
    predict: false,
    asking: 'no',
    predictions: [],
    present: false,
    dark: false,
    panel: null,
    counting: false,
    overlay: 'none',
    editing: null,
    typing: null,
    focusNode: null,
    theme: 'auto',
    notation: 'general',
    ...usual,
    textSize: 1,
    drafts: choosing.noDrafts,
    history: noHistory,
    making: null,
    recent: [],
    random: random.firstRandom,
    race: null,
    arrange: 'written',
    notice: null,
    commasKept: '',
    knowsEditing: false,
    ignored: [],
  };
}

// The one state of the page and the table of everything that can happen to it. A transition is
// (state, action, engine) => state: pure, without a DOM, a clock or a word. The engine only answers questions (what does
// this text read as, how long is its run), so the same state and action always give the same next state, or the same need of
// what has to come before that can be said: most transitions come with the rest of the page (changes.js).

import { needsCore, needsRest } from '../core/answers.js';
import { plainSettings } from '../core/settings.js';
import { fromText } from '../core/source.js';
import * as beginning from './beginning.js';
import * as ignoring from './ignoring.js';
import { needsFull, usual } from './notation.js';
import { withGrain } from './slides.js';
import * as stepping from './stepping.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Action} Action */
/** @typedef {import('../core/engine.js').Engine} Engine */

/** @typedef {{ [T in Action['type']]: import('./types.js').Transition<Extract<Action, { type: T }>> }} Transitions */
/**
 * @typedef {object} Changes
 * @property {Omit<Transitions, First>} transitions
 * @property {(state: State, action: Action) => State | null} uncovered
 * @property {(before: State, after: State, action: Action) => State} followed what follows from any change, whatever made it
 */

/** What a page does that has just been opened. */
const transitions = /** @satisfies {Partial<Transitions>} */ ({
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
  setGrain: stepping.setGrain,
  cycleGrain: stepping.cycleGrain,
  jumpTo: stepping.jumpTo,
  // Whoever walks on has done with the leaf that was added.
  focusNode: (state, { node }) => ({
    ...state,
    focusNode: node,
    making: state.making && { ...state.making, added: null },
  }),
  ignore: ignoring.ignore,
  dismissIgnored: ignoring.dismiss,
});
/** @typedef {keyof typeof transitions} First */

/** @type {Changes | null} */
let changes = null;
/** @type {Partial<Transitions>} */
let known = transitions;

/** The rest has come. @param {Changes} all */
export function learn(all) {
  changes = all;
  known = { ...transitions, ...all.transitions };
}

/**
 * @param {State} state
 * @param {Action} action
 * @param {Engine} engine
 * @returns {import('../core/answers.js').Answer<State>}
 */
export function update(state, action, engine) {
  const transition = /** @type {import('./types.js').Transition<Action> | undefined} */ (known[action.type]);
  if (!transition) return needsRest;
  if ('node' in action && !isThere(state, action.node, engine)) return state;
  const next = changes?.uncovered(state, action) ?? transition(state, action, engine);
  if ('needs' in next) return next;
  // What nodes show in another notation than the general one, only the full core says.
  if (!needsFull(state) && needsFull(next) && !engine.isFull()) return needsCore;
  if (next === state) return state;
  const done = withGrain(changes?.followed(state, next, action) ?? next);
  return isThere(done, done.focusNode, engine) ? done : { ...done, focusNode: null };
}

/**
 * Whether the tree has such a node. Another tree may have come since the page was drawn that someone has clicked on.
 * @type {(state: State, node: number | null, engine: Engine) => boolean}
 */
const isThere = ({ shown }, node, engine) =>
  node === null || node < (engine.known(shown.source)?.facts.tree.size ?? Number.POSITIVE_INFINITY);

/**
 * The page as it opens: an example, untouched.
 * @param {{ id: string, text: string }} [example]
 * @returns {State}
 */
export function initialState(example = beginning.firstExample) {
  const source = fromText(example.text);
  return {
    source,
    settings: plainSettings,
    shown: { source, settings: plainSettings },
    example: example.id,
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
    blank: null,
    panel: null,
    counting: false,
    rated: null,
    beyondWas: null,
    overlay: 'none',
    editing: null,
    wantsScore: false,
    typing: null,
    focusNode: null,
    theme: 'auto',
    notation: 'general',
    ...usual,
    textSize: 1,
    letterKeys: true,
    drafts: beginning.noDrafts,
    history: beginning.noHistory,
    making: null,
    recent: [],
    random: beginning.firstRandom,
    race: null,
    arrange: 'written',
    notice: null,
    commasKept: '',
    readAs: null,
    knowsStepping: false,
    knowsEditing: false,
    knowsPresenting: false,
    hasHints: true,
    ignored: [],
  };
}

// The one state of the page, and how it goes on. A transition (changes.js) is (state, action, engine) => state: pure, without a DOM, a
// clock or a word. The engine only answers questions (what does this text read as, how long is its run), so the same state and action
// always give the same next state, or the same need of what a worker has to find out before that can be said.

import { plainSettings } from '../core/settings.js';
import { fromText } from '../core/source.js';
import * as beginning from './beginning.js';
import { followed, transitions } from './changes.js';
import { uncovered } from './lecturing.js';
import { usual } from './notation.js';
import { withGrain } from './slides.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Action} Action */
/** @typedef {import('../core/engine.js').Engine} Engine */

/**
 * @param {State} state
 * @param {Action} action
 * @param {Engine} engine
 * @returns {import('../core/answers.js').Answer<State>}
 */
export function update(state, action, engine) {
  const transition = /** @type {import('./types.js').Transition<Action>} */ (transitions[action.type]);
  if ('node' in action && !isThere(state, action.node, engine)) return state;
  const next = uncovered(state, action) ?? transition(state, action, engine);
  if ('needs' in next) return next;
  if (next === state) return state;
  const done = withGrain(followed(state, next, action));
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

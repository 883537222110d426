// Following a link: a transition that shows the tree, the run and the step it names, as far as they work, and remembers
// what had to be ignored until someone has read it. It knows what a link says, never how it is written.

import { closed, noDrafts } from './choosing.js';
import { exampleLike, writtenAs } from './examples.js';
import { readLink } from './link.js';
import { grow, madeOf } from './random.js';
import { writtenRandom } from './randomlink.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./engine.js').Engine} Engine */

/** A longer text, in characters, is no tree with a small mistake. */
const longestMended = 5000;

/** @type {(state: State, action: { hash: string }, engine: Engine) => State} */
export function open(state, { hash }, engine) {
  const link = readLink(hash);
  const ignored = [...link.ignored];
  const next = { ...state, ...link.state };
  if (!link.isRun) return { ...next, ignored };

  const { settings } = link;
  const error = link.tree === null ? null : engine.readError({ text: link.tree, settings });
  if (error) ignored.unshift({ piece: 'tree', why: 'tree', error });
  const made = link.random && link.tree === null ? grow(link.random, engine).text : undefined;
  if (link.random && link.tree === null && made === undefined)
    ignored.push({ piece: `random=${writtenRandom(link.random)}`, why: 'random' });
  const told = made ?? (error ? null : link.tree);
  const typed = told ?? state.shown.text;
  const nearest = engine.nearest({ text: typed, settings });
  const { tree } = engine.look({ text: typed, settings: nearest });
  const example = exampleLike(tree, nearest);
  const text = writtenAs(example, tree) ?? typed;
  const shown = { text, settings: nearest };
  const { length } = engine.look(shown).run;
  // Steps of a tree that cannot be read mean nothing.
  const step = error ? 0 : Math.min(link.step, length);
  if (!error && length < link.step) ignored.push({ piece: `step=${link.step}`, why: 'step', limit: length });
  return {
    ...next,
    // A tree that does not read stands in the field, to be mended there.
    text: error && link.tree !== null && link.tree.length <= longestMended ? link.tree : text,
    ...{ settings, shown },
    step,
    // A tree is taken at its word: it stands there at once, and growing it again would take the full core.
    random: link.random && told !== null ? madeOf(link.random, text) : state.random,
    ignored,
    race: error ? null : (link.race ?? closed(state.race)),
    example: example?.id ?? null,
    claim: link.state.claim ?? null,
    drafts: noDrafts,
    animate: false,
    playing: false,
    editing: null,
    focusNode: null,
  };
}

/** The same is not said twice, and what does not come is no longer awaited.
 * @type {(state: State, action: { ignored: import('./link.js').Ignored }) => State} */
export const ignore = (state, { ignored }) =>
  state.ignored.some(({ piece, why }) => piece === ignored.piece && why === ignored.why)
    ? state
    : { ...state, ignored: [...awaitNothing(state).ignored, ignored] };

/** Nothing is said to be coming any more.
 * @type {(state: State) => State} */
export const awaitNothing = (state) =>
  state.ignored.some(({ why }) => why === 'coming')
    ? { ...state, ignored: state.ignored.filter(({ why }) => why !== 'coming') }
    : state;

/** @type {(state: State) => State} */
export const dismiss = (state) => ({ ...state, ignored: [] });

// Following a link: a transition that shows the tree, the run and the step it names, as far as they work, and remembers
// what had to be ignored until someone has read it. It knows what a link says, never how it is written.

import { fromText } from '../core/source.js';
import { readLink } from '../keeping/link.js';
import { noDrafts } from './beginning.js';
import { closed } from './choosing.js';
import { besideIn, exampleLike } from './examples.js';
import { madeOf } from './made.js';
import { grow } from './randomtree.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('../core/engine.js').Engine} Engine */
/**
 * @template [A=object]
 * @typedef {import('./types.js').Transition<A>} Transition
 */

/** A longer text, in characters, is no tree with a small mistake. */
const longestMended = 5000;

/** @type {Transition<{ hash: string }>} */
export function open(state, { hash }, engine) {
  const link = readLink(hash);
  const { settings } = link;
  /** @type {import('../keeping/link.js').Ignored[]} */
  const ignored = [...link.ignored];
  const next = { ...state, ...link.state };
  if (!link.isRun) return { ...next, ignored };

  const made = link.random && link.tree === null ? grow(link.random, engine) : null;
  if (made && 'needs' in made) return made;
  if (link.random && made && made.text === undefined)
    ignored.push({ piece: `random=${madeOf(link.random, '').of}`, why: 'random' });
  const text = link.tree ?? made?.text;
  const asked = text === undefined ? state.shown.source : engine.followed(fromText(text), settings);
  const found = engine.shownOf({ source: asked, settings }, state.shown);
  if ('needs' in found) return found;
  const error = engine.readError(asked);
  if (error) ignored.unshift({ piece: 'tree', why: 'tree', error });
  const { tree } = engine.look(found);
  const example = exampleLike(tree, found.settings, besideIn({ ...next, race: link.race ?? null }));
  const shown = example.text === null ? found : { ...found, source: fromText(example.text) };
  const { length } = engine.look(shown).run;
  // Steps of a tree that cannot be read mean nothing.
  const step = error ? 0 : Math.min(link.step, length);
  if (!error && length < link.step) ignored.push({ piece: `step=${link.step}`, why: 'step', limit: length });
  return {
    ...next,
    // A tree that does not read stands in the field, to be mended there.
    source: error && asked.text.length <= longestMended ? asked : shown.source,
    ...{ settings, shown },
    step,
    hasHints: state.hasHints && step === 0,
    // A tree is taken at its word.
    random: link.random && text !== undefined && !error ? madeOf(link.random, shown.source.text) : state.random,
    ignored,
    race: error ? null : (link.race ?? closed(state.race)),
    example: example.id,
    claim: link.claim,
    drafts: noDrafts,
    animate: false,
    playing: false,
    editing: null,
    focusNode: null,
  };
}

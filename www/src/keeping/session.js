// What closing the tab must not lose: the tree, its settings and step, what was typed, the recent trees, and what random
// trees are like. Kept by the browser on this machine, if it allows that; a tab that is loaded again comes before the others.

import { whenKnown } from '../core/answers.js';
import { fromText, isSame, keyOf } from '../core/source.js';
import { isRandom } from '../state/made.js';
import { openTree } from '../state/opening.js';
import { readRandom } from '../state/randomtree.js';
import { keys } from './keepers.js';
import { withTree } from './recent.js';
import { openingOf, readSaved, savedOf } from './snapshot.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').Saved} Saved */
/** @typedef {import('../core/engine.js').Engine} Engine */
/** @typedef {import('./keepers.js').Keeper} Keeper */

/** Browsers keep hardly more, in characters, and writing it would hold the page up. */
const mostKept = 1_000_000;
/** Milliseconds of rest before something is written. */
const pause = 400;

/**
 * The state with what was kept.
 * @param {State} state
 * @param {Engine} engine
 * @param {Keeper[]} keepers the first that holds a tree counts
 * @returns {import('../core/answers.js').Answer<State>}
 */
export function withSession(state, engine, keepers) {
  const all = keepers.at(-1);
  const known = {
    ...state,
    recent: all ? recentOf(all) : [],
    random: readRandom(all && get(all, keys.random)),
  };
  const kept = keepers.map((keeper) => get(keeper, keys.now)).find((value) => readSaved(value));
  const saved = readSaved(kept);
  if (!saved) return known;
  const { race, view: _, ...asked } = openingOf(saved, state.settings);
  return whenKnown(openTree({ ...known, race }, asked, engine), (opened) => {
    if (opened.shown.source.text !== saved.tree) return known;
    // What could not be read then is typed still.
    return typeof kept.typed === 'string' ? { ...opened, source: fromText(kept.typed) } : opened;
  });
}

/**
 * A link wins over what was kept; but where both are the same tree, its text stays as it was typed.
 * @param {State} kept
 * @param {State} linked
 * @param {Engine} engine
 * @returns {State}
 */
export function besideLink(kept, linked, engine) {
  const { source } = kept.shown;
  if (engine.shortest(source) !== engine.shortest(linked.shown.source)) return linked;
  const random = isRandom(linked) ? { ...linked.random, made: source.text } : linked.random;
  return { ...linked, source: kept.source, shown: { ...linked.shown, source }, random, recent: kept.recent };
}

/**
 * The text that would be opened next; what was typed last comes before what stood on the stage.
 * @param {Keeper[]} keepers
 * @returns {string}
 */
export function keptText(keepers) {
  const kept = keepers.map((keeper) => get(keeper, keys.now)).find((value) => readSaved(value));
  return typeof kept?.typed === 'string' ? kept.typed : (kept?.tree ?? '');
}

/**
 * What was typed last is no longer kept; where nothing was, neither is the tree.
 * @param {Keeper[]} keepers
 */
export function forgetLast(keepers) {
  for (const keeper of keepers) {
    const { typed, ...now } = Object(get(keeper, keys.now));
    if (typed === undefined) keeper.removeItem(keys.now);
    else put(keeper, keys.now, now);
  }
}

/**
 * @param {Window} view
 * @param {() => State} current
 * @param {Keeper[]} keepers
 * @param {State} [opening] what there was to begin with
 */
export function createSession(view, current, keepers, opening = current()) {
  let waiting = 0;
  let written = opening;

  function write(state = current()) {
    clearTimeout(waiting);
    waiting = 0;
    const { source, shown, random, recent } = state;
    const now = { ...savedOf(state), ...(isSame(source, shown.source) ? {} : { typed: source.text }) };
    if (keyOf(shown.source).length + keyOf(source).length < 2 * mostKept)
      for (const keeper of keepers) put(keeper, keys.now, now);
    const all = keepers.at(-1);
    if (all && random !== written.random)
      put(all, keys.random, isLong(random.made) ? { ...random, made: null } : random);
    // Another tab may have added trees since.
    if (all && recent !== written.recent) put(all, keys.recent, recent.reduceRight(withTree, recentOf(all)));
    written = state;
  }

  view.addEventListener('pagehide', () => waiting && write());
  view.document.addEventListener('visibilitychange', () => waiting && write());

  return {
    /**
     * At once, whatever it is: it may be the last that this page can do.
     * @param {State} state
     */
    keep: (state) => write(state),
    follow() {
      const now = current();
      const names = /** @type {const} */ (['shown', 'step', 'source', 'random', 'recent', 'race']);
      if (names.every((name) => now[name] === written[name])) return;
      // A large tree takes longer to write than a step may.
      clearTimeout(waiting);
      waiting = view.setTimeout(() => write(), pause);
    },
  };
}

/** @param {string | null} text */
const isLong = (text) => text !== null && mostKept < text.length;

/**
 * @param {Keeper} keeper
 * @returns {Saved[]}
 */
function recentOf(keeper) {
  const kept = get(keeper, keys.recent);
  return Array.isArray(kept) ? kept.map(readSaved).filter((saved) => saved !== null) : [];
}

/**
 * What is kept may be anything.
 * @param {Keeper} keeper
 * @param {string} key
 */
function get(keeper, key) {
  try {
    return JSON.parse(keeper.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Where there is no room, the recent trees make some.
 * @param {Keeper} keeper
 * @param {string} key
 * @param {unknown} value
 */
function put(keeper, key, value) {
  const text = JSON.stringify(value);
  if (keeper.setItem(key, text)) return;
  keeper.removeItem(keys.recent);
  keeper.setItem(key, text);
}

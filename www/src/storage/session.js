// What closing the tab must not lose: the tree, its settings and step, typed text, recent trees, and the settings of random trees. Stored
// by the browser on this machine, if it allows that; a reloaded tab's own state comes first. The core decides what is stored and whether it
// is valid.

import { isSame, keyOf } from '../port/source.js';
import { keys } from './keepers.js';

/** @typedef {import('../port/types.js').State} State */
/** @typedef {import('./keepers.js').Keeper} Keeper */

/** Browsers store hardly more, in characters, and writing it would block the page. */
const mostKept = 1_000_000;
/** Milliseconds of rest before a write. */
const pause = 400;

/**
 * The stored state.
 * @param {Keeper[]} keepers the first with a tree counts
 */
export function keptIn(keepers) {
  const all = keepers.at(-1);
  return { recent: all ? recentOf(all) : [], random: (all && get(all, keys.random)) ?? null, now: nowIn(keepers) };
}

/** @type {(keepers: Keeper[]) => { tree: string, typed?: unknown } | null} */
const nowIn = (keepers) =>
  keepers.map((keeper) => get(keeper, keys.now)).find((value) => typeof value?.tree === 'string') ?? null;

/**
 * The text that would be opened next; the last typed one comes before the one on the stage.
 * @param {Keeper[]} keepers
 * @returns {string}
 */
export function keptText(keepers) {
  const kept = nowIn(keepers);
  return typeof kept?.typed === 'string' ? kept.typed : (kept?.tree ?? '');
}

/**
 * Forgets the last typed text; without one, the tree.
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
 * The stored form of a state when the core is unavailable.
 * @param {State} state
 */
function plainNow({ source, shown, settings, step }) {
  const typed = isSame(source, shown.source) ? {} : { typed: source.text };
  return { tree: shown.source.text, settings: JSON.parse(JSON.stringify(settings, wordy)), step, ...typed };
}

/** JSON has no infinities. @type {(name: string, value: unknown) => unknown} */
const wordy = (_, value) => (value === Infinity ? 'inf' : value === -Infinity ? '-inf' : value);

/**
 * @param {Window} view
 * @param {{ session: import('../../pkg/core.js').Session, current: () => State }} page
 * @param {Keeper[]} keepers
 */
export function createSession(view, { session, current }, keepers) {
  let waiting = 0;
  let written = current();

  /** @param {object} [now] */
  function write(now) {
    clearTimeout(waiting);
    waiting = 0;
    const state = current();
    const { source, shown, random, recent } = state;
    if (keyOf(shown.source).length + keyOf(source).length < 2 * mostKept)
      for (const keeper of keepers) put(keeper, keys.now, now ?? session.now());
    const all = keepers.at(-1);
    if (all && random !== written.random)
      put(all, keys.random, isLong(random.made) ? { ...random, made: null } : random);
    // Another tab may have added trees since.
    if (all && recent !== written.recent && !now) put(all, keys.recent, session.recentBeside(recentOf(all)));
    written = state;
  }

  view.addEventListener('pagehide', () => waiting && write());
  view.document.addEventListener('visibilitychange', () => waiting && write());

  return {
    /**
     * At once, and without the core: it may be the last thing that this page can do.
     * @param {State} state
     */
    keep: (state) => write(plainNow(state)),
    follow() {
      const now = current();
      const names = /** @type {const} */ (['shown', 'step', 'source', 'random', 'recent', 'race']);
      if (names.every((name) => now[name] === written[name])) return;
      // Writing a large tree takes longer than a step may.
      clearTimeout(waiting);
      waiting = view.setTimeout(() => write(), pause);
    },
  };
}

/** @param {string | null} text */
const isLong = (text) => text !== null && mostKept < text.length;

/** @type {(keeper: Keeper) => unknown[]} */
function recentOf(keeper) {
  const kept = get(keeper, keys.recent);
  return Array.isArray(kept) ? kept : [];
}

/**
 * Stored values may be anything.
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
 * If there is no room, the recent trees make some.
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

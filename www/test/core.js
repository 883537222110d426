// The real core from www/pkg, ways to reach a state, and random trees, for tests that need no words. No checks here.

import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { cases } from '../../tests/browser/scale.js';
import * as wasm from '../pkg/core.js';
import { createEngine } from '../src/port/engine.js';
import { plainSettings } from '../src/port/settings.js';
import { sharedOf } from '../src/storage/keepers.js';

// Node 20 crashes where a loop with an inlined call of the core is thrown out of optimized code.
setFlagsFromString('--no-turbo-inline-js-wasm-calls');
// Every test file loads the core and calls little of it: the rest need not be validated.
setFlagsFromString('--wasm-lazy-validation');

wasm.initSync({ module: readFileSync(new URL('../pkg/core_bg.wasm', import.meta.url)) });

/** @type {import('../src/port/types.js').Core} */
export const core = wasm;

export const engine = createEngine(core);

/** By state: the engine with its session, and what has happened there. @type {WeakMap<object, { engine: import('../src/port/engine.js').Engine, actions: Action[] | null }>} */
const sessions = new WeakMap();

/** @typedef {import('../src/port/types.js').Action} Action */
/** @typedef {import('../src/port/types.js').State} State */

/**
 * The state after some actions, from the initial one or another.
 * @param {Action[]} actions
 * @param {State} [from] one resulting from actions
 */
export function after(actions, from) {
  const all = [...(from ? actionsTo(from) : []), ...actions];
  const asked = createEngine(core);
  for (const action of all) asked.session.act(action);
  const state = /** @type {State} */ (asked.session.news());
  sessions.set(state, { engine: asked, actions: all });
  return state;
}

/** @param {State} state */
function actionsTo(state) {
  const { actions } = sessions.get(state) ?? {};
  if (!actions) throw new Error('this state came of no actions');
  return actions;
}

/**
 * The page as it opens with stored data and a link.
 * @param {import('../pkg/core.js').Start} start
 */
export function opened(start) {
  const asked = createEngine(core);
  asked.session.open(start);
  const state = /** @type {State} */ (asked.session.news());
  sessions.set(state, { engine: asked, actions: null });
  return state;
}

/** The engine with the session of a state; a new one if there is none. @param {State} state */
export const engineOf = (state) => sessions.get(state)?.engine ?? engine;

/** The page as it opens. */
export const initialState = () => after([]);

/** The state after an action. @type {(state: State, action: Action) => State} */
export const act = (state, action) => after([action], state);

/**
 * The state that shows a text with some settings, at step 0.
 * @param {string} text
 * @param {Partial<import('../src/port/types.js').Settings>} [change]
 */
export const showing = (text, change = {}) =>
  after([{ type: 'openTree', text, settings: { ...plainSettings, ...change } }]);

/** Every way to search: minimax, and alpha-beta with every cut rule and return rule. */
export const waysToSearch = [
  { algorithm: 'minimax' },
  ...['at-bound', 'past-bound'].flatMap((cut) =>
    ['fail-soft', 'fail-hard', 'running-bound'].map((returns) => ({ algorithm: 'alpha-beta', cut, returns })),
  ),
].map((way) => /** @type {Partial<import('../src/port/types.js').Settings>} */ (way));

/**
 * Random trees from a seed: uneven, with equal scores, ±∞, single children and several plies of one player.
 * @param {number} count in a test run of the usual length
 * @param {number} seed
 */
export function randomTexts(count, seed) {
  let state = seed;
  const random = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const scores = ['W', 'L', 'D', '-3', '-1.5', '0', '1', '2', '2', '3.5', '4', '9'];
  const leaf = () => scores[random(scores.length)];
  /** @type {(ply: number) => string} */
  const node = (ply) => {
    if (ply === 0 || random(5) === 0) return leaf();
    const player = ['', '', '', 'max ', 'min '][random(5)];
    const children = Array.from({ length: 1 + random(3) }, () => node(ply - 1)).join(', ');
    return `${player}(${children})`;
  };
  return Array.from({ length: cases(count) }, () => `(${node(3)}, ${node(3)})`);
}

/**
 * The keeper of a browser with this storage.
 * @param {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} storage
 */
export function keeperWith(storage) {
  const view = /** @type {Window} */ (/** @type {unknown} */ ({ localStorage: storage }));
  const keeper = sharedOf(view);
  if (keeper === null) throw new Error('there is a storage');
  return keeper;
}

/**
 * A page that moves from state to state in one session.
 * @param {boolean} [isQuick] whether slow work is left to a worker
 */
export function createPage(isQuick) {
  const engine = createEngine(core, isQuick);
  let state = /** @type {State} */ (engine.session.news());
  return {
    engine,
    current: () => state,
    /** Does an action; returns what a worker has to find out first. @param {Action} action */
    act(action) {
      const needs = engine.session.act(action);
      state = { ...state, ...engine.session.news() };
      return needs;
    },
  };
}

// The real core from www/pkg, ways to reach a state, and random trees, for tests that ask for no words. Nothing here checks.

import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { cases } from '../../tests/browser/scale.js';
import * as wasm from '../pkg/core.js';
import { createEngine } from '../src/core/engine.js';
import { fromText } from '../src/core/source.js';
import { sharedOf } from '../src/keeping/keepers.js';
import { initialState, update } from '../src/state/state.js';

// Node 20 crashes where a loop with an inlined call of the core is thrown out of optimized code.
setFlagsFromString('--no-turbo-inline-js-wasm-calls');
// Every test file loads the core, and calls little of it: what it does not call need not be checked.
setFlagsFromString('--wasm-lazy-validation');

wasm.initSync({ module: readFileSync(new URL('../pkg/core_bg.wasm', import.meta.url)) });

/** @type {import('../src/state/types.js').Core} */
export const core = wasm;

export const engine = createEngine(core);

/**
 * An answer of an engine that needs nothing first.
 * @template {object} T
 * @param {import('../src/core/answers.js').Answer<T>} answer
 * @returns {T}
 */
export function known(answer) {
  if ('needs' in answer) throw new Error(`needs ${JSON.stringify(answer.needs)}`);
  return answer;
}

/**
 * The state after an action.
 * @param {import('../src/state/types.js').State} state
 * @param {import('../src/state/types.js').Action} action
 */
export const act = (state, action, asked = engine) => known(update(state, action, asked));

/**
 * The state after some actions, from the opening one or from another.
 * @param {import('../src/state/types.js').Action[]} actions
 * @param {import('../src/state/types.js').State} [from]
 */
export const after = (actions, from = initialState()) => actions.reduce((state, action) => act(state, action), from);

/**
 * The state that shows a text with some settings, at step 0.
 * @param {string} text
 * @param {Partial<import('../src/state/types.js').Settings>} [change]
 * @returns {import('../src/state/types.js').State}
 */
export function showing(text, change = {}) {
  const state = initialState();
  const settings = { ...state.settings, ...change };
  const source = fromText(text);
  return { ...state, source, settings, shown: { source, settings }, example: null };
}

/** Every way to search: minimax, and alpha-beta by every cut rule and return rule. */
export const waysToSearch = [
  { algorithm: 'minimax' },
  ...['at-bound', 'past-bound'].flatMap((cut) =>
    ['fail-soft', 'fail-hard', 'running-bound'].map((returns) => ({ algorithm: 'alpha-beta', cut, returns })),
  ),
].map((way) => /** @type {Partial<import('../src/state/types.js').Settings>} */ (way));

/**
 * Random trees from a seed: uneven, with equal scores, ±∞, single children and several plies of one player.
 * @param {number} count at the usual length of the tests
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
 * The keeper of a browser with a storage like this.
 * @param {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} storage
 */
export function keeperWith(storage) {
  const view = /** @type {Window} */ (/** @type {unknown} */ ({ localStorage: storage }));
  const keeper = sharedOf(view);
  if (keeper === null) throw new Error('there is a storage');
  return keeper;
}

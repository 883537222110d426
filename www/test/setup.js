// What the page tests share: the real, full core from www/pkg, the real words, and ways to reach a state. Nothing here checks.

import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { cases } from '../../tests/browser/scale.js';
import * as wasm from '../pkg/full/core.js';
import { createEngine } from '../src/core/engine.js';
import { fromText } from '../src/core/source.js';
import { family } from '../src/family/family.js';
import { changes } from '../src/state/changes.js';
import { initialState, learn, update } from '../src/state/state.js';
import { tellingOf } from '../src/words/telling.js';
import { createTexts } from '../src/words/texts.js';

// Node 20 crashes where a loop with an inlined call of the core is thrown out of optimized code.
setFlagsFromString('--no-turbo-inline-js-wasm-calls');

const at = (/** @type {string} */ path) => new URL(path, import.meta.url);

wasm.initSync({ module: readFileSync(at('../pkg/full/core_bg.wasm')) });

/** @type {import('../src/state/types.js').Core} */
export const core = wasm;
export const messages = ['en', 'en.more', 'en.family', 'en.courses', 'en.examples']
  .map((name) => readFileSync(at(`../../cli/locales/${name}.ftl`), 'utf8'))
  .join('\n');

/** Words that fail where one is missing. */
export const texts = createTexts('en', messages, {
  onMissing(id, problem) {
    throw new Error(`${id}: ${problem}`);
  },
});

export const engine = createEngine(core);
learn(changes);

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

/** What was gathered last: a test asks many things about one step. @type {ReturnType<typeof gather> | undefined} */
let last;

/**
 * Everything a panel reads about one step.
 * @param {import('../src/state/types.js').State} state
 * @param {number} [step]
 */
export function gathered(state, step = state.step) {
  if (last?.state !== state || last.step !== step) last = gather(state, step);
  return last;
}

/**
 * @param {import('../src/state/types.js').State} state
 * @param {number} step
 */
function gather(state, step) {
  const look = engine.look(state.shown);
  const { settings } = state.shown;
  const algorithm = engine.algorithm(settings);
  return {
    ...look,
    state,
    step,
    family,
    settings,
    algorithm,
    windowed: algorithm.windowed,
    frame: look.run.frame(step),
    texts,
    score: texts.score,
    separator: texts.separator,
  };
}

/**
 * The sentence of a step in the general words, event by event.
 * @param {import('../src/words/telling.js').Material} page
 */
export function sentenceOf(page) {
  const { letters, windows } = page.state;
  /** @type {import('../src/words/telling.js').Material['state']} */
  const plain = { ...initialState(), letters, windows, infinity: 'signs', notation: 'general' };
  return tellingOf({ ...page, state: plain })[0];
}

/**
 * @param {import('../src/state/types.js').State} state
 * @param {number} [step]
 */
export function sentence(state, step = state.step) {
  const { id, args } = sentenceOf(gathered(state, step));
  return texts.text(id, args);
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

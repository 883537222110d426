// What describing a step reads, and its sentence, for tests without panels. No checks here.

import { scoreWords } from '../src/words/scores.js';
import { tellingOf } from '../src/words/telling.js';
import { engineOf, initialState } from './core.js';
import { texts } from './words.js';

/** The last result: a test asks many things about one step. @type {ReturnType<typeof gather> | undefined} */
let last;

/**
 * Everything known about one step.
 * @param {import('../src/port/types.js').State} state
 * @param {number} [step]
 */
export function gathered(state, step = state.step) {
  if (last?.state !== state) last = gather(state, step);
  if (last.step !== step) last = { ...last, step, frame: last.run.frame(step) };
  return last;
}

/**
 * @param {import('../src/port/types.js').State} state
 * @param {number} step
 */
function gather(state, step) {
  const engine = engineOf(state);
  const look = engine.look(state.shown);
  const { settings } = state.shown;
  const algorithm = engine.algorithm(settings);
  return {
    ...look,
    state,
    step,
    settings,
    algorithm,
    windowed: algorithm.windowed,
    frame: look.run.frame(step),
    texts,
    score: scoreWords(texts, look.facts, state),
    separator: look.run.separator(texts.decimal),
  };
}

/** The initial page, in the general words. @type {import('../src/words/telling.js').Material['state']} */
const general = { ...initialState(), infinity: 'signs', notation: 'general' };

/**
 * The sentence of a step in the general words, event by event.
 * @param {import('../src/words/telling.js').Material} page
 */
export function sentenceOf(page) {
  const { letters, windows } = page.state;
  return tellingOf({ ...page, state: { ...general, letters, windows } })[0];
}

/**
 * @param {import('../src/port/types.js').State} state
 * @param {number} [step]
 */
export function sentence(state, step = state.step) {
  const { id, args } = sentenceOf(gathered(state, step));
  return texts.text(id, args);
}

// Random trees: what is asked of them, as typed, and why there may be no such tree. The core makes the text, and the same
// settings and seed give the same text for ever. It knows no dialog and no word.

import { keptRandom, randomAsked, readRandom as readWritten } from '../../pkg/core.js';
import { whenKnown } from '../core/answers.js';
import { unbound } from '../core/settings.js';
import { fromText } from '../core/source.js';
import { madeOf } from './made.js';
import { openTree } from './opening.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('../core/engine.js').Engine} Engine */
/**
 * @template [A=object]
 * @typedef {import('./types.js').Transition<A>} Transition
 */
/** @typedef {import('../../pkg/core.js').RandomFields} RandomFields */
/** @typedef {keyof RandomFields} RandomField */
/**
 * @typedef {object} Random
 * @property {RandomFields} fields
 * @property {string | null} made the last tree made
 * @property {string | null} of what it was made of, as a link writes it; the fields may say something else by now
 */
/** @typedef {{ field: RandomField, id: string, args?: Record<string, number | string> }} RandomProblem */

/**
 * What was kept, which may be anything: where a field is nothing that it could be, it is as at first.
 * @param {unknown} value
 * @returns {Random}
 */
export function readRandom(value) {
  const { fields, made, of } = Object(value);
  return {
    fields: keptRandom(fields),
    made: typeof made === 'string' ? made : null,
    of: typeof of === 'string' && readWritten(of) ? of : null,
  };
}

/** At which field a refusal of the core is said. */
const places = /** @type {Record<string, RandomField>} */ ({ 'too-large': 'depth', 'too-few-scores': 'high' });

/**
 * @param {RandomFields} fields
 * @param {Engine} engine
 * @returns {import('../core/answers.js').Answer<{ text: string, problem?: undefined } | { text?: undefined, problem: RandomProblem }>}
 */
export function grow(fields, engine) {
  const { asked, problem } = randomAsked(fields);
  if (problem) {
    const { field, kind, least, most } = problem;
    return { problem: { field, id: `making-random-${kind}`, ...(kind === 'range' ? { args: { least, most } } : {}) } };
  }
  return whenKnown(engine.randomTree(asked), ({ text, error: { kind } = { kind: '' } }) =>
    text === undefined ? { problem: { field: places[kind] ?? 'most', id: `making-random-${kind}` } } : { text },
  );
}

/** @type {(state: State, action: { change: Partial<RandomFields> }) => State} */
export function set(state, { change }) {
  return { ...state, random: { ...state.random, fields: { ...state.random.fields, ...change } } };
}

/**
 * The window, the payoffs and the depth limit of another tree would mean nothing here.
 * @type {Transition}
 */
export function make(state, _action, engine) {
  const { fields } = state.random;
  return whenKnown(grow(fields, engine), ({ text }) => {
    if (text === undefined) return state;
    const settings = { ...state.settings, ...unbound };
    return openTree({ ...state, random: madeOf(fields, text) }, { source: fromText(text), settings }, engine);
  });
}

/** @type {Transition} */
export function another(state, action, engine) {
  const seed = Number(state.random.fields.seed);
  const following = Number.isSafeInteger(seed + 1) ? String(seed + 1) : '0';
  const asked = set(state, { change: { seed: following } });
  // What no tree can be made of was not what this one was made of, whatever a link said.
  return whenKnown(make(asked, action, engine), (next) =>
    next === asked ? { ...next, random: { ...next.random, made: null } } : next,
  );
}

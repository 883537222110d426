// Random trees: what is asked of them, as typed, and why there may be no such tree. The core makes the text, and the same
// settings and seed give the same text for ever. It knows no dialog and no word.

import { whenKnown } from '../core/answers.js';
import { unbound } from '../core/settings.js';
import { fromText } from '../core/source.js';
import { isWithin, numberIn, orders, ranges, readWrittenRandom, writtenRandom } from '../keeping/randomfields.js';
import { usualRandom as usual } from './beginning.js';
import { openTree } from './opening.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('../core/engine.js').Engine} Engine */
/**
 * @template [A=object]
 * @typedef {import('./types.js').Transition<A>} Transition
 */
/** @typedef {import('../keeping/randomfields.js').RandomFields} RandomFields */
/** @typedef {import('../keeping/randomfields.js').RandomField} RandomField */
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
  const kept = /** @type {Record<string, unknown>} */ (Object(fields));
  const known = { ...usual };
  for (const name of /** @type {(keyof typeof ranges)[]} */ (Object.keys(ranges)))
    if (typeof kept[name] === 'string' && isWithin(name, numberIn(kept[name]))) known[name] = kept[name];
  for (const [from, to] of /** @type {const} */ ([
    ['least', 'most'],
    ['low', 'high'],
  ]))
    if (numberIn(known[to]) < numberIn(known[from])) Object.assign(known, only(usual, from, to));
  if (orders.some((order) => order === kept.order)) known.order = String(kept.order);
  known.distinct = kept.distinct === true;
  return {
    fields: known,
    made: typeof made === 'string' ? made : null,
    of: typeof of === 'string' && readWrittenRandom(of).wrong.length === 0 ? of : null,
  };
}

/** @type {(fields: RandomFields, ...names: RandomField[]) => Partial<RandomFields>} */
const only = (fields, ...names) => Object.fromEntries(names.map((name) => [name, fields[name]]));

/** At which field a refusal of the core is said. */
const places = /** @type {Record<string, RandomField>} */ ({ 'too-large': 'depth', 'too-few-scores': 'high' });

/**
 * @param {RandomFields} fields
 * @param {Engine} engine
 * @returns {import('../core/answers.js').Answer<{ text: string, problem?: undefined } | { text?: undefined, problem: RandomProblem }>}
 */
export function grow(fields, engine) {
  /** @type {Record<string, number>} */
  const numbers = {};
  for (const [name, [least, most]] of Object.entries(ranges)) {
    const field = /** @type {keyof typeof ranges} */ (name);
    const value = numberIn(fields[field]);
    if (!Number.isInteger(value)) return { problem: { field, id: 'making-random-number' } };
    if (!isWithin(field, value)) return { problem: { field, id: 'making-random-range', args: { least, most } } };
    numbers[name] = value;
  }
  const { least, most, depth, low, high, seed } = numbers;
  if (most < least) return { problem: { field: 'most', id: 'making-random-empty' } };
  if (high < low) return { problem: { field: 'high', id: 'making-random-empty' } };
  const { order, distinct } = fields;
  const asked = { branching: [least, most], depth, scores: [low, high], distinct, order, seed };
  return whenKnown(engine.randomTree(asked), ({ text, error: { kind } = { kind: '' } }) =>
    text === undefined ? { problem: { field: places[kind] ?? 'most', id: `making-random-${kind}` } } : { text },
  );
}

/**
 * That a tree was made of such fields.
 * @type {(fields: RandomFields, made: string) => Random}
 */
export const madeOf = (fields, made) => ({ fields, made, of: writtenRandom(fields) });

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

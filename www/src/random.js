// Random trees: what is asked of them, as typed, and why there may be no such tree. The core makes the text, and the same
// settings and seed give the same text for ever. It knows no dialog and no word.

import { openTree } from './opening.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./engine.js').Engine} Engine */
/**
 * @typedef {object} RandomFields all as typed
 * @property {string} least fewest children of a node
 * @property {string} most
 * @property {string} depth plies below the root
 * @property {string} low smallest score
 * @property {string} high
 * @property {string} seed
 * @property {string} order
 * @property {boolean} distinct
 */
/** @typedef {keyof RandomFields} RandomField */
/** @typedef {{ fields: RandomFields, made: string | null }} Random made: the last tree made of them */
/** @typedef {{ field: RandomField, id: string, args?: Record<string, number | string> }} RandomProblem */

export const orders = /** @type {const} */ (['random', 'best-first', 'worst-first']);

/** @type {Random} */
export const firstRandom = {
  fields: { least: '3', most: '3', depth: '3', low: '0', high: '20', seed: '1', order: 'random', distinct: false },
  made: null,
};

/** What whole numbers each field takes. */
const ranges = /** @type {const} */ ({
  least: [1, 1000],
  most: [1, 1000],
  depth: [1, 1000],
  low: [-1_000_000, 1_000_000],
  high: [-1_000_000, 1_000_000],
  seed: [0, Number.MAX_SAFE_INTEGER],
});

/**
 * What was kept, which may be anything: where a field is nothing that it could be, it is as at first.
 * @param {unknown} value
 * @returns {Random}
 */
export function readRandom(value) {
  const { fields, made } = Object(value);
  const kept = /** @type {Record<string, unknown>} */ (Object(fields));
  const known = { ...firstRandom.fields };
  for (const name of /** @type {(keyof typeof ranges)[]} */ (Object.keys(ranges)))
    if (typeof kept[name] === 'string' && isWithin(name, numberIn(kept[name]))) known[name] = kept[name];
  for (const [from, to] of /** @type {const} */ ([
    ['least', 'most'],
    ['low', 'high'],
  ]))
    if (numberIn(known[to]) < numberIn(known[from])) Object.assign(known, only(firstRandom.fields, from, to));
  if (orders.some((order) => order === kept.order)) known.order = String(kept.order);
  known.distinct = kept.distinct === true;
  return { fields: known, made: typeof made === 'string' ? made : null };
}

/** @type {(fields: RandomFields, ...names: RandomField[]) => Partial<RandomFields>} */
const only = (fields, ...names) => Object.fromEntries(names.map((name) => [name, fields[name]]));

/**
 * @param {string} typed
 * @returns {number} NaN for what is none
 */
const numberIn = (typed) => Number(typed.trim().replace('−', '-').replace(/^$/, 'x'));

/** @type {(name: keyof typeof ranges, value: number) => boolean} */
const isWithin = (name, value) => Number.isInteger(value) && ranges[name][0] <= value && value <= ranges[name][1];

/** At which field a refusal of the core is said. */
const places = /** @type {Record<string, RandomField>} */ ({ 'too-large': 'depth', 'too-few-scores': 'high' });

/**
 * @param {RandomFields} fields
 * @param {Engine} engine
 * @returns {{ text: string, problem?: undefined } | { text?: undefined, problem: RandomProblem }}
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
  const { text, error } = engine.randomTree(asked);
  if (text !== undefined) return { text };
  return { problem: { field: places[error.kind] ?? 'most', id: `making-random-${error.kind}` } };
}

/** @type {(state: State, action: { change: Partial<RandomFields> }) => State} */
export function set(state, { change }) {
  return { ...state, random: { ...state.random, fields: { ...state.random.fields, ...change } } };
}

/**
 * The window and the depth limit of another tree would mean nothing here.
 * @type {(state: State, action: object, engine: Engine) => State}
 */
export function make(state, _action, engine) {
  const { fields } = state.random;
  const { text } = grow(fields, engine);
  if (text === undefined) return state;
  const settings = { ...state.settings, alpha: -Infinity, beta: Infinity, depth: null };
  const next = openTree({ ...state, random: { fields, made: text } }, { text, settings }, engine);
  return next;
}

/** @type {(state: State, action: object, engine: Engine) => State} */
export function another(state, action, engine) {
  const seed = Number(state.random.fields.seed);
  const following = Number.isSafeInteger(seed + 1) ? String(seed + 1) : '0';
  return make(set(state, { change: { seed: following } }), action, engine);
}

/**
 * Whether the tree on the stage is the last one made.
 * @param {State} state
 */
export const isRandom = ({ random, shown }) => random.made !== null && random.made === shown.text;

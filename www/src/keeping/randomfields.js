// What is asked of a random tree, as the fields of the dialog hold it, and as a link writes it for a person to read, such as
// children:2..3,depth:4,order:best-first,distinct,seed:7. It knows neither the core nor how a tree grows.

import { usualRandom as usual } from '../state/beginning.js';

/** @typedef {import('../state/types.js').State} State */
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

export const orders = /** @type {const} */ (['random', 'best-first', 'worst-first']);

/** What whole numbers each field takes. */
export const ranges = /** @type {const} */ ({
  least: [1, 1000],
  most: [1, 1000],
  depth: [1, 1000],
  low: [-1_000_000, 1_000_000],
  high: [-1_000_000, 1_000_000],
  seed: [0, Number.MAX_SAFE_INTEGER],
});
/** @typedef {keyof typeof ranges} NumberField */

/**
 * @param {string} typed
 * @returns {number} NaN for what is none
 */
export const numberIn = (typed) => Number(typed.trim().replace('−', '-').replace(/^$/, 'x'));

/** @type {(name: NumberField, value: number) => boolean} */
export const isWithin = (name, value) =>
  Number.isInteger(value) && ranges[name][0] <= value && value <= ranges[name][1];

/**
 * @typedef {object} Part
 * @property {(fields: RandomFields) => string} write empty where the name says it all
 * @property {(text: string) => Partial<RandomFields> | null} read null for what means nothing
 */

/**
 * A number, or from one to another.
 * @param {NumberField} least
 * @param {NumberField} most
 * @returns {Part}
 */
const span = (least, most = least) => ({
  write(fields) {
    const [from, to] = [numberIn(fields[least]), numberIn(fields[most])];
    return from === to ? String(from) : `${from}..${to}`;
  },
  read(text) {
    const [, from, to = from] = /^(-?\d{1,16})(?:\.\.(-?\d{1,16}))?$/.exec(text) ?? [];
    const [first, last] = [Number(from), Number(to)];
    const isRange = first <= last && (least !== most || first === last);
    if (!isRange || !isWithin(least, first) || !isWithin(most, last)) return null;
    return { [least]: String(first), [most]: String(last) };
  },
});

/** By name, in the order in which a link has them. @type {Record<string, Part>} */
const parts = {
  children: span('least', 'most'),
  depth: span('depth'),
  scores: span('low', 'high'),
  order: {
    write: ({ order }) => order,
    read: (text) => (orders.some((order) => order === text) ? { order: text } : null),
  },
  distinct: {
    write: ({ distinct }) => (distinct ? '' : 'no'),
    read: (text) => (text === '' ? { distinct: true } : null),
  },
  seed: span('seed'),
};

/**
 * What is usual is not said, except the seed.
 * @param {RandomFields} fields of which a tree was made
 */
export function writtenRandom(fields) {
  const said = Object.entries(parts).filter(([name, { write }]) => name === 'seed' || write(fields) !== write(usual));
  return said.map(([name, { write }]) => [name, write(fields)].filter(Boolean).join(':')).join(',');
}

/**
 * @param {string} text
 * @returns {{ fields: RandomFields, wrong: string[] }} wrong: the parts that mean nothing, or say something once more
 */
export function readWrittenRandom(text) {
  const fields = { ...usual };
  const wrong = [];
  const seen = new Set();
  for (const part of text.split(',')) {
    const [name, value = ''] = part.split(/:(.*)/s).map((piece) => piece.trim());
    const change = Object.hasOwn(parts, name) && !seen.has(name) ? parts[name].read(value) : null;
    seen.add(name);
    if (change) Object.assign(fields, change);
    else wrong.push(part.trim());
  }
  return { fields, wrong };
}

/**
 * Whether the tree on the stage is the last one made.
 * @param {Pick<State, 'random' | 'shown'>} state
 */
export const isRandom = ({ random, shown }) => random.made !== null && random.made === shown.source.text;

/** How the tree on the stage was made. @type {import('./link.js').Field} */
export const randomField = {
  name: 'random',
  isRun: true,
  write: (state) => (isRandom(state) && state.random.of) || '',
  read(text, draft) {
    const { fields, wrong } = readWrittenRandom(text);
    if (wrong.length === 0) draft.random = fields;
    return wrong;
  },
};

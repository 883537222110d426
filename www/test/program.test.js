// Page and program say the same: every sentence of many runs in every language, plain and with its marks, character by character.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers } from '../../tests/browser/native.js';
import { presets, switches } from '../src/port/notation.js';
import { algorithmIds, orders, rules } from '../src/port/settings.js';
import { languageIds } from '../src/words/languages.js';
import { tellingOf } from '../src/words/telling.js';
import { engine, randomTexts, showing } from './core.js';
import { gathered } from './told.js';
import { strictTexts } from './words.js';

/** @typedef {import('../src/port/types.js').State} State */
/** @typedef {[text: string, marked: string]} SpokenSentence */

const languages = languageIds.map((id) => ({
  id,
  texts: strictTexts(id),
}));

let seed = 41;
/** @type {<T>(list: readonly T[]) => T} */
function pick(list) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return list[Math.floor((seed / 2 ** 32) * list.length)];
}

/** Transpositions, static evaluations, a lone leaf, names of all kinds, and large numbers with decimals. */
const texts = [
  '((3 12 8) (2 4 6) (14 5 2))',
  '(a: (b: (4 7) c: (1 9)) d: (@c @b) (@b e: 3 @e))',
  '(4(6(6 2) 7(8 7)) 3(5(5 4) 9(9 3)))',
  '((12345.5 -20000 1234) (x<a>y: (-0.25 99999.125) 10000) (α: (3 12) β: 8))',
  'root: 7',
  '(4, (4 2))',
  ...randomTexts(14, 19),
];
const bounds = [{}, {}, { alpha: 1, beta: 3 }, { alpha: -20, beta: 20, least: 1, greatest: 9, guess: 12 }];

/** @type {() => Partial<State>} */
const manner = () => ({
  grain: pick(['event', 'lecture']),
  letters: pick(switches.letters),
  windows: pick(switches.windows),
  infinity: pick(switches.infinity),
  names: pick(switches.names),
  notation: pick(presets).id,
  asking: pick(['no', 'no', 'no', 'question', 'right', 'wrong', 'answer']),
  predict: pick([false, false, true]),
  counting: pick([false, false, true]),
});

const states = texts.flatMap((text) =>
  algorithmIds
    .map((algorithm) => {
      const { notation, ...how } = manner();
      // A course only has words for searches by its own rules.
      const own = pick([presets.find(({ id }) => id === notation)?.rules, {}]);
      const rule = { cut: pick(rules.cut), returns: pick(rules.returns) };
      const change = { algorithm, ...rule, ...own, ...pick(bounds), ties: pick(rules.ties), order: pick(orders) };
      const depth = pick([null, null, null, 2]);
      return { ...showing(text, /** @type {any} */ ({ ...change, depth })), ...how, notation: notation ?? 'general' };
    })
    .filter(({ shown }) => engine.works(shown)),
);

/** Numbers missing in JSON. @type {(value: unknown) => unknown} */
const written = (value) => (value === Infinity ? 'inf' : value === -Infinity ? '-inf' : value);

/** A run as the program takes it. @type {(state: State) => object} */
function asked(state) {
  const { grain, letters, windows, infinity, names, notation, asking, predict, counting, shown } = state;
  const settings = Object.fromEntries(Object.entries(shown.settings).map(([name, value]) => [name, written(value)]));
  const tree = shown.source.text;
  const course = notation === 'general' ? null : notation;
  const manner = { grain, letters, windows, infinity, names, course, asking, predicts: predict, counts: counting };
  return { tree, settings, ...manner, languages: languages.map(({ id }) => id) };
}

/** Placeholders in a marked line for an argument's characters. @type {Record<string, string>} */
const signs = { '\uE000': '<', '\uE001': 'α', '\uE002': 'β' };

/** What the page says. @type {(state: State, step: number, language: (typeof languages)[number]) => SpokenSentence} */
function said(state, step, { texts }) {
  const { both } = state.names === 'min-max' ? texts.minMax : texts;
  const sentences = tellingOf({ ...gathered(state, step), texts }).map(({ id, args }) => both(id, args));
  const marked = sentences.map(({ line }) => line).join(' ');
  return [sentences.map(({ text }) => text).join(' '), marked.replace(/[\uE000-\uE002]/g, (sign) => signs[sign])];
}

test('page and program say the same at every step, in every language', () => {
  assert.ok(states.length > 100, `${states.length} runs`);
  const program = answers('sentences', [], states.map(asked)).map((line) => JSON.parse(line));
  states.forEach((state, run) => {
    const { length } = gathered(state).run;
    assert.deepEqual(
      program[run].map((/** @type {SpokenSentence[]} */ sentences) => sentences.length),
      languages.map(() => length + 1),
    );
    for (let step = 0; step <= length; step += 1) {
      for (const [at, language] of languages.entries()) {
        /** @type {SpokenSentence} */
        const sentence = program[run][at][step];
        const page = said(state, step, language);
        if (String(page) !== String(sentence))
          assert.deepEqual(sentence, page, `${language.id}, step ${step} of ${JSON.stringify(asked(state))}`);
      }
    }
  });
});

// The other languages compared with English: the same messages with the same arguments and marks, complete in every case a message can
// take, plurals as each language forms them, only letters in the page's font, and sentences of three lines.

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { cases } from '../../tests/browser/scale.js';
import { examples } from '../src/port/examples.js';
import { languageIds } from '../src/words/languages.js';
import { after, engine } from './core.js';
import { gathered, sentenceOf } from './told.js';
import { messagesOf, strictTexts } from './words.js';

/** @typedef {NonNullable<import('@fluent/bundle').Message['value']>} Pattern */
/** @typedef {Exclude<Pattern, string>[number]} Piece */
/** @typedef {Record<string, string | number>} Args */
/** @typedef {{ variables: Set<string>, marks: Set<string>, keys: Map<string, Set<string | number>>, words: string[] }} Parts */

const folder = new URL('../../cli/locales/', import.meta.url);
const ids = readdirSync(folder).flatMap((file) => /^(\w+)\.ftl$/.exec(file)?.[1] ?? []);
const languages = Object.fromEntries(ids.map((id) => [id, languageOf(id)]));
const { en: english, ...others } = languages;

/** @param {string} id */
function languageOf(id) {
  const source = messagesOf(id);
  const resource = new FluentResource(source);
  const bundle = new FluentBundle(id, { useIsolating: false });
  bundle.addResource(resource);
  const patterns = new Map(resource.body.map((entry) => [entry.id, /** @type {Pattern} */ (entry.value)]));
  const written = [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, name]) => name);
  return { id, texts: strictTexts(id), bundle, patterns, written };
}

test('every language has its files, and each has exactly the messages of English', () => {
  assert.deepEqual(ids.sort(), [...languageIds].sort());
  for (const { id, patterns, written } of Object.values(languages)) {
    assert.deepEqual(written, [...patterns.keys()], `${id}: each message can be read, and stands there once`);
    assert.deepEqual(written, english.written, `${id}: as in English, in the same order`);
  }
});

/**
 * A message's parts, with the messages it refers to.
 * @param {Map<string, Pattern>} patterns
 * @param {string} id
 */
function partsOf(patterns, id) {
  const parts = /** @type {Parts} */ ({ variables: new Set(), marks: new Set(), keys: new Map(), words: [] });
  gather(patterns.get(id) ?? '');
  return parts;

  /** @param {Pattern} pattern */
  function gather(pattern) {
    for (const piece of typeof pattern === 'string' ? [pattern] : pattern) gatherPiece(piece);
  }

  /** @param {Piece} piece */
  function gatherPiece(piece) {
    if (typeof piece === 'string' || piece.type === 'str') {
      const words = typeof piece === 'string' ? piece : piece.value;
      parts.words.push(words);
      for (const [, mark] of words.matchAll(/<([a-z]+)>/g)) parts.marks.add(mark);
    } else if (piece.type === 'var') {
      parts.variables.add(piece.name);
    } else if (piece.type === 'mesg') {
      gather(patterns.get(piece.name) ?? '');
    } else if (piece.type === 'select') {
      gatherPiece(piece.selector);
      const name = piece.selector.type === 'var' ? piece.selector.name : '';
      const known = parts.keys.get(name) ?? new Set();
      for (const { key, value } of piece.variants) {
        known.add(key.value);
        gather(value);
      }
      parts.keys.set(name, known);
    }
  }
}

test('every message has the arguments and the marks of the English one', () => {
  for (const { id, patterns } of Object.values(others)) {
    for (const message of english.written) {
      const [own, model] = [partsOf(patterns, message), partsOf(english.patterns, message)];
      assert.deepEqual([...own.variables].sort(), [...model.variables].sort(), `${id}: ${message}`);
      assert.deepEqual([...own.marks].sort(), [...model.marks].sort(), `${id}: ${message}`);
    }
  }
});

/** Counts that need every plural form of the four languages. */
const counts = [1, 2, 5, 21, 22, 25, 100];
const plurals = ['one', 'few', 'many'];

/** Arguments as long as they really get; all different, so that each can be found. Others look like scores. */
const longArgs = /** @type {Args} */ ({
  node: 'abcd',
  caller: 'efgh',
  alphaHolder: 'ijkl',
  betaHolder: 'mnop',
  holder: 'qrst',
  moves: 'a; b; ac; de; fg; −90,25',
  leaves: '77',
  sentence: 'S.',
});

/**
 * Every combination of arguments of a message in any language.
 * @param {string} message
 * @param {number} [most] for more combinations, a spread sample
 */
function* combinations(message, most = cases(4000)) {
  /** @type {Map<string, Set<string | number>>} */
  const choices = new Map();
  for (const { patterns } of Object.values(languages)) {
    const { variables, keys } = partsOf(patterns, message);
    for (const name of variables) {
      const known = keys.get(name);
      const isCount = plurals.some((plural) => known?.has(plural));
      const free = longArgs[name] ?? (name === 'comma' ? '; ' : null) ?? `−${10 + choices.size},25`;
      for (const value of isCount ? counts : (known ?? [free])) {
        choices.set(name, (choices.get(name) ?? new Set()).add(value));
      }
    }
  }
  const all = [...choices].map(([name, values]) => ({ name, values: [...values] }));
  const count = all.reduce((product, { values }) => product * values.length, 1);
  // With a step that shares no factor with the choices' counts.
  const step = count <= most ? 1 : 7919;
  for (let index = 0; index < Math.min(count, most); index += 1) yield combination(all, (index * step) % count);
}

/**
 * One of all combinations, by number: the last choice changes first.
 * @param {{ name: string, values: (string | number)[] }[]} choices
 * @param {number} index
 */
function combination(choices, index) {
  /** @type {[name: string, value: string | number][]} */
  const chosen = [];
  let rest = index;
  for (const { name, values } of choices.toReversed()) {
    chosen.push([name, values[rest % values.length]]);
    rest = Math.floor(rest / values.length);
  }
  return /** @type {Args} */ (Object.fromEntries(chosen.reverse()));
}

/**
 * A message as Fluent formats it, with its marks.
 * @param {{ bundle: FluentBundle, patterns: Map<string, Pattern> }} language
 * @param {string} message
 * @param {Args} args
 */
const marked = ({ bundle, patterns }, message, args) => bundle.formatPattern(patterns.get(message) ?? '', args);

const tag = /<\/?[a-z]+>/g;

/** The marks that a line opens, in alphabetical order; null if not closed properly. @param {string} line */
function marksIn(line) {
  /** @type {string[]} */
  const open = [];
  /** @type {string[]} */
  const opened = [];
  for (const mark of line.match(tag) ?? []) {
    if (!mark.startsWith('</')) {
      open.push(mark);
      opened.push(mark);
    } else if (open.pop() !== mark.replace('/', '')) return null;
  }
  return open.length > 0 ? null : String(opened.sort());
}

/** @type {Map<string | number, RegExp>} */
const standing = new Map();

/** @param {string | number} value */
const alone = (value) => `(?<![\\p{L}\\d,])${value}(?!\\p{L}|,?\\d)`;

/** @type {(line: string, value: string | number) => boolean} */
function shows(line, value) {
  const known = standing.get(value) ?? new RegExp(alone(value), 'u');
  standing.set(value, known);
  return known.test(line);
}

/** Whether it appears in the line, rather than choosing between lines. @type {(arg: [name: string, value: string | number]) => boolean} */
const isShown = ([name, value]) => /\d/.test(String(value)) || name in longArgs;

/** Three lines at 1280 × 720, in characters. */
const longest = 170;
const isSentence = /^(start|visit|evaluate|improve|narrow|cutoff|return|end|compare|ask|probe|store|pass|prove)(-|$)/;

test('in every case a message is complete, marked as in English, shows the same names and numbers, and keeps to three lines', () => {
  for (const message of english.written) {
    const isLimited = isSentence.test(message);
    for (const args of combinations(message)) {
      const model = marked(english, message, args);
      const marks = marksIn(model);
      const values = Object.entries(args)
        .filter(isShown)
        .map(([, value]) => value);
      const shown = values.map((value) => shows(model, value));
      // A win or a loss has no decimals.
      const real = /win|loss|soon/.test(String(args.outcome)) ? { ...args, score: '−999' } : args;
      for (const language of Object.values(others)) {
        const line = marked(language, message, args);
        const isRight =
          marks !== null &&
          marksIn(line) === marks &&
          values.every((value, index) => shows(line, value) === shown[index]);
        if (!isRight)
          assert.fail(`${language.id}: ${message} ${JSON.stringify(args)}: ${line}, and in English ${model}`);
        if (!isLimited) continue;
        const text = (real === args ? line : marked(language, message, real)).replace(tag, '');
        if (text.length > longest) assert.fail(`${language.id}: ${message}: ${text.length}: ${text}`);
      }
    }
  }
});

/**
 * Where a language deviates from the English order, in which messages (all if none is named), and why.
 * @type {{ ids: string, message?: string, english: string, own: string, why: string }[]}
 */
const orders = [
  { ids: 'pl ro ru', english: 'caller callerBest', own: 'callerBest caller', why: '“c’s best” is “the best of c”' },
  {
    ...{ ids: 'pl ro ru', message: 'claim-unordered-answer', english: 'all plies', own: 'plies all' },
    why: '“for 4 plies 36 leaves”: what is asked about comes last',
  },
  {
    ...{ ids: 'pl ro ru', message: 'course-c-keeps', english: 'to to', own: 'to' },
    why: 'the number has just been said: “v does not change”',
  },
];

/**
 * The arguments of a line in order of appearance, with repetitions.
 * @param {string} line
 * @param {Args} shown
 */
function orderOf(line, shown) {
  const all = Object.entries(shown).flatMap(([name, value]) =>
    [...line.matchAll(new RegExp(alone(value), 'gu'))].map(({ index }) => ({ name, index })),
  );
  return all
    .sort((one, other) => one.index - other.index)
    .map(({ name }) => name)
    .join(' ');
}

test('a message’s arguments are in the order of English, or in another one for a reason', () => {
  const used = new Set();
  for (const message of english.written)
    for (const args of combinations(message, cases(400))) {
      const shown = Object.fromEntries(Object.entries(args).filter(isShown));
      // Only if all values are different.
      if (new Set(Object.values(shown)).size < Object.keys(shown).length) continue;
      const model = orderOf(marked(english, message, args), shown);
      for (const language of Object.values(others)) {
        const known = orders.filter(
          (row) => row.ids.includes(language.id) && message === (row.message ?? message) && model.includes(row.english),
        );
        for (const row of known) used.add(row);
        const expected = known.reduce((order, { english, own }) => order.replaceAll(english, own), model);
        const line = marked(language, message, args);
        assert.equal(orderOf(line, shown), expected, `${language.id}: ${message} ${JSON.stringify(args)}: ${line}`);
      }
    }
  assert.equal(used.size, orders.length, 'every reason is needed');
});

test('the page formats every message as Fluent does', () => {
  for (const message of english.written) {
    const [args] = combinations(message);
    for (const language of Object.values(languages)) {
      assert.equal(language.texts.both(message, args).line, marked(language, message, args), language.id);
    }
  }
});

/** @type {(id: string, message: string, args: (count: number) => Args, expected: string[]) => void} */
function checkForms(id, message, args, expected) {
  const said = counts.map((count) => languages[id].texts.text(message, args(count)));
  assert.deepEqual(said, expected, `${id}: ${message}`);
}

test('counts take the plural of each language', () => {
  const cutoffs = (/** @type {number} */ count) => ({ cutoffs: count });
  const [retezare, retezari] = ['retezare', 'retezări'];
  checkForms('pl', 'counts-cutoffs', cutoffs, [
    ...['odcięcie', 'odcięcia', 'odcięć', 'odcięć', 'odcięcia', 'odcięć', 'odcięć'],
  ]);
  checkForms('ro', 'counts-cutoffs', cutoffs, [retezare, ...Array(6).fill(retezari)]);
  checkForms(
    'ru',
    'counts-cutoffs',
    cutoffs,
    ['е', 'я', 'й', 'е', 'я', 'й', 'й'].map((end) => `отсечени${end}`),
  );

  const lost = (/** @type {number} */ count) => ({ lost: count, reply: 'no' });
  checkForms('pl', 'cutoff-lost', lost, [
    'ostatnie dziecko nie może już nic zmienić',
    ...counts.slice(1).map((count) => `ostatnich ${count} dzieci nie może już nic zmienić`),
  ]);
  checkForms('pl', 'cutoff-lost', (count) => ({ lost: count, reply: 'yes' }), [
    'ostatnia odpowiedź nie może już nic zmienić',
    ...['ostatnie 2', 'ostatnich 5', 'ostatnich 21', 'ostatnie 22', 'ostatnich 25', 'ostatnich 100'].map(
      (some) => `${some} odpowiedzi nie ${some.startsWith('ostatnie ') ? 'mogą' : 'może'} już nic zmienić`,
    ),
  ]);
  checkForms('ro', 'cutoff-lost', lost, [
    'ultimul fiu nu mai poate schimba nimic',
    ...['2', '5', '21 de', '22 de', '25 de', '100 de'].map((count) => `ultimii ${count} fii nu mai pot schimba nimic`),
  ]);
  checkForms('ru', 'cutoff-lost', lost, [
    'последний потомок ничего не изменит',
    ...['2 потомка', '5 потомков', '21 потомок', '22 потомка', '25 потомков', '100 потомков'].map(
      (some) => `последние ${some} ничего не изменят`,
    ),
  ]);

  const effort = (/** @type {number} */ count) => ({ unit: 'leaf', leaves: count });
  checkForms('pl', 'compare-effort', effort, [
    ...['1 liść', '2 liście', '5 liści', '21 liści', '22 liście', '25 liści', '100 liści'],
  ]);
  checkForms('ro', 'compare-effort', effort, [
    ...['1 frunză', '2 frunze', '5 frunze', '21 de frunze', '22 de frunze', '25 de frunze', '100 de frunze'],
  ]);
  checkForms('ru', 'compare-effort', effort, [
    ...['1 лист', '2 листа', '5 листьев', '21 лист', '22 листа', '25 листьев', '100 листьев'],
  ]);
});

/** The ranges of characters in the fonts in cli/fonts/ that texts may use. */
const fontRanges = [
  [0x20, 0x7e],
  [0xa0, 0xac],
  [0xae, 0x148],
  [0x14a, 0x17f],
  [0x218, 0x21b],
  [0x3b1, 0x3b2],
  [0x401, 0x401],
  [0x410, 0x44f],
  [0x451, 0x451],
  [0x2010, 0x2026],
  [0x202f, 0x2030],
  [0x2032, 0x2032],
  [0x2039, 0x203a],
  [0x2190, 0x2193],
  [0x2205, 0x2205],
  [0x2212, 0x2212],
  [0x221e, 0x221e],
  // Drawn, and never set in a font.
  [0x2229, 0x2229],
  [0x2248, 0x2248],
  [0x2260, 0x2260],
  [0x2264, 0x2265],
  [0x25b2, 0x25b2],
  [0x25bc, 0x25bc],
];

test('the font has every character', () => {
  for (const { id, patterns, written } of Object.values(languages)) {
    for (const message of written) {
      for (const character of partsOf(patterns, message).words.join('')) {
        const code = Number(character.codePointAt(0));
        const isKnown = character === '\n' || fontRanges.some(([from, to]) => code >= from && code <= to);
        assert.ok(isKnown, `${id}: ${message}: ${character} U+${code.toString(16)}`);
      }
    }
  }
});

test('each language uses its own punctuation', () => {
  /** @type {Record<string, RegExp>} */
  const foreign = {
    pl: /["'“«»‘!]|\.\.\./,
    // A cedilla is not a comma below.
    ro: /["'“«»‘!]|\.\.\.|[şţŞŢ]/,
    // A Latin letter within a Russian word only looks like one of its own.
    ru: /["'“”„‘!]|\.\.\.|[a-z][а-яё]|[а-яё][a-z]/i,
  };
  for (const { id, patterns, written } of Object.values(others)) {
    for (const message of written)
      assert.doesNotMatch(partsOf(patterns, message).words.join(' '), foreign[id], message);
  }
});

/** The same everywhere: names, keys, formats and functions; and words that a language shares with English. */
const shared = {
  all: `Secateur MAX MIN max min PVS NegaScout MTD SSS DUAL Expectiminimax expectiminimax Star chance Knuth Moore Gomoku α-β fail-soft fail-hard Fail-soft Fail-hard inf
    Shift Home End Page Up Down Enter Tab Esc Ctrl Insert Delete QR SVG PNG PDF LaTeX TikZ Beamer PowerPoint LuaLaTeX XeLaTeX pdfLaTeX
    usepackage tikz begin document txt json postMessage res Val Java connect-four chess
    depth beyond seen-by resnew state values score lower upper result ab TRUE
    Nim Reversi Kalah Othello stand pat Newick Gambit SGF PGN YAML JSON Mermaid DOT PlantUML XML HTML GML Python Lisp forest qtree
    children value parent child game moves position`,
  pl: 'format limit menu to plus minus Plus Link link same minimum stop',
  ro: `alpha-beta Alpha-beta browser minimax Minimax negamax Negamax exact dialect Dialect strict final test are plus minus Plus link text Text server web font Font
    decide en passant moment mancala format factor`,
  ru: '',
};

/** @type {(patterns: Map<string, Pattern>, message: string) => string[]} */
const wordsOf = (patterns, message) =>
  partsOf(patterns, message)
    .words.join(' ')
    .replace(/<[^>]*>/g, ' ')
    .match(/\p{L}[\p{L}-]+/gu) ?? [];

test('no English word of a message is left in another language, nor in any Russian one', () => {
  for (const { id, patterns, written } of Object.values(others)) {
    const known = new Set(`${shared.all} ${shared[/** @type {'pl'} */ (id)]}`.split(/\s+/));
    for (const message of written) {
      const foreign = new Set(wordsOf(english.patterns, message));
      const left = wordsOf(patterns, message).filter(
        (word) => !known.has(word) && (foreign.has(word) || (id === 'ru' && /^[a-z-]{2,}$/i.test(word))),
      );
      assert.deepEqual(left, [], `${id}: ${message}`);
    }
  }
});

test('every step of every example is said in every language', () => {
  /** Repeated messages read the same. @type {Set<string>} */
  const known = new Set();
  for (const example of examples) {
    for (const dialect of engine.dialects) {
      const state = after([
        { type: 'chooseExample', id: example.id },
        { type: 'chooseDialect', id: dialect.id },
      ]);
      const { length } = engine.run(state);
      for (let step = 0; step <= length; step += 1) {
        const { id, args } = sentenceOf(gathered(state, step));
        const key = id + JSON.stringify(args);
        if (known.has(key)) continue;
        known.add(key);
        for (const { texts } of Object.values(others)) assert.ok(texts.text(id, args).length <= longest);
      }
    }
  }
});

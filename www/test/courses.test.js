// The slides of five courses in their words: every fact of a slide in every language, the English sentences word for word, and on random
// trees nothing untrue.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { codeOf } from '../src/panels/code.js';
import { presetNamed, presets } from '../src/port/notation.js';
import { languageIds } from '../src/words/languages.js';
import { tellingOf } from '../src/words/telling.js';
import { engine, randomTexts, showing } from './core.js';
import { gathered } from './told.js';
import { strictTexts } from './words.js';

/** @typedef {import('../pkg/core.js').Part} Part */
/** @typedef {import('../src/port/types.js').State} State */
/** @typedef {import('../src/port/types.js').Settings} Settings */
/** @typedef {import('../src/words/texts.js').Texts} Texts */

/** @type {(path: string) => string} */
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** @type {{ course: string, name: string, tree: string, algorithm?: string, guess?: number, window?: number[], slides: unknown[] }[]} */
const cases = JSON.parse(read('../../crate/tests/cases/courses.json'));
/** By case name: its sentences in English, the first one before the first step. @type {Record<string, string[]>} */
const golden = JSON.parse(read('../../crate/tests/cases/course-sentences.json'));

const languages = languageIds.map(strictTexts);
const [english] = languages;

const courses = presets.slice(1);

/** @type {(text: string, course: string, change?: Partial<Settings>) => State} */
function searched(text, course, change) {
  return showing(text, { ...presetNamed(course).rules, ...change });
}

/**
 * A page at a step, in one language.
 * @type {(state: State, step: number, texts: Texts, course: string, grain?: State['grain']) => ReturnType<typeof gathered>}
 */
function pageAt(state, step, texts, course, grain = state.grain) {
  const { infinity, letters } = presetNamed(course).notation;
  const shown = { ...state, notation: course, infinity, letters, grain };
  const page = gathered(shown, step);
  return {
    ...page,
    labels: engine.look(state.shown, letters).labels,
    state: shown,
    texts,
    score: texts.scores[infinity],
    separator: page.run.separator(texts.decimal),
  };
}

/** What the page says of a slide, or of the last event alone. @type {(state: State, since: number, step: number, texts: Texts, course: string) => string} */
function told(state, since, step, texts, course) {
  return tellingOf(pageAt(state, step, texts, course, since < step - 1 ? 'lecture' : 'leaf'))
    .map(({ id, args }) => texts.text(id, args))
    .join(' ');
}

/** Where the slides of a run end, and 0. @type {(state: State, course: string) => number[]} */
function stopsOf(state, course) {
  const { run } = gathered(state);
  const stops = [0];
  while (stops[stops.length - 1] < run.length) stops.push(run.nextSlide(stops[stops.length - 1], course, false));
  return stops;
}

/** @type {(one: (typeof cases)[number]) => State} */
const stateOf = ({
  tree,
  course,
  algorithm = 'alpha-beta',
  guess = 0,
  window: [alpha, beta] = [-Infinity, Infinity],
}) => searched(tree, course, { algorithm, guess, alpha, beta });

/** A number or a name by itself, not as part of another. @type {(line: string, word: string) => boolean} */
const has = (line, word) => new RegExp(`(?<![\\p{L}\\d])${word.replace(/[+]/g, '\\+')}(?![\\p{L}\\d])`, 'u').test(line);

test('every slide gives its numbers, names and formulas in every language', () => {
  for (const one of cases) {
    const state = stateOf(one);
    const stops = stopsOf(state, one.course);
    assert.equal(stops.length - 1, one.slides.length, one.name);
    for (const texts of languages) {
      for (let index = 1; index < stops.length; index += 1) {
        const [since, step] = [stops[index - 1], stops[index]];
        const line = told(state, since, step, texts, one.course);
        const place = `${texts.locale}: ${one.name}, slide ${index}: ${line}`;
        assert.doesNotMatch(line, /\{|undefined|NaN/, place);
        assert.ok(line.length > 0 && line.length <= 180, `${line.length}: ${place}`);
        const page = pageAt(state, step, texts, one.course);
        for (const word of wordsOf(page, page.run.parts(step, since, one.course) ?? [], one.course))
          assert.ok(has(line, word), `“${word}” in ${place}`);
        for (const sign of signsOf(page.run.parts(step, since, one.course) ?? [], one.course, page.windowed))
          assert.ok(line.includes(sign), `“${sign}” in ${place}`);
      }
    }
  }
});

/**
 * The numbers and names that a slide must contain.
 * @param {ReturnType<typeof gathered>} page
 * @param {Part[]} parts
 * @param {string} course
 */
function wordsOf({ score, labels, facts, windowed }, parts, course) {
  const nameOf = course === 'c' ? (/** @type {number} */ node) => facts.tree.name(node) ?? '' : labels.of;
  const words = parts.flatMap((part, index) => {
    const behind = parts[index + 1];
    switch (part.kind) {
      case 'call':
        if (part.leaf !== null) return [score(part.leaf)];
        return behind?.kind === 'known' ? [] : [nameOf(part.nodes[part.nodes.length - 1])];
      case 'arrival':
        // Minimax only collects the values of leaves.
        return part.improves && (windowed || !'ad'.includes(course)) ? [score(part.score)] : [];
      case 'cutOff': {
        // An open window is shown whole.
        const holder = part.holder === null || course === 'e' ? '' : nameOf(part.holder);
        return [score(part.score), score(part.met), nameOf(part.node), holder];
      }
      case 'return': {
        const isTold = behind?.kind === 'end' || (course === 'e' && part.cut);
        return isTold ? [] : [score(part.score), course === 'e' ? '' : nameOf(part.node)];
      }
      case 'level':
        return part.scores.map(score);
      case 'end':
        return [score(part.score)];
      default:
        return [];
    }
  });
  return words.filter((word) => word !== '');
}

/** @type {(parts: Part[], course: string, windowed: boolean) => string[]} */
function signsOf(parts, course, windowed) {
  const hasCut = parts.some(({ kind }) => kind === 'cutOff');
  if (course === 'c') return hasCut ? ['X.', '→', '…'] : [];
  if (course === 'b') return hasCut ? ['≈'] : [];
  // A cuts only at an opponent's node in its own tree; D asks for β ≤ α at every node.
  if (course !== 'e') return hasCut ? ['β = ', '≤ α = '] : [];
  const isOpen = parts.some(
    (part) => part.kind === 'arrival' && part.improves && !part.meets && part.goesOn && windowed,
  );
  return [...(hasCut ? ['∩', '= ∅'] : []), ...(isOpen ? ['∩', '≠ ∅'] : [])];
}

test('the English sentences of the courses’ own trees', () => {
  for (const one of cases) {
    const state = stateOf(one);
    const stops = stopsOf(state, one.course);
    const lines = stops.map((step, index) => told(state, stops[index - 1] ?? 0, step, english, one.course));
    assert.deepEqual(lines, golden[one.name], one.name);
  }
});

test('before the first step, players, levels and variables have the names of the course', () => {
  const others = { a: /MAX|MIN|\bpl(y|ies)\b|półruch/, c: /MAX|MIN|\bpl(y|ies)\b/, d: /MAX|MIN|\bpl(y|ies)\b/ };
  const own = { b: 'V(P', e: 'res' };
  for (const { id } of courses) {
    for (const algorithm of ['minimax', 'minimax-by-levels', 'iterative-deepening', 'alpha-beta', 'alpha-beta-table']) {
      const state = searched('(4 (5 7 6) 3 (3 9 8))', id, { algorithm });
      for (const texts of languages) {
        const said = told(state, 0, 0, texts, id);
        const place = `${id}, ${algorithm}: ${said}`;
        const isLevels = algorithm === 'minimax-by-levels';
        if (id in others && !(isLevels && id === 'c'))
          assert.doesNotMatch(said, others[/** @type {'a'} */ (id)], place);
        if (algorithm === 'minimax' && id in own) assert.ok(said.includes(own[/** @type {'b'} */ (id)]), place);
      }
    }
  }
  const [minimax] = languages.map((texts) => told(searched('(W L)', 'c', { algorithm: 'minimax' }), 0, 0, texts, 'c'));
  assert.match(minimax, /L where \+ moves and at W where − moves/);
});

/** Other trees than the courses': some with room for a depth limit, some with a transposition. */
const others = [
  '((0 (1 2) 0 (3 4)) (0 (5 6) 0 (7 8)))',
  '((5 p: (7 9)) (6 @p))',
  '((2 p: (7 9)) (@p 20))',
  '7',
  '((3))',
];
const ways = [
  { algorithm: 'alpha-beta' },
  { algorithm: 'alpha-beta', alpha: 0, beta: 3 },
  { algorithm: 'alpha-beta', ties: 'last' },
  { algorithm: 'alpha-beta', least: 0, greatest: 20 },
  { algorithm: 'minimax' },
  { algorithm: 'minimax-by-levels' },
  { algorithm: 'iterative-deepening', depth: 2 },
  { algorithm: 'alpha-beta', depth: 1 },
  { algorithm: 'alpha-beta-table', alpha: 1, beta: 8 },
  { algorithm: 'mtd-f', guess: 3 },
  { algorithm: 'pvs' },
  { algorithm: 'negamax' },
];

/** @type {(text: string, use: (state: State, course: string, place: string) => void) => void} */
function everyWay(text, use) {
  for (const { id } of courses) {
    for (const way of ways) {
      const state = searched(text, id, /** @type {Partial<Settings>} */ (way));
      if (engine.works(state.shown)) use(state, id, `${text} ${id} ${JSON.stringify(way)}`);
    }
  }
}

test('every slide and every event of other searches can be described in every language', () => {
  for (const text of [...others, ...randomTexts(6, 11)]) {
    everyWay(text, (state, course, place) => {
      const stops = new Set(stopsOf(state, course));
      const { run } = gathered(state);
      let since = 0;
      for (let step = 0; step <= run.length; step += 1) {
        const isCut = run.frame(step + 1).event?.kind === 'cutoff';
        for (const texts of languages) {
          const lines = [told(state, Math.max(0, step - 1), step, texts, course)];
          // A slide of one event is described as that.
          if (stops.has(step) && since < step - 1) lines.push(told(state, since, step, texts, course));
          for (const line of lines) assert.doesNotMatch(line, /\{|undefined|NaN/, place);
          if (texts === english && isCut) assert.doesNotMatch(lines[0], /no (child|branch) is left/, place);
        }
        if (stops.has(step)) since = step;
      }
    });
  }
});

test('where a course has no words, the general sentence is used', () => {
  const state = {
    ...searched('((3 12 8) (2 4 6) (14 5 2))', 'e', { algorithm: 'pvs' }),
    notation: 'e',
  };
  for (const grain of /** @type {const} */ (['event', 'lecture'])) {
    for (let step = 0; step <= gathered(state).run.length; step += 1) {
      const page = { ...gathered({ ...state, grain }, step), texts: english };
      const lines = tellingOf(/** @type {any} */ (page)).map(({ id, args }) => english.text(id, args));
      assert.ok(lines.join('').length > 0, `${grain} ${step}`);
    }
  }
});

test('the page describes a slide, or only its last event', () => {
  const state = {
    ...searched('(((6 2) (8 7)) ((5 4) (9 3)))', 'e', { alpha: 0, beta: 10 }),
    notation: 'e',
  };
  /** @type {(grain: 'event' | 'lecture', step: number) => string} */
  const said = (grain, step) => {
    const page = { ...gathered({ ...state, grain }, step), texts: english };
    return tellingOf(/** @type {any} */ (page))
      .map(({ id, args }) => english.text(id, args))
      .join(' ');
  };
  assert.equal(
    said('lecture', 4),
    'The calls always go to the first child, all in (0, 10), down to the terminal position 6.',
  );
  assert.equal(said('event', 3), 'c is called in (0, 10).');
  assert.equal(said('event', 4), 'The first child is called in (0, 10), its parent’s window: it is worth 6.');
  assert.equal(said('event', 6), 'From now on c calls its children in (6, 10).');
});

const number = '[−+]?(?:\\d+(?:\\.\\d+)?|∞)|W|L';
/** @type {(text: string) => number} */
const numberIn = (text) =>
  text === 'W' ? Infinity : text === 'L' ? -Infinity : Number(text.replace('−', '-').replace('∞', 'Infinity'));
/** @type {Record<string, (one: number, other: number) => boolean>} */
const comparisons = {
  '≤': (one, other) => one <= other,
  '≥': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '>': (one, other) => one > other,
};

const comparison = new RegExp(`(${number}) ([≤≥<>]) (?:(?:[αβ]|min|max) = )?(${number})(?![\\d.])`, 'g');
const claim = new RegExp(`V(?:\\((\\w+)\\))? ([=≈]) (${number})(?:, at (least|most))?`, 'g');
const ending = new RegExp(`root (?:returns (${number})(?:\\.(?!\\d)| \\()|is worth (${number})( or more| or less)?)`);

test('on random trees every comparison and every formula is true, and no value claims too much', () => {
  for (const text of [...others, ...randomTexts(12, 29)]) {
    const values = truths(text);
    everyWay(text, (state, course, place) => {
      const { labels } = engine.look(state.shown, presetNamed(course).notation.letters);
      const stops = stopsOf(state, course);
      for (let index = 1; index < stops.length; index += 1) {
        const line = told(state, stops[index - 1], stops[index], english, course);
        const where = `${line}\n${place} slide ${index}`;
        for (const [, one, sign, other] of line.matchAll(comparison))
          assert.ok(comparisons[sign](numberIn(one), numberIn(other)), where);
        checkFormulas(line, where);
        if (state.shown.settings.depth !== null) continue;
        for (const [, name, sign, score, bound] of line.matchAll(claim)) {
          const node = name === undefined ? 0 : values.findIndex((_, node) => labels.of(node) === name);
          const [value, claimed] = [values[node], numberIn(score)];
          const isTrue = sign === '=' ? value === claimed : bound === 'least' ? claimed <= value : value <= claimed;
          assert.ok(isTrue, `${name} is worth ${value}: ${where}`);
        }
        const end = ending.exec(line);
        if (!end) continue;
        const [value, claimed] = [values[0], numberIn(end[1] ?? end[2])];
        const isTrue =
          end[3] === ' or more' ? claimed <= value : end[3] === ' or less' ? value <= claimed : value === claimed;
        assert.ok(isTrue, `the root is worth ${value}: ${where}`);
      }
    });
  }
});

/** An interval: its ends, and whether they belong to it. @type {(text: string) => { low: number, high: number, left: boolean, right: boolean }} */
function intervalIn(text) {
  const [low, high] = text.slice(1, -1).split(/, /).map(numberIn);
  return { low, high, left: text.startsWith('['), right: text.endsWith(']') };
}

const interval = `[[(](?:${number}), (?:${number})[\\])]`;
const formula = new RegExp(`(${interval}) ∩ (${interval}) ([=≠]) (∅|${interval})`, 'g');

/** @type {(line: string, where: string) => void} */
function checkFormulas(line, where) {
  for (const [, one, other, sign, result] of line.matchAll(formula)) {
    const [first, second] = [intervalIn(one), intervalIn(other)];
    const low = Math.max(first.low, second.low);
    const high = Math.min(first.high, second.high);
    if (result !== '∅') {
      const { low: left, high: right } = intervalIn(result);
      assert.deepEqual([left, right], [low, high], where);
      continue;
    }
    const holds = (/** @type {number} */ end) =>
      [first, second].every(
        ({ low, high, left, right }) => (left ? low <= end : low < end) && (right ? end <= high : end < high),
      );
    // A win is a payoff too: a ray that begins there contains it.
    const isEmpty = low > high || (low === high && !holds(low));
    assert.equal(isEmpty, sign === '=', where);
  }
}

/** Minimax values by node. @type {(text: string) => number[]} */
function truths(text) {
  const run = engine.run(showing(text, { algorithm: 'minimax' }));
  /** @type {number[]} */
  const values = [];
  for (let step = 1; step <= run.length; step += 1) {
    const { event } = run.frame(step);
    if (event?.kind === 'return' || event?.kind === 'evaluate') values[event.node] = event.score;
  }
  return Array.from(values, (value) => value ?? Number.NaN);
}

test('the lines of the pseudo-code are short in every language', () => {
  for (const { id } of courses) {
    for (const way of ways) {
      const state = searched('((5 p: (7 9)) (6 @p))', id, /** @type {Partial<Settings>} */ (way));
      if (!engine.works(state.shown)) continue;
      const page = gathered({ ...state, notation: id });
      for (let step = 0; step <= page.run.length; step += 1) {
        for (const texts of languages) {
          const { lines, args, values } = codeOf({ ...page, texts, frame: page.run.frame(step) });
          for (const line of lines.map(([id]) => texts.text(id, args)))
            assert.ok(line.length > 0 && line.length <= 46, `${texts.locale}: ${line.length}: ${line}`);
          if (values) assert.doesNotMatch(texts.text(values.id, values.args), /undefined|NaN/);
        }
      }
    }
  }
});

test('the bounds can be called min and max, and a node that is called α keeps its name', () => {
  const { minMax } = english;
  const args = { windows: 'open', alpha: '0', beta: '6', comma: ', ', side: 'beta', deep: 'no' };
  assert.equal(minMax.text('course-cut', args), 'max cut-off.');
  assert.equal(minMax.text('course-returns', { ...args, node: 'α', at: 'node', score: '6' }), 'α returns max = 6.');
  assert.match(minMax.text('start-alpha-beta'), /^Alpha-beta/);
  assert.match(minMax.text('dialect-fail-soft-note'), /≤ min, ≥ max/);
});

// Words, scores and the tiny marks in messages.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from '../src/port/examples.js';
import { languageIds } from '../src/words/languages.js';
import { createTexts, numbersOf } from '../src/words/texts.js';
import { core, engine } from './core.js';
import { messagesOf, texts } from './words.js';

test('a score has a true minus and signed infinities', () => {
  const shown = [-3, 3, 0, -0, 4.99, -0.5, Infinity, -Infinity].map(numbersOf('en').score);
  assert.deepEqual(shown, ['−3', '3', '0', '0', '4.99', '−0.5', '+∞', '−∞']);
});

test('every way of writing infinities has both signs', () => {
  const { scores } = numbersOf('en');
  const shown = Object.entries(scores).map(([id, score]) => [id, score(Infinity), score(-Infinity)]);
  const expected = [
    ['signs', '+∞', '−∞'],
    ['letters', 'W', 'L'],
    ['m', 'M', '−M'],
    ['unsigned', '∞', '−∞'],
  ];
  assert.deepEqual(
    shown.filter(([id]) => id !== 'results'),
    expected,
  );
});

test('each language writes numbers its own way, to the last digit', () => {
  const numbers = languageIds.map((locale) => {
    const [, decimal] = /^decimal-sign = (.)$/m.exec(messagesOf(locale)) ?? [];
    assert.equal((0.5).toLocaleString(locale), `0${decimal}5`);
    return numbersOf(locale, decimal);
  });
  const shown = numbers.map(({ score }) => score(-20000.000001));
  assert.deepEqual(shown, ['−20000.000001', '−20\u202f000,000001', '−20.000,000001', '−20\u202f000,000001']);
  assert.deepEqual([0, -7, 9999, 10_000].map(numbers[1].score), ['0', '−7', '9999', '10\u202f000']);
});

test('a message missing in a language is shown in English', () => {
  const missing = /** @type {string[]} */ ([]);
  const some = createTexts('pl', 'one = jeden', {
    fallback: 'one = one\ntwo = two',
    onMissing: (id) => missing.push(id),
  });
  assert.deepEqual([some.text('one'), some.text('two'), missing], ['jeden', 'two', ['two']]);
});

test('marks become elements, and plain text loses them', () => {
  const some = createTexts('en', 'line = one <nb>2 ≤ <a>α = { $n }</a></nb> < three');
  assert.equal(some.text('line', { n: '3' }), 'one 2 ≤ α = 3 < three');
  const [before, mark, after] = some.rich('line', { n: '3' });
  assert.deepEqual([before, after], ['one ', ' < three']);
  assert.ok(typeof mark === 'object' && mark.values[0] === 'nb');
});

test('a name from the tree can never open a mark', () => {
  const some = createTexts('en', 'line = node { $name }');
  assert.deepEqual(some.rich('line', { name: '<a>x</a>' }), ['node <a>x</a>']);
  assert.equal(some.text('line', { name: '<a>x</a>' }), 'node <a>x</a>');
});

test('a missing message fails a test', () => {
  assert.throws(() => texts.text('no-such-message'), /no-such-message/);
  assert.throws(() => texts.text('counts-of'), /all/);
});

test('counts are grouped only when they are long', () => {
  assert.equal(texts.text('counts-of', { all: 3125 }), 'of 3125');
  assert.equal(texts.text('counts-of', { all: 31250 }), 'of 31,250');
});

test('every example, dialect, algorithm and error has its words', () => {
  for (const { id, course } of examples) {
    const messages = [`example-${id}`, `example-${id}-line`, `course-${course}`, `course-${course}-kind`];
    for (const message of messages) assert.ok(texts.text(message));
  }
  for (const { id } of engine.algorithms) assert.ok(texts.text(`algorithm-${id}`));
  for (const { id } of engine.dialects) assert.ok(texts.text(`dialect-${id}`) && texts.text(`dialect-${id}-note`));
});

test('every error in a tree’s text gives a line of words', () => {
  for (const text of [
    '',
    '(',
    '(1',
    '(1]',
    '()',
    'a:',
    '(1) 2',
    '(x)',
    '(1.2e3x)',
    ',',
    '(1 :)',
    '1.12345678901234567',
  ]) {
    const error = engine.session.readError(text);
    assert.ok(error, text);
    assert.ok(texts.error(error).length > 10, text);
  }
  assert.throws(() => core.readScore('ten'), { kind: 'bad-score', found: 'ten' });
});

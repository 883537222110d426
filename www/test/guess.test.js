// A guess is rounded to the tree's unit, and the page says so; the questions of PVS and their windows are described as they are.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf } from '../src/panels/code.js';
import { guessed } from '../src/port/settings.js';
import { after, showing } from './core.js';
import { gathered, sentence } from './told.js';
import { texts } from './words.js';

test('MTD(f) and aspiration say which guess they go by', () => {
  for (const [guess, zero, open] of /** @type {const} */ ([
    // The session stores scores: one too precise is rounded there.
    [0.1 + 0.2, '0.3', '0.3'],
    [0.3, '0.3', '0.3'],
    [2.46, '2.5 (2.46 rounded)', '2.46'],
  ])) {
    for (const algorithm of ['mtd-f', 'aspiration']) {
      const told = algorithm === 'mtd-f' ? zero : open;
      const state = showing('((3.5 1) 2)', { algorithm, guess });
      assert.ok(sentence(state, 0).includes(` the guess ${told}.`), sentence(state, 0));
      assert.equal(texts.text('note-guess', guessed(gathered(state))), `First guess ${told}`);
    }
    const first = sentence(showing('((3.5 1) 2)', { algorithm: 'aspiration', guess }), 1);
    assert.ok(first.includes(`the guess ${open}, and 1 on both sides`), first);
  }
});

test('a run with an odd guess or margin ends, and its windows are numbers', () => {
  for (const algorithm of ['mtd-f', 'aspiration', 'sss-star', 'dual-star']) {
    for (const odd of [0.1 + 0.2, 1e-300, 1e308, 1.000000000000001]) {
      // An invalid margin is rejected.
      const saved = { tree: '((3 5) (2 9))', settings: { algorithm, guess: odd, margin: odd } };
      const state = after([{ type: 'openSaved', saved }]);
      assert.equal(state.shown.settings.algorithm, algorithm);
      const { run } = gathered(state);
      assert.ok(run.isFinished && run.passes().length <= 8, `${algorithm} ${odd}`);
      for (const { alpha, beta } of run.passes()) assert.ok(alpha < beta, `${algorithm} ${odd}: ${alpha} ${beta}`);
    }
  }
});

test('PVS asks about one unit of tree and window, and says how it goes on', () => {
  const state = showing('((-1 -2) (3 4) (0 6))', { algorithm: 'pvs', alpha: 0, beta: 4.5 });
  const { run } = gathered(state);
  assert.equal(run.decimals, 1);
  const told = Array.from({ length: run.length }, (_, step) => sentence(state, step + 1));
  const asked = told.findIndex((said) => said.includes('The zero window [0, 0.1] asks only that'));
  assert.ok(asked > 0 && told[asked + 1].includes('is called with the zero window [0, 0.1]'), told.join('\n'));
  const again = told.findIndex((said) => said.includes('It is searched again with [3, 4.5]'));
  assert.ok(again > asked && told[again + 1].endsWith('a zero window has proved one of its ends.'), told.join('\n'));
  assert.ok(
    told.some((said) => said.startsWith('MIN node b returns 3, its exact value.')),
    told.join('\n'),
  );
});

test('the pseudo-code of PVS searches again from the answer on', () => {
  const line = (/** @type {string} */ player) => texts.text('code-pvs-again', { player });
  assert.match(line('max'), /with v, β$/);
  assert.match(line('min'), /with α, v$/);
});

test('SSS* starts at the top, +∞, and DUAL* at the bottom, −∞, in sentences and pseudo-code, and neither at a guess', () => {
  for (const [algorithm, start, end] of /** @type {const} */ ([
    ['sss-star', '+∞', 'top'],
    ['dual-star', '−∞', 'bottom'],
  ])) {
    const state = showing('((3 12 8) (2 4 6) (14 5 2))', { algorithm, guess: 7 });
    const told = [0, 1, 2].map((step) => sentence(state, step));
    assert.ok(told[0].includes(`as MTD(${start})`), told[0]);
    assert.ok(told[1].startsWith(`Pass 1 begins at the ${end}, ${start}:`), told[1]);
    assert.doesNotMatch(told.join(' '), /guess|\b7\b/);
    const { lines, args } = codeOf(gathered(state));
    assert.ok(lines.map(([id]) => texts.text(id, args)).some((line) => line.startsWith(`m ← ${start},`)));
  }
});

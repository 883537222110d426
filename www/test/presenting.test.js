// How far a step goes in a presentation: by lecture steps, unless someone or a link has chosen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkOf } from '../src/keeping/link.js';
import { after } from './core.js';

test('a presentation goes by lecture steps, and the page by events again', () => {
  const shown = after([{ type: 'togglePresent' }]);
  assert.equal(shown.grain, 'lecture');
  assert.doesNotMatch(linkOf(shown, '(1 2)'), /grain/, 'which nobody has chosen');
  assert.equal(after([{ type: 'togglePresent' }], shown).grain, 'event');
  assert.equal(after([{ type: 'leave' }], shown).grain, 'event');
  assert.equal(after([{ type: 'toggleDark' }, { type: 'leave' }]).grain, 'event');
});

test('what someone or a link has chosen stays', () => {
  for (const grain of /** @type {const} */ (['event', 'leaf', 'cut-off'])) {
    for (const choice of [
      /** @type {const} */ ({ type: 'setGrain', grain }),
      /** @type {const} */ ({ type: 'openLink', hash: `#tree=(1 2)&grain=${grain}` }),
    ]) {
      const shown = after([choice, { type: 'togglePresent' }]);
      assert.equal(shown.grain, grain);
      assert.equal(after([{ type: 'togglePresent' }], shown).grain, grain);
    }
  }
  const within = after([{ type: 'togglePresent' }, { type: 'cycleGrain' }, { type: 'togglePresent' }]);
  assert.equal(within.grain, 'leaf', 'chosen while presenting');
});

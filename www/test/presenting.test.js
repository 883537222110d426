// What a presentation shows to phones: the link to the same moment, which asks first.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, engineOf } from './core.js';

test('the code for phones opens the same moment and asks first', () => {
  const shown = after([
    { type: 'chooseExample', id: 'textbook' },
    { type: 'togglePresent' },
    { type: 'goTo', step: 11 },
  ]);
  const link = engineOf(shown).session.link(true, undefined) ?? assert.fail('it is short');
  assert.match(link, /^tree=\(\(3\+12\+8\)\(2\+4\+6\)\(14\+5\+2\)\)&step=11&predict=on/);
  const opened = after([{ type: 'openLink', hash: `#${link}` }]);
  assert.deepEqual([opened.step, opened.predict, opened.present], [11, true, false]);
  const asked = after([{ type: 'stepForward' }, { type: 'stepForward' }, { type: 'stepForward' }], opened);
  assert.equal(asked.asking, 'question');
});

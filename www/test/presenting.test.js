// A presentation: how far a step goes, how a remote starts it, and leaves that are changed in front of a class.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentOf } from '../src/keeping/address.js';
import { linkOf, readLink } from '../src/keeping/link.js';
import { examples } from '../src/state/examples.js';
import { nextStop } from '../src/state/slides.js';
import { after, engine } from './core.js';

test('a presentation goes by lecture steps, and the page by events again', () => {
  const shown = after([{ type: 'togglePresent' }]);
  assert.equal(shown.grain, 'lecture');
  assert.doesNotMatch(linkOf(shown, '(1 2)'), /grain/, 'which nobody has chosen');
  assert.equal(after([{ type: 'togglePresent' }], shown).grain, 'event');
  assert.equal(after([{ type: 'leave' }], shown).grain, 'event');
  assert.equal(after([{ type: 'toggleBlank', blank: 'black' }, { type: 'leave' }]).grain, 'event');
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

test('F5 starts at the first step, with Shift at this one, and a show that is on goes on', () => {
  const begun = after([{ type: 'goTo', step: 5 }]);
  for (const [from, step] of /** @type {const} */ ([
    ['first', 0],
    ['here', 5],
  ])) {
    const shown = after([{ type: 'startShow', from }], begun);
    assert.deepEqual([shown.present, shown.step], [true, step], from);
    const later = after([{ type: 'stepForward' }], shown);
    assert.equal(after([{ type: 'startShow', from: 'first' }], later), later);
  }
});

/** @typedef {import('../src/state/types.js').State} State */

/** @param {State} state */
function stopsOf(state) {
  const run = engine.run(state);
  const stops = [0];
  for (let at = 0; at < run.length; stops.push(at)) at = nextStop(run, at, state);
  return stops;
}

/**
 * By leaf, the step at which it is looked at first.
 * @param {State} state
 */
function firstLooks(state) {
  const { run } = engine.look(state.shown);
  /** @type {Map<number, number>} */
  const looks = new Map();
  for (let step = run.length; step > 0; step -= 1) {
    const { event } = run.frame(step);
    if (event && 'node' in event) looks.set(event.node, step);
  }
  return looks;
}

for (const course of new Set(examples.map((example) => example.course)))
  test(`in the first example of ${course} a leaf is changed at every slide, and the show stays there`, () => {
    const { id } = /** @type {typeof examples[number]} */ (examples.find((example) => example.course === course));
    const opened = after([{ type: 'chooseExample', id }, { type: 'togglePresent' }]);
    const { facts } = engine.look(opened.shown);
    const looks = firstLooks(opened);
    const leaves = Array.from({ length: facts.ends.length }, (_, node) => node).filter((node) => facts.isLeaf(node));
    let changed = 0;
    for (const step of stopsOf(opened)) {
      for (const node of leaves) {
        const score = engine.scoreText(opened, node) === '1' ? '0' : '1';
        const edited = after(
          [
            ...[
              { type: 'goTo', step },
              { type: 'editLeaf', node },
            ].map((action) => /** @type {any} */ (action)),
            ...[
              { type: 'editText', node, text: score },
              { type: 'commitEdit', move: 'stay' },
            ],
          ],
          opened,
        );
        const { present, editing, skin } = edited;
        assert.deepEqual([present, editing, skin], [true, null, opened.skin]);
        assert.equal(engine.scoreText(edited, node), score);
        // What has been looked at may have led elsewhere; the rest of the run is still to come.
        if ((looks.get(node) ?? Number.POSITIVE_INFINITY) <= step) continue;
        changed += 1;
        assert.equal(edited.step, step, `leaf ${node} at step ${step}`);
        assert.ok(stopsOf(edited).includes(step), `leaf ${node}: step ${step} still ends a slide`);
      }
    }
    assert.ok(changed > 0);
  });

test('the code for phones opens the same moment and asks first', () => {
  const shown = after([
    { type: 'chooseExample', id: 'textbook' },
    { type: 'togglePresent' },
    { type: 'goTo', step: 11 },
  ]);
  const { tree, step, state } = readLink(momentOf(shown, engine) ?? '');
  assert.deepEqual([tree, step, state.predict], ['((3 12 8)(2 4 6)(14 5 2))', 11, true]);
  const opened = after([{ type: 'openLink', hash: `#${momentOf(shown, engine)}` }]);
  assert.deepEqual([opened.step, opened.predict, opened.present], [11, true, false]);
  const asked = after([{ type: 'stepForward' }, { type: 'stepForward' }, { type: 'stepForward' }], opened);
  assert.equal(asked.asking, 'question');
});

test('a link says that it asks first, and one that was given out says nothing of it', () => {
  assert.match(linkOf(after([{ type: 'togglePredict' }]), '(1 2)'), /&predict=on/);
  assert.doesNotMatch(linkOf(after([]), '(1 2)'), /predict/);
  assert.equal(readLink('tree=(1 2)').state.predict, undefined);
  assert.deepEqual(readLink('tree=(1 2)&predict=perhaps').ignored, [{ piece: 'predict=perhaps', why: 'unreadable' }]);
});

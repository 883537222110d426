// The lecture on the stage: grains, questions, jumps to a node's moments, going dark, and the position of a card.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grains } from '../pkg/tables.js';
import { placeOf } from '../src/panels/placing.js';
import { said, tellingOf } from '../src/words/telling.js';
import { after, createPage, engine, randomTexts, showing, waysToSearch } from './core.js';
import { gathered } from './told.js';
import { texts } from './words.js';

/** @typedef {import('../src/port/types.js').Action} Action */
/** @typedef {import('../src/port/types.js').State} State */

const forward = /** @type {Action} */ ({ type: 'stepForward' });
const back = /** @type {Action} */ ({ type: 'stepBack' });
const sample = randomTexts(30, 7).flatMap((text) => waysToSearch.map((way) => showing(text, way)));

/** @param {State} state */
const look = (state) => engine.look(state.shown);

/**
 * A page stepping by a grain, and every state on its way forward, the last one at the end of the run.
 * @param {State} shown
 * @param {string} grain
 * @param {boolean} [predict]
 */
function wayOf({ source: { text }, settings, shown }, grain, predict = false) {
  const page = createPage();
  page.act({ type: 'openTree', text, settings });
  page.act({ type: 'setGrain', grain });
  if (predict) page.act({ type: 'togglePredict' });
  const states = [page.current()];
  const { length } = page.engine.look(shown).run;
  while (page.current().step < length || page.current().asking === 'question') {
    page.act(forward);
    states.push(page.current());
  }
  return { page, states };
}

test('every grain goes forward to the end and back over the same steps', () => {
  for (const state of sample) {
    for (const grain of grains) {
      const { page, states } = wayOf(state, grain);
      for (const { step } of states.slice(0, -1).reverse()) {
        page.act(back);
        assert.equal(page.current().step, step, `${grain} in ${state.source.text}`);
      }
    }
  }
});

test('a step forward is animated, however far it goes', () => {
  for (const grain of grains) {
    const { states } = wayOf(showing('((3 12 8) (2 4 6) (14 5 2))'), grain);
    for (const state of states.slice(1)) assert.equal(state.animate, true, grain);
  }
});

test('a question comes where a score has arrived and a child is left, and both answers occur', () => {
  const answers = new Set();
  for (const state of sample) {
    const { run, facts } = look(state);
    for (let step = 1; step < run.length; step += 1) {
      const parent = run.frame(step).decides;
      const next = run.frame(step + 1).event;
      if (next?.kind === 'cutoff') assert.equal(parent, next.node, 'every cut-off is asked about');
      if (parent === null) continue;
      if (next?.kind === 'cutoff' || next?.kind === 'narrow') assert.equal(next.node, parent);
      else assert.equal(facts.parents[next?.node ?? 0], parent, 'the next child');
      answers.add(next?.kind === 'cutoff');
    }
  }
  assert.equal(answers.size, 2);
});

test('predicting asks about every decision once, with every grain, and about nothing under minimax', () => {
  for (const state of sample.slice(0, 80)) {
    const { run } = look(state);
    const all = [];
    for (let step = 1; step < run.length; step += 1) if (run.frame(step).decides !== null) all.push(step);
    for (const grain of grains) {
      const { states } = wayOf(state, grain, true);
      const asked = states.filter(({ asking }) => asking === 'question');
      const steps = asked.map(({ step }) => step);
      assert.deepEqual(steps, state.settings.algorithm === 'minimax' ? [] : all, `${grain} in ${state.source.text}`);
      for (const one of asked) {
        const [{ id }] = tellingOf(/** @type {never} */ ({ ...gathered(state, one.step), state: one }));
        assert.equal(id, 'stage-question');
        assert.equal(states[states.indexOf(one) + 1].asking, 'answer');
      }
    }
  }
});

test('every message has its words, at every step of every grain', () => {
  for (const state of sample) {
    for (const predict of [false, true]) {
      for (const one of wayOf(state, 'lecture', predict).states) {
        const sentences = tellingOf(/** @type {never} */ ({ ...gathered(state, one.step), state: one }));
        for (const { id, args } of sentences) assert.match(texts.text(id, args), /\S/);
      }
    }
  }
});

test('a sentence is formatted once', () => {
  for (const state of sample.slice(0, 20)) {
    for (const one of wayOf(state, 'lecture').states) {
      /** @type {string[]} */
      const formatted = [];
      const both = (/** @type {string} */ id, /** @type {Record<string, string | number>} */ args) => {
        formatted.push(id);
        return texts.both(id, args);
      };
      const page = { ...gathered(state, one.step), state: one, texts: { ...texts, both } };
      const { text } = said(/** @type {never} */ (page));
      const told = tellingOf(/** @type {never} */ (page));
      assert.deepEqual(
        formatted,
        told.map(({ id }) => id),
      );
      assert.equal(text, told.map(({ id, args }) => texts.text(id, args)).join(' '));
    }
  }
});

test('a node’s moments: entered, closed; cut off', () => {
  const state = showing('((3 12 8) (2 4 6) (14 5 2))');
  const { run } = look(state);
  const kinds = (/** @type {number} */ node) =>
    [run.jump(node, 0), run.jump(node, run.jump(node, 0))].map((step) => run.frame(step).event?.kind);
  assert.deepEqual(kinds(0), ['visit', 'return']);
  assert.deepEqual(kinds(5), ['visit', 'return']);
  assert.deepEqual(kinds(6), ['evaluate', 'evaluate']);
  assert.deepEqual(kinds(8), ['cutoff', 'cutoff']);
  assert.deepEqual([...run.story(5, 14)], [11, 13, 14]);
  const jump = /** @type {Action} */ ({ type: 'jumpTo', node: 5 });
  const [entered, closed] = [after([jump], state), after([jump, jump], state)];
  assert.deepEqual([entered.step, closed.step], [11, 15]);
  assert.equal(after([jump, jump, jump], state).step, 11);
});

test('below a depth limit a jump leads to the evaluation above', () => {
  const state = showing('(1(3 5), 2(4 6))', { depth: 1 });
  const { run } = look(state);
  assert.equal(run.frame(run.jump(5, 0)).event?.node, 4);
});

test('on a black or white screen a step only brings the tree back', () => {
  for (const blank of /** @type {const} */ (['black', 'white'])) {
    const toggle = /** @type {const} */ ({ type: 'toggleBlank', blank });
    const state = after([forward, toggle]);
    assert.deepEqual([state.blank, state.step], [blank, 1]);
    for (const action of /** @type {Action[]} */ ([
      ...['stepForward', 'stepBack', 'togglePlay', 'last'].map((type) => ({ type })),
      ...[toggle, { type: 'startShow', from: 'first' }],
    ])) {
      const next = after([action], state);
      assert.deepEqual([next.blank, next.step, next.playing, next.present], [null, 1, false, false], action.type);
    }
    const left = after([{ type: 'togglePresent' }, toggle, { type: 'leave' }]);
    assert.deepEqual([left.blank, left.present], [null, false]);
  }
});

test('a question disappears with every change of the tree or the step', () => {
  const asking = after([forward, forward, forward, forward, { type: 'togglePredict' }, forward]);
  assert.equal(asking.asking, 'question');
  for (const action of /** @type {Action[]} */ ([
    { type: 'goTo', step: 2 },
    { type: 'setText', text: '((3 12) 4)' },
    { type: 'chooseDialect', id: 'fail-hard' },
    { type: 'togglePredict' },
    { type: 'last' },
  ]))
    assert.equal(after([action], asking).asking, 'no', action.type);
});

test('a card never covers its subject and never leaves the window', () => {
  const page = { width: 800, height: 600 };
  for (let left = 0; left <= 740; left += 20) {
    for (let top = 0; top <= 560; top += 20) {
      for (const card of [
        { width: 240, height: 120 },
        { width: 700, height: 200 },
        { width: 776, height: 560 },
      ]) {
        const thing = { left, top, width: 60, height: 40 };
        const place = placeOf(thing, card, page);
        const [right, bottom] = [place.left + place.width, place.top + place.height];
        assert.ok(place.left >= 0 && place.top >= 0 && right <= 800 && bottom <= 600, 'inside');
        assert.ok(place.left >= left + 60 || right <= left || place.top >= top + 40 || bottom <= top, 'beside');
      }
    }
  }
});

// The bound that has just moved is marked: in the values beside the tree, in the words of each course, and on the tree itself. Here moves
// are found by comparing the windows before and after.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbers } from '../src/panels/live.js';
import { presets } from '../src/port/notation.js';
import { lookOf } from '../src/stage/picture.js';
import { randomTexts, waysToSearch } from './core.js';
import { gathered, showing, texts } from './setup.js';

/** @typedef {import('../src/page/page.js').Page} Page */

const ways = waysToSearch.filter(({ algorithm }) => algorithm !== 'minimax');
const cases = randomTexts(12, 3).flatMap((text) => ways.map((way) => showing(text, way)));

/** A template as its text. @type {(template: any) => string} */
function written(template) {
  if (Array.isArray(template)) return template.map(written).join('');
  if (template?.strings)
    return template.strings
      .map((/** @type {string} */ text, /** @type {number} */ at) => text + written(template.values[at]))
      .join('');
  // A guarded value is written by its last result.
  if (template?._$litDirective$) return written(template.values.at(-1)());
  return ['string', 'number'].includes(typeof template) ? String(template) : '';
}

/** The bounds that are marked among some values, as a and b. @param {unknown} template */
const marked = (template) =>
  [...written(template).matchAll(/<dd class=(\w+)><span class=(\w*)>/g)].flatMap(([, kind, mark]) =>
    mark ? [kind] : [],
  );

/**
 * Every step of a run that moves one bound of one window, and which.
 * @param {import('../src/port/types.js').State} state
 */
function* moves(state) {
  const first = gathered(state);
  for (let step = 1; step <= first.run.length; step += 1) {
    const page = /** @type {Page} */ (/** @type {unknown} */ ({ ...gathered({ ...state, step }), texts, given: step }));
    const [before, now] = [first.run.frame(step - 1), page.frame].map(({ open }) => open.at(-1));
    if (page.frame.event?.kind !== 'narrow' || !before || !now) continue;
    assert.equal(before.node, now.node);
    const moved = [before.alpha !== now.alpha && 'a', before.beta !== now.beta && 'b'].filter(Boolean);
    assert.equal(moved.length, 1);
    yield { page, step, moved };
  }
}

test('beside the tree', () => {
  let count = 0;
  for (const state of cases)
    for (const { page, moved } of moves(state)) {
      assert.deepEqual(marked(numbers(page)), moved);
      count += 1;
    }
  assert.ok(count > 100);
});

test('in the words of a course, if at all', () => {
  let count = 0;
  for (const state of cases)
    for (const { page, step, moved } of moves(state))
      for (const { id: course } of presets.slice(1)) {
        if (!page.run.speaks(course)) continue;
        const marks = marked(numbers({ ...page, state: { ...page.state, notation: course } }));
        assert.ok(marks.length === 0 || marks[0] === moved[0], `${course} ${step}`);
        count += marks.length;
      }
  assert.ok(count > 100);
});

test('on the tree', () => {
  let count = 0;
  const state = { ...cases[0], ...presets.find(({ id }) => id === 'general')?.notation };
  for (const { source, settings } of cases.map(({ shown }) => shown)) {
    const one = { ...state, source, settings, shown: { source, settings } };
    const first = gathered(one);
    const view = /** @type {any} */ ({ ...first, texts });
    const picture = first.run.picture(/** @type {any} */ (lookOf(view, { width: 900, height: 600 }, texts)));
    for (const { step, moved } of moves(one)) {
      picture.forget();
      const drawn = picture.draw(first.run, step, step - 1, [0, 900, 600, 0, 0, 1, 1], undefined, 0, undefined);
      const marks = new Set([...drawn.matchAll(/"([ab]) is-new"/g)].map(([, kind]) => kind));
      assert.deepEqual([...marks], moved, `${source.text} ${step}`);
      count += 1;
    }
    picture.free();
  }
  assert.ok(count > 100);
});

// The address matches the page: whatever has been done, a fresh load of the address shows the same tree, run and step under the same names.
// The random actions include unreadable texts.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createEngine } from '../src/port/engine.js';
import { examples } from '../src/port/examples.js';
import { plainSettings } from '../src/port/settings.js';
import { createAddress } from '../src/storage/address.js';
import { after, core, engine, initialState, randomTexts } from './core.js';

/** @typedef {import('../src/port/types.js').State} State */
/** @typedef {import('../src/port/types.js').Action} Action */

const trees = [...randomTexts(20, 5), '5 (3 (1 2) 4 (3 4))', '((b: (1 2)) @b)', ...examples.map(({ text }) => text)];
const noTrees = ['', '(', '((3 12 8) (2 4', '(1 2) 3', '@z'];
const numbers = ['', '0', '2', '-1.5', '9', 'W', 'x'];

/** @param {number} seed */
function drawing(seed) {
  let state = seed;
  const below = (/** @type {number} */ most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  /** @type {<T>(all: readonly T[]) => T} */
  const one = (all) => all[below(all.length)];
  const text = () => one([...trees, ...noTrees]);
  const algorithm = () => one(engine.algorithms).id;
  const settings = () => ({ ...plainSettings, algorithm: algorithm(), depth: one([null, null, 1, 2]) });
  const field = () => one(/** @type {const} */ (['alpha', 'beta', 'depth', 'guess', 'margin', 'seed']));
  /** @type {(() => Action)[]} */
  const actions = [
    () => ({ type: 'setText', text: text() }),
    () => ({ type: 'openTree', text: text(), settings: settings(), step: below(30) }),
    () => ({ type: 'openLink', hash: `#tree=${text()}&algorithm=${algorithm()}&depth=${below(4)}&step=${below(20)}` }),
    () => ({ type: 'chooseExample', id: one(examples).id }),
    () => ({ type: 'chooseAlgorithm', id: algorithm() }),
    () => ({ type: 'chooseOrder', id: one(['as-written', 'best-first', 'shuffled']) }),
    () => ({ type: 'setField', field: field(), text: one(numbers) }),
    () => ({ type: 'fillStatics' }),
    () => ({ type: 'editLeaf', node: below(9) }),
    () => ({ type: 'editText', node: below(9), text: one(numbers) }),
    () => ({ type: 'commitEdit', move: one(['stay', 'next']) }),
    () => ({ type: 'cancelEdit' }),
    () => ({ type: 'openRecent', index: below(3) }),
    () => ({ type: 'undo' }),
    () => ({ type: 'redo' }),
    () => ({ type: one(['stepForward', 'last', 'first', 'nextCutoff']) }),
  ];
  return () => one(actions)();
}

/** @param {State} state */
const shown = ({ shown: { source, settings }, settings: asked, step, example }) => ({
  tree: engine.known(source)?.tree.text() ?? null,
  ...{ settings, asked, step, example },
});

test('after any actions a fresh load of the address shows the same', () => {
  for (let seed = 0; seed < 150; seed += 1) {
    const draw = drawing(seed);
    const { session } = createEngine(core);
    let state = /** @type {State} */ (session.news());
    const done = [];
    for (let count = 0; count < 12; count += 1) {
      const action = draw();
      done.push(action);
      session.act(action);
      state = { ...state, ...session.news() };
      const hash = session.link(false, undefined) ?? assert.fail('no link');
      const fresh = after([{ type: 'openLink', hash: `#${hash}` }]);
      assert.deepEqual([shown(fresh), fresh.ignored], [shown(state), []], JSON.stringify(done));
    }
  }
});

/**
 * The address of a page that was opened by a link, after some actions.
 * @param {string} hash
 * @param {Action[]} actions
 * @param {Partial<State>} [own] the page's language and drawing without a link
 * @param {boolean} [isCleared] whether the link is removed before the page has written its own
 */
function addressAfter(hash, actions, own = {}, isCleared = false) {
  const location = { hash, href: `http://a/${hash}` };
  /** @type {() => void} */
  let write = () => {};
  const view = {
    location,
    history: {
      state: null,
      replaceState: (/** @type {null} */ _, /** @type {string} */ __, /** @type {string} */ href) =>
        (location.href = href),
    },
    setTimeout: (/** @type {() => void} */ later) => (write = later),
    clearTimeout() {},
    addEventListener() {},
  };
  const { session } = createEngine(core);
  session.act({ type: 'prefer', kept: own });
  session.act({ type: 'setLanguage', language: own.language ?? 'en' });
  session.act({ type: 'openLink', hash });
  let state = /** @type {State} */ (session.news());
  const page = { session, current: () => state, own: () => own, open() {} };
  const address = createAddress(/** @type {Window} */ (/** @type {unknown} */ (view)), page);
  if (isCleared) Object.assign(location, { hash: '', href: 'http://a/' });
  address.follow();
  write();
  for (const action of actions) session.act(action);
  state = { ...state, ...session.news() };
  address.follow();
  write();
  return new URL(location.href).hash;
}

test('the settings of a link stay in the address where a reload would show something else', () => {
  const step = /** @type {Action[]} */ ([{ type: 'goTo', step: 2 }]);
  const said = '&language=en&theme=auto&skin=triangles&infinity=signs';
  const other = /** @type {const} */ ({ language: 'pl', theme: 'dark', skin: 'circles', infinity: 'letters' });
  assert.equal(addressAfter(`#tree=(1+2)${said}`, step, other), `#tree=(1+2)&step=2${said}`);
  assert.equal(addressAfter(`#tree=(1+2)${said}`, step), '#tree=(1+2)&step=2');
  assert.equal(
    addressAfter('#tree=(1+2)', step, other),
    '#tree=(1+2)&step=2&language=pl&theme=dark&skin=circles&infinity=letters',
  );
});

test('an untouched page has no hash, unless it was opened by a link', () => {
  assert.equal(addressAfter('', []), '');
  assert.equal(addressAfter('', [], { skin: 'plain' }), '');
  const { text } = initialState().source;
  assert.equal(
    addressAfter('#skin=plain', [], {}, true),
    `#tree=${text.replaceAll(' ', '+').replaceAll(')+(', ')(')}&skin=plain`,
  );
});

test('an untouched page keeps the address whose tree it could not read', () => {
  assert.equal(addressAfter('#tree=((3+12&step=3', []), '#tree=((3+12&step=3');
  assert.equal(addressAfter('#tree=((3+12&step=3', [{ type: 'setText', text: '(1 2)' }]), '#tree=(1+2)');
});

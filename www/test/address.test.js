// The address and the page are one: whatever has been done, a fresh load of the address shows the same tree, run, step and
// comparison under the same names. Random actions, and texts that cannot be read among them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainSettings } from '../src/core/settings.js';
import { fromText } from '../src/core/source.js';
import { createAddress, linkTo } from '../src/keeping/address.js';
import { examples } from '../src/state/examples.js';
import { runnerOf } from '../src/state/race.js';
import { initialState } from '../src/state/state.js';
import { act, after, engine, randomTexts } from './core.js';

/** @typedef {import('../src/state/types.js').State} State */
/** @typedef {import('../src/state/types.js').Action} Action */

const trees = [...randomTexts(20, 5), '5 (3 (1 2) 4 (3 4))', '((b: (1 2)) @b)', ...examples.map(({ text }) => text)];
const noTrees = ['', '(', '((3 12 8) (2 4', '(1 2) 3', '@z'];
const numbers = ['', '0', '2', '-1.5', '9', 'W', 'x'];
const runs = ['alpha-beta', 'pvs'].map((algorithm) => runnerOf({ ...plainSettings, algorithm }));

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
  const settings = () => ({ ...initialState().settings, algorithm: algorithm(), depth: one([null, null, 1, 2]) });
  const field = () => one(/** @type {const} */ (['alpha', 'beta', 'depth', 'guess', 'margin', 'seed']));
  /** @type {(() => Action)[]} */
  const actions = [
    () => ({ type: 'setText', text: text() }),
    () => ({ type: 'openTree', source: fromText(text()), settings: settings(), step: below(30) }),
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
    () => ({ type: 'setRace', race: { runs, by: 'leaf', at: below(3), isOpen: below(2) === 0 } }),
    () => ({ type: 'undo' }),
    () => ({ type: 'redo' }),
    () => ({ type: one(['stepForward', 'last', 'first', 'nextCutoff']) }),
  ];
  return () => one(actions)();
}

/** @param {State} state */
const shown = ({ shown: { source, settings }, settings: asked, step, example, race }) => ({
  ...{ tree: engine.shortest(source), settings, asked, step, example },
  race: race?.isOpen ? race : null,
});

test('after any actions a fresh load of the address shows the same', () => {
  for (let seed = 0; seed < 150; seed += 1) {
    const draw = drawing(seed);
    let state = initialState();
    const done = [];
    for (let count = 0; count < 12; count += 1) {
      const action = draw();
      done.push(action);
      state = act(state, action, engine);
      const hash = linkTo(state, engine) ?? assert.fail('no link');
      const fresh = after([{ type: 'openLink', hash: `#${hash}` }]);
      assert.deepEqual([shown(fresh), fresh.ignored], [shown(state), []], JSON.stringify(done));
    }
  }
});

/**
 * The address of a page that was opened by a link, after some actions.
 * @param {string} hash
 * @param {Action[]} actions
 * @param {Partial<State>} [own] how the page speaks and draws without a link
 * @param {boolean} [isCleared] whether someone takes the link away before the page has written its own
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
  const preferred = { ...initialState(), ...own };
  let state = after([{ type: 'openLink', hash }], preferred);
  const page = { engine, current: () => state, own: () => preferred, open() {} };
  const address = createAddress(/** @type {Window} */ (/** @type {unknown} */ (view)), page);
  if (isCleared) Object.assign(location, { hash: '', href: 'http://a/' });
  address.follow();
  write();
  state = after(actions, state);
  address.follow();
  write();
  return new URL(location.href).hash;
}

test('what a link says stays said where a reload would show something else', () => {
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

test('an untouched page has no address, unless it was opened by a link', () => {
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

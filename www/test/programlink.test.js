// The program and the page mean the same by a link: for the same state they write the same one, and the page opens it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers } from '../../tests/browser/native.js';
import { settings } from '../src/core/settings.js';
import { linkTo } from '../src/keeping/address.js';
import { overlays } from '../src/state/choosing.js';
import { examples } from '../src/state/examples.js';
import { switches, switchNames } from '../src/state/notation.js';
import { presets } from '../src/state/presets.js';
import { languageIds } from '../src/words/languages.js';
import { commandOf } from './command.js';
import { after, engine, randomTexts, showing, waysToSearch } from './core.js';

/** @typedef {import('../src/state/types.js').State} State */

/** What a link says of how the page draws. */
const view = /** @type {const} */ (['language', 'theme', 'arrange', 'overlay']);

/** @param {State} state */
function wordsOf(state) {
  const grain = /** @type {[string, string][]} */ (state.isGrainOwn ? [['grain', state.grain]] : []);
  const drawn = view.map((name) => /** @type {[string, string]} */ ([name, state[name]]));
  return commandOf(state, 'link', [['step', String(state.step)], ...grain, ...drawn]);
}

/**
 * The program writes the page's links for these states, and the page opens them as it opens its own.
 * @param {State[]} states
 */
function check(states) {
  const written = answers('secateur', ['lines'], states.map(wordsOf));
  assert.equal(written.length, states.length);
  for (const [index, state] of states.entries()) {
    const link = linkTo(state, engine) ?? assert.fail('the tree is too long for a link');
    assert.equal(written[index], `#${link}`);
    const opened = after([{ type: 'openLink', hash: written[index] }]);
    assert.deepEqual([opened.ignored, opened.step, linkTo(opened, engine)], [[], state.step, link]);
  }
}

/** @type {(state: State) => State} */
const atItsEnd = (state) => ({ ...state, step: engine.run(state).length });

test('every example', () => {
  const opened = examples.map(({ id }) => after([{ type: 'chooseExample', id }, { type: 'last' }]));
  check(opened.map((state) => ({ ...state, race: null })));
});

test('every way to search, on random trees, in every order and with every number', () => {
  const orders = settings.find(({ id }) => id === 'order')?.choices ?? [];
  const numbers = [-1e-7, 2.5, 1e-6, 123456.789, 999999999999999, -12, Number.POSITIVE_INFINITY];
  const states = randomTexts(60, 5).map((text, index) => {
    const guess = numbers[index % numbers.length];
    const own = { order: orders[index % orders.length], seed: index, guess, margin: 0.5 + index, ties: 'last' };
    const ends = index % 3 === 0 ? { alpha: -1, beta: 2.5 } : index % 3 === 1 ? { greatest: 1e9 } : { least: -1e9 };
    const infinite = /[WL]/.test(text);
    const known = infinite ? { alpha: -1, beta: 2.5 } : ends;
    return showing(text, /** @type {object} */ ({ ...waysToSearch[index % waysToSearch.length], ...own, ...known }));
  });
  check(states.filter(({ shown }) => engine.works(shown)).map(atItsEnd));
});

test('every notation and switch, and how the page draws and speaks', () => {
  const [state] = [showing('a: (c&d: (1 2.5) e+f%: (W -3))')];
  const noted = presets.flatMap(({ id, notation, rules }) => {
    const settings = { ...state.settings, ...rules };
    const own = { ...state, ...notation, notation: id, settings, shown: { ...state.shown, settings } };
    const others = switchNames.flatMap((name) =>
      switches[name].filter((value) => value !== own[name]).map((value) => ({ ...own, [name]: value })),
    );
    return [own, ...others];
  });
  const drawn = [
    ...languageIds.map((language) => ({ ...state, language })),
    ...['auto', 'light', 'dark'].map((theme) => ({ ...state, theme })),
    ...['written', 'search'].map((arrange) => ({ ...state, arrange })),
    ...overlays.map((overlay) => ({ ...state, overlay })),
    ...['event', 'lecture', 'leaf', 'cut-off'].map((grain) => ({ ...state, grain, isGrainOwn: true })),
  ];
  check(/** @type {State[]} */ ([...noted, ...drawn]));
});

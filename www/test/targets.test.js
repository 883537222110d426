// Page and program make the same files: random scenes, each as one kind of file, byte for byte.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { native } from '../../tests/browser/native.js';
import { cases } from '../../tests/browser/scale.js';
import { grains, overlays } from '../pkg/tables.js';
import * as targets from '../src/dialogs/export/targets.js';
import { presets, switches, switchNames } from '../src/port/notation.js';
import { algorithmIds, orders, rules } from '../src/port/settings.js';
import { languageIds } from '../src/words/languages.js';
import { commandOf } from './command.js';
import { core, engine, gathered, randomTexts, showing } from './setup.js';
import { strictTexts } from './words.js';

/** @typedef {import('../src/port/types.js').State} State */
/** @typedef {import('../src/page/page.js').Page} Page */
/** @typedef {{ state: State, kind: keyof typeof kinds }} Scene */

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../cli/${path}`, import.meta.url));

const words = Object.fromEntries(languageIds.map((id) => [id, strictTexts(id)]));

const font = ['Inter Secateur', 'Inter Secateur Letters']
  .map((name) => core.fontFace(name, read(`fonts/${name.toLowerCase().replaceAll(' ', '-')}.woff2`).toString('base64')))
  .join('');

/** @type {targets.Each} */
const each = async (steps, take) => steps.forEach(take);

/** The printed part of a handout's file: font and title around it are the page's own. @type {(file: Buffer) => string} */
const printed = (file) => /<body class="is-handout">\n(.*)\n<\/body>\n<\/html>\n$/s.exec(file.toString())?.[1] ?? '';

/**
 * Kinds of files: what the page makes, the program's options, and the matching part of its file.
 * @type {Record<string, { command: 'picture' | 'run', ending: string, options: [string, string][], make: (page: Page) => string | Promise<string>, of?: (file: Buffer) => string }>}
 */
const kinds = {
  svg: {
    ...{ command: 'picture', ending: 'svg', options: [] },
    make: (page) => targets.ofStep(page, 'svg', { font, background: '#ffffff' }).text,
  },
  tikz: {
    ...{ command: 'picture', ending: 'tex', options: [] },
    make: (page) => targets.ofStep(page, 'tikz', { font: '', background: '' }).text,
  },
  overlays: {
    ...{ command: 'run', ending: 'tex', options: [] },
    make: async (page) => texted(await targets.ofRun(page, 'beamer', { grain: page.state.grain, each })),
  },
  separate: {
    ...{ command: 'run', ending: 'tex', options: [['frames', 'separate']] },
    make: async (page) =>
      texted(await targets.ofRun(page, 'beamer', { grain: page.state.grain, each, separate: true })),
  },
  handout: {
    ...{ command: 'run', ending: 'html', options: [], of: printed },
    make: async (page) => printed(Buffer.from(await targets.ofRun(page, 'handout', { grain: page.state.grain, each }))),
  },
  light: {
    ...{ command: 'run', ending: 'pptx', options: [], of: (file) => file.toString('latin1') },
    make: async (page) => latin(await targets.ofRun(page, 'pptx', { grain: page.state.grain, each })),
  },
  dark: {
    ...{ command: 'run', ending: 'pptx', options: [['theme', 'dark']], of: (file) => file.toString('latin1') },
    make: async (page) => latin(await targets.ofRun(page, 'pptx', { grain: page.state.grain, each, theme: 'dark' })),
  },
};
const texted = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString();
const latin = (/** @type {Uint8Array} */ bytes) => Buffer.from(bytes).toString('latin1');

let seed = 22;
/** @type {<T>(list: readonly T[]) => T} */
function pick(list) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return list[Math.floor((seed / 2 ** 32) * list.length)];
}

/** Names with special characters of TeX and XML, copies, static evaluations, a lone leaf, long numbers, and a tree wider than a slide. */
const trees = [
  '((3 12 8) (2 4 6) (14 5 2))',
  '(a$b: (c\\d: (3 e#f: 12) g%h: (i&i: 4 j_k: 6)) l^m~: (γ: 14 n′: 5) <x>"y": (α: 1 ♔: 2))',
  '(a: (b: (4 7) c: (1 9)) d: (@c @b) (@b e: 3 @e))',
  '(4(6(6 2) 7(8 7)) 3(5(5 4) 9(9 3)))',
  '((12345.5 -20000 1234) (x<a>y: (-0.25 99999.125) 10000) (α: (3 12) β: 8))',
  'root: 7',
  `(${new Array(5).fill('((1 2 3 4) (5 6 7 8) (9 8 7 6))').join(' ')})`,
  ...randomTexts(8, 22),
];
const bounds = [{}, {}, { alpha: 1, beta: 3 }, { alpha: -20, beta: 20, least: 1, greatest: 9, guess: 12 }];

/** A scene, which may be invalid. @type {() => Scene} */
function drawn() {
  const { id, notation, rules: own } = pick(presets);
  const rule = pick([own, { cut: pick(rules.cut), returns: pick(rules.returns) }]);
  const change = {
    algorithm: pick(algorithmIds),
    ...rule,
    ...pick(bounds),
    ties: pick(rules.ties),
    order: pick(orders),
  };
  const other = Object.fromEntries(switchNames.map((name) => [name, pick(switches[name])]));
  const state = showing(
    pick(trees),
    /** @type {any} */ ({ ...change, seed: pick([1, 7]), depth: pick([null, null, 2]) }),
  );
  const seen = {
    language: pick(languageIds),
    overlay: pick(overlays),
    arrange: pick(/** @type {const} */ (['written', 'search'])),
  };
  const how = {
    ...pick([notation, notation, other]),
    notation: id,
    grain: pick(grains),
    counting: pick([false, true]),
  };
  return { state: /** @type {State} */ ({ ...state, ...how, ...seen }), kind: pick(Object.keys(kinds)) };
}

/** @returns {Scene} a valid one, at a step of its run */
function scene() {
  const { state, kind } = drawn();
  if (!engine.works({ source: state.source, settings: state.settings })) return scene();
  const { length } = engine.run(state);
  return { state: { ...state, step: Math.min(length, pick([0, 3, 8, 14, 20, length])) }, kind };
}

/** As the page gathers it. @type {(state: State) => Page} */
function pageOf(state) {
  const texts = words[state.language];
  const said = state.names === 'min-max' ? { ...texts, ...texts.minMax } : texts;
  const page = { ...gathered(state), engine, texts: said, score: texts.scores[state.infinity] };
  return /** @type {Page} */ (/** @type {unknown} */ (page));
}

/** The program's options, except where to write. @type {(scene: Scene) => string[]} */
function wordsOf({ state, kind }) {
  const { command, options } = kinds[kind];
  const { overlay, language, arrange, grain, step } = state;
  return commandOf(state, command, [
    ...Object.entries({ language, arrange, grain }),
    ...(overlay === 'none' ? [] : [/** @type {[string, string]} */ (['overlay', overlay])]),
    ...(command === 'picture' ? [/** @type {[string, string]} */ (['step', String(step)])] : []),
    ...options,
  ]);
}

/** Where the first of two texts diverges from the second. @type {(one: string, other: string) => string} */
function parted(one, other) {
  const at = [...one].findIndex((sign, place) => sign !== other[place]);
  const from = at < 0 ? one.length : Math.max(0, at - 60);
  return `${one.slice(from, from + 100)} | ${other.slice(from, from + 100)}`;
}

test('page and program make the same files', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'secateur-targets-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const scenes = Array.from({ length: cases(50) }, scene);
  const place = (/** @type {number} */ at) => join(folder, `${at}.${kinds[scenes[at].kind].ending}`);
  for (const [at, one] of scenes.entries()) {
    const { make, of = String } = kinds[one.kind];
    const words = [...wordsOf(one), '--output', place(at)];
    const { status, stdout, stderr } = spawnSync(native('secateur'), words, { encoding: 'utf8' });
    assert.deepEqual([status, stdout], [0, ''], stderr);
    const [page, program] = [await make(pageOf(one.state)), of(readFileSync(place(at)))];
    if (page !== program) assert.fail(`${one.kind}: ${JSON.stringify(wordsOf(one))}: ${parted(page, program)}`);
  }
});

test('every choice reaches the files', async () => {
  const tree = '(4(n: 6(6 2) 7(8 4.5)) 3(5(5 6) 9(W 6)))';
  const plain = { language: 'en', overlay: 'none', arrange: 'written', grain: 'event', notation: 'general' };
  const settings = { order: 'best-first', alpha: -9, beta: 9 };
  const filed = async (/** @type {object} */ seen, /** @type {object} */ searched = {}) => {
    const state = { ...showing(tree, /** @type {any} */ ({ ...settings, ...searched })), ...plain, ...seen };
    return kinds.handout.make(pageOf(/** @type {State} */ (state)));
  };
  const usual = await filed({});
  const choices = [
    ...languageIds.slice(1).map((language) => [{ language }]),
    ...overlays.slice(1).map((overlay) => [{ overlay }]),
    ...grains.slice(1).map((grain) => [{ grain }]),
    ...presets.slice(1).map(({ id, notation }) => [{ ...notation, notation: id }]),
    ...switchNames.flatMap((name) => switches[name].slice(1).map((value) => [{ [name]: value }])),
    [{ arrange: 'search' }],
    ...algorithmIds.filter((id) => id !== 'alpha-beta').map((algorithm) => [{}, { algorithm }]),
    ...[
      { order: 'reversed' },
      { order: 'shuffled' },
      { cut: 'past-bound' },
      { returns: 'fail-hard' },
      { depth: 1 },
      { ties: 'last' },
      { beta: 7 },
    ].map((rule) => [{}, rule]),
  ];
  for (const [seen, searched] of choices) {
    assert.ok((await filed(seen, searched)) !== usual, JSON.stringify([seen, searched]));
  }
});

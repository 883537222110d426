// What may happen to the page, as plain data that can be drawn, made smaller and read: which kinds of actions there are, what
// each says, and how a session begins. It knows no page and no browser.

import fc from 'fast-check';
import { algorithmIds, orders } from '../../../www/src/core/settings.js';
import { examples } from '../../../www/src/state/examples.js';
import { switches } from '../../../www/src/state/notation.js';
import { languageIds } from '../../../www/src/words/languages.js';

/** @typedef {{ do: string, [what: string]: unknown }} Action */
/** @typedef {{ hash: string, kept: Record<string, string>, query: string }} Start what the address says, and what the browser has kept */
/** @typedef {'good' | 'slow' | 'broken'} Network how dialogs come */
/** @typedef {{ start: Start, network: Network, size: number, actions: Action[] }} Session */

const dialects = ['fail-soft', 'fail-hard', 'running-bound', 'fail-soft-strict', 'fail-hard-strict'];

/** Small, uneven, with names, infinities, statics, copies, several plies of one player; some that do not fit a stage, some of games. */
const trees = [
  ...[
    '7',
    '(1 2)',
    '((3 12 8) (2 4 6) (14 5 2))',
    'a: (b: (3 5) c: (2 9))',
    '(((W L) L) (L W W))',
    'max (max (1 2) (3 4))',
  ],
  ...[
    '(5 (1 2) 3 (4 (9 8) 2 (6 7)))',
    '((b: (1 2)) @b (3 4))',
    '((0.5 -1.25) (0.75 W) (L D))',
    '(1 (2 (3 (4 (5 (6 7))))))',
  ],
  `(${Array.from({ length: 12 }, (_, at) => `(${at} ${(at * 7) % 13} ${(at * 5) % 11} ${at % 3})`).join(' ')})`,
  `(${Array.from({ length: 9 }, (_, at) => `((${at} ${(at * 7) % 13} 4) (${(at * 5) % 11} ${at % 3} 9) (1 ${at} 3))`).join(' ')})`,
];
const games = [
  'game=nim&heaps=1,2',
  'game=tic-tac-toe&moves=a1 b2 c3 a3 c1 b1&depth=2&scores=b3 a2: 42',
  'game=connect-four&size=4x4&depth=3&symmetry=yes',
  'game=kalah&size=3x3&position=0,0,2,1/1,0,0,2 second&utility=margin',
  'game=draughts&size=6x6&moves=5-7 13-11&depth=2',
];
const badGames = [
  'game=',
  'game=no-such',
  'game=connect-four&moves=9',
  'game=tic-tac-toe&depth=0',
  'moves=a1&game=nim',
];
const badTrees = ['', '(', '((3 12 8) (2 4', '(1 2) 3', '(a 1)', '(1 2))', '@z', '(1e999 2)', '🌲'];
const scores = ['0', '7', '-3', '2.5', 'W', '-inf', '', '-', 'x', '1/2', '1e999', '3,5'];

const tree = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...trees) },
  { weight: 2, arbitrary: fc.constantFrom(...games) },
  { weight: 1, arbitrary: fc.constantFrom(...badTrees, ...badGames) },
);
const place = fc.nat(40);

/** Numbers as someone might type them. */
const bound = fc.constantFrom('', '0', '3', '-2', '6.5', 'W', 'L', 'x', '1e400');

/** Ends of the payoffs, of which many trees have scores beyond. */
const [least, greatest] = [
  ['', '0', '-3', '-100', 'L', 'x'],
  ['', '14', '9', '100', 'W', '1/2'],
];

/** The settings of a link or a saved file. */
const words = {
  algorithm: fc.constantFrom(...algorithmIds),
  cut: fc.constantFrom('at-bound', 'past-bound'),
  returns: fc.constantFrom('fail-soft', 'fail-hard', 'running-bound'),
  ties: fc.constantFrom('first', 'last'),
  window: fc.constantFrom('0,10', '4,6', '-inf,3', '6,4', '2,inf'),
  least: fc.constantFrom(...least),
  greatest: fc.constantFrom(...greatest),
  depth: fc.constantFrom('0', '1', '2', '9', 'x'),
  order: fc.constantFrom(...orders),
  seed: fc.constantFrom('2', '7'),
  guess: fc.constantFrom('0', '5', '-2.5', 'W', '1e-300', '0.30000000000000004'),
  margin: fc.constantFrom('1', '0.5', '100'),
  step: fc.nat(60).map(String),
  compare: fc.constantFrom(
    'alpha-beta;minimax',
    'alpha-beta,fail-hard;pvs;mtd-f,guess=2',
    'iterative-deepening;minimax',
    'no;such',
  ),
  by: fc.constantFrom('event', 'end', 'leaf'),
  at: fc.constantFrom('1', '4', '99'),
  grain: fc.constantFrom('event', 'lecture', 'leaf', 'cut-off'),
  language: fc.constantFrom(...languageIds),
  skin: fc.constantFrom(...switches.skin),
  windows: fc.constantFrom(...switches.windows),
  cuts: fc.constantFrom(...switches.cuts),
  infinity: fc.constantFrom(...switches.infinity),
  arrange: fc.constantFrom('written', 'search'),
  stranger: fc.constantFrom('1', '<b>'),
};
const said = fc.record(words);

/**
 * What says the tree: one field, or those of a game.
 * @type {(text: string | null) => (string | null)[][]}
 */
const whole = (text) => (text?.includes('game=') ? text.split('&').map((part) => part.split('=')) : [['tree', text]]);

/** What is likely to stand in a link: a tree, and a few of all the things that can be said. */
const hash = fc
  .tuple(fc.option(tree, { freq: 6 }), said, fc.subarray(Object.keys(words), { maxLength: 4 }))
  .map(([text, all, names]) =>
    [...whole(text), ...names.map((name) => [name, all[/** @type {keyof typeof words} */ (name)]])]
      .filter(([, value]) => value !== null)
      .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
      .join('&'),
  );

const savedSettings = fc.record(
  {
    algorithm: fc.constantFrom(...algorithmIds, 'no-such'),
    cut: fc.constantFrom('at-bound', 'past-bound'),
    returns: fc.constantFrom('fail-soft', 'fail-hard', 'running-bound'),
    ties: fc.constantFrom('first', 'last', 'none'),
    alpha: fc.constantFrom(0, 4, '-inf', 'x'),
    beta: fc.constantFrom(6, 10, 'inf', null),
    least: fc.constantFrom(0, -100, '-inf', 50),
    greatest: fc.constantFrom(14, 100, 'inf', 'x'),
    depth: fc.constantFrom(null, 1, 2, 30, -1),
    order: fc.constantFrom(...orders, 'best'),
    seed: fc.constantFrom(1, 5, 'x'),
    guess: fc.constantFrom(0, 4, 'inf', 1e-300, 0.1 + 0.2),
    margin: fc.constantFrom(1, 0.5, 0, 1e308),
  },
  { requiredKeys: [] },
);
const saved = fc
  .record(
    {
      tree,
      settings: savedSettings,
      step: fc.constantFrom(0, 3, 11, 500, -1),
      example: fc.constantFrom('textbook', 'no-such'),
      race: fc.constantFrom(
        { runs: 'alpha-beta;minimax', by: 'leaf', at: 2, isOpen: true },
        { runs: 'pvs;pvs', by: 'end', at: 0, isOpen: false },
        7,
      ),
      typed: tree,
    },
    { requiredKeys: ['tree'] },
  )
  .map((value) => JSON.stringify(value));

const kept = fc.record(
  {
    'secateur-now': fc.oneof(
      { weight: 5, arbitrary: saved },
      { weight: 1, arbitrary: fc.constantFrom('{', 'null', '{"tree":7}') },
    ),
    'secateur-recent': fc.constantFrom('[{"tree":"(1 2)"},{"tree":"((1 2) 3)"}]', '[{}]', '7'),
    'secateur-random': fc.constantFrom(
      '{"fields":{"least":"2","most":"2"}}',
      '{"fields":{"least":5,"most":null}}',
      '{',
    ),
    secateur: fc.constantFrom(
      '{"theme":"dark","textSize":1.3}',
      '{"language":"pl"}',
      '{"skin":"plain","windows":"open"}',
      '[',
    ),
  },
  { requiredKeys: [] },
);

/** @type {fc.Arbitrary<Start>} */
const start = fc.record({
  hash: fc.oneof({ weight: 3, arbitrary: hash }, { weight: 2, arbitrary: fc.constant('') }),
  kept: fc.oneof({ weight: 1, arbitrary: kept }, { weight: 2, arbitrary: fc.constant({}) }),
  query: fc.constantFrom('', '', '', '', '?embed'),
});

const stepKeys = [
  'ArrowRight',
  'ArrowRight',
  'ArrowLeft',
  'Shift+ArrowRight',
  'Shift+ArrowLeft',
  'PageDown',
  'PageUp',
  'Home',
  'End',
];

/** Each kind with what it says. @type {Record<string, fc.Arbitrary<Record<string, unknown>>>} */
const kinds = {
  step: fc.record({ key: fc.constantFrom(...stepKeys), times: fc.integer({ min: 1, max: 5 }) }),
  button: fc.record({ at: fc.nat(4) }),
  timeline: fc.record({ share: fc.nat(20).map((part) => part / 20) }),
  play: fc.record({ wait: fc.constantFrom(0, 30) }),
  grain: fc.record({}),
  predict: fc.record({}),
  present: fc.record({}),
  dark: fc.record({}),
  white: fc.record({}),
  moment: fc.record({}),
  critical: fc.record({}),
  counts: fc.record({}),
  escape: fc.record({}),
  skin: fc.record({ key: fc.constantFrom('1', '2', '3', '4') }),
  click: fc.record({ node: place }),
  walk: fc.record({
    keys: fc.array(fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter'), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  leaf: fc.record({
    node: place,
    text: fc.constantFrom(...scores),
    end: fc.constantFrom('Enter', 'Tab', 'Escape', ''),
  }),
  text: fc.record({ tree, end: fc.constantFrom('Enter', 'Escape', '') }),
  algorithm: fc.record({ value: fc.constantFrom(...algorithmIds) }),
  dialect: fc.record({ value: fc.constantFrom(...dialects) }),
  example: fc.record({ value: fc.constantFrom(...examples.map(({ id }) => id), '#0', '#1') }),
  field: fc.record({ at: fc.nat(6), text: bound }),
  order: fc.record({ value: fc.constantFrom(...orders) }),
  ties: fc.record({ isLast: fc.boolean() }),
  payoffs: fc.record({ least: fc.constantFrom(...least), greatest: fc.constantFrom(...greatest) }),
  menu: fc.record({ at: fc.nat(18) }),
  language: fc.record({ value: fc.constantFrom(...languageIds) }),
  arrange: fc.record({}),
  notation: fc.record({ at: fc.nat(20) }),
  dialects: fc.record({ at: fc.nat(6) }),
  compare: fc.record({
    keys: fc.array(fc.constantFrom('ArrowRight', 'ArrowLeft', 'End', 'Home', 'PageDown'), { maxLength: 3 }),
    isLeft: fc.boolean(),
  }),
  run: fc.record({ at: fc.nat(8), value: fc.nat(9) }),
  help: fc.record({}),
  share: fc.record({}),
  export: fc.record({ at: fc.nat(8) }),
  making: fc.record({
    keys: fc.array(
      fc.constantFrom('Insert', 'Shift+Insert', 'Delete', 'Alt+ArrowRight', 'm', 'h', 'ArrowDown', 'ArrowRight', '5'),
      { minLength: 1, maxLength: 4 },
    ),
  }),
  random: fc.record({ field: fc.nat(6), text: fc.constantFrom('2', '4', '0', 'x', '-5'), isMade: fc.boolean() }),
  game: fc.record({
    id: fc.constantFrom('nim', 'tic-tac-toe', 'connect-four', 'reversi', 'draughts', 'kalah'),
    moves: fc.constantFrom('', '', '1', 'a1', 'x'),
    keys: fc.array(fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home'), { maxLength: 2 }),
    isMade: fc.boolean(),
  }),
  undo: fc.record({ times: fc.integer({ min: 1, max: 3 }) }),
  redo: fc.record({ times: fc.integer({ min: 1, max: 3 }) }),
  paste: fc.record({ text: fc.oneof(tree, saved, fc.constantFrom('[[1, "inf"], [2, 3]]', '{}')) }),
  file: fc.record({ text: fc.oneof(tree, saved, fc.constantFrom('\0\0', '{"tree":"(1 2)"}')) }),
  link: fc.record({ hash }),
  zoom: fc.record({ x: fc.nat(10), y: fc.nat(10), by: fc.constantFrom(-400, -120, 120, 400) }),
  drag: fc.record({ x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -2, max: 2 }) }),
  resize: fc.record({ size: fc.nat(5) }),
  offline: fc.record({}),
  reload: fc.record({}),
};

/** The kinds, by what they are called. */
export const kindNames = Object.keys(kinds);

const actions = Object.entries(kinds).map(([name, what]) => ({
  // What people do all the time comes more often, what costs seconds less.
  weight: ['step', 'click', 'leaf', 'text', 'algorithm'].includes(name)
    ? 3
    : ['reload', 'language', 'export'].includes(name)
      ? 1
      : 2,
  arbitrary: what.map((said) => /** @type {Action} */ ({ do: name, ...said })),
}));

/** @type {fc.Arbitrary<Session>} */
export const sessions = fc.record({
  start,
  network: fc.constantFrom('good', 'good', 'good', 'slow', 'broken'),
  size: fc.nat(5),
  actions: fc.array(fc.oneof(...actions), { minLength: 1, maxLength: 16, size: 'max' }),
});

/** The windows of browsers, in px. */
export const sizes = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 960, height: 540 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

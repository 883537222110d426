// Every message that the page can request exists: each name in the scripts, each filling of
// composed names, and each kind of error and event in the core. That every language has the English messages is checked in
// locales.test.js.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseAst } from 'vite';
import * as tables from '../pkg/tables.js';
import { claims, grains, overlays, paces, prepared, randomOrders, themes } from '../pkg/tables.js';
import { columns } from '../src/dialogs/notation/choices.js';
import { courses, subjects } from '../src/dialogs/picking/groups.js';
import { examples } from '../src/port/examples.js';
import { presets, spelled, switches, switchNames } from '../src/port/notation.js';
import { algorithmIds, orders, rules, settings } from '../src/port/settings.js';
import { core } from './core.js';
import { messagesOf } from './words.js';

/** @typedef {{ type: string, [field: string]: unknown }} Piece of a script, as its parser gives it */

const messages = messagesOf('en');
const known = new Set([...messages.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, name]) => name));

/** @type {(path: string) => string} */
const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The door's name for each reason why settings cannot be run, from its TypeScript type. */
function settingsErrors() {
  const type = /export type SettingsError = (.*?)"#;/s.exec(read('../core/src/lib.rs'))?.[1];
  assert.ok(type);
  return [...type.matchAll(/kind: '([a-z-]+)'/g)].map(([, kind]) => kind);
}

/**
 * The variants of one of the core's enums, as in Rust.
 * @param {string} file
 * @param {string} name
 */
function variantsOf(file, name) {
  const body = new RegExp(`enum ${name} \\{\\n(.*?)\\n\\}`, 's').exec(read(`../../crate/${file}`))?.[1];
  assert.ok(body, `${file}: ${name}`);
  return [...body.matchAll(/^ {4}([A-Z]\w*)/gm)].map(([, variant]) => variant);
}

/**
 * The core's id of each variant if not its name: from a match, which Rust itself keeps complete.
 * @param {string} file
 * @param {string} name
 */
function namesOf(file, name) {
  const arms = read(`../../crate/${file}`).matchAll(new RegExp(`${name}::(\\w+)\\S*( \\{.*?\\})? => "([a-z-]+)"`, 'g'));
  return [...arms].map(([, variant, , id]) => ({ variant, id }));
}

/** @type {(file: string, name: string) => string[]} */
const idsOf = (file, name) => [...new Set(namesOf(file, name).map(({ id }) => id))];

const events = variantsOf('search/src/frame.rs', 'Fact').map((variant) => variant.toLowerCase());
const formErrors = [...read('../../crate/search/src/forms/problem.rs').matchAll(/= "(form-[a-z-]+)"/g)].map(
  ([, id]) => id,
);
const readErrors = [...idsOf('search/src/notation.rs', 'ParseErrorKind'), ...formErrors];
const gameErrors = [...read('../../crate/games/src/staged_game.rs').matchAll(/=> "(game-[a-z-]+)"/g)].map(
  ([, id]) => id,
);
const editErrors = idsOf('search/src/edit.rs', 'EditError').filter((id) => id !== 'no-such-place');
const algorithms = algorithmIds;
const numbers = settings.filter(({ choices }) => !choices);
const dialects = tables.dialects.map(({ id }) => id);

/** The messages of the two courses that assign α and β. */
const assigned = [...['call', 'leaf', 'moves', 'met', 'keeps', 'cut', 'collects', 'takes', 'level', 'level-leaves']];

/**
 * By the fixed part of a composed name: the possible fillings of its gap or gaps.
 * @type {Record<string, readonly (string | number | readonly string[])[]>}
 */
const gaps = {
  '*-*': Object.entries({ algorithm: algorithms, dialect: dialects, order: orders }).flatMap(([kind, all]) =>
    all.map((id) => [kind, id]),
  ),
  'algorithm-*': algorithms,
  'algorithm-group-*': ['basic', 'windows', 'memory'],
  'compare*-*': ['', '-then'].flatMap((then) => ['cuts', 'goes-on'].map((does) => [then, does])),
  'cost-*': ['run', 'least', 'best', 'mean', 'random', 'most', 'minimax'],
  'cost-*-note': ['least', 'best', 'most', 'minimax'],
  'course-a-*': assigned,
  'course-d-*': assigned,
  'critical-type-*': [1, 2, 3],
  'dialect-*': dialects,
  'dialect-*-note': dialects,
  'end-*': ['exact', 'lower', 'upper', 'greatest', 'least'],
  'end-missed-*': ['lower', 'upper'],
  'error-*': [...readErrors, ...gameErrors],
  'error-bad-*': numbers.filter(({ kind }) => kind === 'count' || kind === 'margin').map(({ id }) => id),
  'evaluate-*': ['first', 'better', 'equal', 'tied', 'worse'],
  'example-*': [...examples.map(({ id }) => id), 'own'],
  'example-*-line': examples.map(({ id }) => id),
  'claim-*': claims.map(({ id }) => id),
  'claim-*-line': claims.map(({ id }) => id),
  'claim-*-verdict': claims.map(({ id }) => id),
  'claim-*-answer': claims.map(({ id }) => id),
  'claim-*-note': claims.map(({ id }) => id),
  'claim-kind-*': claims.map(({ kind }) => kind),
  'course-*': courses,
  'course-*-kind': courses,
  'subject-*': Object.keys(subjects),
  'picking-*': [
    'leaves',
    'cutoffs',
    'here',
    'tree',
    'heard',
    'course',
    'searched',
    'window',
    'limit',
    'place',
    'keys',
    'first',
    'last',
  ],
  'picking-key-*': ['rows', 'open', 'groups', 'next'],
  'game-*': core.games().map(({ id }) => id),
  'gaming-*': core.games().flatMap(({ options }) => options.map(({ id }) => id)),
  'gaming-*-*': [
    ...['usual', 'usual-limited', 'usual-chance', ...new Set(core.games().flatMap(({ utilities }) => utilities))].map(
      (id) => ['utility', id],
    ),
  ],
  'feature-*': core.games().flatMap(({ features }) => features.map(({ id }) => id)),
  'prepared-*': prepared.map(({ id }) => id),
  'prepared-*-line': prepared.map(({ id }) => id),
  'field-*': numbers.map(({ id }) => id),
  'live-*': ['alpha', 'beta', 'best', 'sum'],
  'mean-*': ['child', 'part', 'worth', 'product'],
  'making-*': [
    ...['max', 'min', 'name', 'score', 'add-child', 'add-sibling', 'move-left', 'move-right', 'delete', 'undo', 'redo'],
    ...['onward', 'edit', 'random', 'game', 'open', 'save-text', 'save-all', 'mark'],
    ...['chance', 'likelihood', 'errs'],
  ],
  'making-*-short': ['add-child', 'add-sibling'],
  'making-error-**': [
    ...['-root', '-left', '-right'].map((place) => ['no-such-place', place]),
    ...[...editErrors, 'of-a-game', 'infinite-static', 'times', 'likelihood'].map((id) => [id, '']),
  ],
  'making-random-*': [
    ...['children', 'depth', 'scores', 'least', 'most', 'low', 'high', 'seed', 'number', 'range', 'empty'],
    ...['distinct', 'chance'],
    ...idsOf('search/src/random.rs', 'RandomTreeError'),
  ],
  'making-random-order-*': randomOrders,
  'notation-*': switchNames.map(spelled),
  'notation-*-*': switchNames.flatMap((name) => switches[name].map((value) => [spelled(name), value])),
  'notation-*-why': switchNames.map(spelled),
  'notation-group-*': columns.flat().map(({ id }) => id),
  'notation-language-*': ['en', 'pl', 'ro', 'ru'],
  'notation-skin-*': switches.skin,
  'notation-preset-*': presets.map(({ id }) => id),
  'notation-preset-*-note': presets.map(({ id }) => id),
  'offline-*': ['kept', 'new'],
  'opponents-*': ['best', 'errs', 'random', 'helps'],
  'order-*': orders,
  'overlay-*': overlays,
  'panel-*': [
    'position',
    'window',
    'passes',
    'table',
    'moves',
    'strategy',
    'keeping',
    'critical',
    'depths',
    'leaves',
    'counts',
  ],
  'pass-*': ['number', 'depth', 'window', 'result', 'known', 'move', 'leaves'],
  'race-as-*': ['share', 'file', 'svg', 'png', 'text', 'latex'],
  'wanted-*': [
    'root',
    'below-limit',
    'inside',
    'cuts-nothing',
    'only-child',
    'first-child',
    'later-child',
    'open-root',
    'no-bound',
    'too-many-leaves',
    'follows',
    'search',
    'no-node',
    'impossible',
    'not-found',
    'found',
    'fewest',
  ],
  'race-at-*': ['start', 'leaf', 'event', 'end'],
  'race-by-*': paces,
  'race-count-*': ['leaves', 'distinct', 'visits', 'cutoffs', 'passes', 'hits'],
  'proof-*': ['lower', 'upper', 'exact', 'on-bound', 'certain', 'greatest', 'least'],
  'return-*': ['exact', 'lower', 'upper'],
  'rule-ties-*': rules.ties,
  'rule-*-*': /** @type {const} */ (['cut', 'ties']).flatMap((rule) => rules[rule].map((id) => [rule, id])),
  'start-*': algorithms,
  'stage-*': ['yes', 'no'],
  'stage-grain-*': grains,
  'stage-story-*': [...events, 'unseen', 'lost'],
  'table-*': ['position', 'depth', 'score'],
  'taking-*': [
    'text',
    ...tables.forms.map(({ id }) => id),
    ...tables.formats.flatMap(({ id, options }) => [id, ...options]),
  ],
  'taking-grain-*': grains,
  'taking-ignored-*': ['unknown', 'unreadable', 'twice', 'tree', 'step', 'random', 'too-long', 'more', 'not-loaded'],
  'theme-*': themes,
  'tree-is-*': ['now', 'pv', 'unseen', 'cut', 'earlier'],
  'trouble-*': settingsErrors(),
};

/** Other names that begin like messages: classes and ids of elements, examples, a grain. */
const others = new Set([
  ...[
    'cut-off',
    'notation-menu',
    'last-child',
    'line-through',
    'tree-node-*',
    'tree-text',
    'tree-editor-reason',
    'game-too-large',
  ],
  ...[
    'set-*',
    'race-name',
    'race-words',
    'taking-title-*',
    'picking-rows',
    'gaming-problem',
    'picking-row-*',
    'picking-group-*',
    ...[...examples, ...prepared].map(({ id }) => id),
  ],
]);

/** The first words of all message names. */
const firsts = new Set([...known].map((name) => name.split('-')[0]));

/**
 * All message names in a file of the core that picks some, with a star for each gap: for one composed of two parts, the first.
 * @param {string} source
 */
const pickedIn = (source) =>
  [...source.replace(/\{[\w.]*\}/g, '*').matchAll(/"([a-z]+(?:-[a-z0-9*]+)+|[a-z]+-(?:[a-z0-9]+-)*)"/g)]
    .map(([, name]) => name.replace(/-$/, '-*'))
    .filter((name) => firsts.has(name.split('-')[0]));

/**
 * All message names in a script: hyphenated words that begin like one, and all arguments of `text` or `rich`.
 * @param {string} source
 */
function askedIn(source) {
  const found = new Set();
  look(/** @type {Piece} */ (/** @type {unknown} */ (parseAst(source))), null);
  return found;

  /**
   * @param {Piece} piece
   * @param {Piece | null} whole
   */
  function look(piece, whole) {
    const name = nameOf(piece, whole);
    if (name !== null && /^[a-z]+\*?(-[a-z0-9*]+)+$/.test(name) && firsts.has(name.split(/[-*]/)[0])) found.add(name);
    const { callee, arguments: given } = /** @type {{ callee?: Piece, arguments?: Piece[] }} */ (piece);
    const method = /** @type {{ name?: string } | undefined} */ (callee?.property)?.name;
    const asked = given?.[0] && nameOf(given[0], piece);
    if (asked && (method === 'text' || method === 'rich')) found.add(asked);
    for (const part of Object.values(piece).flat())
      if (part && typeof part === 'object' && 'type' in part) look(/** @type {Piece} */ (part), piece);
  }
}

/**
 * A literal text, with a star for each gap; null for any other piece of a script.
 * @param {Piece} piece
 * @param {Piece | null} whole
 */
function nameOf({ type, value, quasis }, whole) {
  if (type === 'Literal' && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || whole?.type === 'TaggedTemplateExpression') return null;
  return /** @type {{ value: { cooked: string } }[]} */ (quasis).map((quasi) => quasi.value.cooked).join('*');
}

/**
 * @param {string} name with stars
 * @param {readonly (string | number | readonly string[])[]} values
 */
const filled = (name, values) =>
  values.map((value) =>
    [value].flat().reduce((/** @type {string} */ part, one) => part.replace('*', String(one)), name),
  );

const scripts = readdirSync(new URL('../src/', import.meta.url), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.js'));

/** The files of the core that pick messages. */
const tellers = [
  ...[
    'courses/src/telling/',
    'courses/src/code/',
    'courses/src/course/',
    'games/src/games/',
    'session/src/claims/',
  ].flatMap((folder) =>
    readdirSync(new URL(`../../crate/${folder}`, import.meta.url), { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.rs'))
      .map((file) => `${folder}${file}`),
  ),
  ...[
    'courses/src/code.rs',
    'courses/src/prepared.rs',
    'export/src/about.rs',
    'export/src/formats.rs',
    'export/src/numbers.rs',
    'drawing/src/picture/captions.rs',
    'games/src/diagram.rs',
    'games/src/diagram/words.rs',
    'search/src/forms.rs',
    'session/src/claims.rs',
    'session/src/hints.rs',
    'session/src/making.rs',
    'session/src/picking.rs',
  ],
];

test('every message that a script or the core names is there, and every message is named', () => {
  const unused = new Set(Object.keys(gaps));
  const unnamed = new Set(known);
  /** @type {[file: string, names: Iterable<string>][]} */
  const asked = [
    ...scripts.map((file) => /** @type {[string, Set<string>]} */ ([file, askedIn(read(`../src/${file}`))])),
    ...tellers.map((file) => /** @type {[string, string[]]} */ ([file, pickedIn(read(`../../crate/${file}`))])),
  ];
  for (const [file, names] of asked) {
    for (const name of names) {
      unused.delete(name);
      if (others.has(name)) continue;
      if (name.includes('*')) assert.ok(gaps[name], `${file}: what can stand in ${name}? Say so in this test.`);
      for (const message of filled(name, gaps[name] ?? [''])) {
        assert.ok(known.has(message), `${file}: ${name}: ${message}`);
        unnamed.delete(message);
      }
    }
  }
  assert.deepEqual([...unused], [], 'nobody asks for these any more');
  const all = [
    ...scripts.map((file) => read(`../src/${file}`)),
    ...tellers.map((file) => read(`../../crate/${file}`)),
  ].join('\n');
  const isNamed = (/** @type {string} */ id) => messages.includes(`{ ${id} }`) || all.includes(id);
  assert.deepEqual(
    [...unnamed].filter((id) => !isNamed(id)),
    [],
  );
});

test('every kind of error that the core knows has its message', () => {
  const tables = /** @type {const} */ ([
    ['search/src/notation.rs', 'ParseErrorKind', 'search/src/notation.rs', 'error'],
    ['search/src/edit.rs', 'EditError', 'search/src/edit.rs', 'making-error'],
    ['search/src/random.rs', 'RandomTreeError', 'search/src/random.rs', 'making-random'],
  ]);
  for (const [file, name, telling, prefix] of tables) {
    const told = namesOf(telling, name);
    // What is wrong with a text in another form has names of its own.
    for (const variant of variantsOf(file, name).filter((variant) => variant !== 'Form')) {
      const ids = told.filter((one) => one.variant === variant).map(({ id }) => id);
      assert.ok(ids.length > 0, `${name}::${variant} is called something`);
      for (const id of ids) {
        const isTold = [...known].some((message) => message.startsWith(`${prefix}-${id}`));
        assert.ok(isTold, `${name}::${variant}: ${prefix}-${id}`);
      }
    }
  }
});

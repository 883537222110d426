// Whatever number the page passes to the core, of a node, a step or a place, existing or not, it answers or refuses: nothing makes it trap.
// The questions come from the core's own declarations, so that no new one is left out.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { usualRandom } from '../pkg/tables.js';
import { presets } from '../src/port/notation.js';
import { plainSettings } from '../src/port/settings.js';
import { core } from './core.js';

/** @typedef {Record<string, any>} Any as the declarations say, which are read as text */
/** @typedef {{ of: string, name: string, isStatic: boolean, params: [name: string, type: string][] }} Question */

/** @returns {Question[]} */
function questions() {
  const text = readFileSync(new URL('../pkg/core.d.ts', import.meta.url), 'utf8').split('export type InitInput')[0];
  const classes = [...text.matchAll(/^export class (\w+) \{\n(.*?)^\}/gms)].flatMap(([, of, body]) => read(of, body));
  return [...classes, ...read('', text.replace(/^export class .*?^\}/gms, ''))];
}

/** @type {(of: string, body: string) => Question[]} */
function read(of, body) {
  const lines = body.matchAll(
    of ? /^ {4}(static )?(\w+)\((.*)\)(?:: .*)?;$/gm : /^export (function )(\w+)\((.*)\): .*;$/gm,
  );
  return [...lines].map(([, isStatic, name, list]) => ({
    ...{ of, name, isStatic: Boolean(of && isStatic) },
    params: list
      .split(/, (?=\w+\??: )/)
      .filter(Boolean)
      .map((param) => /** @type {[string, string]} */ (param.split(/\??: (.*)/s).slice(0, 2))),
  }));
}

/** Out of range in a small tree; NaN and fractions become some number at the door. */
const wild = [1, 5, 7, 20, 1_000_000, 2 ** 31, -1, Number.NaN];
/** Amounts: this much is allocated, and no page asks for more than it shows. */
const amounts = ['count', 'most', 'nodes', 'slides', 'plies', 'depth', 'tenths'];

const game = 'game=connect-four&moves=4453&depth=2';
/** What is searched, and how. @type {[text: string, change: object][]} */
const subjects = [
  ['(a: (3 12), 8)', {}],
  ['5', {}],
  ['(a: (3 12), b: (@a 2))', { algorithm: 'negamax' }],
  ['(a: 1 (3 12), b: 2 (4 2))', { algorithm: 'iterative-deepening', order: 'killer' }],
  ['(a: (3 12), b: (4 2))', { algorithm: 'sss-star' }],
  [`(${'((3 12 8) (2 4 6)) '.repeat(12)})`, {}],
  ['kept-from=2 (a: (3 12), b: (4 2))', { algorithm: 'alpha-beta-table' }],
  [game, {}],
  [`${game}&seen-by=alpha-beta`, {}],
];
const says = () => 'said';

/** A page's start data. */
const start = { recent: [], random: null, now: null, hash: '#tree=(1 2)&step=99', carried: null };

/** What happens at a place, by its number. @type {((at: number) => import('../src/port/types.js').Action)[]} */
const happening = [
  (step) => ({ type: 'goTo', step }),
  (step) => ({ type: 'openTree', text: '(1 2)', step }),
  (node) => ({ type: 'jumpTo', node }),
  (node) => ({ type: 'focusNode', node }),
  (node) => ({ type: 'editLeaf', node }),
  (node) => ({ type: 'editText', node, text: '4' }),
  (node) => ({ type: 'awaitEdit', node, text: '4' }),
  (node) => ({ type: 'setScore', node, text: '4' }),
  (node) => ({ type: 'goOn', node }),
  (index) => ({ type: 'openRecent', index }),
  (tree) => ({ type: 'openClaim', id: 'root', tree }),
  (index) => ({ type: 'changeRun', index, name: 'algorithm', text: 'pvs' }),
  (index) => ({ type: 'removeRun', index }),
  (speed) => ({ type: 'setSpeed', speed }),
  (size) => ({ type: 'setTextSize', size }),
];

/**
 * The possible questions about one tree and one run, by name or type of argument.
 * @param {Any} core
 * @param {[text: string, change: object]} subject
 */
function answering(core, [text, change]) {
  const settings = { ...plainSettings, ...change };
  const tree = () => core.Tree.readTelling(text, () => {});
  const run = () => tree().run(settings);
  const look = {
    ...{
      width: 600,
      height: 400,
      notation: presets[1].notation,
      course: 'a',
      byEvent: false,
      arranged: true,
      windowed: true,
    },
    ...{
      boarded: true,
      decimal: '.',
      group: ',',
      say: says,
      grain: 'lecture',
      overlay: 'strategy',
      extent: 'whole',
      theme: 'light',
    },
  };
  const wording = {
    letters: 'below',
    windows: 'closed',
    infinity: 'signs',
    notation: 'b',
    grain: 'lecture',
    asking: 'question',
  };
  /** @type {Any} */
  const made = {
    Tree: tree,
    Run: run,
    Picture() {
      const one = run();
      const picture = one.picture(look);
      picture.draw(one, 1, 0, [0, 600, 400, 0, 0, 1, 1], undefined, 7, undefined);
      return picture;
    },
    Session() {
      const session = new core.Session(['en']);
      session.act({ type: 'openTree', text, settings });
      session.act({ type: 'openRace' });
      return session;
    },
    Widths: () => run().widths(look),
    Studio: () => run().studio(look),
    Paper: () => run().paper('pptx', look, says, 'en', '', 1),
    Lanes: () => new core.Lanes(),
    Figure: () => run().studio(look).figure(0),
    ArrivingRun: () => new core.ArrivingRun(tree(), settings),
    ArrivingTree: () => new core.ArrivingTree(),
    GameArranging: () => core.GameArranging.fromText(game),
    GameRuler: () => new core.GameRuler(game),
    GameDepths: () => new core.GameDepths(game),
  };
  /** By name, then by type. @type {Any} */
  const given = {
    ...{ text: () => text, format: () => 'pptx', score: () => '4', nodes: () => 10_000, alpha: () => 0, beta: () => 1 },
    ...{ string: () => '', 'string | null': () => 'strategy', 'string[]': () => ['a', 'b'], boolean: () => true },
    ...{ number: () => 1, Grain: () => 'lecture', Settings: () => settings, Says: () => says, Function: () => says },
    ...{ Look: () => look, Manner: () => look, Wording: () => wording, Notation: () => look.notation },
    ...{ LinkFields: () => ({ tree: text, settings }), RandomFields: () => usualRandom, unknown: () => null },
    ...{ Subject: () => ({ source: { text }, settings }), 'Settings[]': () => [settings] },
    ...{ Action: () => ({ type: 'editLeaf', node: 1 }), Start: () => start },
    ...{ Outcome: () => ({ id: 'found', node: 1, scores: [[9, 4]] }) },
    ...{ 'object | undefined': () => undefined, 'Partial<State>': () => ({}) },
    ...{ object: () => ({ kind: 'add-child', settings: {} }) },
    ...made,
  };
  return { made, given };
}

/** From another tree than the one in question. @type {[text: string, change: object]} */
const other = ['((1 2 3) (4 (5 6)) 7)', {}];
const ofOthers = ['Tree', 'Run', 'Picture'];
/** A picture is used with its own run, and made with room for runs of its tree: the page keeps both together. */
const goTogether = (/** @type {string} */ of, /** @type {string} */ type) =>
  (of === 'Picture' && type === 'Run') || type === 'Widths';

/**
 * Asks with each argument wrong in turn, and with all of them.
 * @param {Any} core
 * @param {Question} question
 * @param {[text: string, change: object]} subject
 * @returns {string[]} what made it trap
 */
function traps(core, { of, name, isStatic, params }, subject) {
  const { made, given } = answering(core, subject);
  const strange = answering(core, other).made;
  const usual = params.map(([param, type]) => {
    const give = given[param] ?? given[type.replace(/ \| (null|undefined)/g, '')] ?? given[type];
    if (give) return give;
    if (/\[\]$|\d+Array/.test(type)) return () => [0, 1];
    throw new Error(`what is given for ${of}.${name}(${param}: ${type})?`);
  });
  const odd = params.map(([param, type]) => {
    if (goTogether(of, type)) return [];
    if (ofOthers.includes(type)) return [strange[type]];
    if (amounts.includes(param)) return [];
    if (type === 'Action') return wild.flatMap((number) => happening.map((happens) => () => happens(number)));
    if (/^number( \||$)/.test(type)) return wild.map((number) => () => number);
    return /number\[\]/.test(type) ? wild.map((number) => () => [number]) : [];
  });
  const each = odd.flatMap((ways, at) => ways.map((way) => usual.with(at, way)));
  const all = wild.slice(-2).map((_, index) => usual.map((give, at) => odd[at][index] ?? odd[at][0] ?? give));
  return [usual, ...each, ...all].flatMap((gives) => {
    const args = gives.map((give) => give());
    const said = `${of}.${name}(${args.map((arg) => (typeof arg === 'object' ? '…' : String(arg))).join(', ')}) of ${subject[0]}`;
    const one = of === '' || isStatic || name === 'constructor' ? null : made[of]();
    try {
      if (of === '') core[name](...args);
      else if (name === 'constructor') new core[of](...args);
      else if (isStatic) core[of][name](...args);
      else one[name](...args);
      return [];
    } catch (error) {
      return error instanceof WebAssembly.RuntimeError || error instanceof RangeError
        ? [`${said}: ${error.message}`]
        : [];
    }
  });
}

test('the core answers questions about what does not exist', () => {
  const asked = questions().filter(({ name }) => name !== 'free');
  assert.ok(asked.length > 20 && asked.some(({ name }) => name === 'label'));
  const found = asked.flatMap((question) => subjects.flatMap((subject) => traps(core, question, subject)));
  assert.deepEqual(found, []);
});

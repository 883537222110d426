// What is heard about searches, and on which small tree it is looked at: one row each, with the numbers of its sentences and
// what stands beside the tree. A row knows no words: they are messages named by its id.

import { plainSettings } from '../core/settings.js';
import { fromText } from '../core/source.js';
import { exampleOf } from '../state/examples.js';
import { presetNamed } from '../state/presets.js';
import { ordered } from './asking.js';
import { bar, byRule, byTies, least, minimax, squares, table, thisRun, worths } from './looks.js';

/** @typedef {import('./asking.js').Ask} Ask */
/** @typedef {import('./asking.js').Subject} Subject */
/** @typedef {import('./looks.js').Look} Look */
/** @typedef {import('../state/types.js').Settings} Settings */
/**
 * @typedef {object} Claim
 * @property {string} id names the messages claim-ID, and with -line, -verdict, -answer, -note
 * @property {'saves' | 'says' | 'rules'} kind names the message claim-kind-KIND
 * @property {string[]} courses in which it is heard
 * @property {Subject[]} trees the one that it opens with, and another one
 * @property {(ask: Ask, shown: Subject) => number} [step] at which it is seen; else the last
 * @property {(ask: Ask, shown: Subject) => Record<string, string>} args of its messages
 * @property {(ask: Ask, shown: Subject) => Look} look what to look at beside the tree
 */

/** @type {(text: string, settings?: Partial<Settings>) => Subject} */
const tree = (text, settings = {}) => ({ source: fromText(text), settings: { ...plainSettings, ...settings } });

/** Every node with the best child first. @type {(plies: number, children: number, settings?: Partial<Settings>) => Subject} */
const best = (plies, children, settings) => tree(ordered(true, plies, children), settings);

/** The tree of an example. @type {(id: string) => string} */
const textOf = (id) => exampleOf(id).text;
const [line, slides, square, wins] = ['line', 'mtd', 'hanging', 'win-loss'].map(textOf);
/** How a course cuts and returns. @type {(course: string) => import('../state/types.js').Rules} */
const rulesOf = (course) => presetNamed(course).rules;
/** The tree of most textbooks. */
const textbook = tree(textOf('textbook'));

/** @type {(ask: Ask, shown: Subject) => Record<string, string>} */
const withAtBound = (ask, shown) => ({
  ...ask.counted(shown),
  at: ask.number(ask.run(shown.source).leafCount),
  win: ask.score(Infinity),
  loss: ask.score(-Infinity),
});

/** @type {Claim[]} */
export const claims = [
  {
    id: 'root',
    kind: 'saves',
    courses: ['b'],
    trees: [tree(line, rulesOf('b')), best(2, 2, rulesOf('b'))],
    args(ask, shown) {
      const counted = ask.counted(shown);
      return {
        ...counted,
        least: ask.number(ask.costs(shown).bestFirst ?? Number.NaN),
        root: `√${counted.all}`,
        value: ask.number(ask.uniform(shown).root),
        ...{ sign: '√N', even: '2√N − 1' },
      };
    },
    look: (ask, shown) =>
      squares(
        minimax(ask, shown),
        thisRun(ask, shown),
        least(ask, shown),
        bar(ask, '√N', ask.text('look-said'), ask.uniform(shown).root, 'said'),
      ),
  },
  {
    id: 'twice',
    kind: 'saves',
    courses: ['b', 'c', 'd'],
    trees: [best(3, 3), best(2, 3)],
    args: (ask) => ({
      few: ask.number(ask.best(2).minimaxLeaves),
      three: ask.number(ask.best(3).leafCount),
      four: ask.number(ask.best(4).leafCount),
    }),
    look(ask) {
      const rows = [2, 3, 4].map((plies) => {
        const { minimaxLeaves } = ask.best(plies);
        const reached = ask.reach(minimaxLeaves);
        return [plies, minimaxLeaves, reached, ask.best(reached).leafCount].map((value) => ask.number(value));
      });
      return table(ask, ['plies', 'minimax', 'reached', 'leaves'], rows, 0);
    },
  },
  {
    id: 'unordered',
    kind: 'saves',
    courses: ['b'],
    trees: [textbook, best(2, 2)],
    args(ask, shown) {
      const { branching, depth } = ask.uniform(shown);
      return {
        ...ask.counted(shown),
        plies: ask.number(depth),
        more: ask.number(depth + 1),
        mean: ask.number(ask.random(depth + 1, branching)),
      };
    },
    look(ask, shown) {
      const { branching, depth } = ask.uniform(shown);
      const rows = [depth, depth + 1, depth + 2].map((plies) => {
        const { minimaxLeaves, leafCount } = ask.best(plies, branching);
        return [plies, minimaxLeaves, ask.random(plies, branching), leafCount].map((value) => ask.number(value));
      });
      return table(ask, ['plies', 'minimax', 'random', 'ordered'], rows, 1);
    },
  },
  {
    id: 'power',
    kind: 'saves',
    courses: ['e'],
    trees: [textbook, best(2, 2)],
    args(ask, shown) {
      const { branching, depth, mean, power } = ask.uniform(shown);
      return {
        ...{ children: ask.number(branching), plies: ask.number(depth) },
        ...{ mean: ask.number(mean, 2), power: ask.number(power) },
      };
    },
    look(ask, shown) {
      const { mean, power, exponent } = ask.uniform(shown);
      const formula = ask.text('look-power', { exponent: ask.number(exponent ?? Number.NaN, 2) });
      return squares(
        minimax(ask, shown),
        thisRun(ask, shown, 'full'),
        bar(ask, ask.text('look-mean'), ask.text('look-random'), mean, 'now', 2),
        bar(ask, formula, ask.text('look-said'), power, 'said'),
      );
    },
  },
  {
    id: 'slower',
    kind: 'saves',
    courses: ['d'],
    trees: [tree(ordered(false)), tree(ordered(false, 2, 2))],
    args: (ask, shown) => ask.counted(shown),
    look: (ask, shown) => squares(minimax(ask, shown), thisRun(ask, shown), least(ask, shown)),
  },
  {
    id: 'each-ply',
    kind: 'saves',
    courses: ['c'],
    trees: [best(3, 3), best(2, 3)],
    args: (ask) => ({
      few: ask.number(ask.best(2).minimaxLeaves),
      all: ask.number(ask.best(3).minimaxLeaves),
      steps: [2, 3, 4, 5, 6].map((plies) => ask.number(ask.best(plies).leafCount)).join(', '),
    }),
    look(ask) {
      const rows = [2, 3, 4, 5].map((plies) => {
        const { minimaxLeaves, leafCount } = ask.best(plies);
        const times = leafCount / ask.best(plies - 1).leafCount;
        return [plies, minimaxLeaves, leafCount, times].map((value) => ask.number(value));
      });
      return table(ask, ['plies', 'minimax', 'ordered', 'times'], rows, 1);
    },
  },
  {
    id: 'at-most',
    kind: 'says',
    courses: ['e'],
    trees: ['(((6 9) (8 7)) ((5 4) (9 3)))', '(((6 9)))'].map((text) => tree(text, { alpha: 4, beta: 6 })),
    args(ask, shown) {
      const returned = ask.returns(shown).find(({ node }) => node === 1);
      return {
        ...{ node: ask.name(shown, 1), child: ask.name(shown, 2) },
        score: ask.score(returned?.score ?? Number.NaN),
        worth: ask.score(ask.worth(shown.source, 1)),
      };
    },
    look: (ask, shown) => worths(ask, shown, ({ node }) => node > 0),
  },
  {
    id: 'approximate',
    kind: 'says',
    courses: ['b'],
    trees: [tree(line, rulesOf('b')), tree('(4, (2 1))', rulesOf('b'))],
    args: () => ({}),
    look: (ask, shown) => worths(ask, shown, ({ bound }) => bound !== 'exact'),
  },
  {
    id: 'skipped',
    kind: 'says',
    courses: ['c'],
    trees: [tree('(W 1)', rulesOf('c'))],
    args: withAtBound,
    look: byRule,
  },
  {
    id: 'enough',
    kind: 'rules',
    courses: ['c'],
    trees: [best(3, 2, rulesOf('c')), best(3, 3, rulesOf('c'))],
    args: withAtBound,
    look: byRule,
  },
  {
    id: 'own',
    kind: 'rules',
    courses: ['c'],
    trees: [tree(wins, rulesOf('c')), tree('(W L)', rulesOf('c'))],
    args: withAtBound,
    look: byRule,
  },
  {
    id: 'equals',
    kind: 'rules',
    courses: ['b'],
    trees: [tree('(4, (4 2))', { ties: 'last' }), tree('(4, (2))', { ...rulesOf('a'), ties: 'last' })],
    args(ask, shown) {
      const { node, worth } = ask.taken(shown);
      return {
        ...{ move: ask.name(shown, node), worth: ask.score(worth) },
        score: ask.score(ask.worth(shown.source, 0)),
      };
    },
    look: byTies,
  },
  {
    id: 'branch',
    kind: 'rules',
    courses: ['d'],
    trees: [slides, '(6 2)'].map((text) => tree(text, { ...rulesOf('d'), alpha: 4, beta: 6 })),
    step: (ask, { source, settings }) => ask.run(source, settings).nextCutoff(0) ?? 0,
    args: (ask, { settings }) => ({ window: ask.window(settings) }),
    look(ask, { source, settings }) {
      const rows = [plainSettings, settings].map(({ alpha, beta }) => {
        const run = ask.run(source, { ...settings, alpha, beta });
        const first = run.nextCutoff(0);
        const leaves = first === undefined ? ask.text('look-none') : ask.number(run.frame(first).leaves);
        return [ask.window({ alpha, beta }), leaves];
      });
      return table(ask, ['window', 'before'], rows, 1);
    },
  },
  {
    id: 'printed',
    kind: 'rules',
    courses: ['a'],
    trees: [tree('((3))', rulesOf('a')), tree(square, rulesOf('a'))],
    args: (ask, shown) => ask.firstLeaf(shown),
    look(ask, shown) {
      const { leaf, alpha } = ask.firstLeaf(shown);
      const [{ score }] = ask.returns(shown);
      const rows = [
        [ask.text('look-printed'), `α, ${leaf}`, alpha],
        [ask.text('look-mended'), `β, ${leaf}`, ask.score(score)],
      ];
      return table(ask, ['procedure', 'minimum', 'returned'], rows, 0);
    },
  },
];

/**
 * The action that opens a claim, on its first tree or another one.
 * @param {Ask} ask
 * @param {Claim} claim
 */
export const opening = (ask, { id, trees, step }, shown = trees[0]) => ({
  ...{ type: /** @type {const} */ ('openTree'), text: shown.source.text, settings: shown.settings, claim: id },
  step: step?.(ask, shown) ?? ask.run(shown.source, shown.settings).length,
});

/** What is claimed. @type {(ask: Ask, claim: Claim, shown?: Subject) => string} */
export const nameOf = (ask, { id, trees, args }, shown = trees[0]) => ask.text(`claim-${id}`, args(ask, shown));

/** Where a claim is heard. @type {(texts: import('../words/texts.js').Texts, claim: Claim) => string} */
export const heardIn = (texts, { courses }) =>
  courses.map((id) => `${texts.text(`course-${id}`)} ${texts.text(`course-${id}-kind`)}`).join(', ');

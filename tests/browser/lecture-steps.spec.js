// The slides on alpha-beta, frame by frame: every event of the table is on the page with its numbers, at its line of the pseudo-code, and
// after each lecture step the tree shows what the slide shows. The core's own tests check this for every window (crate/tests/golden.rs).

import { lectureSteps, shownScore, typedWindow } from './cases.js';
import { expect, test } from './fixture.js';
import { dialectNames } from './lecture.js';

/** @typedef {import('./shown.js').ShownPage} ShownPage */

const { tree, dialect, runs } = lectureSteps;
/** In the window (0, 10). */
const said = [
  'The leaf is worth 6, the first score that MAX node c has seen.',
  'MAX now has 6 at node c: α rises from 0 to 6, and the window is [6, 10].',
  'The leaf is worth 2, no better for MAX than c’s 6. MAX node c returns 6, its exact value. The first score for MIN node a.',
  'MIN now has 6 at node a: β drops from 10 to 6, and the window is [0, 6].',
  'MAX node d takes 8, its first score, as its best so far.',
  'MAX node d has seen 8. MIN already has 6 at node a, and 8 ≥ β = 6: its last child cannot matter. β cut-off. It returns 8. No better for MIN than a’s 6.',
  'MIN node a returns 6, its exact value. The first score for the root.',
  'MAX now has 6 at the root: α rises from 0 to 6, and the window is [6, 10].',
  'MAX node e takes 5, its first score, as its best so far. It is not above α = 6, so the window stays.',
  'The leaf is worth 4, no better for MAX than e’s 5. MAX node e returns 5, its exact value. The first score for MIN node b.',
  'MIN node b has seen 5. MAX already has 6 at the root, and 5 ≤ α = 6: its last child cannot matter. α cut-off. It returns 5. No better for MAX than the root’s 6.',
  'The root is worth 6: best play is a, c, 6. Leaves evaluated: 5 (minimax: 8).',
];

/**
 * How an event of the table looks on the page: its line, its node, and the numbers beside the line.
 * @type {{ words: RegExp, line: RegExp, values: (...found: string[]) => string }[]}
 */
const looks = [
  {
    words: /^visit (?<node>\d+) in \((.+), (.+)\)$/,
    line: /^M(AX|IN)\(node, α, β\)$/,
    values: (alpha, beta) => `, ${alpha}, ${beta}`,
  },
  { words: /^evaluate (?<node>\d+) = (\S+) in/, line: /^if leaf: return its value$/, values: (score) => score },
  {
    words: /^improve (?<node>\d+) by \d+ to (\S+)$/,
    line: /^best ← (max|min)\(best, v\)$/,
    values: (score) => `, ${score})`,
  },
  {
    words: /^narrow (?<node>\d+) (?:alpha|beta) from (\S+) to (\S+)$/,
    line: /^[αβ] ← (max|min)\([αβ], best\)$/,
    values: (from, to) => `${from} → ${to}`,
  },
  { words: /^cut off (?<node>\d+) on /, line: /^if best [≤≥] [αβ]: return best$/, values: () => '' },
  { words: /^return (?<node>\d+) = (\S+) /, line: /return best$/, values: (score) => score },
];

test('every event and lecture step of the slides shows and says on the page what its slide does', async ({
  lecture,
  page,
}) => {
  const [{ window, steps }] = runs;
  await lecture.choose({ tree, dialect: dialectNames[dialect], window: typedWindow(window) });
  const { length } = await lecture.at(0);
  const pictures = await lecture.walk(Array(length).fill('ArrowRight'));
  let step = 0;
  for (const { fact, events, shown } of steps) {
    for (const event of events) {
      step += 1;
      checkEvent(pictures[step - 1], step, event);
    }
    const nodes = Object.keys(shown).map((node) => [node, told(pictures[step - 1], Number(node))]);
    expect(Object.fromEntries(nodes), fact).toEqual(inPageWords(shown));
  }
  expect(step, 'the steps cover the run').toBe(length);

  const grain = page.getByRole('combobox', { name: 'Each step' });
  await lecture.press('g');
  await expect(grain).toHaveValue('lecture');
  await lecture.goTo(0);
  const bySteps = await lecture.walk(Array(said.length).fill('ArrowRight'));
  expect(bySteps.map(({ sentence }) => sentence)).toEqual(said);
  const back = await lecture.walk(Array(said.length).fill('PageUp'));
  expect(back.map(({ step }) => step)).toEqual([
    ...bySteps
      .slice(0, -1)
      .map(({ step }) => step)
      .reverse(),
    0,
  ]);
});

/**
 * @param {ShownPage} picture
 * @param {number} step
 * @param {string} event
 */
function checkEvent(picture, step, event) {
  const look = looks.find(({ words }) => words.test(event));
  if (!look) throw new Error(`the page cannot show “${event}”`);
  const found = /** @type {RegExpMatchArray} */ (event.match(look.words));
  const isLast = step === picture.length;
  expect(picture.step, event).toBe(step);
  expect(isLast ? 0 : picture.now, event).toBe(Number(found.groups?.node));
  expect(picture.line, event).toMatch(look.line);
  expect(picture.values, event).toContain(look.values(...found.slice(2).map(shownScore)));
}

/**
 * What is shown at a node, as in the table.
 * @param {ShownPage} picture
 * @param {number} node
 */
function told({ nodes }, node) {
  const { look, value, window } = nodes[node];
  if (look === 'cut') return nodes[node].window === null ? 'cut' : 'cut with a window';
  return [value, window && `(${window.join(', ')})`].filter(Boolean).join(' ');
}

/**
 * Infinities as the page writes them.
 * @param {Record<string, string>} shown
 */
const inPageWords = (shown) =>
  Object.fromEntries(
    Object.entries(shown).map(([node, text]) => [
      node,
      text.replace('-inf', '−∞').replace(/\binf/, '+∞').replaceAll('-', '−'),
    ]),
  );

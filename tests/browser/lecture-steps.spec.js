// The slides on alpha-beta, frame by frame: every event of the table stands on the page with its numbers, at its line of
// the pseudo-code, and after each of the lecture's steps the tree shows what the slide shows.

import { lectureSteps, shownScore, typedWindow } from './cases.js';
import { expect, test } from './fixture.js';
import { dialectNames } from './lecture.js';

/** @typedef {import('./shown.js').Shown} Shown */

const { tree, dialect, runs } = lectureSteps;

/**
 * How an event of the table looks on the page: at which line, at which node, and with which numbers beside the line.
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

for (const { window, steps } of runs) {
  const [alpha, beta] = window.map(shownScore);
  test(`window (${alpha}, ${beta}): every lecture step shows what its slide shows`, async ({ lecture }) => {
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
  });
}

/**
 * @param {Shown} picture
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
 * What is shown at a node, as the table writes it.
 * @param {Shown} picture
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

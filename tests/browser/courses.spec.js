// A course, slide by slide: after each key press the tree shows the table's label at every node, and the player counts the slide; and the
// pseudo-code of every course, which has to fit its panel.

import { readFileSync } from 'node:fs';
import { algorithmIds } from '../../www/src/port/settings.js';
import { languageIds } from '../../www/src/words/languages.js';
import { expect, test } from './fixture.js';
import { keep } from './lecture.js';

/**
 * @typedef {object} Course
 * @property {string} course
 * @property {string} tree
 * @property {[number, number]} window
 * @property {{ current: number, written: Record<string, string> }[]} slides the changes at each
 */

/** @type {Course[]} */
const courses = JSON.parse(readFileSync(new URL('../../crate/tests/cases/courses.json', import.meta.url), 'utf8'));
/** @type {Record<string, string>} */
const rules = {
  a: 'returns=fail-hard',
  b: 'cut=past-bound',
  c: 'cut=past-bound&returns=fail-hard',
  d: 'returns=running-bound',
  e: '',
};

/** Every node's label, in the words of the table without spaces; windows with their bounds as named. */
function readPicture() {
  const textOf = (/** @type {Element} */ node, /** @type {string} */ part) =>
    node.querySelector(part)?.textContent ?? '';
  const lost = new Set(
    [...document.querySelectorAll('.cutsign, .edge.is-marked')].map((sign) => sign.getAttribute('data-node')),
  );
  const nodes = [...document.querySelectorAll('.tree .node')].map((element) => {
    const { classList } = element;
    const node = element.getAttribute('data-node') ?? '';
    const isLeaf = classList.contains('leaf');
    const parts = [
      textOf(element, '.val'),
      classList.contains('is-start') ? 'start' : '',
      classList.contains('is-final') && !isLeaf ? 'final' : '',
      textOf(element, '.win'),
      lost.has(node) ? 'cut' : '',
    ];
    const gone = [...classList].find((name) => ['is-gone', 'is-dots', 'is-mark'].includes(name));
    const stands = gone ? { 'is-gone': 'gone', 'is-dots': '…', 'is-mark': 'cut' }[gone] : parts.join('');
    return [node, stands?.replace(/\s/g, '') ?? ''];
  });
  const current = document.querySelector('.tree .node.is-now')?.getAttribute('data-node') ?? null;
  return { nodes: Object.fromEntries(nodes), current, position: document.querySelector('.stepno')?.textContent ?? '' };
}

test('each press shows the next slide of a course, and each press back the previous one', async ({ lecture }) => {
  const [{ course, tree, window, slides }] = courses;
  const parts = [`tree=${tree.replaceAll(' ', '+')}`, `window=${window}`, `notation=${course}`, 'grain=lecture'];
  await lecture.lead(parts.join('&'));
  await expect(lecture.page.locator('.stepno')).toHaveText(`0 of ${slides.length}`);
  const presses = (/** @type {string} */ key) => slides.map(() => key);
  const look = { read: readPicture, frames: 1 };
  const [start] = await lecture.walk([[]], look);
  const pictures = await lecture.walk(presses('ArrowRight'), look);
  const stands = { ...start.nodes };
  for (const [index, { current, written }] of slides.entries()) {
    const what = `slide ${index + 1}`;
    for (const [node, text] of Object.entries(written)) stands[node] = text.replace(/\s/g, '');
    expect(pictures[index].nodes, what).toEqual(stands);
    expect(pictures[index].position.replace(/\s+/g, ' '), what).toContain(`${index + 1} of ${slides.length}`);
    // The last slide shows best play.
    if (index < slides.length - 1) expect(pictures[index].current, what).toBe(String(current));
  }
  const back = await lecture.walk(presses('ArrowLeft'), look);
  expect(back.reverse().map(({ nodes }) => nodes)).toEqual([start, ...pictures.slice(0, -1)].map(({ nodes }) => nodes));
});

/** The lines of the pseudo-code that stick out of their panel, and what is beside them. */
function linesTooWide() {
  const panel = document.querySelector('.code');
  if (!panel) throw new Error('no code');
  const { right } = panel.getBoundingClientRect();
  return [...panel.querySelectorAll('li > span')].flatMap((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const most = Math.max(...[...range.getClientRects()].map((rect) => rect.right));
    return right < most ? [`${line.textContent}: ${Math.round(most - right)} px`] : [];
  });
}

test('no line of pseudo-code is wider than its panel, in any language', async ({ lecture, page }) => {
  const views = [
    ...algorithmIds.map((algorithm) => `algorithm=${algorithm}`),
    ...Object.entries(rules).map(([notation, rule]) => `${rule}&notation=${notation}`),
  ];
  for (const language of languageIds) {
    await keep(page, { language });
    await lecture.open();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const view of views) {
      await lecture.follow(`tree=(4 (-12.5 7 6) 3 (3 9.5 8))&${view}&language=${language}`);
      const found = await lecture.walk(Array(5).fill('ArrowRight'), { read: linesTooWide });
      expect(found.flat(), `${language}, ${view}`).toEqual([]);
    }
  }
});

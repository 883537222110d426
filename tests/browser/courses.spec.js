// Five courses, slide by slide: the key is pressed, and after each press the tree shows at every node what the table says, and
// the player counts the slide.

import { readFileSync } from 'node:fs';
import { algorithmIds } from '../../www/src/core/settings.js';
import { languageIds } from '../../www/src/words/languages.js';
import { expect, test } from './fixture.js';
import { keep } from './lecture.js';

/**
 * @typedef {object} Course
 * @property {string} course
 * @property {string} name
 * @property {string} tree
 * @property {[number, number]} [window]
 * @property {string} [algorithm]
 * @property {number} [guess]
 * @property {{ current: number, written: Record<string, string> }[]} slides what changes with each
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

/** What stands at every node, in the words of the table without their spaces; the windows with every bound as it is named. */
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

test.use({ viewport: { width: 1920, height: 1080 } });

for (const { course, name, tree, window, algorithm, guess, slides } of courses) {
  test(`${name}: each press shows the next slide`, async ({ lecture }) => {
    const more = [
      rules[course],
      window ? `window=${window}` : '',
      algorithm ? `algorithm=${algorithm}` : '',
      guess ? `guess=${guess}` : '',
    ];
    const link = [`tree=${tree.replaceAll(' ', '+')}`, `notation=${course}`, 'grain=lecture', ...more];
    await lecture.lead(link.filter((part) => part !== '').join('&'));
    await expect(lecture.page.locator('.stepno')).toHaveText(`0 of ${slides.length}`);
    const [start] = await lecture.walk([[]], { read: readPicture, frames: 1 });
    const pictures = await lecture.walk(
      slides.map(() => 'ArrowRight'),
      { read: readPicture, frames: 1 },
    );
    const stands = { ...start.nodes };
    for (const [index, { current, written }] of slides.entries()) {
      const what = `${name}, slide ${index + 1}`;
      for (const [node, text] of Object.entries(written)) stands[node] = text.replace(/\s/g, '');
      expect(pictures[index].nodes, what).toEqual(stands);
      expect(pictures[index].position.replace(/\s+/g, ' '), what).toContain(`${index + 1} of ${slides.length}`);
      // The last slide shows best play.
      if (index < slides.length - 1) expect(pictures[index].current, what).toBe(String(current));
    }
    const back = await lecture.walk(
      slides.map(() => 'ArrowLeft'),
      { read: readPicture, frames: 1 },
    );
    expect(
      back
        .map(({ nodes }) => nodes)
        .slice(0, -1)
        .reverse(),
      'the way back',
    ).toEqual(pictures.slice(0, -1).map(({ nodes }) => nodes));
  });
}

test('no arc meets a label, at every cut-off and size', async ({ lecture, page }) => {
  const { tree } = courses.find(({ course }) => course === 'd') ?? courses[0];
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1024, 768],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    await lecture.lead(`tree=${tree.replaceAll(' ', '+')}&notation=d&returns=running-bound`);
    await expect(page.locator('.code')).toContainText('search(state, depth');
    for (let cutoff = 0; cutoff < 4; cutoff += 1) {
      await lecture.press('Shift+ArrowRight');
      await expect(page.locator('.main .arc')).toHaveCount(1);
      expect(await page.evaluate(metByArc), `cut-off ${cutoff + 1} at ${width} × ${height}`).toEqual([]);
    }
  }
});

/** The labels that an arc runs through. */
function metByArc() {
  const arc = /** @type {SVGPathElement} */ (document.querySelector('.main .arc path'));
  const toScreen = /** @type {DOMMatrix} */ (arc.getScreenCTM());
  const length = arc.getTotalLength();
  const points = Array.from({ length: 60 }, (_, at) =>
    arc.getPointAtLength((at / 59) * length).matrixTransform(toScreen),
  );
  const labels = document.querySelectorAll('.main .node :is(.win text, .name)');
  return [...labels].flatMap((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    // Above and below its letters, a line of text has air.
    const air = 0.2 * (bottom - top);
    const isMet = points.some(({ x, y }) => left < x && x < right && top + air < y && y < bottom - air);
    return isMet ? [label.textContent] : [];
  });
}

test('beside a pill, a name stands in brackets, as in the sentences', async ({ lecture }) => {
  await lecture.lead('tree=(a:((1+5+6)b:(8+3))(L(1+W)))&notation=c');
  await lecture.settled();
  await expect(lecture.node(1).locator('.name')).toHaveText('(a)');
  await lecture.press('1');
  await expect(lecture.node(1).locator('.name')).toHaveText('a');
});

/** The lines of the pseudo-code that reach beyond their panel, and what stands beside them. */
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

for (const language of languageIds) {
  test(`no line of pseudo-code is wider than its panel in ${language}`, async ({ lecture, page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await keep(page, { language });
    await lecture.open();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const notation of ['general', ...Object.keys(rules)]) {
      for (const algorithm of algorithmIds) {
        const view = `${rules[notation] ?? ''}&notation=${notation}&algorithm=${algorithm}&language=${language}`;
        await lecture.follow(`tree=(4 (-12.5 7 6) 3 (3 9.5 8))&${view}`);
        const found = await lecture.walk(Array(5).fill('ArrowRight'), { read: linesTooWide });
        expect(found.flat(), view).toEqual([]);
      }
    }
  });
}

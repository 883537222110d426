// What the browser has to do anew at a step, counted in its own trace: texts that it shapes, elements that it styles.

import { expect, test } from './fixture.js';

test.skip(({ browserName }) => browserName === 'firefox', 'Firefox lets no test read its trace');

const steps = 12;
/** Of a step, on the average. */
const most = { texts: 15, elements: 30 };

test('a step has few texts shaped and few elements styled anew', async ({ browser, page, lecture }) => {
  await lecture.follow('tree=(((1+9+3)(4+5+6)(7+8+2))((5+5+1)(2+4+6)(7+3+9))((1+2+3)(8+6+4)(9+9+1)))');
  await lecture.goTo(4);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink'] });
  for (let step = 5; step < 5 + steps; step += 1) {
    await lecture.press('ArrowRight');
    await lecture.settled();
  }
  /** @type {{ traceEvents: { name: string, args?: { elementCount?: number } }[] }} */
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const texts = traceEvents.filter(({ name }) => name.startsWith('InlineNode::ShapeText')).length;
  const elements = traceEvents.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
  const counts = { texts: texts / steps, elements: elements / steps };
  expect(Math.min(texts, elements), 'the trace has both').toBeGreaterThan(steps);
  expect(counts.texts, JSON.stringify(counts)).toBeLessThanOrEqual(most.texts);
  expect(counts.elements, JSON.stringify(counts)).toBeLessThanOrEqual(most.elements);
});

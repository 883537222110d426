// Whatever is done to the page, in whatever order, on a good, slow or broken network: it tells one truth, the same as a fresh
// tab with its address, and undo leads back. Sessions are drawn at random from a seed; one that fails is made smaller and
// printed with what draws it again: SECATEUR_SEED and SECATEUR_PATH.

import fc from 'fast-check';
import { expect, alone as test } from './fixture.js';
import { kindNames, sessions } from './random/actions.js';
import { live, withOther } from './random/session.js';
import { cases, patience } from './scale.js';

/** So many tests draw so many sessions each. */
const [tests, each] = [5, 10];
const seed = Number(process.env.SECATEUR_SEED ?? 2026);
const path = process.env.SECATEUR_PATH;

for (let number = 0; number < tests; number += 1) {
  test(`sessions drawn with the seed ${seed + number}`, async ({ page, baseURL }) => {
    const numRuns = cases(each);
    test.setTimeout(120_000 + numRuns * 20_000);
    /** @type {Record<string, number>} */
    const counts = Object.fromEntries(kindNames.map((name) => [name, 0]));
    const count = (/** @type {string} */ kind) => (counts[kind] += 1);
    let drawn = 0;
    const tabs = await withOther(page);
    await page.goto('./');
    const told = fc.asyncProperty(sessions, async (session) => {
      drawn += 1;
      expect(await live(tabs, baseURL ?? '', session, count)).toEqual([]);
    });
    await fc.assert(told, { numRuns, seed: seed + number, path, endOnFailure: path !== undefined });
    if (patience === 1) return;
    const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
    console.log(
      `seed ${seed + number}: ${drawn} sessions of ${(all / drawn).toFixed(1)} actions`,
      JSON.stringify(counts),
    );
    expect(Math.min(...Object.values(counts)), 'no kind of action is left out').toBeGreaterThanOrEqual(
      Math.min(100, patience) / tests,
    );
  });
}

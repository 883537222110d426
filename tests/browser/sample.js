// Runs a sample of the browser tests, so that in little time little is left unseen: in Chromium all of what a lecture stands on
// and an eighth of every other file, in Firefox one of every file. Which of a file, a seed draws. Options go to Playwright.
// One that was drawn and has not run fails the sample, unless it is one of those that say why they stay out of Firefox.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Of which Chromium runs all: stepping and its windows, trees and their making, searches and their comparison, what is taken along, the
 * page in a frame, without a network and by keys alone, and sessions drawn by chance. */
const whole =
  'access big compare editing family framed golden header layout lecture-steps making never notation offline opening race random stage stepping taking timeline wasm weight';
/** The seeds are those, of many, whose tests took the least time. */
const samples = {
  chromium: { seed: '9653', whole: whole.split(' ').map((name) => `${name}.spec.js`), share: 1 / 8, env: {} },
  // Of what is drawn by chance, a tenth.
  firefox: { seed: '102734', whole: [], share: 0, env: { SECATEUR_CASES: '0.1' } },
};
const inFirefox = process.env.SECATEUR_BROWSER === 'firefox';
const sample = samples[inFirefox ? 'firefox' : 'chromium'];
const seed = process.env.SECATEUR_SAMPLE ?? sample.seed;

/** @param {string[]} options */
function playwright(...options) {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const { status, stdout } = spawnSync(process.execPath, [cli, 'test', ...options], {
    ...{ cwd: import.meta.dirname, env: { ...process.env, ...sample.env } },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) {
    process.stdout.write(stdout);
    process.exit(1);
  }
  return stdout;
}

/** A file of which nothing can run in Firefox begins with the reason. @param {string} file */
const runs = (file) => !inFirefox || !/^test\.skip\(/m.test(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** @param {string} test */
const placeOf = (test) =>
  createHash('sha256')
    .update(seed + test)
    .digest('hex');

/** By file, the names of its tests, with the file's. @type {Map<string, string[]>} */
const files = new Map();
const all = playwright('--list', '--reporter=list').matchAll(/^ *(\S+\.spec\.js):\d+:\d+( › .*)$/gm);
for (const [, file, title] of all) {
  if (runs(file)) files.set(file, [...(files.get(file) ?? []), file + title]);
}
const lost = sample.whole.find((file) => !files.has(file));
if (lost) throw new Error(`There is no ${lost} to run all of.`);
const drawn = [...files].flatMap(([file, tests]) => {
  const count = sample.whole.includes(file) ? tests.length : Math.max(1, Math.ceil(tests.length * sample.share));
  return tests.sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)).slice(0, count);
});
const list = join(mkdtempSync(join(tmpdir(), 'secateur-')), 'sample.txt');
writeFileSync(list, drawn.join('\n'));

const told = playwright('--test-list', list, ...process.argv.slice(2));
process.stdout.write(told);
const count = (/** @type {string} */ what) => Number(told.match(new RegExp(`(\\d+) ${what}`))?.[1] ?? 0);
if (count('passed') + (inFirefox ? count('skipped') : 0) !== drawn.length) {
  console.error(`Of ${drawn.length} tests that were drawn not every one has run.`);
  process.exit(1);
}

// Runs a sample of the browser tests: of every file the one that a seed draws, so that in little time nothing is left unseen.
// Options go to Playwright. Where one that was drawn stays out of this browser no test of its file has run, and that fails.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Of 150,000 the one whose tests took the least time in Firefox. */
const seed = process.env.SECATEUR_SAMPLE ?? '102734';
/** Of what is drawn by chance, a tenth. */
const env = { ...process.env, SECATEUR_CASES: '0.1' };

/** @param {string[]} options */
function playwright(...options) {
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const { status, stdout } = spawnSync(process.execPath, [cli, 'test', ...options], {
    ...{ cwd: import.meta.dirname, env },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0) {
    process.stdout.write(stdout);
    process.exit(1);
  }
  return stdout;
}

/** A file of which nothing can run begins with the reason. @param {string} file */
const runs = (file) => !/^test\.skip\(/m.test(readFileSync(new URL(file, import.meta.url), 'utf8'));

/** @param {string} test */
const placeOf = (test) =>
  createHash('sha256')
    .update(seed + test)
    .digest('hex');

const all = playwright('--list', '--reporter=list').matchAll(/^ *(\S+\.spec\.js):\d+:\d+( › .*)$/gm);
const tests = [...all].map(([, file, title]) => ({ file, test: file + title })).filter(({ file }) => runs(file));
tests.sort((one, other) => (placeOf(one.test) < placeOf(other.test) ? 1 : -1));
// The last one of a file stays.
const drawn = new Map(tests.map(({ file, test }) => [file, test]));
const list = join(mkdtempSync(join(tmpdir(), 'secateur-')), 'sample.txt');
writeFileSync(list, [...drawn.values()].join('\n'));

const told = playwright('--test-list', list, ...process.argv.slice(2));
process.stdout.write(told);
if (!told.includes(`${drawn.size} passed`)) {
  console.error(`Of ${drawn.size} files not every one has run a test: another seed draws others.`);
  process.exit(1);
}

// `cargo xtask bench`: everything with a budget (docs/bench.md), with its baseline from the same run. Prints a table and writes the same to
// target/bench.json.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { coreInBrowser } from './browsercore.js';
import { counted, worse } from './figures.js';
import { games } from './games.js';
import { instructions, native } from './native.js';
import { opening } from './opening.js';
import { launch, serveBuild } from './pages.js';
import { markdownTable, plainTable } from './report.js';
import { exponent } from './statistics.js';
import { emptySteps, minimaxOn, stepsOn } from './steps.js';
import { mainThread } from './thread.js';
import { described, trees } from './trees.js';

/** @typedef {import('./figures.js').Figure} Figure */
/** @typedef {import('./report.js').Report} Report */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const files = { now: `${root}target/bench.json`, kept: `${root}docs/bench.json`, table: `${root}docs/bench.md` };
const options = new Set(process.argv.slice(2));
const isQuick = options.has('--quick');
const rounds = isQuick ? 5 : 15;
const counts = isQuick ? { forward: 8, back: 8, jump: 4, play: 4 } : { forward: 36, back: 36, jump: 18, play: 18 };

const report = await measure();
mkdirSync(`${root}target`, { recursive: true });
writeFileSync(files.now, `${JSON.stringify(report, null, 1)}\n`);
console.log(options.has('--json') ? JSON.stringify(report) : plainTable(report));
if (options.has('--check')) process.exitCode = check(report) ? 0 : 1;
if (options.has('--keep')) keep(report);

/** @returns {Promise<Report>} */
async function measure() {
  const sizes = Object.values(trees).filter(({ nodes }) => !isQuick || nodes < 1_000_000);
  const { VALGRIND: valgrind, SECATEUR_BEFORE: folder } = process.env;
  const notes = valgrind ? [] : ['No valgrind here: instructions are not counted.'];
  say('the core on this machine');
  const onMachine = native(rounds);
  const figures = [...onMachine.figures];
  if (valgrind) {
    say('its instructions');
    figures.push(...instructions(valgrind));
  }
  say('the core in the browser');
  const browser = await launch();
  figures.push(...(await coreInBrowser(browser, rounds, onMachine.perEvent)));
  say('the games');
  figures.push(...(await games(browser)));
  say('the opening of the page');
  const before = folder ? await serveBuild(folder) : null;
  figures.push(...(await opening(browser, rounds, before?.address)));
  const empty = await emptySteps(browser, counts.forward + counts.back);
  const machine = {
    processor: `${cpus()[0].model}, ${cpus().length} cores`,
    system: `${process.platform} ${process.arch}`,
    browser: `Chromium ${browser.version()} without a screen`,
  };
  say('steps on the main thread');
  figures.push(...(await mainThread(browser, isQuick ? 3 : 9, before?.address)));
  await before?.close();
  await browser.close();
  /** @type {[size: number, cost: number][]} */
  const medians = [];
  for (const tree of sizes) {
    say(`steps on ${tree.nodes} nodes`);
    const own = await launch();
    try {
      const steps = await stepsOn(own, tree, empty, counts);
      figures.push(...steps);
      medians.push([tree.nodes, steps[0].percentiles?.[0] ?? Number.NaN]);
    } catch (reason) {
      notes.push(
        `No steps on ${tree.nodes} nodes: ${reason instanceof Error ? reason.message.split('\n')[0] : reason}`,
      );
    }
    await own.close();
  }
  const largest = sizes[sizes.length - 1];
  const own = await launch();
  figures.push(await minimaxOn(own, largest));
  await own.close();
  figures.push(counted('a step: growth with nodes', 'exponent', exponent(medians), { noise: 0.1 }));
  return {
    date: new Date().toISOString().slice(0, 10),
    machine,
    trees: sizes.map(described),
    notes,
    figures,
  };
}

/**
 * Prints what has become worse than the stored figures; returns whether nothing has.
 * @param {Report} now
 */
function check({ machine, figures }) {
  /** @type {Report} */
  const kept = JSON.parse(readFileSync(files.kept, 'utf8'));
  const isSameMachine = JSON.stringify(kept.machine) === JSON.stringify(machine);
  if (!isSameMachine) say('The numbers kept are of another machine: times are not compared.');
  const found = worse(kept.figures, figures, isSameMachine);
  for (const { what, before, now, noise } of found)
    say(`worse: ${what}: ${before.toPrecision(3)} → ${now.toPrecision(3)}, noise ${Math.round(noise * 100)} %`);
  if (found.length === 0) say('Nothing is worse by more than the noise.');
  return found.length === 0;
}

/**
 * Stores the reference for later runs, and the table of docs/bench.md.
 * @param {Report} report
 */
function keep(report) {
  writeFileSync(files.kept, `${JSON.stringify(report, null, 1)}\n`);
  const [before, after] = ['<!-- bench -->\n', '<!-- end of bench -->'];
  const text = readFileSync(files.table, 'utf8');
  const [head, rest] = text.split(before);
  writeFileSync(files.table, `${head}${before}\n${markdownTable(report)}\n\n${after}${rest.split(after)[1]}`);
}

/** @param {string} what */
function say(what) {
  console.error(what);
}

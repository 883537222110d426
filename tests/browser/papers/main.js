// `cargo xtask papers`: the page's LaTeX, in four languages, compiled by three engines, and every other kind of file, opened by other
// programs. It fails if one stops, drops a letter or a slide, or if a letter in the PDF is unreadable. PDFs and pictures are left in
// target/papers.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import config, { chromiumOptions } from '../playwright.config.js';
import { compiled, engines } from './compile.js';
import { filesOf } from './files.js';
import { papersFrom } from './make.js';

const folder = fileURLToPath(new URL('../../../target/papers/', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}files/`, { recursive: true });

const browser = await chromium.launch(chromiumOptions);
const context = await browser.newContext({
  baseURL: config.use?.baseURL,
  viewport: { width: 1280, height: 720 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
const papers = await papersFrom(await context.newPage());
for (const { name, source } of papers) writeFileSync(`${folder}${name}.tex`, source);

const documents = papers.flatMap((paper) =>
  engines.map((engine) => ({
    name: `${engine.padEnd(9)} ${paper.name}`,
    problems: () => compiled(folder, engine, paper),
  })),
);
const jobs = [...filesOf(`${folder}files/`, browser), ...documents];
const all = jobs.length;
let failed = 0;
await Promise.all(cpus().map(work));
await browser.close();
console.log(`\n${all - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function work() {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const start = performance.now();
    const problems = await job.problems();
    const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(6);
    console.log(`${problems.length === 0 ? '✓' : '✗'} ${seconds} s  ${job.name}`);
    for (const problem of problems) console.log(`    ${problem}`);
    failed += problems.length === 0 ? 0 : 1;
  }
}

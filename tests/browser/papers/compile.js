// One document and one engine: compiled, its log and its PDF read. Returns the errors, as sentences.

import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';

/** @typedef {import('./make.js').Paper} Paper */

export const engines = ['pdflatex', 'lualatex', 'xelatex'];

/** Milliseconds for one program: a first run also caches fonts. */
const longest = 300_000;

/**
 * @param {string} folder of the document; the PDF and its pictures go into the engine's
 * @param {string} engine
 * @param {Paper} paper
 * @returns {Promise<string[]>}
 */
export async function compiled(folder, engine, { name, texts, pages = [] }) {
  const out = `${folder}${engine}/`;
  mkdirSync(out, { recursive: true });
  const options = ['-interaction=nonstopmode', '-halt-on-error', `-output-directory=${out}`];
  const { code } = await run(engine, [...options, `${name}.tex`], folder);
  const log = readFileSync(`${out}${name}.log`, 'utf8').replaceAll('\n', ' ');
  if (code !== 0) return [`it stops: ${/! .{0,200}/.exec(log)?.[0] ?? `code ${code}`}`];
  const lost = [...new Set(log.match(/Missing character: There is no .{0,30}/g))];
  const text = (await run('pdftotext', ['-raw', `${out}${name}.pdf`, '-'], folder)).output;
  await run('pdftoppm', ['-png', '-r', '80', `${out}${name}.pdf`, `${out}${name}`], folder);
  const lettersOf = engine === 'pdflatex' ? plainLettersOf : allLettersOf;
  const letters = lettersOf(text);
  return [
    ...lost,
    ...texts.filter((one) => !letters.includes(lettersOf(one))).map((one) => `the PDF does not say: ${one}`),
    ...pages.filter((line) => !log.includes(line)).map((line) => `the log does not say: ${line}`),
  ];
}

/** Without spaces, symbols and line-break marks.
 * @param {string} text */
export const allLettersOf = (text) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '');

/** The fonts of pdfLaTeX compose ș and ț from two characters.
 * @param {string} text */
const plainLettersOf = (text) => allLettersOf(text.replace(/[șț]/gi, (sign) => sign.normalize('NFD')[0]));

/**
 * Its output is not written to a file: TeX's packages read files named like the document.
 * @param {string} program
 * @param {string[]} words
 * @param {string} folder
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(program, words, folder) {
  return new Promise((done) => {
    const options = { cwd: folder, timeout: longest, maxBuffer: 1 << 28 };
    const child = execFile(program, words, options, (error, output) => done({ code: error ? 1 : 0, output }));
    child.stdin?.end();
  });
}

// The documents, as the page makes them: pictures, slides and tables in every language, names with every special sign, and a
// paper with a picture that was copied into it. Each comes with the words that its PDF must hold.

import { readFileSync } from 'node:fs';
import { languageIds } from '../../../www/src/words/languages.js';
import { madeBy } from '../made.js';

/** @typedef {{ name: string, source: string, texts: string[], refused?: string[], pages?: string[] }} Paper pages: what the log says */
/** @typedef {import('@playwright/test').Page} Page */

const tree = '((3+12+8)(2+4+6)(14+5+2))';
/** Names with all that is special to TeX, and with signs of several alphabets; and one that only two engines can print. */
const special = 'a$b:(c\\d:(3+e%23f:12+8)g%25h:(2+i%26:4+j_k:6)l^m~:(14+γ:5+n′:2+x₁≠y:7+ДЖя:1+żółć:9+ąę:3+ω:4))';
const chess = '♔:(3+♞:(5+Ωμέγα:7))';

/**
 * @param {Page} page
 * @returns {Promise<Paper[]>}
 */
export async function papersFrom(page) {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  const papers = [];
  for (const language of languageIds) papers.push(...(await papersIn(page, language)));
  const named = await exported(page, `#tree=${special}&grain=cut-off&step=9`, 'en');
  // The Cyrillic encoding puts a Polish letter together from two signs, and a lowered digit may come out elsewhere.
  const texts = named.texts.map((text) => text.replace(/[ąęż].*/u, '')).flatMap((text) => text.split(/₁≠/u));
  papers.push(
    { name: 'names-picture', source: named.picture, texts },
    { name: 'names-slides', source: named.slides, texts },
  );
  const rare = await exported(page, `#tree=${chess}&grain=leaf`, 'en');
  const refused = ['pdflatex'];
  papers.push({ name: 'chess-picture', source: rare.picture, texts: rare.texts, refused });
  papers.push({ name: 'chess-slides', source: rare.slides, texts: rare.texts, refused });
  return papers;
}

/**
 * @param {Page} page
 * @param {string} language
 * @returns {Promise<Paper[]>}
 */
async function papersIn(page, language) {
  const { picture, slides, texts, sentences } = await exported(page, `#tree=${tree}&grain=lecture&step=14`, language);
  const runs = await tableOf(page, `#tree=${tree}&compare=alpha-beta;mtd-f,guess=3;minimax`, language);
  const dialects = await tableOf(page, `#tree=${tree}`, language, 'd');
  return [
    { name: `${language}-picture`, source: picture, texts },
    { name: `${language}-slides`, source: slides, texts: [...texts, ...sentences] },
    { name: `${language}-paper`, source: paperWith(picture), texts: [...texts, '1', '2'], pages: ['parindent 15.0pt'] },
    { name: `${language}-runs`, source: inDocument(runs), texts: cellsOf(runs) },
    { name: `${language}-dialects`, source: inDocument(dialects), texts: cellsOf(dialects) },
  ];
}

/**
 * @param {Page} page
 * @param {string} hash
 * @param {string} language
 */
async function opened(page, hash, language) {
  await page.goto('about:blank');
  await page.goto(`./${hash}&language=${language}`);
  await page.locator('.tree .node').first().waitFor();
}

/**
 * @param {Page} page
 * @param {string} hash
 * @param {string} language
 */
async function exported(page, hash, language) {
  await opened(page, hash, language);
  await page.getByRole('button', { name: word(language, 'taking-export') }).click();
  const made = async (/** @type {string} */ id) =>
    (await madeBy(page, page.getByRole('button', { name: word(language, id), exact: true }))).file.toString();
  const picture = await made('taking-tikz');
  const slides = await made('taking-beamer');
  const drawing = await made('taking-svg');
  // What is printed has the same frames, as text.
  await page.getByRole('button', { name: word(language, 'taking-handout'), exact: true }).click();
  await page.locator('[data-printed]').waitFor({ state: 'attached' });
  const sentences = await page.locator('.handout .says').allTextContents();
  const texts = [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text.replaceAll('&amp;', '&'));
  return { picture, slides, sentences, texts: texts.filter((text) => /\p{L}/u.test(text)) };
}

/**
 * @param {Page} page
 * @param {string} hash
 * @param {string} language
 * @param {string} [key] that opens the table
 */
async function tableOf(page, hash, language, key) {
  await opened(page, hash, language);
  if (key) await page.keyboard.press(key);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word(language, 'race-latex') })
    .click();
  await page.waitForFunction(async () => (await navigator.clipboard.readText()) !== '');
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * A message without arguments, as the button is called.
 * @param {string} language
 * @param {string} id
 */
function word(language, id) {
  const files = ['', '.more', '.family'].map((part) => `../../../cli/locales/${language}${part}.ftl`);
  const all = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  const found = new RegExp(`^${id} = (.*)$`, 'm').exec(all);
  if (!found) throw new Error(`no message ${id} in ${language}`);
  return found[1];
}

/** Fonts for every language under every engine, as a paper would have them.
 * @type {(encodings: string) => string[]} */
const fonts = (encodings) => [
  '\\usepackage{iftex}',
  '\\ifPDFTeX\\usepackage{cmap}\\usepackage[utf8]{inputenc}',
  `\\usepackage[${encodings}]{fontenc}${encodings.includes('T2A') ? '' : '\\usepackage{lmodern}'}`,
  '\\else\\usepackage{fontspec}\\setmainfont{DejaVu Serif}\\fi',
];

/** What a table asks for in its first line is what the document gives it.
 * @param {string} table */
const inDocument = (table) =>
  [
    '\\documentclass{article}',
    ...fonts(/\[([T12A,]+)\]\{fontenc\}/.exec(table)?.[1] ?? 'OT1'),
    '\\begin{document}\\footnotesize\\noindent',
    table,
    '\\end{document}',
  ].join('\n');

/** @param {string} table */
const cellsOf = (table) =>
  [...table.matchAll(/(?:^ {2}|& )([^&\\]*)(?= &| \\\\)/gm)]
    .map(([, cell]) => cell)
    .filter((cell) => /\p{L}{2}/u.test(cell));

/**
 * A paper of two pages with the picture, by the lines that the file's own hint names: it keeps its indents and page numbers.
 * @param {string} picture
 */
function paperWith(picture) {
  const between = (/** @type {string} */ from, /** @type {string} */ to) =>
    picture.slice(picture.indexOf(from), picture.indexOf(to));
  return [
    '\\documentclass{article}',
    ...fonts('T1'),
    between('\\usepackage{tikz}', '\\begin{document}'),
    '\\begin{document}',
    '\\typeout{parindent \\the\\parindent}First.',
    between('\\begin{tikzpicture}', '\\end{document}'),
    '\\newpage Second.',
    '\\end{document}',
  ].join('\n');
}

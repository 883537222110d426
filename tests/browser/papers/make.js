// The documents, as the page makes them: pictures in a document that loads only what their first line names, slides, and tables, in every
// language; names with every special character; courses, wide trees. Each comes with the words required in its PDF. A table determines what
// is made of what: a kind of file is one row of `targets`.

import { readFileSync } from 'node:fs';
import { languageIds } from '../../../www/src/words/languages.js';
import { madeBy } from '../made.js';

/** @typedef {{ name: string, source: string, texts: string[], pages?: string[] }} Paper pages: from the log */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ picture: string, slides: string, separate: string, texts: string[], sentences: string[], tables: string[] }} PaperParts */

const tree = '((3+12+8)(2+4+6)(14+5+2))';
/** Names with TeX's special characters, several alphabets, chess symbols, and a character in no TeX font. */
const names =
  'a$b:(c\\d:(3+e%23f:12+8)g%25h:(2+i%26:4+j_k:6)l^m~:(14+γ:5+n′:2+x₁≠y:7+ДЖя:1+żółć:9+ąę:3+ω:4+♔♞:1+中:2+μέγα:5))';
/** @type {(branching: number, depth: number) => string} */
const full = (branching, depth) =>
  depth === 0 ? String((7 * branching) % 10) : `(${new Array(branching).fill(full(branching, depth - 1)).join('+')})`;

/** What is made of a run: an extension, and the document with its required words.
 * @type {Record<string, (made: PaperParts) => Omit<Paper, 'name'>>} */
const targets = {
  picture: ({ picture, texts }) => ({ source: paperWith([picture]), texts }),
  // It keeps its indents and page numbers, and neither picture touches the other.
  paper: ({ picture, texts }) => ({
    source: paperWith([picture, picture]),
    texts: [...texts, '1', '2'],
    pages: ['parindent 15.0pt'],
  }),
  slides: ({ slides, sentences }) => ({ source: slides, texts: sentences }),
  separate: ({ separate, sentences }) => ({ source: separate, texts: sentences }),
  runs: ({ tables: [runs] }) => ({ source: inDocument(runs), texts: cellsOf(runs) }),
  dialects: ({ tables: [, dialects] }) => ({ source: inDocument(dialects), texts: cellsOf(dialects) }),
};

/** The runs: a link and the kinds of files made of it, in one language or in all. */
const runs = [
  { name: '', link: `#tree=${tree}&grain=lecture&step=14`, kinds: Object.keys(targets), languages: languageIds },
  { name: 'names', link: `#tree=${names}&grain=cutoff&step=9`, kinds: ['picture', 'slides'], languages: ['en'] },
  ...['a', 'b', 'c', 'd', 'e'].map((course) => ({
    ...{ name: `course-${course}`, link: `#tree=${tree}&notation=${course}&grain=lecture&step=20` },
    ...{ kinds: ['picture', 'slides'], languages: ['ru'] },
  })),
  { name: 'wide', link: `#tree=${full(3, 3)}&grain=leaf&step=60`, kinds: ['picture', 'slides'], languages: ['en'] },
  { name: 'wider', link: `#tree=${full(5, 3)}&grain=cutoff&step=90`, kinds: ['picture', 'slides'], languages: ['en'] },
];

/**
 * @param {Page} page
 * @returns {Promise<Paper[]>}
 */
export async function papersFrom(page) {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  const papers = [];
  for (const { name, link, kinds, languages } of runs) {
    for (const language of languages) {
      const made = await exported(page, link, language);
      if (kinds.includes('runs')) made.tables = await tablesIn(page, language);
      for (const kind of kinds)
        papers.push({ name: [language, name, kind].filter(Boolean).join('-'), ...targets[kind](made) });
    }
  }
  return papers;
}

/**
 * @param {Page} page
 * @param {string} language
 */
const tablesIn = async (page, language) => [
  await tableOf(page, `#tree=${tree}&compare=alpha-beta;mtd-f,guess=3;minimax`, language),
  await tableOf(page, `#tree=${tree}`, language, 'd'),
];

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
  await page.getByRole('checkbox', { name: word(language, 'taking-separate') }).check();
  const separate = await made('taking-beamer');
  const drawing = await made('taking-svg');
  // The print version has the same frames, as text.
  await page.getByRole('button', { name: word(language, 'taking-handout'), exact: true }).click();
  await page.locator('[data-printed]').waitFor({ state: 'attached' });
  const sentences = await page.locator('.handout .says').evaluateAll((all) =>
    all.flatMap((says) => {
      const label = says.firstElementChild?.textContent ?? '';
      return [label, (says.textContent ?? '').slice(label.length)];
    }),
  );
  const texts = [...drawing.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text.replaceAll('&amp;', '&'));
  return {
    picture,
    slides,
    separate,
    sentences: sentences.filter((sentence) => !apart.test(sentence)),
    texts: texts.filter((text) => /\p{L}/u.test(text) && isText(text)),
    tables: [],
  };
}

/** Characters that are drawn, lowered, or composed: a PDF represents them differently. */
const apart = /[ąęż♔♞中₁′≠]/u;

/** @param {string} text */
const isText = (text) => !/[^\p{Script=Latin}\p{Script=Cyrillic}\d\s.,:/−-]/u.test(text) && !apart.test(text);

/**
 * @param {Page} page
 * @param {string} hash
 * @param {string} language
 * @param {string} [key] the key for the table
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
 * A message without arguments, the button's name.
 * @param {string} language
 * @param {string} id
 */
function word(language, id) {
  const all = readFileSync(new URL(`../../../cli/locales/${language}.ftl`, import.meta.url), 'utf8');
  const found = new RegExp(`^${id} = (.*)$`, 'm').exec(all);
  if (!found) throw new Error(`no message ${id} in ${language}`);
  return found[1];
}

/**
 * A paper that loads only what a picture or table needs, by its first line; except that making letters
 * copyable from the PDF is added.
 * @param {string} part
 */
function loading(part) {
  const [, told] = /^% needs (.*)$/m.exec(part) ?? ['', ''];
  const encodings = ['T1', 'T2A'].filter((encoding) => told.includes(encoding));
  return [
    '\\documentclass{article}',
    ...(encodings.length > 0
      ? [`\\ifdefined\\pdftexversion\\usepackage{cmap}\\usepackage[${encodings.join(',')}]{fontenc}\\fi`]
      : []),
    ...(told.startsWith('tikz') ? ['\\usepackage{tikz}'] : []),
  ];
}

/** @param {string} table */
const inDocument = (table) =>
  [...loading(table), '\\begin{document}\\footnotesize\\noindent', table, '\\end{document}'].join('\n');

/** @param {string} table */
const cellsOf = (table) =>
  [...table.matchAll(/(?:^ {2}|& )([^&\\]*)(?= &| \\\\)/gm)]
    .map(([, cell]) => cell)
    .filter((cell) => /\p{L}{2}/u.test(cell) && isText(cell));

/**
 * A paper with a page for each picture.
 * @param {string[]} pictures
 */
const paperWith = (pictures) =>
  [
    ...loading(pictures[0]),
    '\\begin{document}',
    pictures.map((picture) => `First.\n\n\\noindent\n${picture}`).join('\\newpage\n'),
    '\\typeout{parindent \\the\\parindent}\\end{document}',
  ].join('\n');

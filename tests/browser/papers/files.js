// Every other kind of file that the program writes, in every language: opened by other programs, which must find the tree and the sentences
// in it, and saved as pictures. Returns the errors, as sentences.

import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languageIds } from '../../../www/src/words/languages.js';
import { native } from '../native.js';
import { allLettersOf, run } from './compile.js';

/** @typedef {import('@playwright/test').Browser} Browser */

const tree = '(a: (3 12 8) b: (2 4 6) c: (14 5 2))';
const nodes = ['a', 'b', 'c', '3', '12', '8', '2', '4', '6', '14', '5', '2'];
const python = process.env.PYTHON ?? 'python3';

/**
 * The files, by extension: the program's options, and the errors found by another program.
 * @type {{ options: string[], ending: string, opened: (file: string, browser: Browser) => Promise<string[]> }[]}
 */
const kinds = [
  { options: ['run', '--grain', 'event'], ending: 'pptx', opened: asSlides },
  { options: ['run', '--grain', 'lecture', '--theme', 'dark'], ending: 'pptx', opened: asSlides },
  { options: ['run', '--grain', 'lecture'], ending: 'html', opened: asHandout },
  { options: ['run', '--grain', 'lecture'], ending: 'gif', opened: asPicture },
  { options: ['picture', '--step', '20'], ending: 'pdf', opened: (file) => lacking(file, nodes) },
  { options: ['picture', '--step', '20'], ending: 'png', opened: asPicture },
  { options: ['picture', '--step', '20', '--theme', 'dark'], ending: 'svg', opened: asPicture },
  { options: ['picture', '--step', '20', '--outlines'], ending: 'svg', opened: asPicture },
];

/** One file each. @param {string} folder @param {Browser} browser */
export function filesOf(folder, browser) {
  return languageIds.flatMap((language) =>
    kinds.map(({ options, ending, opened }) => {
      const words = options.filter((word) => /^[a-z]/.test(word));
      const name = `${words.join('-')}${options.includes('--outlines') ? '-outlines' : ''}-${language}.${ending}`;
      const file = `${folder}${name}`;
      return {
        name,
        async problems() {
          const [verb, ...others] = options;
          const made = await run(
            native('secateur'),
            [verb, tree, ...others, '--language', language, '--output', file],
            folder,
          );
          return made.code === 0 ? opened(file, browser) : [`the program stops: ${made.output}`];
        },
      };
    }),
  );
}

/** As many pages as slides, each with its title; all nodes on the last one. @param {string} file */
async function asSlides(file) {
  const folder = dirname(file);
  const reader = fileURLToPath(new URL('decks.py', import.meta.url));
  const read = await run(python, [reader, file], folder);
  if (read.code !== 0) return ['python-pptx does not read it'];
  /** @type {{ title: string, notes: string, texts: string[] }[]} */
  const slides = JSON.parse(read.output);
  const own = `-env:UserInstallation=${pathToFileURL(`${file}.office`)}`;
  await run('soffice', [own, '--headless', '--convert-to', 'pdf', '--outdir', folder, file], folder);
  const pdf = file.replace(/pptx$/, 'pdf');
  const pages = (await run('pdftotext', [pdf, '-'], folder)).output.split('\f').slice(0, -1);
  await run('pdftoppm', ['-png', '-r', '60', pdf, file.replace(/\.pptx$/, '')], folder);
  if (pages.length !== slides.length) return [`${pages.length} pages of ${slides.length} slides`];
  return slides.flatMap(({ title, notes, texts }, at) => {
    const shown = allLettersOf(pages[at]);
    return [
      ...nodes.filter((node) => !texts.includes(node)).map((node) => `slide ${at + 1} lacks ${node}`),
      ...(notes === '' ? [`slide ${at + 1} has no notes`] : []),
      ...(shown.includes(allLettersOf(title)) ? [] : [`page ${at + 1} does not say: ${title}`]),
    ];
  });
}

/** @param {string} file @param {Browser} browser */
async function asHandout(file, browser) {
  const page = await browser.newPage();
  await page.goto(String(pathToFileURL(file)));
  const pdf = file.replace(/html$/, 'html.pdf');
  await page.pdf({ path: pdf, preferCSSPageSize: true });
  const sentences = await page.locator('.says').allTextContents();
  await page.close();
  return [...(sentences.length > 1 ? [] : ['it has no frames']), ...(await lacking(pdf, sentences))];
}

/** Texts missing in a PDF; its pages become pictures. @param {string} pdf @param {string[]} texts */
async function lacking(pdf, texts) {
  const folder = dirname(pdf);
  const letters = allLettersOf((await run('pdftotext', ['-raw', pdf, '-'], folder)).output);
  await run('pdftoppm', ['-png', '-r', '60', pdf, pdf.replace(/\.pdf$/, '')], folder);
  return texts.filter((text) => !letters.includes(allLettersOf(text))).map((text) => `the PDF does not say: ${text}`);
}

/** A browser shows it, and it has more than one colour. @param {string} file @param {Browser} browser */
async function asPicture(file, browser) {
  const page = await browser.newPage();
  const type = file.endsWith('svg') ? 'svg+xml' : file.slice(-3);
  const source = `data:image/${type};base64,${readFileSync(file, 'base64')}`;
  const colours = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(image, 0, 0);
    return new Set(new Uint32Array(canvas?.getImageData(0, 0, width, height).data.buffer ?? [])).size;
  }, source);
  await page.setContent(`<img src="${source}">`);
  await page.locator('img').screenshot({ path: `${file}.shot.png` });
  await page.close();
  return colours > 8 ? [] : [`it is shown in ${colours} colours`];
}

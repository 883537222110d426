// LaTeX as the page writes it: nothing is lost under any engine, or the first line says which it takes; and the lines to copy
// into a paper change nothing there.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beamerDocument, tikzDocument } from '../src/export/latex.js';
import { tabular } from '../src/export/tables.js';
import { tex } from '../src/export/tex.js';
import { texts } from './setup.js';

/** @type {import('../src/export/pieces.js').TextPiece} */
const piece = {
  ...{ kind: 'text', role: 'name', text: 'a', x: 5, y: 5, size: 14 },
  ...{ isBold: false, isStruck: false, fill: '#16181b' },
};
const engineOf = (/** @type {string} */ signs) => texts.text('taking-tex-engine', { signs });
const hexOf = () => '#16181b';

/** @param {string} text */
const frameWith = (text) => ({
  ...{ pieces: [{ ...piece, text }], width: 100, height: 50, step: 1 },
  ...{ sentence: tex(text), plain: text },
});
/** @param {string} text */
const pictureOf = (text) => tikzDocument(frameWith(text), { title: 'Step 1', hint: 'Copy it.', engineOf }, hexOf);
/** @param {string} text */
const slidesOf = (text) =>
  beamerDocument([frameWith(text)], { title: 'Run', stepOf: String, engineOf, end: '' }, hexOf);

for (const [text, written] of [
  ['$ \\ { } # % & _ ^ ~', '\\$ \\textbackslash{} \\{ \\} \\# \\% \\& \\_ \\textasciicircum{} \\textasciitilde{}'],
  ['n′', `n\${{}'}$`],
  ['x₁≠x²', `x\${{}_{1}}{\\neq}$x\${{}^{2}}$`],
  ['γ-Ω', `\${\\gamma}$-\${\\Omega}$`],
  ['a--b', 'a-{}-b'],
  ['ą ę ż ș Ж', 'ą ę ż ș Ж'],
  ['♔♕ to 中', '\\secOther{♔♕} to \\secOther{中}'],
  ['μέγα', '\\secOther{μέγα}'],
  ['[−∞, 3]', `[\${-}{\\infty}$, 3]`],
]) {
  test(`“${text}” in TeX`, () => assert.equal(tex(text), written));
}

for (const [kind, made] of /** @type {const} */ ([
  ['a picture', pictureOf],
  ['slides', slidesOf],
])) {
  test(`${kind}: encodings are for pdfLaTeX alone, and Cyrillic letters get a font from the others`, () => {
    const before = (/** @type {string} */ source) => source.slice(0, source.indexOf('\\usepackage{tikz}'));
    const plain = before(made('ą γ ₁'));
    assert.match(plain, /\\ifPDFTeX\n(?: {2}.*\n)* {2}\\usepackage\[T1\]\{fontenc\}\n\\fi/);
    const russian = before(made('Ж'));
    assert.match(russian, /\\ifPDFTeX\n(?: {2}.*\n)* {2}\\usepackage\[T1,T2A\]\{fontenc\}\n(?: {2}.*\n)*\\else/);
    assert.match(russian, /\\else\n(?: {2}.*\n)* {2}\\IfFontExistsTF.*\\setsansfont/);
  });

  test(`${kind}: the first line names the engines that a sign takes, and no other file does`, () => {
    assert.match(made('♔'), /^% For LuaLaTeX or XeLaTeX, with a font that has ♔\.\n/);
    assert.doesNotMatch(made('γ′₁≠ Ж ą'), /LuaLaTeX|secOther/);
  });
}

test('the lines that the hint names change nothing of a paper', () => {
  const source = pictureOf('♔');
  const lines = source.slice(source.indexOf('\\usepackage{tikz}'), source.indexOf('\\begin{document}'));
  assert.match(lines, /\\tikzset/);
  assert.doesNotMatch(lines, /pagestyle|parindent|topskip|geometry|setsansfont/);
});

test('a table for a paper says first what the paper needs', () => {
  const head = (/** @type {string} */ name) => tabular('l', [[tex(name)], ['1']], texts).split('\n')[0];
  assert.equal(head('a'), '\\begin{tabular}{l}');
  assert.match(head('żółw'), /^% .*\[T1\]\{fontenc\}/);
  assert.match(head('Лист'), /^% .*\[T2A\]\{fontenc\}/);
  assert.match(head('♔'), /^% For LuaLaTeX or XeLaTeX.*♔/);
});

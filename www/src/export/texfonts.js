// The lines of a document that fonts and engines need: pdfLaTeX has encodings, LuaLaTeX and XeLaTeX have the fonts of the
// computer. What would be lost without a word ends in an error instead. It reads a document's source, and writes none.

import { cyrillic, latin } from './texsigns.js';

/** Fonts with Cyrillic letters, and how large they are beside TeX's own; and fonts with rarer signs. */
const cyrillicFonts = [
  { name: 'CMU Sans Serif', scale: 1 },
  { name: 'DejaVu Sans', scale: 0.86 },
  ...['Arial', 'Liberation Sans', 'Helvetica Neue', 'Noto Sans', 'FreeSans'].map((name) => ({ name, scale: 0.95 })),
];
const otherFonts =
  'DejaVu Sans,Segoe UI Symbol,Apple Symbols,Noto Sans Symbols2,Noto Sans Symbols,FreeSans,Arial Unicode MS';

/**
 * What stands before everything that needs a font.
 * @param {string} source of the document
 * @returns {string[]}
 */
export function fontLines(source) {
  const isCyrillic = cyrillic.test(source);
  return [
    '\\usepackage{iftex}',
    '\\ifPDFTeX',
    ...(hasOther(source) ? ['  \\PackageError{secateur}{This file is for LuaLaTeX or XeLaTeX}{}'] : []),
    // So that letters can be searched for, and copied out of the PDF.
    '  \\IfFileExists{cmap.sty}{\\usepackage{cmap}}{}',
    '  \\usepackage[utf8]{inputenc}',
    `  \\usepackage[${isCyrillic ? 'T1,T2A' : 'T1'}]{fontenc}`,
    // Latin Modern has no Cyrillic letters.
    ...(isCyrillic ? ['  \\usepackage{fix-cm}', ...(latin.test(source) ? mixed : []), '\\else'] : ['\\fi']),
    '  \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{\\usepackage{fix-cm}}',
    ...(isCyrillic ? [...cyrillicLines(), '\\fi'] : []),
  ];
}

/** What the Cyrillic encoding lacks comes from the other one. */
const mixed = [
  `  ${['dj', 'DJ', 'dh', 'DH', 'th', 'TH', 'ng', 'NG'].map((name) => `\\DeclareTextSymbolDefault{\\${name}}{T1}`).join('')}`,
];

/** The first of the fonts that is there. */
const cyrillicLines = () => [
  '  \\usepackage{fontspec}',
  ...cyrillicFonts.map(
    ({ name, scale }) =>
      `  \\IfFontExistsTF{${name}}{\\setsansfont{${name}}${scale === 1 ? '' : `[Scale=${scale}]`}}{%`,
  ),
  `  \\PackageError{secateur}{None of the fonts above is there}{Install one of them.}${'}'.repeat(cyrillicFonts.length)}`,
];

/**
 * Whether only the engines of Unicode can print it.
 * @param {string} source
 */
const hasOther = (source) => source.includes('\\secOther{');

/**
 * What TeX's own fonts lack comes from the first font that has it; none at all is an error.
 * @param {string} source
 * @returns {string[]}
 */
export const otherLines = (source) =>
  hasOther(source)
    ? [
        '\\usepackage{fontspec}',
        '\\makeatletter',
        '\\newif\\ifsecFound',
        '\\newcommand{\\secOther}[1]{{\\secFoundfalse',
        `  \\@for\\secName:=${otherFonts}\\do{\\ifsecFound\\else\\IfFontExistsTF{\\secName}{%`,
        '    \\fontspec{\\secName}\\secFoundtrue',
        '    \\@tfor\\secSign:=#1\\do{\\expandafter\\iffontchar\\expandafter\\font\\expandafter`\\secSign\\else\\secFoundfalse\\fi}}{}\\fi}%',
        '  \\ifsecFound#1\\else\\PackageError{secateur}{No font here has #1}{Install one that has it.}\\fi}}',
        '\\makeatother',
      ]
    : [];

/**
 * The signs for which a document needs an engine of Unicode, each once.
 * @param {string} source
 */
export const otherSigns = (source) =>
  [...new Set([...source.matchAll(/\\secOther\{(.*?)\}/gu)].flatMap(([, signs]) => [...signs]))].join(' ');

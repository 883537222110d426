// LaTeX documents: one step as a picture of its own size, and a run as a sequence of Beamer frames. Both compile with
// pdfLaTeX, LuaLaTeX and XeLaTeX as they are, or say in their first line which of them they need. Their pictures can be copied
// into other documents with the lines that stand before them, which change nothing there.

import { comment, tex } from './tex.js';
import { fontLines, otherLines, otherSigns } from './texfonts.js';
import { createStyles, tikzPicture } from './tikz.js';

/** @typedef {import('./pieces.js').Piece} Piece */
/** @typedef {{ pieces: Piece[], width: number, height: number, sentence: string, plain: string, step: number }} Frame sentence in TeX */
/** @typedef {(token: string) => string} HexOf */
/** @typedef {(signs: string) => string} EngineOf says which engines a document with these signs needs */

/** The widest picture of a page, and the room on a Beamer frame of 16:9, in cm. */
const pageWidth = 12;
const slide = { width: 14.6, height: 6.1 };

/**
 * @param {Frame} frame
 * @param {{ title: string, hint: string, engineOf: EngineOf }} words
 * @param {HexOf} hexOf
 * @returns {string}
 */
export function tikzDocument({ pieces, width, height, plain }, { title, hint, engineOf }, hexOf) {
  const unit = pageWidth / width;
  const styles = createStyles(unit, hexOf);
  const picture = tikzPicture(pieces, { width, height }, styles);
  const source = picture.join('\n');
  // A hair more than the picture, so that rounding never needs a second page.
  const paper = `paperwidth=${cm(width * unit)},paperheight=${cm(height * unit + 0.05)},margin=0cm`;
  return [
    ...engineLines(source, engineOf),
    ...[title, plain, hint].map((line) => `% ${comment(line)}`),
    '\\documentclass{article}',
    ...fontLines(source),
    `\\usepackage[${paper}]{geometry}`,
    '\\usepackage{tikz}',
    ...otherLines(source),
    ...styles.lines(),
    '\\begin{document}',
    // Here, where they are not copied into a paper, which has its own.
    '\\pagestyle{empty}\\parindent=0pt\\topskip=0pt%',
    ...picture,
    '\\end{document}',
    '',
  ].join('\n');
}

/**
 * @param {Frame[]} frames of one size
 * @param {{ title: string, stepOf: (step: number) => string, engineOf: EngineOf, end: string }} words end: of a run that is cut
 * @param {HexOf} hexOf
 * @returns {string}
 */
export function beamerDocument(frames, { title, stepOf, engineOf, end }, hexOf) {
  const [{ width, height }] = frames;
  const styles = createStyles(Math.min(slide.width / width, slide.height / height), hexOf);
  const body = frames.flatMap((frame) => [
    '',
    `% ${comment(stepOf(frame.step))}`,
    '\\begin{frame}[t]',
    `  \\begin{minipage}[t][1.75cm][t]{\\textwidth}\\raggedright\\secSentence ${frame.sentence}\\end{minipage}\\par`,
    '  \\vfill\\centering',
    ...tikzPicture(frame.pieces, frame, styles).map((line) => `  ${line}`),
    '  \\vfill',
    `  \\hfill{\\tiny\\color{secInkThree}${tex(stepOf(frame.step))}}`,
    '\\end{frame}',
  ]);
  if (end) body.push('', '\\begin{frame}', `  \\secSentence ${tex(end)}`, '\\end{frame}');
  const source = body.join('\n');
  return [
    ...engineLines(source, engineOf),
    `% ${comment(title)}`,
    '\\documentclass[aspectratio=169]{beamer}',
    ...fontLines(source),
    '\\usepackage{tikz}',
    ...otherLines(source),
    ...styles.lines(),
    '\\setbeamertemplate{navigation symbols}{}',
    '\\setbeamersize{text margin left=7mm, text margin right=7mm}',
    '\\setbeamercolor{normal text}{fg=secInk}',
    '\\newcommand{\\secSentence}{\\sffamily\\fontsize{12}{14.5}\\selectfont}',
    '\\begin{document}',
    ...body,
    '',
    '\\end{document}',
    '',
  ].join('\n');
}

/**
 * For a person, and for editors that read it.
 * @param {string} source
 * @param {EngineOf} engineOf
 */
function engineLines(source, engineOf) {
  const signs = otherSigns(source);
  return signs === '' ? [] : [`% ${comment(engineOf(signs))}`, '% !TeX program = lualatex'];
}

/** @param {number} value */
const cm = (value) => `${Math.ceil(value * 1000) / 1000}cm`;

// What the templates of the tree need besides a scene, made once for each picture; and the picture's sizes, handed to the
// style sheet. The stage and every other drawing of the tree begin here, so that they look the same.

import { rowTexts } from './rowtexts.js';
import { createStanding } from './standing.js';

/**
 * @typedef {object} Kit what templates need besides the scene; a new object whenever any of it changes
 * @property {import('./sizes.js').Sizes} sizes
 * @property {{ rowFont: number, windowFont: number }} column
 * @property {import('./measure.js').Measure} measure
 * @property {(value: number) => string} score
 * @property {string} comma between numbers in a list
 * @property {import('./windowlabel.js').Writing} writing of windows
 * @property {import('../state/types.js').Notation['cuts']} cuts
 * @property {(drawing: import('./nodes.js').NodeDrawing) => string} speak what a node is to those who do not see it; nothing where the drawing is only a picture
 * @property {(node: number) => import('./standing.js').Standing} [standing] where nodes speak: which of its family a node is
 * @property {import('./rowtexts.js').RowTexts} rowText
 * @property {(player: import('../state/types.js').Player) => string} sideName
 * @property {((drawing: import('./nodes.js').NodeDrawing, wedge: import('./full/wedges.js').Wedge, kit: Kit) => unknown) | undefined} [wedgeTemplate] where
 *   trees may be large
 */

/**
 * What parts the bounds of windows: a language with decimal commas needs more than a comma only where there are decimals.
 * @param {Pick<import('../state/types.js').PictureSource, 'facts' | 'settings'>} view
 * @param {import('../words/texts.js').Texts} texts
 */
export function commaOf({ facts, settings: { alpha, beta } }, texts) {
  const isWhole = (/** @type {number} */ bound) => !Number.isFinite(bound) || Number.isInteger(bound);
  return facts.tree.decimals === 0 && isWhole(alpha) && isWhole(beta) ? ',' : texts.separator;
}

/**
 * @param {import('../state/types.js').View} view
 * @param {import('./picture.js').Picture} picture
 * @param {import('./measure.js').Measure} measure
 * @param {import('../words/texts.js').Texts} texts
 * @param {(drawing: import('./nodes.js').NodeDrawing, name: string, score: Kit['score']) => string} speak
 * @returns {Kit}
 */
export function createKit(view, { geometry: { sizes, column }, ranks }, measure, texts, speak) {
  return {
    sizes,
    column,
    measure,
    score: view.score,
    comma: commaOf(view, texts),
    writing: view.state,
    cuts: view.state.cuts,
    speak: (drawing) => speak(drawing, view.labels.of(drawing.node), view.score),
    standing: createStanding(view.facts, ranks),
    rowText: rowTexts(view, texts, column.isShort),
    sideName: (player) => texts.text(`tree-row-${player}`),
    wedgeTemplate: view.family?.large.wedgeTemplate,
  };
}

/**
 * Sizes go to the style sheet as custom properties, the notation as attributes.
 * @param {SVGSVGElement} tree
 * @param {Kit} kit
 */
export function setSizes(tree, { sizes, column, cuts, writing }) {
  const { leafFont, valueFont, windowFont, nameFont, pen, isBare, skin } = sizes;
  const lengths = {
    leaf: leafFont,
    value: valueFont,
    window: windowFont,
    name: nameFont,
    margin: column.windowFont,
  };
  for (const [name, size] of Object.entries(lengths)) tree.style.setProperty(`--${name}-font`, `${size.toFixed(2)}px`);
  tree.style.setProperty('--pen', pen.toFixed(3));
  tree.classList.toggle('is-bare', isBare);
  tree.classList.toggle('is-beside', skin.isBeside);
  Object.assign(tree.dataset, { skin: skin.id, cuts, best: writing.best, unseen: writing.unseen });
}

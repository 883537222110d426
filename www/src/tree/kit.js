// What the templates of drawing.js need besides a scene, made once for each picture; and the picture's sizes, handed to the
// style sheet. The stage and every other drawing of the tree begin here, so that they look the same.

import { rowTexts } from './rowtexts.js';
import { createStanding } from './standing.js';

/** @typedef {import('./drawing.js').Kit} Kit */

/**
 * What parts the bounds of windows: a language with decimal commas needs more than a comma only where there are decimals.
 * @param {Pick<import('../types.js').Told, 'facts' | 'settings'>} view
 * @param {import('../texts.js').Texts} texts
 */
export function commaOf({ facts, settings: { alpha, beta } }, texts) {
  const isWhole = (/** @type {number} */ bound) => !Number.isFinite(bound) || Number.isInteger(bound);
  return facts.tree.decimals === 0 && isWhole(alpha) && isWhole(beta) ? ',' : texts.separator;
}

/**
 * @param {import('../types.js').View} view
 * @param {import('./picture.js').Picture} picture
 * @param {import('./measure.js').Measure} measure
 * @param {import('../texts.js').Texts} texts
 * @param {(drawing: import('./scene.js').NodeDrawing, name: string, score: Kit['score']) => string} speak
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

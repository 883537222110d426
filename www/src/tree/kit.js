// What the templates of drawing.js need besides a scene, made once for each picture; and the picture's sizes, handed to the
// style sheet. The stage and every other drawing of the tree begin here, so that they look the same.

import { createStanding } from './standing.js';

/** @typedef {import('./drawing.js').Kit} Kit */

/**
 * @param {import('../types.js').View} view
 * @param {import('./picture.js').Picture} picture
 * @param {import('./measure.js').Measure} measure
 * @param {import('../texts.js').Texts} texts
 * @param {(drawing: import('./scene.js').NodeDrawing, name: string, score: Kit['score']) => string} speak
 * @returns {Kit}
 */
export function createKit(view, { geometry: { sizes, column }, ranks }, measure, texts, speak) {
  const player = { max: texts.text('tree-row-max'), min: texts.text('tree-row-min') };
  return {
    sizes,
    column,
    measure,
    score: view.score,
    separator: texts.separator,
    writing: view.state.windows,
    cuts: view.state.cuts,
    speak: (drawing) => speak(drawing, view.labels.of(drawing.node), view.score),
    standing: createStanding(view.facts, ranks),
    player: (side) => player[side],
    wedgeTemplate: view.family?.large.wedgeTemplate,
  };
}

/**
 * Sizes go to the style sheet as custom properties, the notation as attributes.
 * @param {SVGSVGElement} tree
 * @param {Kit} kit
 */
export function setSizes(tree, { sizes, column, cuts }) {
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
  Object.assign(tree.dataset, { skin: skin.id, cuts });
}

// How wide a text is in the page's own font: the one place that asks the browser. Inter changes its shapes with its size,
// so a text is measured at the size it is shown at. Knows nothing of trees; the answers are px.

/** @typedef {(text: string, size: number, weight: number) => number} Measure px, for a size in px */

/** Digits differ in width; room is kept for the widest one, so that another digit never moves anything. */
const widestDigit = '0';

/**
 * @param {string} text
 * @returns {string}
 */
export const withWidestDigits = (text) => text.replace(/\d/g, widestDigit);

/**
 * @param {string} family as in CSS
 * @returns {Measure}
 */
export function createMeasure(family) {
  const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
  const known = /** @type {Map<string, number>} */ (new Map());
  let font = '';

  return (text, size, weight) => {
    const wanted = `${weight} ${Math.round(size * 4) / 4}px ${family}`;
    const key = `${wanted}|${text}`;
    let width = known.get(key);
    if (width === undefined) {
      if (font !== wanted) context.font = wanted;
      font = wanted;
      width = context.measureText(text).width;
      if (known.size > 20_000) known.clear();
      known.set(key, width);
    }
    return width;
  };
}

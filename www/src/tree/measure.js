// How wide a text is in the page's own font: the one place that asks the browser. The font is cut to one optical size, so
// widths grow as sizes do, and one measure goes for all. What stands on trees is measured by the core; the answers are px.

/** @typedef {(text: string, size: number, weight: number) => number} Measure px, for a size in px */

/** Px. */
const measuredAt = 100;

/** What trees are written in. */
const fontSample = '0123456789≤≥−∞→αβ';

/**
 * @param {string} family as in CSS
 * @returns {Measure}
 */
export function createMeasure(family) {
  const context = /** @type {CanvasRenderingContext2D} */ (document.createElement('canvas').getContext('2d'));
  /** In em. */
  const known = /** @type {Map<string, number>} */ (new Map());

  return (text, size, weight) => {
    const key = `${weight}|${text}`;
    let width = known.get(key);
    if (width === undefined) {
      context.font = `${weight} ${measuredAt}px ${family}`;
      width = context.measureText(text).width / measuredAt;
      if (known.size > 20_000) known.clear();
      known.set(key, width);
    }
    return width * size;
  };
}

/** @param {Element} element */
export const fontFamily = (element) => getComputedStyle(element).fontFamily;

/**
 * Has the font fetched before anything is measured in it.
 * @param {Document} document
 */
export const loadFont = ({ fonts, body }) => fonts.load(`600 20px ${fontFamily(body)}`, fontSample);

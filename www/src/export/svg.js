// A drawing as an SVG file that needs nothing else: every style that the page's style sheet gives stands on its element, as
// attributes that Inkscape and slide programs read. It knows no tree and no step.

import basicUrl from '../../../cli/fonts/inter-secateur.woff2?url';
import lettersUrl from '../../../cli/fonts/inter-secateur-letters.woff2?url';
import { colourOf } from './colour.js';

/** The embedded fonts by name, each with a letter that it has: the second has those that the first lacks. */
export const embedded = {
  'Inter Secateur': { url: basicUrl, letter: '0' },
  'Inter Secateur Letters': { url: lettersUrl, letter: 'я' },
};

/** Names in the order in which programs should look for them. */
const families = `'${Object.keys(embedded).join("', '")}', Inter, 'Helvetica Neue', Arial, 'Liberation Sans', sans-serif`;

/** Sizes that may come from the style sheet.
 * @type {Record<string, string[]>} */
const sizes = { circle: ['r'], ellipse: ['rx', 'ry'] };

/**
 * @param {{ svg: SVGSVGElement, width: number, height: number }} drawing
 * @param {{ title: string, font: string, background?: string }} options font: the style that embeds it, or nothing
 * @returns {string}
 */
export function svgText({ svg, width, height }, { title, font, background }) {
  const copy = copyOf(svg);
  const [originals, copies] = [svg, copy].map((root) => [...root.querySelectorAll('*')]);
  for (const [index, original] of originals.entries()) inline(original, copies[index]);
  for (const name of ['class', 'style']) copy.removeAttribute(name);
  for (const element of copies) element.removeAttribute('class');
  copy.setAttribute('font-family', families);
  const head = [child('title', title)];
  if (font) head.push(child('style', font));
  if (background) {
    const paper = child('rect', '');
    for (const [name, value] of Object.entries({ width, height, fill: background }))
      paper.setAttribute(name, String(value));
    head.push(paper);
  }
  copy.prepend(...head);
  return withoutComments(new XMLSerializer().serializeToString(copy));
}

/**
 * A copy of a drawing's element, without what only the stage needs.
 * @param {SVGSVGElement} svg
 * @returns {SVGSVGElement}
 */
function copyOf(svg) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ['id', 'role', 'aria-label', 'aria-hidden', 'data-node']) element.removeAttribute(name);
  }
  return copy;
}

/**
 * The page's own font, as a style that holds it.
 * @returns {Promise<string>}
 */
export async function embeddedFont() {
  const rules = Object.entries(embedded).map(async ([name, { url }]) => {
    const address = await dataAddress(await (await fetch(url)).blob());
    return `@font-face{font-family:'${name}';font-weight:400 700;src:url(${address}) format('woff2')}`;
  });
  return (await Promise.all(rules)).join('');
}

/**
 * @param {Blob} font
 * @returns {Promise<string>}
 */
function dataAddress(font) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^;,]*/, 'data:font/woff2'));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(font);
  });
}

/**
 * @param {string} name
 * @param {string} text
 */
function child(name, text) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  element.textContent = text;
  return element;
}

/**
 * @param {Element} original
 * @param {Element} copy
 */
function inline(original, copy) {
  const style = getComputedStyle(original);
  copy.removeAttribute('style');
  if (style.display === 'none' || Number(style.opacity) === 0) return copy.remove();
  if (style.opacity !== '1') copy.setAttribute('opacity', style.opacity);
  if (!(original instanceof SVGGeometryElement || original instanceof SVGTextContentElement)) return;
  for (const name of sizes[original.localName] ?? []) copy.setAttribute(name, plain(style.getPropertyValue(name)));
  paint(copy, 'fill', style.fill);
  // Nothing is inherited here, so what has no stroke says nothing.
  if (colourOf(style.stroke) && Number.parseFloat(style.strokeWidth) > 0) strokeStyle(copy, style);
  if (!(original instanceof SVGTextContentElement)) return;
  textStyle(copy, style);
  if (original.closest('.win') && original.childElementCount === 0) centre(original, copy);
}

/**
 * @param {Element} copy
 * @param {CSSStyleDeclaration} style
 */
function strokeStyle(copy, style) {
  paint(copy, 'stroke', style.stroke);
  copy.setAttribute('stroke-width', plain(style.strokeWidth));
  copy.setAttribute('stroke-linecap', style.strokeLinecap);
  copy.setAttribute('stroke-linejoin', style.strokeLinejoin);
  if (style.strokeDasharray !== 'none') copy.setAttribute('stroke-dasharray', plain(style.strokeDasharray));
}

/**
 * @param {Element} copy
 * @param {CSSStyleDeclaration} style
 */
function textStyle(copy, style) {
  copy.setAttribute('font-size', plain(style.fontSize));
  copy.setAttribute('font-weight', style.fontWeight);
  copy.setAttribute('text-anchor', style.textAnchor);
  if (style.letterSpacing !== 'normal') copy.setAttribute('letter-spacing', plain(style.letterSpacing));
  if (style.textDecorationLine !== 'none') copy.setAttribute('text-decoration', style.textDecorationLine);
  for (const name of ['x', 'y', 'dx', 'dy']) {
    const em = /^(-?[\d.]+)em$/.exec(copy.getAttribute(name) ?? '');
    if (em) copy.setAttribute(name, String(Math.round(Number(em[1]) * Number.parseFloat(style.fontSize) * 10) / 10));
  }
}

/**
 * The pieces of a window keep their middles, so that another font does not tear them apart.
 * @param {SVGTextContentElement} original
 * @param {Element} copy
 */
function centre(original, copy) {
  const count = original.getNumberOfChars();
  if (count === 0) return;
  const middle = (original.getStartPositionOfChar(0).x + original.getEndPositionOfChar(count - 1).x) / 2;
  copy.setAttribute('x', String(Math.round(middle * 10) / 10));
  copy.setAttribute('text-anchor', 'middle');
}

/**
 * @param {Element} copy
 * @param {'fill' | 'stroke'} name
 * @param {string} computed
 */
function paint(copy, name, computed) {
  const colour = colourOf(computed);
  copy.setAttribute(name, colour?.hex ?? 'none');
  if (colour && colour.opacity < 1) copy.setAttribute(`${name}-opacity`, String(colour.opacity));
}

/** Without units: they are px everywhere.
 * @param {string} lengths */
const plain = (lengths) => lengths.replaceAll('px', '').replaceAll(', ', ' ');

/** @param {string} text */
const withoutComments = (text) => text.replace(/<!--.*?-->/gs, '');

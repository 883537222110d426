// A drawing that stands on no stage, handed over as a picture: drawn beside the page in the light theme, with its font inside.
// It knows nothing of what is drawn.

import { render } from 'lit-html';
import { download } from '../taking/dialog.js';
import { createMeasure } from '../tree/measure.js';
import { pngOf } from './png.js';
import { embeddedFont, svgText } from './svg.js';

/** @typedef {import('../tree/measure.js').Measure} Measure */
/** @typedef {{ picture: unknown, width: number, height: number, free?: () => void }} Drawn */

/**
 * @param {{ name: string, kind: 'svg' | 'png', look: string, title: string }} file look: the class that its styles go by
 * @param {(measure: Measure) => Drawn} draw
 */
export async function saveDrawing({ name, kind, look, title }, draw) {
  await document.fonts.load('600 20px "Inter Secateur"', '0ł');
  const font = await embeddedFont();
  const host = document.createElement('figure');
  host.className = `stage studio ${look}`;
  host.dataset.theme = 'light';
  document.body.append(host);
  /** @type {Drawn | undefined} */
  let drawn;
  try {
    drawn = draw(createMeasure(getComputedStyle(host).fontFamily));
    const { picture, width, height } = drawn;
    render(picture, host);
    const svg = /** @type {SVGSVGElement} */ (host.querySelector('svg'));
    const text = svgText({ svg, width, height }, { title, font, background: '#ffffff' });
    const file = kind === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await pngOf(text, { width, height });
    download(`${name}.${kind}`, file);
  } finally {
    drawn?.free?.();
    host.remove();
  }
}

/**
 * A sentence in lines.
 * @param {string} sentence
 * @param {number} width in px
 * @param {(text: string) => number} measure
 */
export function lined(sentence, width, measure) {
  /** @type {string[]} */
  const lines = [''];
  for (const one of sentence.split(' ')) {
    const longer = `${lines[lines.length - 1]} ${one}`.trim();
    if (measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(one);
  }
  return lines;
}

// The core's figures as files: an SVG, or a PNG that the browser makes from it.

import { download } from '../taking/dialog.js';
import { embeddedFont } from './fonts.js';
import { pngOf } from './png.js';

/** @typedef {'svg' | 'png'} Kind */

/**
 * @param {string} name without its extension
 * @param {Kind} kind
 * @param {{ text: string, width: number, height: number }} drawing an SVG, for a PNG with its font embedded
 */
export async function saveDrawing(name, kind, drawing) {
  const file =
    kind === 'svg' ? new Blob([drawing.text], { type: 'image/svg+xml' }) : await pngOf(drawing.text, drawing);
  download(`${name}.${kind}`, file);
}

/**
 * On white, with its font embedded.
 * @param {import('../../page/page.js').Page} page
 * @param {import('./figures.js').Figure} figure freed afterwards
 * @param {{ name: string, kind: Kind, title: string }} file
 */
export async function saveFigure(page, figure, { name, kind, title }) {
  const font = await embeddedFont(page);
  const { width, height } = figure;
  const text = figure.svg(title, font, '#ffffff');
  figure.free();
  await saveDrawing(name, kind, { text, width, height });
}

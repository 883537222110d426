// An SVG text as a PNG of twice its size, or as large as a browser can make it, on white or on nothing. A browser calls a
// picture complete while the fonts inside it are still to come, and draws it without letters. So a strip below it holds a
// letter of each font file, and the picture is drawn when those are.

import { TooLarge } from '../late.js';
import { fonts as files } from './fonts.js';

const fonts = Object.entries(files);
/** Px of the square that holds one of them. */
const square = 32;
/** Milliseconds between two looks, and so long for all of them. */
const pause = 10;
const longestWait = 10_000;
/** Px of a side that every desktop browser takes, and a square of them too, so that no area is too large. */
const longestSide = 16_384;
/** A phone takes less, and is asked for half as much each time; below this, in px for one of the SVG, nothing can be read. */
const leastScale = 1 / 16;

/**
 * @param {string} svg with its font inside
 * @param {{ width: number, height: number }} size in px of the SVG
 * @returns {Promise<Blob>}
 */
export async function pngOf(svg, { width, height }) {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([withStrip(svg, { width, height })], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    await lettersIn(image, height);
    for (let scale = Math.min(2, longestSide / Math.max(width, height)); scale >= leastScale; scale /= 2) {
      const file = await drawn(image, { width, height }, scale);
      if (file) return file;
    }
    throw new TooLarge();
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Null where the browser has no canvas of that size.
 * @type {(image: HTMLImageElement, size: { width: number, height: number }, scale: number) => Promise<Blob | null>}
 */
function drawn(image, { width, height }, scale) {
  const { canvas, context } = newCanvas(scale * width, scale * height);
  context.drawImage(image, 0, 0, scale * width, scale * (height + square));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** @type {(svg: string, size: { width: number, height: number }) => string} */
const withStrip = (svg, { width, height }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + square}">${svg}${fonts
    .map(
      ([font, { letter }], index) =>
        `<text x="${index * square}" y="${height + square - 8}" font-family="${font}" font-size="${square - 8}">${letter}</text>`,
    )
    .join('')}</svg>`;

/**
 * Settled when every letter of the strip is drawn.
 * @param {HTMLImageElement} image
 * @param {number} top of the strip, in px
 */
async function lettersIn(image, top) {
  const { context } = newCanvas(fonts.length * square, square);
  const isDrawn = (/** @type {number} */ index) =>
    context.getImageData(index * square, 0, square, square).data.some((part) => part > 0);
  const end = performance.now() + longestWait;
  while (performance.now() < end) {
    context.drawImage(image, 0, -top);
    if (fonts.every((_, index) => isDrawn(index))) return;
    await new Promise((resume) => setTimeout(resume, pause));
  }
  throw new Error('the fonts of the picture have not come');
}

/**
 * @param {number} width
 * @param {number} height
 */
function newCanvas(width, height) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return { canvas, context: /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d')) };
}

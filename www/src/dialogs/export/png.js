// An SVG text as a PNG of twice its size, or as large as the browser can make it, on white or transparent. A browser calls a picture
// complete while its fonts are still loading, and draws it without letters. So a strip below it has a letter of each font file, and the
// picture is drawn once those are visible.

import { TooLarge } from '../late.js';
import { fonts as files } from './fonts.js';

const fonts = Object.entries(files);
/** Size of the square for one of them, px. */
const square = 32;
/** Milliseconds between two checks, and in total. */
const pause = 10;
const longestWait = 10_000;
/** Maximum side in px that every desktop browser supports, also for a square, so that no area is too large. */
const longestSide = 16_384;
/** A phone supports less, and is tried with half as much each time; below this scale, relative to the SVG, nothing is legible. */
const leastScale = 1 / 16;

/**
 * @param {string} svg with its font embedded
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
 * Null if the browser cannot make a canvas of this size.
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
 * Resolves when every letter of the strip is drawn.
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

// An SVG text as a PNG of twice its size, on white or on nothing. A browser calls a picture complete while the fonts inside
// it are still to come, and draws it without letters. So a strip below it holds a letter of each font file, and the picture
// is drawn when those are.

import { fonts as files } from './fonts.js';

const fonts = Object.entries(files);
/** Px of the square that holds one of them. */
const square = 32;
/** Milliseconds between two looks, and so long for all of them. */
const pause = 10;
const longestWait = 10_000;

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
    const { canvas, context } = newCanvas(2 * width, 2 * height);
    context.drawImage(image, 0, 0, 2 * width, 2 * (height + square));
    return await new Promise((resolve, reject) => {
      canvas.toBlob((file) => (file ? resolve(file) : reject(new Error('the picture is too large'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
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

// A text as a QR code: dark on light in every theme, with the quiet zone of four modules that readers need.

import { svg } from 'lit-html';
import { encode } from 'uqr';

const quietZone = 4;

/**
 * @param {string} text
 * @param {string} label
 */
export function qrCode(text, label) {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone });
  return svg`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label=${label} shape-rendering="crispEdges">
    <rect class="light" width=${size} height=${size}></rect><path class="dark" d=${data.map(rowPath).join('')}></path>
  </svg>`;
}

/**
 * The dark modules of a row, neighbours as one bar.
 * @param {boolean[]} row
 * @param {number} y
 */
function rowPath(row, y) {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    const from = x;
    while (row[x]) x += 1;
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
  }
  return path;
}

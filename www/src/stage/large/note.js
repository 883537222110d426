// Why the tree could not be changed, at the node that it is about.

import { html, nothing } from 'lit-html';
import { boxStyle, reason } from '../editor.js';

/** @typedef {import('../editor.js').Spot} Spot */

/**
 * Why a change of a node was not possible, at the node.
 * @param {string} text
 * @param {Spot | null} spot
 * @param {{ width: number }} stage
 */
export function noteTemplate(text, spot, stage) {
  if (!spot) return nothing;
  const { width, height } = spot;
  return html`<div class="leaf-editor is-note" .style=${boxStyle(spot, width, height)}>${reason(text, spot, height, stage)}</div>`;
}

// The board of a position, as the core draws it; where it draws none, the position's text.

import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { fill } from '../tree/patch.js';

/** The board of a node, where a game is searched.
 * @type {(page: Pick<import('../page.js').Page, 'texts' | 'tree'>, node: number) => unknown} */
export function boardOf({ texts, tree }, node) {
  const position = tree.position(node);
  return position ? board(texts, position) : nothing;
}

/** @type {(texts: import('../words/texts.js').Texts, position: import('../../pkg/full/core.js').GamePosition) => unknown} */
export function board(texts, { diagram, pieces: [first, second], position }) {
  if (!diagram) return html`<code>${position}</code>`;
  const named = [first, second].some((names) => names.some(Boolean));
  const list = (/** @type {string[]} */ names) => names.join(', ') || '–';
  const label = named
    ? texts.text('position-read', { first: list(first), second: list(second) })
    : texts.text('position-text', { position });
  return drawing(diagram, label);
}

/** @type {(diagram: import('../../pkg/full/core.js').GameDiagram, label: string) => unknown} */
export function drawing(diagram, label) {
  const show = (/** @type {Element | undefined} */ svg) => svg && fill(svg, JSON.parse(diagram.drawn));
  return html`<svg class="diagram" role="img" aria-label=${label} viewBox="0 0 ${diagram.width} ${diagram.height}" ${ref(show)}></svg>`;
}

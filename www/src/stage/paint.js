// Draws changes into the layers of the stage, with labels of nodes for screen readers; and into the overlay whatever is above the tree: the
// editor of a leaf, the reason why a change was not possible. It reads its input and decides nothing.

import { html } from 'lit-html';
import { setAttributes } from './attributes.js';
import { editorHint, noteTemplate } from './editor.js';

/** @typedef {import('../port/types.js').View} View */
/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {import('./speech.js').NodeSpeech} NodeSpeech */
/** @typedef {(node: number) => import('./standing.js').Standing} StandingOf */

/** @param {number} node */
export const nodeId = (node) => `tree-node-${node}`;

/**
 * @param {import('./board.js').Board} board
 * @param {NodeSpeech[]} all
 * @param {{ nameOf: (node: number) => string, stubOf: (node: number) => number | undefined, speak: ReturnType<typeof import('./speech.js').createSpeech>, standing: StandingOf }} words
 */
export function tell({ patches }, all, { nameOf, stubOf, speak, standing }) {
  for (const said of all) {
    const [node, kind, , , , , , , , siblings] = said;
    const { level, place, size } = standing(node);
    setAttributes(/** @type {Element} */ (patches.element('nodes', node)), {
      id: nodeId(node),
      role: 'treeitem',
      'aria-label': speak(said, nameOf(node), stubOf(node)),
      'aria-level': String(level),
      'aria-posinset': String(place),
      'aria-setsize': String(size),
      'aria-expanded': kind === 'leaf' ? null : String(siblings === undefined),
    });
  }
}

/**
 * What is above the tree at its nodes: the editor of a leaf, the reason why a change was not possible.
 * @param {View} view
 * @param {(node: number) => import('./editor.js').Spot | null} spotAt
 * @param {{ room: import('./picture.js').Room, texts: import('../words/texts.js').Texts, editor: import('./editor.js').Editor }} stage
 */
export function fieldsTemplate(view, spotAt, { room, texts, editor }) {
  const { editing, making } = view.state;
  const refused = making?.error;
  const name = editing ? view.labels.of(editing.node) : '';
  const hint = editorHint(view, texts);
  return html`${editor.template(editing, editing && spotAt(editing.node), room, { name, hint })}
      ${refused ? noteTemplate(texts.text(refused.id, refused.args), spotAt(refused.node), room) : ''}`;
}

/**
 * The place of a node on the stage; null if it is not drawn.
 * @param {number} node
 * @param {Picture} picture
 * @param {{ x: number, y: number }} from the tree's origin
 * @returns {import('./editor.js').Spot | null}
 */
export function spotOf(node, { core, geometry }, { x, y }) {
  const [across, down, width, height, scale] = core.spot(node);
  if (across === undefined) return null;
  return { x: across + x, y: down + y, width, height, font: Math.max(13, geometry.fonts.leaf * scale) };
}

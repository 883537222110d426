// Draws a scene into the layers of the stage, and into the overlay what stands above the tree: buttons, map, the editor of a leaf,
// the reason why a change was not possible. It reads what it is given and decides nothing.

import { render as draw, html } from 'lit-html';
import { setAttributes } from '../screen/attributes.js';
import { arcTemplate, cutoffOf } from './arc.js';
import { edgesTemplate, signsTemplate } from './edgetemplate.js';
import { carriedTemplate, haloTemplate, ringTemplate } from './highlights.js';
import { rowsTemplate } from './margintemplate.js';
import { nodeId, nodesTemplate } from './nodetemplate.js';
import { bodyOf } from './skins.js';

/** @typedef {import('../state/types.js').View} View */
/** @typedef {import('./kit.js').Kit} Kit */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./sight.js').Sight} Sight */

/**
 * @param {import('./board.js').Board} board
 * @param {View} view
 * @param {Scene} scene
 * @param {Kit} kit
 * @param {(node: number) => void} focus
 */
export function paintScene({ tree, layers, reuse }, view, scene, kit, focus) {
  draw(rowsTemplate(scene, kit), layers.rows);
  draw(edgesTemplate(scene, kit, reuse.edges), layers.edges);
  draw(view.family?.treeLines(view, scene, kit) ?? '', layers.lines);
  draw(signsTemplate(scene, kit), layers.cuts);
  draw(arcTemplate(cutoffOf(view), scene, kit), layers.arcs);
  draw(haloTemplate(scene, kit), layers.halos);
  draw(nodesTemplate(scene, kit, reuse.nodes), layers.nodes);
  draw(carriedTemplate(scene, kit), layers.carries);
  const focused = scene.nodes.find(({ node }) => node === view.state.focusNode) ?? null;
  draw(ringTemplate(focused, kit), layers.rings);
  draw(view.family?.treeNotes(view, scene, kit, focus) ?? '', layers.notes);
  setAttributes(tree, { 'aria-activedescendant': focused && nodeId(focused.node) });
}

/**
 * What stands over the tree at its nodes: the editor of a leaf, the reason why a change was not possible.
 * @param {View} view
 * @param {Scene} scene
 * @param {Sight} sight
 * @param {{ room: import('./sizes.js').Box, texts: import('../words/texts.js').Texts, editor: import('./editor.js').Editor }} stage
 */
export function fieldsTemplate(view, scene, { geometry, projection }, { room, texts, editor }) {
  const { editing, making } = view.state;
  const refused = making?.error;
  const spot = (/** @type {number | undefined} */ node) => spotOf(node, scene, geometry.sizes, projection);
  const name = editing ? view.labels.of(editing.node) : '';
  const hint = view.algorithm.fromMover ? texts.text('tree-editor-side') : '';
  return html`${editor.template(editing, spot(editing?.node), room, { name, hint })}
      ${refused && view.family ? view.family.large.noteTemplate(texts.text(refused.id, refused.args), spot(refused.node), room) : ''}`;
}

/**
 * Where a node is on the stage; null where it is not drawn.
 * @param {number | undefined} node
 * @param {Scene} scene
 * @param {import('./sizes.js').Sizes} sizes
 * @param {{ x: number, y: number }} from where the tree begins
 * @returns {import('./editor.js').Spot | null}
 */
export function spotOf(node, { nodes }, sizes, { x, y }) {
  const drawing = nodes.find((drawn) => drawn.node === node);
  if (!drawing) return null;
  const [width, height] = bodyOf(drawing.kind, sizes).map((size) => size * drawing.scale);
  return { x: drawing.x + x, y: drawing.y + y, width, height, font: Math.max(13, sizes.leafFont * drawing.scale) };
}

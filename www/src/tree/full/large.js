// What of the stage comes with the full core: what a tree that is larger than the stage needs besides what every tree has, and how
// nodes are dragged where the tree is changed.

import { createDragging } from './dragging.js';
import { lensFor } from './focus.js';
import { childrenOutside, itemsInSight } from './items.js';
import { minimapTemplate } from './minimap.js';
import { enlarge, keepClear, pullIntoView } from './nearby.js';
import { noteTemplate } from './note.js';
import { goBack, goTo } from './steering.js';
import { signWidth, wedgeOf, wedgeTemplate } from './wedges.js';
import { windowsWritten } from './windowswritten.js';

/** @typedef {typeof large} Large */
/** @typedef {import('../nodes.js').Item} Item */
/** @typedef {import('../places.js').Place} Place */
/** @typedef {import('../sight.js').Sight} Sight */

/**
 * Wedges begin in the middle of what they stand for, and the nodes of the path stand where they can be read.
 * @param {Item[]} items
 * @param {Set<number>} path
 * @param {Map<number, Place>} places
 * @param {import('../../core/facts.js').Facts} facts
 * @param {Sight} sight
 */
function arrange(items, path, places, facts, sight) {
  for (const item of items) {
    const place = places.get(item.node);
    if (!place) continue;
    const sign = signWidth(item) / sight.geometry.sizes.nodeWidth;
    // A node that is drawn because its subtree is wide is as large as those above wedges, but no larger than nodes are: where
    // its body is a mere dot, its labels would cover the row.
    const isInner = item.siblings === 0 && !facts.isLeaf(item.node);
    if (isInner) place.scale = Math.max(place.scale, Math.min(1, sign));
    if (item.siblings > 0) Object.assign(place, { x: item.x, scale: sign });
  }
  enlarge(items, path, places, facts, sight);
  pullIntoView(path, items, places, facts, sight);
  if (sight.projection.scaleX < 1) keepClear(path, items, places, facts, sight);
}

export const large = {
  lensFor,
  itemsInSight,
  childrenOutside,
  arrange,
  wedgeTemplate,
  minimapTemplate,
  createDragging,
  noteTemplate,
  windowsWritten,
  goTo,
  goBack,
  /** @type {(item: Item, place: Place, sight: Sight) => import('./wedges.js').Wedge} */
  wedgeOf: (item, place, { geometry, projection }) =>
    wedgeOf(item, geometry.ys[item.deepest] * projection.scaleY - place.y),
};

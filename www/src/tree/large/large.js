// What a tree that is larger than the stage needs besides what every tree has. It comes with the full core.

import { lensFor } from './focus.js';
import { minimapTemplate } from './minimap.js';
import { enlarge, keepClear, pullIntoView } from './nearby.js';
import { childrenOutside, seen } from './seen.js';
import { signWidth, wedgeOf, wedgeTemplate } from './wedges.js';

/** @typedef {import('../scene.js').Item} Item */
/** @typedef {import('../scene.js').Place} Place */
/** @typedef {import('../scene.js').Sight} Sight */

/**
 * Wedges begin in the middle of what they stand for, and the nodes of the path stand where they can be read.
 * @param {Item[]} items
 * @param {Set<number>} path
 * @param {Map<number, Place>} places
 * @param {import('../../facts.js').Facts} facts
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
  if (sight.view.scaleX < 1) keepClear(path, items, places, facts, sight);
}

export const large = {
  lensFor,
  seen,
  childrenOutside,
  arrange,
  wedgeTemplate,
  minimapTemplate,
  /** @type {(item: Item, place: Place, sight: Sight) => import('./wedges.js').Wedge} */
  wedgeOf: (item, place, { geometry, view }) => wedgeOf(item, geometry.ys[item.deepest] * view.scaleY - place.y),
};

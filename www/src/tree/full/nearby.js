// Where nodes of the path may stand: beside their neighbours, never on them, and on the stage.

/** @typedef {import('../../core/facts.js').Facts} Facts */
/** @typedef {import('../places.js').Place} Place */
/** @typedef {import('../sight.js').Sight} Sight */
/** @typedef {import('../nodes.js').Item} Item */

/** What stands over the upper right corner of the stage, px. */
const corner = 250;

/**
 * Nodes of the path are drawn at a size that can be read, within the span of the stage that belongs to them; their names
 * and windows too.
 * @param {Item[]} items
 * @param {Set<number>} path
 * @param {Map<number, Place>} places
 * @param {Facts} facts
 * @param {Sight} sight
 */
export function enlarge(items, path, places, facts, { geometry, projection }) {
  const { boxes, sizes } = geometry;
  for (const { node, left, right } of items) {
    const place = places.get(node);
    if (!place || !path.has(node)) continue;
    place.scale = Math.max(
      place.scale,
      Math.min(1, projection.scaleY) * (facts.isLeaf(node) ? 1 : sizes.scales[facts.plies[node]]),
    );
    if (projection.scaleX >= 1 || facts.isLeaf(node)) continue;
    place.x += ((left + right) / 2 - place.x) * Math.min(1, 2 * (1 - projection.scaleX));
    place.x = Math.max(
      Math.min(place.x, right - boxes.right(node) * place.scale),
      left + boxes.left(node) * place.scale,
    );
  }
}

/**
 * Nodes of the path, drawn larger than the lens has room for, become smaller where a neighbour in their row is nearer.
 * @param {Set<number>} path
 * @param {Item[]} items
 * @param {Map<number, Place>} places
 * @param {Facts} facts
 * @param {Sight} sight
 */
export function keepClear(path, items, places, { plies }, { geometry: { boxes } }) {
  const byPly = new Map(Array.from(path, (node) => [plies[node], node]));
  for (const { node: other, siblings } of items) {
    const node = byPly.get(plies[other]);
    const [place, beside] = [places.get(node ?? -1), places.get(other)];
    if (node === undefined || node === other || !place || !beside) continue;
    const reach = (/** @type {(node: number) => number} */ side) => (siblings > 0 ? 0 : side(other) * beside.scale);
    const free =
      beside.x < place.x
        ? (place.x - beside.x - reach(boxes.right)) / boxes.left(node)
        : (beside.x - reach(boxes.left) - place.x) / boxes.right(node);
    place.scale = Math.min(place.scale, Math.max(0.3, free));
  }
}

/**
 * Nodes of the path that stand beside the stage, but have something below them on it, come to its edge, as far as the other
 * nodes of their row leave room.
 * @param {Set<number>} path
 * @param {Item[]} items
 * @param {Map<number, Place>} places
 * @param {Facts} facts
 * @param {Sight} sight
 */
export function pullIntoView(path, items, places, { plies }, { geometry: { boxes }, projection, world }) {
  const start = world.left - projection.x;
  const end = start + world.viewWidth;
  const air = 0.12 * world.viewWidth;
  const airRight = Math.max(air, 0.5 * world.viewWidth < corner ? 0 : corner);
  for (const item of items) {
    const { node } = item;
    const place = places.get(node);
    if (!place || !path.has(node) || item.right < start || end < item.left) continue;
    const [left, right] = [boxes.left(node), boxes.right(node)];
    let from = start + left + air;
    let to = end - right - airRight;
    if (from <= place.x && place.x <= to) continue;
    for (const { node: other } of items) {
      if (path.has(other) || plies[other] !== plies[node]) continue;
      const beside = /** @type {Place} */ (places.get(other));
      if (beside.x < place.x) from = Math.max(from, beside.x + boxes.right(other) * beside.scale + left + boxes.gap);
      else to = Math.min(to, beside.x - boxes.left(other) * beside.scale - right - boxes.gap);
    }
    if (from <= to) place.x = Math.min(to, Math.max(from, place.x));
  }
}

// Which element shows which node. What stays keeps its element, so that it can move; what is new takes the element of
// something of its kind that is gone, which is cheaper to change than to make anew.

/** @typedef {(items: { node: number }[], kinds: string[]) => number[]} Reuse a key of each item, by which lit keeps elements */

/** @returns {Reuse} for one list of elements, asked at every render */
export function createReuse() {
  /** By node. @type {Map<number, { key: number, kind: string }>} */
  let before = new Map();
  let next = 0;

  return (items, kinds) => {
    const nodes = new Set(items.map(({ node }) => node));
    /** By kind, the last first. @type {Map<string, number[]>} */
    const free = new Map();
    for (const [node, { key, kind }] of [...before].reverse()) {
      if (nodes.has(node)) continue;
      const keys = free.get(kind);
      if (keys) keys.push(key);
      else free.set(kind, [key]);
    }
    const entries = items.map(({ node }, index) => {
      const kind = kinds[index];
      const key = before.get(node)?.key ?? free.get(kind)?.pop() ?? next++;
      return /** @type {const} */ ([node, { key, kind }]);
    });
    before = new Map(entries);
    return entries.map(([, { key }]) => key);
  };
}

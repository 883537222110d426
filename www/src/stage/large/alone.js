// While the pointer is on a move of a game, only the path to it and its subtree stand out: everything else is dimmed. It changes nothing.

/** @typedef {import('../../port/facts.js').Facts} Facts */

/** The layers that are dimmed, and how many of a key's bits are not part of its node. @type {[layer: string, bits: number][]} */
const layers = [
  ['edges', 0],
  ['cuts', 1],
  ['nodes', 0],
  ['notes', 1],
];

/**
 * @param {import('../board.js').Board} board
 * @param {() => Facts | undefined} factsNow
 * @returns {{ again: () => void }} to be called when the stage changes
 */
export function createAlone({ tree, patches }, factsNow) {
  /** @type {number | null} */
  let shown = null;
  // A user of keys looks at the tree, not at what is under the pointer.
  let isAtRest = false;
  document.addEventListener('keydown', () => {
    isAtRest = true;
    show(null);
  });
  const point = (/** @type {PointerEvent} */ { target }) => {
    const move = target instanceof Element ? target.closest('.move') : null;
    show(move ? Number(move.getAttribute('data-node')) : null);
  };
  tree.addEventListener('pointermove', (event) => {
    if (!isAtRest || (event.movementX === 0 && event.movementY === 0)) return;
    isAtRest = false;
    point(event);
  });
  tree.addEventListener('pointerover', (event) => isAtRest || point(event));
  tree.addEventListener('pointerleave', () => show(null));
  return { again: () => shown !== null && mark() };

  /** @param {number | null} node */
  function show(node) {
    if (node === shown) return;
    shown = node;
    mark();
  }

  function mark() {
    const facts = factsNow();
    if (!facts) return;
    for (const [layer, bits] of layers)
      for (const [key, element] of patches.elements(layer))
        element.classList.toggle('is-aside', shown !== null && !isWith(facts, shown, key >> bits));
  }
}

/** Whether one node is the other, or its descendant or ancestor. @type {(facts: Facts, one: number, other: number) => boolean} */
const isWith = ({ ends }, one, other) => (one <= other ? other < ends[one] : one < ends[other]);

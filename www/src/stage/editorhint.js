// What to know while the score of a leaf is typed: that it was given to a leaf of a game by hand, or from whose side it counts.

/** @type {(view: import('../port/types.js').View, texts: import('../words/texts.js').Texts) => string} */
export function editorHint({ state: { editing }, facts, algorithm }, texts) {
  if (editing && facts.tree.isByHand(editing.node)) return texts.text('tree-editor-by-hand');
  return algorithm.fromMover ? texts.text('tree-editor-side') : '';
}

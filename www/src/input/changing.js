// Changing the tree by keys at the chosen node: the action for a key press. It knows no element and changes nothing itself.

/** @typedef {import('../port/types.js').Action} Action */
/** @typedef {import('../port/types.js').Change} Change */

/** @type {Record<string, Change['kind']>} */
const changes = {
  Insert: 'add-child',
  '+': 'add-child',
  'Shift++': 'add-child',
  'Shift+Insert': 'add-sibling',
  Delete: 'delete',
  Backspace: 'delete',
  'Alt+ArrowLeft': 'move-left',
  'Alt+ArrowRight': 'move-right',
};

/**
 * @param {KeyboardEvent} press
 * @param {import('../port/facts.js').Facts} facts
 * @param {number} node
 * @returns {Action | null}
 */
export function changeFor({ key, code, shiftKey, altKey, ctrlKey, metaKey }, facts, node) {
  if (ctrlKey || metaKey) return null;
  const kind = changes[`${altKey ? 'Alt+' : ''}${shiftKey ? 'Shift+' : ''}${key}`];
  if (kind) return { type: 'changeTree', change: /** @type {Change} */ ({ kind }) };
  if (altKey || shiftKey || key.length !== 1) return null;
  if (code === 'KeyN') return { type: 'openMaking', wants: 'name' };
  if (code === 'KeyH' && node !== 0 && !facts.isLeaf(node)) return { type: 'goOn', node };
  // A leaf has no mover.
  if (code !== 'KeyM' || facts.isLeaf(node)) return null;
  return { type: 'changeTree', change: { kind: 'set-player', player: facts.mover(node) === 'max' ? 'min' : 'max' } };
}

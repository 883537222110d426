// The label of a node for screen readers: its name, what is known about it, its window. Words come from the texts; this only picks the
// messages. It knows no position and no look except what a listener should hear.

/** @typedef {import('../words/texts.js').Texts} Texts */

/**
 * The core's description of a node; both ends are empty if its value is not an interval, the bounds if it has no window, and the last five
 * exist only for a wedge.
 * @typedef {[
 *   node: number, kind: 'max' | 'min' | 'chance' | 'leaf', look: string, value: string, sign: 'none' | 'at-most' | 'at-least',
 *   from: string, to: string, alpha: string, beta: string,
 *   siblings?: number, leaves?: number, evaluated?: number, cut?: number, earlier?: number
 * ]} NodeSpeech
 */

const bounds = { none: 'exact', 'at-most': 'most', 'at-least': 'least' };
const told = ['now', 'pv', 'unseen', 'cut', 'earlier'];

/**
 * @param {Texts} texts
 * @returns {(said: NodeSpeech, name: string, moves?: number) => string} with the number of moves not grown
 */
export function createSpeech(texts) {
  // The infinity sign is not read aloud; a letter is.
  const spoken = (/** @type {string} */ score) => {
    if (!score.includes('∞')) return score;
    return texts.text(score.startsWith('−') ? 'tree-minus-infinity' : 'tree-plus-infinity');
  };

  return (
    [
      node,
      kind,
      look,
      value,
      sign,
      from,
      to,
      alpha,
      beta,
      siblings = 0,
      leaves = 0,
      evaluated = 0,
      cut = 0,
      earlier = 0,
    ],
    name,
    moves,
  ) => {
    const counts = { leaves, evaluated, cut, earlier };
    if (siblings > 1) return texts.text('tree-siblings', { siblings, ...counts });
    const named = name ? 'named' : node === 0 ? 'root' : 'nameless';
    const parts = [texts.text('tree-who', { kind, named, name })];
    if (told.includes(look)) parts.push(texts.text(`tree-is-${look}`));
    if (value) parts.push(texts.text('tree-value', { bound: bounds[sign], score: spoken(value) }));
    if (from && to) parts.push(texts.text('tree-between', { low: spoken(from), high: spoken(to) }));
    if (alpha && beta) parts.push(texts.text('tree-window', { alpha: spoken(alpha), beta: spoken(beta) }));
    if (moves !== undefined) parts.push(texts.text('tree-stub', { moves }));
    if (siblings > 0) parts.push(texts.text('tree-folded', counts));
    return parts.join(', ');
  };
}

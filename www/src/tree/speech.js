// What a node is called when it is read aloud: who it is, what is known of it, its window. Words come from the texts; this
// only picks the messages. It knows no place and no look but what a listener should hear.

/** @typedef {import('./nodes.js').NodeDrawing} NodeDrawing */
/** @typedef {import('../words/texts.js').Texts} Texts */

const bounds = { '': 'exact', '≤': 'most', '≥': 'least' };

/**
 * @param {Texts} texts
 * @returns {(drawing: NodeDrawing, name: string, score: (value: number) => string) => string}
 */
export function createSpeech(texts) {
  return ({ node, kind, look, value, mark, wedge }, name, score) => {
    // A sign of infinity is not read aloud; a letter is.
    const spoken = (/** @type {number} */ number) => {
      const written = score(number);
      if (!written.includes('∞')) return written;
      return texts.text(number > 0 ? 'tree-plus-infinity' : 'tree-minus-infinity');
    };
    if (wedge && wedge.siblings > 1) return texts.text('tree-siblings', { siblings: wedge.siblings, ...wedge.counts });
    const named = name ? 'named' : node === 0 ? 'root' : 'nameless';
    const parts = [texts.text('tree-who', { kind, named, name })];
    if (look === 'now' || look === 'pv' || look === 'unseen' || look === 'cut' || look === 'earlier')
      parts.push(texts.text(`tree-is-${look}`));
    if (mark.value !== null) {
      parts.push(texts.text('tree-value', { bound: bounds[mark.sign], score: spoken(mark.value) }));
    } else if (value) {
      parts.push(texts.text('tree-value', { bound: 'exact', score: value }));
    }
    if (mark.alpha !== null && mark.beta !== null) {
      parts.push(texts.text('tree-window', { alpha: spoken(mark.alpha), beta: spoken(mark.beta) }));
    }
    if (wedge) parts.push(texts.text('tree-folded', wedge.counts));
    return parts.join(', ');
  };
}

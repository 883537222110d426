// Minimax, level by level: nobody waits for a score, because those of the children are there before their parent's turn.

import { worth } from '../words/sentence.js';

/**
 * @param {import('../words/sentence.js').Material} given
 * @param {import('../state/types.js').Event} event
 * @returns {import('../words/sentence.js').Sentence | null}
 */
export function level(given, event) {
  const ply = given.facts.plies[event.node];
  switch (event.kind) {
    case 'visit':
      return { id: 'visit-level', args: { ply } };
    case 'evaluate':
      return { id: 'evaluate-level', args: { ...worth(given, event), ply } };
    case 'return':
      return { id: 'return-level', args: { score: given.score(event.score) } };
    default:
      return null;
  }
}

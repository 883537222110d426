// Scores as a link writes them: with a point, and infinities as words. It knows no language.

/** @param {number} score */
export const writtenScore = (score) => (Number.isFinite(score) ? String(score) : score > 0 ? 'inf' : '-inf');

/**
 * @param {string} text
 * @returns {number | undefined} undefined for what is no score
 */
export function readScore(text) {
  const plainText = text.trim().replace('−', '-');
  const infinite = /^([+-]?)(?:inf|∞)$/i.exec(plainText);
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity;
  return /^[+-]?(\d{1,15}(\.\d{0,15})?|\.\d{1,15})$/.test(plainText) ? Number(plainText) : undefined;
}

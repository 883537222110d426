// Scores as a link writes them: with a point, and infinities as words. It knows no language.

/** As a number is written anywhere in JavaScript, so that it reads as the same one.
 * @param {number} score */
export const writtenScore = (score) => (Number.isFinite(score) ? String(score) : score > 0 ? 'inf' : '-inf');

/**
 * @param {string} text
 * @returns {number | undefined} undefined for what is no score
 */
export function readScore(text) {
  const plainText = text.trim().replace('−', '-');
  const infinite = /^([+-]?)(?:inf|∞)$/i.exec(plainText);
  if (infinite) return infinite[1] === '-' ? -Infinity : Infinity;
  const value = /^[+-]?(\d{1,25}(\.\d{0,25})?|\.\d{1,25})(e[+-]?\d{1,3})?$/.test(plainText)
    ? Number(plainText)
    : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** @param {number | undefined} value what is no margin is undefined */
export const positive = (value) => (value !== undefined && 0 < value && value < Infinity ? value : undefined);

// Colours as every program reads them: "#rrggbb" and an opacity, from whatever the browser computes.

const canvas = /** @type {{ context?: CanvasRenderingContext2D }} */ ({});
const known = /** @type {Map<string, { hex: string, opacity: number } | null>} */ (new Map());

/**
 * @param {string} computed a computed CSS colour
 * @returns {{ hex: string, opacity: number } | null} null for what cannot be seen
 */
export function colourOf(computed) {
  if (computed === 'none' || computed === 'transparent') return null;
  const before = known.get(computed);
  if (before !== undefined) return before;
  canvas.context ??= newContext();
  const { context } = canvas;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = '#000';
  context.fillStyle = computed;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = context.getImageData(0, 0, 1, 1).data;
  const hex = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const colour = alpha === 0 ? null : { hex, opacity: Math.round((alpha / 255) * 100) / 100 };
  known.set(computed, colour);
  return colour;
}

function newContext() {
  const element = document.createElement('canvas');
  [element.width, element.height] = [1, 1];
  return /** @type {CanvasRenderingContext2D} */ (element.getContext('2d', { willReadFrequently: true }));
}

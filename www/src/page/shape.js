// The layout of the page, by how much of its own text fits across and down the window: so a larger text gets the layout of a smaller
// screen. It knows sizes and no element's style; the style sheets define each shape.

/**
 * Wide: tree on the left, program state on the right. Low: the same with less of everything. Lying, a phone on its side: tree and sentence
 * side by side. Upright, a tablet: the state below the tree. Phone: everything in one column; short and tiny phones also leave out whatever
 * the sentence says.
 * @typedef {'wide' | 'low' | 'lying' | 'upright' | 'phone' | 'phone short' | 'phone tiny'} Shape
 */

/**
 * @param {number} across the window's width, in rem
 * @param {number} down its height
 * @returns {Shape}
 */
export function shapeOf(across, down) {
  if (down < (across < 56 ? 44 : 35) && 1.15 * down < across) return 'lying';
  if (across < 40 || (across < 48 && down < 1.4 * across)) return phoneOf(down);
  if ((across < 64 ? 0.9 : 1.1) * across <= down) return 'upright';
  return down < 48 ? 'low' : 'wide';
}

/**
 * @param {number} down
 * @returns {Shape}
 */
function phoneOf(down) {
  if (down < 36) return 'phone tiny';
  return down < 44 ? 'phone short' : 'phone';
}

/**
 * How much of the header fits: all, icons without words, or only the most used choices; the rest is in the menu.
 * @param {number} across
 * @param {Shape} shape
 */
export function headerOf(across, shape) {
  if (across < 52 || shape === 'lying' || shape.startsWith('phone')) return 'folded';
  return across < 72 ? 'signs' : 'whole';
}

/** Whether nothing is below the step buttons. @param {string} shape */
export const isLowIn = (shape) => shape !== 'wide' && shape !== 'upright';

/**
 * Measures the window, and sets its shape for the style sheets when its size or text size changes.
 * @param {Window} window
 * @param {() => void} changed
 */
export function createShape(window, changed) {
  const root = window.document.documentElement;
  /** @type {Shape} */
  let shape = 'wide';
  let header = 'whole';

  function measure() {
    const rem = Number.parseFloat(window.getComputedStyle(root).fontSize);
    const [across, down] = [window.innerWidth / rem, window.innerHeight / rem];
    shape = shapeOf(across, down);
    header = headerOf(across, shape);
    Object.assign(root.dataset, { shape, header });
    root.style.setProperty('--across', String(across));
    root.style.setProperty('--down', String(down));
  }

  window.addEventListener('resize', () => {
    const before = `${shape} ${header}`;
    measure();
    if (before !== `${shape} ${header}`) changed();
  });

  return {
    measure,
    /** Whether the menu has what does not fit the header. */
    isNarrow: () => header === 'folded',
    isLow: () => isLowIn(shape),
  };
}

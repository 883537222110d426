// Which layout the page has, by how much of its own text goes across and down the window: so a larger text gets the layout of
// a smaller screen. It knows sizes and no element's style; the style sheets know what each shape looks like.

/**
 * Wide: the tree left, the program's state right. Low: the same with less of everything. Lying, a phone on its side: tree and
 * sentence beside each other. Upright, a tablet: the state below the tree. Phone: everything in one column; short and tiny
 * phones leave out what the sentence says too.
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
 * How much of the header there is room for: all, no words beside its signs, or only what is chosen most; the rest is in the menu.
 * @param {number} across
 * @param {Shape} shape
 */
export function headerOf(across, shape) {
  if (across < 52 || shape === 'lying' || shape.startsWith('phone')) return 'folded';
  return across < 72 ? 'signs' : 'whole';
}

/** Whether nothing stands below the step buttons. @param {string} shape */
export const isLowIn = (shape) => shape !== 'wide' && shape !== 'upright';

/**
 * Measures the window and tells the style sheets, when it or the size of its text has changed.
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
    /** Whether the menu has what the header has no room for. */
    isNarrow: () => header === 'folded',
    isLow: () => isLowIn(shape),
  };
}

// Whether an exported drawing looks like its stage: every text and outline in its place and with its paint. It runs in the browser.

/** @typedef {{ what: string, isBeside: boolean, line: number, x: number, y: number, right: number, bottom: number }} Ink */

/**
 * What only one of the two shows.
 * @param {string} drawing an SVG
 * @returns {string[]}
 */
export function differences(drawing) {
  const host = document.createElement('div');
  host.style.cssText = 'position:absolute;left:0;top:0;color-scheme:light';
  // The page has the font, and its policy forbids inline styles.
  const plain = drawing.replace(/<style\b[\s\S]*?<\/style>/, '');
  host.append(new DOMParser().parseFromString(plain, 'image/svg+xml').documentElement);
  (document.querySelector('dialog[open]') ?? document.body).append(host);
  const figure = inksOf(/** @type {Element} */ (host.querySelector('svg > g')), 'svg > g > g:not([transform])');
  const stage = inksOf(/** @type {Element} */ (document.querySelector('.stage > .tree')), '.rows');
  host.remove();
  if (figure.length === 0) return ['nothing is drawn'];

  for (const inks of [figure, stage]) settle(inks);
  // A text with a rim is written twice, since few programs support a rim below; Firefox counts the rim in its box.
  const once = figure.filter(({ what, x, y }, at) => {
    const before = figure[at - 1];
    const isAgain = before?.what === what && Math.abs(before.x - x) < 4 && Math.abs(before.y - y) < 4;
    return !what.startsWith('text') || !isAgain;
  });
  const near = (/** @type {number} */ one, /** @type {number} */ other) => Math.abs(one - other) < 0.8;
  const isSame = (/** @type {Ink} */ one, /** @type {Ink} */ other) =>
    one.what === other.what &&
    Math.abs(one.line - other.line) < 0.1 &&
    near(one.y, other.y) &&
    near(one.bottom, other.bottom) &&
    (one.isBeside || (near(one.x, other.x) && near(one.right, other.right)));
  const rest = [...stage];
  const lacking = once.filter((ink) => {
    const found = rest.findIndex((other) => isSame(ink, other));
    if (found >= 0) rest.splice(found, 1);
    return found < 0;
  });
  const told = ({ what, x, y }) => `${what} at ${x.toFixed(1)} ${y.toFixed(1)}`;
  return [...lacking.map((ink) => `only taken along: ${told(ink)}`), ...rest.map((ink) => `only shown: ${told(ink)}`)];

  /**
   * What is visible.
   * @param {Element} root
   * @param {string} beside what is drawn beside the tree
   * @returns {Ink[]}
   */
  function inksOf(root, beside) {
    return [...root.querySelectorAll('path, circle, rect, text, tspan')].flatMap((part) => {
      const style = getComputedStyle(part);
      const stroke = Number.parseFloat(style.strokeWidth) > 0 ? painted(style.stroke) : 'none';
      const isText = part.matches('text, tspan');
      const isEmpty = isText && (part.textContent === '' || part.childElementCount > 0);
      if (isEmpty || opacityOf(part, root) === 0 || (painted(style.fill) === 'none' && stroke === 'none')) return [];
      const { x, y, right, bottom } = part.getBoundingClientRect();
      const hasLine = stroke !== 'none' && !isText;
      const line = hasLine ? Number.parseFloat(style.strokeWidth) : 0;
      const lines = hasLine ? ` ${dashes(style)}` : '';
      const letters = isText
        ? ` “${part.textContent}” ${Number.parseFloat(style.fontSize).toFixed(1)} ${style.fontWeight}`
        : '';
      const paint = `${painted(style.fill)} ${isText ? '' : stroke} ${opacityOf(part, root).toFixed(2)}`;
      const what = `${isText ? 'text' : part.localName}${letters} ${paint}${lines}`;
      return [{ what, isBeside: part.closest(beside) !== null, line, x, y, right, bottom }];
    });
  }

  /** @param {string} paint */
  function painted(paint) {
    return paint === 'none' || /, 0\)$|transparent/.test(paint) ? 'none' : paint;
  }

  /** @param {CSSStyleDeclaration} style */
  function dashes({ strokeDasharray }) {
    return strokeDasharray === 'none'
      ? ''
      : strokeDasharray
          .split(/[ ,]+/)
          .map((part) => Number.parseFloat(part).toFixed(0))
          .join(' ');
  }

  /**
   * @param {Element} part
   * @param {Element} root
   */
  function opacityOf(part, root) {
    let all = 1;
    for (let at = /** @type {Element | null} */ (part); at && at !== root; at = at.parentElement) {
      const { opacity, display } = getComputedStyle(at);
      all *= display === 'none' ? 0 : Number(opacity);
    }
    return all;
  }

  /** Both start at the top left of the tree. @param {Ink[]} inks */
  function settle(inks) {
    const own = inks.filter(({ isBeside }) => !isBeside);
    const [left, top] = [Math.min(...own.map(({ x }) => x)), Math.min(...own.map(({ y }) => y))];
    for (const ink of inks) {
      ink.x -= left;
      ink.right -= left;
      ink.y -= top;
      ink.bottom -= top;
    }
  }
}

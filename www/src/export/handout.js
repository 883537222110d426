// The handout on paper: the core has written its pages, which stand on the page itself for as long as the browser prints, so that
// the browser's own dialog makes paper or PDF of them.

import './handout.css';

/**
 * @param {string} pages
 * @param {string} sheet
 * @returns {() => void} takes them away again
 */
export function showHandout(pages, sheet) {
  const { body } = new DOMParser().parseFromString(pages, 'text/html');
  const shown = document.adoptNode(/** @type {HTMLElement} */ (body.firstElementChild));
  // The page takes no style that comes in an element.
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  document.body.append(shown);
  document.adoptedStyleSheets.push(style);
  document.documentElement.dataset.handout = '';
  return () => {
    shown.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== style);
    delete document.documentElement.dataset.handout;
  };
}

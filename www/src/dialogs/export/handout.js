// The handout on paper: the core writes its file, whose pages are part of the page while the browser prints, so that the browser's own
// dialog makes paper or PDF of them.

import './handout.css';

/**
 * @param {string} file
 * @returns {() => void} removes them again
 */
export function showHandout(file) {
  // The page's policy forbids style elements, even ones that are only parsed.
  const [, sheet, pages] = /<style>(.*?)<\/style>.*?<body[^>]*>(.*)<\/body>/s.exec(file) ?? [];
  const { body } = new DOMParser().parseFromString(pages, 'text/html');
  const shown = document.adoptNode(/** @type {HTMLElement} */ (body.firstElementChild));
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

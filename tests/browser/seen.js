// What a page shows, read in one go, to compare two tabs. It runs in the browser and is self-contained; it knows where things are shown,
// but not what is right.

export function readPage() {
  const text = (/** @type {Element | null | undefined} */ element) =>
    // The character that keeps a move on one line is not content.
    (element?.textContent ?? '').replaceAll('\u2060', '').trim().replace(/\s+/g, ' ');
  const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)];
  const words = (/** @type {string} */ selector) => text(document.querySelector(selector));
  const slider = document.querySelector('.player .timeline');
  return {
    step: Number(slider?.getAttribute('aria-valuenow')),
    length: Number(slider?.getAttribute('aria-valuemax')),
    position: words('.stepno'),
    sentence: words('.say'),
    algorithm: /** @type {HTMLSelectElement | null} */ (document.querySelector('.bar select'))?.value,
    example: words('.bar .example'),
    code: all('.code li > span:first-child').map(text),
    line: words('.code [aria-current="step"]'),
    nodes: all('.main .stage .node').map((node) => ({
      node: Number(node.getAttribute('data-node')),
      look: (node.getAttribute('class') ?? '').replace(/\s+/g, ' ').trim(),
      value: text(node.querySelector('.val')),
      name: text(node.querySelector('.name')),
      window: text(node.querySelector('.win')),
    })),
    view: document.querySelector('.main .stage .world')?.getAttribute('style') ?? '',
    rows: all('.main .stage .rows .margin').map(text),
    tally: words('.tally'),
    field: /** @type {HTMLTextAreaElement | null} */ (document.querySelector('.tree-text'))?.value ?? '',
  };
}

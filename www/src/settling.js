// What is current stays in sight wherever something of the aside scrolls. It knows what is marked as current and no more.

/**
 * What is current is in sight wherever something scrolls, after every render.
 * @param {HTMLElement} aside
 */
export function settle(aside) {
  for (const box of aside.querySelectorAll('.scroll, .code')) {
    const row = box.querySelector('[aria-current], .is-lit');
    if (!row || box.scrollHeight <= box.clientHeight) continue;
    const [inside, outside] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
    const head = box.querySelector('thead')?.clientHeight ?? 0;
    if (inside.top >= outside.top + head && inside.bottom <= outside.bottom) continue;
    box.scrollTop += (inside.top + inside.bottom - outside.top - head - outside.bottom) / 2;
  }
}

// Keeps the current part visible wherever the aside scrolls. It knows what is marked as current and no more.

/**
 * Once per frame, before painting: this measures, and keys may come faster than frames.
 * @param {HTMLElement} aside
 * @returns {() => void} to be called after every render
 */
export function createSettling(aside) {
  let isDue = false;
  return () => {
    if (!isDue) requestAnimationFrame(settle);
    isDue = true;
  };

  function settle() {
    isDue = false;
    for (const box of aside.querySelectorAll('.scroll, .code')) {
      const row = box.querySelector('[aria-current], .is-lit');
      if (!row || box.scrollHeight <= box.clientHeight) continue;
      const [inside, outside] = [row.getBoundingClientRect(), box.getBoundingClientRect()];
      const [head, foot] = ['thead', 'tfoot'].map((part) => box.querySelector(part)?.clientHeight ?? 0);
      const [top, bottom] = [outside.top + head, outside.bottom - foot];
      if (inside.top >= top && inside.bottom <= bottom) continue;
      box.scrollTop += (inside.top + inside.bottom - top - bottom) / 2;
    }
  }
}

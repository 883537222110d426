// What is current stays in sight wherever something of the aside scrolls. It knows what is marked as current and no more.

/**
 * Once per frame and before it is painted: this measures, and keys may come faster than frames.
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
      const head = box.querySelector('thead')?.clientHeight ?? 0;
      if (inside.top >= outside.top + head && inside.bottom <= outside.bottom) continue;
      box.scrollTop += (inside.top + inside.bottom - outside.top - head - outside.bottom) / 2;
    }
  }
}

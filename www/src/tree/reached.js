// Loads what answers gestures when a pointer first comes to an element. Gestures that begin before that is there happen
// again afterwards, so that not even the first turn of a wheel is lost. It knows none of them.

const gestures = ['wheel', 'mousedown', 'mousemove', 'touchstart', 'touchmove'];
const ends = ['mouseup', 'touchend', 'touchcancel'];
const types = [...gestures, ...ends];

/**
 * @param {Element} element
 * @param {() => Promise<void>} load
 */
export function whenReached(element, load) {
  /** @type {Event[]} */
  let missed = [];
  element.addEventListener('pointerover', reached, { once: true });

  async function reached() {
    for (const type of types) element.addEventListener(type, miss, { passive: false });
    try {
      await load();
    } catch (reason) {
      missed = [];
      element.addEventListener('pointerover', reached, { once: true });
      throw reason;
    } finally {
      for (const type of types) element.removeEventListener(type, miss);
    }
    for (const event of missed) {
      const Kind = /** @type {typeof Event} */ (event.constructor);
      element.dispatchEvent(new Kind(event.type, event));
    }
  }

  /** @param {Event} event */
  function miss(event) {
    // Otherwise the browser would zoom or scroll the page.
    if (event.type === 'wheel' || event.type === 'touchmove') event.preventDefault();
    // A press that is over so soon was a click or a tap, which has been answered.
    if (ends.includes(event.type)) missed = missed.filter(({ type }) => type === 'wheel');
    else missed.push(event);
  }
}

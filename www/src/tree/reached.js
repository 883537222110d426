// Loads what answers gestures when a pointer first comes to an element. Gestures that begin before that is there happen
// again afterwards, so that neither the first turn of a wheel nor the first drag is lost. Whoever else has answered them knows
// by `isTrusted` what happens again. It knows none of them.

const types = ['wheel', 'mousedown', 'mousemove', 'mouseup', 'touchstart', 'touchmove', 'touchend', 'touchcancel'];

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
      const target = event.target instanceof Element && event.target.isConnected ? event.target : element;
      target.dispatchEvent(new Kind(event.type, event));
    }
  }

  /** @param {Event} event */
  function miss(event) {
    // Otherwise the browser would zoom or scroll the page.
    if (event.type === 'wheel' || event.type === 'touchmove') event.preventDefault();
    missed.push(event);
  }
}

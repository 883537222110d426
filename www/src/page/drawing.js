// A drawing of the page: what it needs first, what is prepared, and what follows it. When it happens is decided in turns.js.

/** @typedef {import('../port/engine.js').Engine} Engine */

/**
 * @param {object} page
 * @param {Engine} page.engine
 * @param {import('../port/store.js').Store} page.store
 * @param {ReturnType<typeof import('../storage/restoring.js').createRestoring>} page.restoring
 * @param {() => ReturnType<typeof import('./screen.js').createScreen>} page.screen
 * @param {() => void} page.keep address and session follow
 * @param {() => void} page.restart
 * @param {string} page.language the page's language
 */
export function createDrawing({ engine, store, restoring, screen, keep, restart, language }) {
  const { current, isClosed } = store;
  // While the page reloads it may be drawn once more, and must not be reloaded for that.
  let last = language;
  return {
    /** After a failure nothing is drawn. */
    missing: () => (isClosed() ? undefined : engine.session.missing()),

    preparation() {
      const state = current();
      return { of: state.shown, steps: isClosed() ? [] : screen().ahead(state) };
    },

    draw() {
      if (isClosed()) return;
      const state = current();
      screen().draw(state);
      engine.keepOnly();
      if (!restoring.standsIn(state)) keep();
      // Every word changes.
      if (state.language !== last) restart();
      last = state.language;
    },
  };
}

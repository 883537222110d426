// State in neither address nor session that survives a reload, as for another language: undo history, and questions with their answers. It
// is stored in the tab's own history entry.

/** @type {(view: Window, carried: object) => void} */
export function carry(view, carried) {
  try {
    view.history.replaceState(carried, '');
  } catch {
    // More than the browser accepts, or a frame without an origin.
  }
}

/**
 * Reads what was carried over, once.
 * @param {Window} view
 * @returns {unknown}
 */
export function broughtAlong(view) {
  const carried = view.history.state;
  if (carried !== null) view.history.replaceState(null, '');
  return carried;
}

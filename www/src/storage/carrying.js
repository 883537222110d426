// What neither address nor session holds, and is not lost when the page loads itself again, as it does for another language: what can
// be undone, and questions with their answers. It goes along in the tab's own entry of the history.

/** @type {(view: Window, carried: object) => void} */
export function carry(view, carried) {
  try {
    view.history.replaceState(carried, '');
  } catch {
    // More than the browser takes, or a frame without an origin.
  }
}

/**
 * What has come along, for once.
 * @param {Window} view
 * @returns {unknown}
 */
export function broughtAlong(view) {
  const carried = view.history.state;
  if (carried !== null) view.history.replaceState(null, '');
  return carried;
}

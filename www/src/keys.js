// What the keyboard does, as a table. Keys never act while someone types, nor with Ctrl, Alt or Meta, and a key that
// another part has already used is left alone. It knows actions, never what they do.

/** @typedef {import('./types.js').Action} Action */

/** @type {Record<string, Action['type'] | 'compare'>} */
const bindings = {
  ArrowRight: 'stepForward',
  ArrowLeft: 'stepBack',
  'Shift+ArrowRight': 'nextCutoff',
  'Shift+ArrowLeft': 'previousCutoff',
  Home: 'first',
  End: 'last',
  PageDown: 'stepForward',
  PageUp: 'stepBack',
  ' ': 'togglePlay',
  g: 'cycleGrain',
  q: 'togglePredict',
  p: 'togglePresent',
  d: 'compare',
  b: 'toggleDark',
  '.': 'toggleDark',
};

/** On a slider the other two arrows move it too.
 * @type {Record<string, Action['type']>} */
const sliderBindings = { ArrowUp: 'stepForward', ArrowDown: 'stepBack' };

/**
 * What a key press means, by the key and by the element that has the focus.
 * @param {{ key: string, code?: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} press
 * @param {{ closest: (selector: string) => unknown } | null} target
 * @returns {Action['type'] | 'help' | 'compare' | null}
 */
export function actionOf({ key, code = '', shiftKey, ctrlKey, altKey, metaKey }, target) {
  if (ctrlKey || altKey || metaKey) return null;
  if (target?.closest('input, textarea, select, [contenteditable], dialog')) return null;
  if (key === '?') return 'help';
  // Space presses a button that has the focus.
  if (key === ' ' && (shiftKey || target?.closest('button, a, summary, [role="button"]'))) return null;
  if (target?.closest('[role="slider"]') && !shiftKey && key in sliderBindings) return sliderBindings[key];
  const isShifted = shiftKey && key.startsWith('Arrow');
  if (shiftKey && !isShifted) return null;
  return bindings[isShifted ? `Shift+${key}` : letterOf(key, code)] ?? null;
}

/**
 * The key as it is bound: a letter means the same with caps lock, and on a Cyrillic keyboard, whose remote sends B as И.
 * @param {string} key
 * @param {string} code
 */
export function letterOf(key, code) {
  if (key.length !== 1) return key;
  if (key <= '~') return key.toLowerCase();
  return code === 'Period' ? '.' : code.replace('Key', '').toLowerCase();
}

/**
 * @param {Document} page
 * @param {{ act: (type: Action['type']) => void, help: () => void, compare: () => void }} does
 */
export function listen(page, { act, help, compare }) {
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    const action = actionOf(event, event.target instanceof Element ? event.target : null);
    if (action === null) return;
    event.preventDefault();
    if (action === 'help') help();
    else if (action === 'compare') compare();
    else act(action);
  });
}

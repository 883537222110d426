// The keyboard as a table. Keys never act while the user types, nor with Ctrl, Alt or Meta, and a key that another part has handled is
// ignored. It knows actions, never what they do.

import { switches } from '../port/notation.js';
import { answerKeys } from '../port/predicting.js';

/** @typedef {import('../port/types.js').Action} Action */

/** @typedef {'help' | 'notation' | 'compare' | 'race' | 'examples' | 'game' | 'nextExample' | 'previousExample' | 'fullScreen' | 'moment'} Opening
 *   what a key opens or shows, which is not the state's */
/** @typedef {{ key: string, code?: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} Press */
/**
 * @typedef {object} Now
 * @property {boolean} [isAsked] whether the class is asked something
 * @property {boolean} [isPresenting]
 * @property {boolean} [letterKeys] whether characters alone are shortcuts
 */

/** @type {Record<string, Action | Opening>} */
const others = {
  '?': 'help',
  n: 'notation',
  d: 'compare',
  k: { type: 'nextOverlay' },
  l: { type: 'toggleCounts' },
  c: 'race',
  o: 'examples',
  'Shift+o': 'game',
  x: 'nextExample',
  'Shift+x': 'previousExample',
  f: 'fullScreen',
  s: 'moment',
  b: { type: 'toggleBlank', blank: 'black' },
  '.': { type: 'toggleBlank', blank: 'black' },
  w: { type: 'toggleBlank', blank: 'white' },
  ',': { type: 'toggleBlank', blank: 'white' },
  F5: { type: 'startShow', from: 'first' },
  'Shift+F5': { type: 'startShow', from: 'here' },
  ...Object.fromEntries(switches.skin.map((skin, index) => [index + 1, { type: 'setNotation', change: { skin } }])),
};

/** @type {Record<string, Action['type']>} */
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
};

/** Where keys belong to the focused element. */
const fields = 'input, textarea, select, [contenteditable], dialog';
/** What Escape ends first, wherever the focus is. */
export const busy = 'dialog[open], :popover-open, input:focus, textarea:focus, select:focus';
/** Keys of a presenter's remote, which should step even after an example was chosen or a tree typed. */
const remoteKeys = ['PageDown', 'PageUp', 'F5'];
const remoteFields = 'select, .tree-text, .leaf-editor input';
/** In a picker Up and Down choose; the other arrows belong to the search. */
const pickerKeys = ['ArrowRight', 'ArrowLeft'];
const pickers = 'select:not(dialog *, [popover] *)';

/** While a question is open: its answers. @type {Record<string, Action>} */
const answers = Object.fromEntries(
  Object.entries(answerKeys).map(([key, answer]) => [key, { type: 'answer', answer }]),
);

/** On a slider the other two arrows move it, too.
 * @type {Record<string, Action['type']>} */
const sliderBindings = { ArrowUp: 'stepForward', ArrowDown: 'stepBack' };

/**
 * The meaning of a key press, by the key and the focused element.
 * @param {Press} press
 * @param {{ closest: (selector: string) => unknown } | null} target
 * @param {Now} [now]
 * @returns {Action | Opening | null}
 */
export function actionOf(press, target, { isAsked = false, isPresenting = false } = {}) {
  const { key, code = '', shiftKey, ctrlKey, altKey, metaKey } = press;
  if (ctrlKey || altKey || metaKey) return null;
  if (target?.closest(fields) && !isForSearch(key, target)) return null;
  // Space presses a focused button.
  if (key === ' ' && (shiftKey || target?.closest('button, a, summary, [role="button"]'))) return null;
  if (isAsked && !shiftKey && key in answers) return answers[key];
  if (target?.closest('[role="slider"]') && !shiftKey && key in sliderBindings) return plain(sliderBindings[key]);
  // Typing it requires Shift.
  const name = `${shiftKey && key !== '?' ? 'Shift+' : ''}${letterOf(key, code)}`;
  const action = others[name] ?? (name in bindings ? plain(bindings[name]) : null);
  // A digit meant for a leaf must not change the look of the tree in front of a class.
  return isPresenting && isDrawing(action) ? null : action;
}

/** @type {(key: string, field: { closest: (selector: string) => unknown }) => unknown} */
const isForSearch = (key, field) =>
  (remoteKeys.includes(key) && field.closest(remoteFields)) || (pickerKeys.includes(key) && field.closest(pickers));

/** @type {(action: Action | Opening | null) => boolean} */
const isDrawing = (action) => typeof action === 'object' && action?.type === 'setNotation';

/**
 * Whether a key press is just a character, which dictation or accident may press (WCAG 2.1.4). While typing, it is not a key of the page.
 * @param {Press} press
 * @param {{ closest: (selector: string) => unknown } | null} target
 */
export const isCharacter = ({ key, ctrlKey, altKey, metaKey }, target) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey && !target?.closest(fields);

/** @type {(type: Action['type']) => Action} an action with only a type */
const plain = (type) => /** @type {Action} */ ({ type });

/**
 * The key as bound: a letter means the same with caps lock, and on a Cyrillic keyboard, where a remote's B arrives as И.
 * @param {string} key
 * @param {string} code
 */
export function letterOf(key, code) {
  if (key.length !== 1) return key;
  if (key <= '~') return key.toLowerCase();
  return marks[code] ?? code.replace('Key', '').toLowerCase();
}

/** By the key's position on a keyboard. @type {Record<string, string>} */
const marks = { Period: '.', Comma: ',' };

/** Where the focus cannot be: in what has just been closed, or has lost the focus. For a moment, key events still come from there. */
const left = 'dialog:not([open]), [popover]:not(:popover-open), select:not(:focus)';

/**
 * @param {Document} page
 * @param {{ act: (action: Action) => boolean, now: () => Now } & Record<Opening, () => void>} does act: whether the key was for
 *   this page
 */
export function listen(page, does) {
  // Before all other listeners.
  page.addEventListener(
    'keydown',
    (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target.closest(left)) {
        // The key does not belong to a closed element: it is sent to the page instead.
        event.stopImmediatePropagation();
        if (!page.body.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
      } else if (!does.now().letterKeys && isCharacter(event, target)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  page.addEventListener('keydown', (event) => {
    // A remote must never reload the page, whatever is open.
    if (event.key === 'F5' && !event.ctrlKey && !event.metaKey) event.preventDefault();
    else if (event.defaultPrevented) return;
    const action = actionOf(event, /** @type {Element} */ (event.target), does.now());
    if (action === null) return;
    if (typeof action === 'string') does[action]();
    else if (!does.act(action)) return;
    event.preventDefault();
  });
  // An element opened by mouse returns the focus to the search when it is closed: Space must not press its button again.
  page.addEventListener(
    'click',
    ({ target, detail }) => {
      const opener = target instanceof Element && target.closest('[popovertarget], [aria-haspopup]');
      if (opener instanceof HTMLElement && detail > 0) opener.blur();
    },
    { capture: true },
  );
}

// What the keyboard does, as a table. Keys never act while someone types, nor with Ctrl, Alt or Meta, and a key that
// another part has already used is left alone. It knows actions, never what they do.

import { answerKeys } from '../panels/predicting.js';
import { switches } from '../state/notation.js';

/** @typedef {import('../state/types.js').Action} Action */

/** @typedef {'help' | 'notation' | 'compare' | 'race' | 'examples' | 'nextExample' | 'previousExample'} Opening what a key opens
 *   instead of acting */

/** @type {Record<string, Action | Opening>} */
const others = {
  '?': 'help',
  n: 'notation',
  d: 'compare',
  k: { type: 'chooseOverlay' },
  l: { type: 'toggleCounts' },
  c: 'race',
  o: 'examples',
  x: 'nextExample',
  'Shift+x': 'previousExample',
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
  b: 'toggleDark',
  '.': 'toggleDark',
};

/** Where keys belong to what has the focus. */
const fields = 'input, textarea, select, [contenteditable], dialog';
/** What a presenter's remote sends: whoever has just chosen an example, or typed a tree, and takes the remote wants to step. */
const remoteKeys = ['PageDown', 'PageUp'];
const remoteFields = 'select, .tree-text';

/** While something is asked: what answers it. @type {Record<string, Action>} */
const answers = Object.fromEntries(
  Object.entries(answerKeys).map(([key, answer]) => [key, { type: 'answer', answer }]),
);

/** On a slider the other two arrows move it too.
 * @type {Record<string, Action['type']>} */
const sliderBindings = { ArrowUp: 'stepForward', ArrowDown: 'stepBack' };

/**
 * What a key press means, by the key and by the element that has the focus.
 * @param {{ key: string, code?: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} press
 * @param {{ closest: (selector: string) => unknown } | null} target
 * @param {boolean} [isAsked] whether the hall is asked something
 * @returns {Action | Opening | null}
 */
export function actionOf({ key, code = '', shiftKey, ctrlKey, altKey, metaKey }, target, isAsked = false) {
  if (ctrlKey || altKey || metaKey) return null;
  if (target?.closest(fields) && !(remoteKeys.includes(key) && target.closest(remoteFields))) return null;
  // Space presses a button that has the focus.
  if (key === ' ' && (shiftKey || target?.closest('button, a, summary, [role="button"]'))) return null;
  if (isAsked && !shiftKey && key in answers) return answers[key];
  if (target?.closest('[role="slider"]') && !shiftKey && key in sliderBindings) return plain(sliderBindings[key]);
  // It takes Shift to type it.
  const name = `${shiftKey && key !== '?' ? 'Shift+' : ''}${letterOf(key, code)}`;
  return others[name] ?? (name in bindings ? plain(bindings[name]) : null);
}

/** @type {(type: Action['type']) => Action} an action that says nothing but its type */
const plain = (type) => /** @type {Action} */ ({ type });

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
 * What has the focus. In a dialog that has just been closed nothing has it, though for a moment keys still come from there.
 * @param {EventTarget | null} target
 */
const focused = (target) => (target instanceof Element && !target.closest('dialog:not([open])') ? target : null);

/**
 * @param {Document} page
 * @param {{ act: (action: Action) => boolean, isAsked: () => boolean } & Record<Opening, () => void>} does act: whether the key
 *   was for this page
 */
export function listen(page, does) {
  page.addEventListener('keydown', (event) => {
    if (event.defaultPrevented) return;
    const action = actionOf(event, focused(event.target), does.isAsked());
    if (action === null) return;
    if (typeof action === 'string') does[action]();
    else if (!does.act(action)) return;
    event.preventDefault();
  });
}

// How much room the sentence reserves while presenting: as much as the run's longest one, so that the tree never moves. It measures a few
// long sentences when run, words or window change, and knows nothing about their meaning.

import { nothing, render } from 'lit-html';
import { said } from '../words/telling.js';

/** @typedef {import('../page/page.js').Page} Page */

/** How many evenly spaced steps of a long run are checked, and how many of the longest sentences are measured. */
const most = { steps: 300, measured: 12 };

/** What a sentence depends on besides its step. */
const told = /** @type {const} */ ([
  ...['grain', 'predict', 'letters', 'windows', 'infinity', 'notation', 'names', 'counting', 'weighing', 'present'],
]);

/**
 * @param {HTMLElement} say the sentence's box
 * @returns {(page: Page, room: string) => void} to be called when that shows the page's sentence, with the panel that takes room there
 */
export function createSayRoom(say) {
  const probe = /** @type {HTMLElement} */ (say.cloneNode());
  probe.className += ' is-probe';
  for (const name of ['aria-live', 'aria-atomic', 'id']) probe.removeAttribute(name);
  probe.setAttribute('aria-hidden', 'true');
  /** @type {unknown[]} */
  let last = [];

  return (page, room) => {
    const { run, texts, state, isLow } = page;
    const { dataset, style } = document.documentElement;
    const across = style.getPropertyValue('--across');
    const inputs = [run, texts, isLow, room, across, dataset.shape, ...told.map((name) => state[name])];
    if (inputs.length === last.length && inputs.every((input, index) => Object.is(input, last[index]))) return;
    last = inputs;
    // If room is short, the box has a fixed size and smaller letters. Beside the counts the tree is not shown large.
    const isKept = state.present && !isLow && room !== 'counts';
    say.style.minHeight = isKept ? `${tallest(page, say, probe)}px` : '';
  };
}

/**
 * The maximum height of the sentences' box, in px.
 * @param {Page} page
 * @param {HTMLElement} say
 * @param {HTMLElement} probe
 */
function tallest(page, say, probe) {
  say.style.minHeight = '';
  say.after(probe);
  probe.style.width = `${say.clientWidth}px`;
  const heights = longest(page).map(({ rich }) => {
    render(rich, probe);
    return Math.ceil(probe.getBoundingClientRect().height);
  });
  render(nothing, probe);
  probe.remove();
  return Math.max(...heights);
}

/**
 * The longest sentences of a run, longest first.
 * @param {import('../words/telling.js').Material} page
 */
export function longest(page) {
  const { run, state } = page;
  const stride = Math.max(1, Math.ceil(run.length / most.steps));
  /** @type {Page['state']['asking'][]} */
  const asked = state.predict ? ['question', 'wrong'] : ['no'];
  const sentences = [];
  for (let back = 0; back <= run.length; back += stride) {
    const step = run.length - back;
    for (const asking of asked)
      sentences.push(said({ ...page, frame: { ...page.frame, step }, state: { ...state, asking } }));
  }
  return sentences.sort((one, other) => other.text.length - one.text.length).slice(0, most.measured);
}

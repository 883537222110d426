// Presenting: the page shows only sentence, tree and timeline, full screen where the browser allows it, and goes dark on
// demand. Short hints say what a key has just done. It follows the state and knows no step and no tree.

import './present.css';
import { nameOfGrain } from '../state/slides.js';

/** @typedef {import('../state/types.js').State} State */

/** How long a hint stands, and how long the pointer may rest before it hides, in milliseconds. */
const hintTime = 2000;

/**
 * @param {Document} page
 * @param {import('../words/texts.js').Texts} texts
 * @param {import('../state/types.js').Dispatch} dispatch
 */
export function createPresent(page, texts, dispatch) {
  const hint = page.createElement('p');
  hint.className = 'hint';
  hint.setAttribute('role', 'status');
  page.body.append(leaveButton(page, texts, dispatch), hint);
  /** @type {State | null} */
  let before = null;
  let timer = 0;
  let resting = 0;

  /**
   * @param {string} text
   * @param {number} [time] in milliseconds
   */
  function say(text, time = hintTime) {
    hint.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => hint.replaceChildren(), time);
  }

  /** Only while presenting: the class is a matter of every element there is. */
  function wake() {
    clearTimeout(resting);
    page.body.classList.remove('is-resting');
    resting = window.setTimeout(() => page.body.classList.add('is-resting'), hintTime);
  }

  page.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog, input, textarea, select');
    if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere || !(before?.present || before?.dark)) return;
    event.preventDefault();
    dispatch({ type: 'leave' });
  });
  // In full screen the browser keeps Esc for itself.
  page.addEventListener('fullscreenchange', () => {
    if (!page.fullscreenElement) dispatch({ type: 'leave' });
  });
  page.addEventListener('pointermove', () => before?.present && wake());
  page.addEventListener('click', () => before?.dark && dispatch({ type: 'toggleDark' }));

  return {
    say,
    /** @param {State} state */
    render(state) {
      const last = before;
      before = state;
      page.body.classList.toggle('is-presenting', state.present);
      page.body.classList.toggle('is-dark', state.dark);
      if (state.present !== (last?.present ?? false)) {
        fill(page, state.present);
        if (state.present) wake();
      }
      const text = last && hintOf(state, last);
      if (text) say(texts.text(text.id, text.args));
      else if ((last?.dark && !state.dark) || (last?.present && !state.present)) hint.replaceChildren();
    },
  };
}

/** @type {(page: Document, texts: import('../words/texts.js').Texts, dispatch: import('../state/types.js').Dispatch) => HTMLElement} */
function leaveButton(page, texts, dispatch) {
  const button = page.createElement('button');
  Object.assign(button, { type: 'button', className: 'leave', textContent: '×' });
  button.setAttribute('aria-label', texts.text('stage-leave'));
  button.addEventListener('click', () => dispatch({ type: 'leave' }));
  return button;
}

/**
 * What a change is worth saying, now that the controls that show it may be hidden.
 * @param {State} state
 * @param {State} last
 * @returns {{ id: string, args?: Record<string, string> } | null}
 */
function hintOf(state, last) {
  if (state.dark && !last.dark) return { id: 'stage-hint-dark' };
  if (state.present && !last.present) return { id: 'stage-hint-present' };
  // What comes with a notation, or with a tree, is seen with it.
  const isChosen = state.grain !== last.grain && state.isGrainOwn && state.shown === last.shown;
  if (isChosen) return { id: 'stage-hint-grain', args: { grain: nameOfGrain(state.grain, state.notation) } };
  if (state.predict !== last.predict)
    return { id: 'stage-hint-predict', args: { predict: state.predict ? 'on' : 'off' } };
  if (state.overlay !== last.overlay && state.shown === last.shown) return { id: `overlay-${state.overlay}` };
  return null;
}

/**
 * A browser that refuses the whole screen still shows the presentation in its window.
 * @param {Document} page
 * @param {boolean} isPresent
 */
async function fill(page, isPresent) {
  try {
    if (isPresent) await page.documentElement.requestFullscreen();
    else if (page.fullscreenElement) await page.exitFullscreen();
  } catch {
    // Refused: nothing is lost but the browser's own bars.
  }
}

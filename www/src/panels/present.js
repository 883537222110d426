// Presenting: the page shows only sentence, tree and timeline, full screen if the browser allows it, with a QR code in a corner or a blank
// screen on demand. Short hints confirm a key's effect. It follows the state and knows no step and no tree.

import './present.css';
import { render as draw, html, svg } from 'lit-html';
import { toggleMoment } from '../dialogs/dialogs.js';
import { busy } from '../input/keys.js';
import { nameOfGrain } from '../port/slides.js';

/** @typedef {import('../port/types.js').State} State */

/** How long a hint is shown, and how long the pointer may rest before it is hidden, in milliseconds. */
const hintTime = 2000;

/**
 * @param {Document} page
 * @param {Pick<import('../page/page.js').Page, 'texts' | 'dispatch' | 'fresh'>} parts
 */
export function createPresent(page, { texts, dispatch, fresh }) {
  const hint = page.createElement('p');
  hint.className = 'hint';
  hint.setAttribute('role', 'status');
  const showMoment = () => toggleMoment(fresh());
  page.body.append(handles(page, texts, { leave: () => dispatch({ type: 'leave' }), showMoment }), hint);
  /** @type {State | null} */
  let before = null;
  let timer = 0;
  let resting = 0;
  /** Whether the page itself is ending full screen. */
  let isShrinking = false;
  /** Resolves when the screen is in the requested mode: leaving and re-entering quickly ends in full screen. */
  let turn = Promise.resolve();

  /**
   * @param {string} text
   * @param {number} [time] in milliseconds
   */
  function say(text, time = hintTime) {
    hint.textContent = text;
    clearTimeout(timer);
    timer = window.setTimeout(() => hint.replaceChildren(), time);
  }

  /** Only while presenting: changing the class restyles every element. */
  function wake() {
    clearTimeout(resting);
    page.body.classList.remove('is-resting');
    resting = window.setTimeout(() => page.body.classList.add('is-resting'), hintTime);
  }

  /** @param {boolean} isFull */
  function takeScreen(isFull) {
    turn = turn.then(() => {
      isShrinking ||= !isFull && page.fullscreenElement !== null;
      return fill(page, isFull);
    });
  }

  page.addEventListener('keydown', (event) => {
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog, input, textarea, select');
    if (event.key !== 'Escape' || event.defaultPrevented || isElsewhere || !(before?.present || before?.blank)) return;
    event.preventDefault();
    dispatch({ type: 'leave' });
  });
  // In full screen some browsers take Esc for themselves. It was meant for the open popup, which the next Esc closes.
  page.addEventListener('fullscreenchange', () => {
    const isByBrowser = !page.fullscreenElement && !isShrinking;
    isShrinking = false;
    if (isByBrowser && !page.querySelector(busy)) dispatch({ type: 'leave' });
  });
  page.addEventListener('pointermove', () => before?.present && wake());
  page.addEventListener('click', () => before?.blank && dispatch({ type: 'toggleBlank', blank: before.blank }));

  return {
    say,
    toggleMoment: () => void (before?.present && !before.blank && showMoment()),
    toggleFullScreen: () => takeScreen(page.fullscreenElement === null),
    /** @param {State} state */
    render(state) {
      const last = before;
      before = state;
      page.body.classList.toggle('is-presenting', state.present);
      page.body.classList.toggle('is-dark', state.blank === 'black');
      page.body.classList.toggle('is-white', state.blank === 'white');
      if (state.present !== (last?.present ?? false)) {
        takeScreen(state.present);
        if (state.present) wake();
        else page.querySelector('.moment')?.remove();
      }
      const text = last && hintOf(state, last);
      if (text) say(texts.text(text.id, text.args));
      else if ((last?.blank && !state.blank) || (last?.present && !state.present)) hint.replaceChildren();
    },
  };
}

const momentIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path
  d="M4.5 4.5h5v5h-5zM14.5 4.5h5v5h-5zM4.5 14.5h5v5h-5zM14.5 14.5v5M17 17h2.5v2.5M17 14.5h2.5" />`}</svg>`;

/**
 * For touch, without keys.
 * @param {Document} page
 * @param {import('../words/texts.js').Texts} texts
 * @param {{ leave: () => void, showMoment: () => void }} does
 */
function handles(page, texts, { leave, showMoment }) {
  const element = page.createElement('div');
  element.className = 'handles';
  const moment = texts.text('stage-moment');
  draw(
    html`<button type="button" class="leave" aria-label=${texts.text('stage-leave')} @click=${leave}>×</button>
      <button type="button" class="to-moment" aria-label=${moment} title="${moment} (S)" @click=${showMoment}>${momentIcon}</button>`,
    element,
  );
  return element;
}

/**
 * A hint for a change whose controls may be hidden now.
 * @param {State} state
 * @param {State} last
 * @returns {{ id: string, args?: Record<string, string> } | null}
 */
function hintOf(state, last) {
  if (state.blank && state.blank !== last.blank)
    return { id: 'stage-hint-dark', args: { key: state.blank === 'black' ? 'B' : 'W' } };
  if (state.present && !last.present) return { id: 'stage-hint-present' };
  // A change that comes with a notation or a tree is visible by itself.
  const isChosen = state.grain !== last.grain && state.isGrainOwn && state.shown === last.shown;
  if (isChosen) return { id: 'stage-hint-grain', args: { grain: nameOfGrain(state.grain, state.notation) } };
  if (state.predict !== last.predict)
    return { id: 'stage-hint-predict', args: { predict: state.predict ? 'on' : 'off' } };
  if (state.overlay !== last.overlay && state.shown === last.shown) return { id: `overlay-${state.overlay}` };
  return null;
}

/**
 * If the browser refuses full screen, the presentation fills the window.
 * @param {Document} page
 * @param {boolean} isFull
 */
async function fill(page, isFull) {
  try {
    if (isFull) {
      await page.documentElement.requestFullscreen();
      // If the page may capture it, Escape first closes what is open.
      await /** @type {any} */ (navigator).keyboard?.lock?.(['Escape']);
    } else if (page.fullscreenElement) await page.exitFullscreen();
  } catch {
    // Refused: only the browser's own bars remain.
  }
}

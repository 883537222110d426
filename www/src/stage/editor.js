// The field for a leaf's score, exactly over the leaf, with the reason beside it if the score is invalid. It turns keys into actions and
// knows nothing about trees, searches or valid scores.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';

/** @typedef {import('../port/types.js').Editing} Editing */
/** @typedef {import('../port/types.js').Dispatch} Dispatch */
/** @typedef {import('../words/texts.js').Texts} Texts */
/** @typedef {ReturnType<typeof createEditor>} Editor */
/** @typedef {{ x: number, y: number, width: number, height: number, font: number }} Spot the leaf on the stage, around its middle, px */
/** @typedef {{ name: string, hint: string }} Words the leaf's name, and a hint before typing */
/** @typedef {(typed: string, units: number) => string | undefined} PlusUnits a score moved by some units, as it would be typed */

const reasonId = 'tree-editor-reason';
/** The height of a one-line hint below a leaf, px. */
const hintRoom = 52;

/**
 * @param {Texts} texts
 * @param {Dispatch} dispatch
 * @param {PlusUnits} plusUnits
 */
export function createEditor(texts, dispatch, plusUnits) {
  /** @type {Editing | null} */
  let current = null;
  /** Moving to another leaf, whose editor is not drawn yet; and whether its score is already being typed. */
  let isLeaving = false;
  let isAhead = false;

  /** @param {KeyboardEvent & { currentTarget: HTMLInputElement }} event */
  function press(event) {
    // A remote steps: the typed score is accepted first.
    if (event.key === 'PageDown' || event.key === 'PageUp') return event.currentTarget.blur();
    const action = current && actionFor(event, current.node, plusUnits);
    if (!action) return;
    isLeaving = event.key === 'Tab';
    // Anything typed from now on replaces the next leaf's score.
    if (isLeaving) event.currentTarget.select();
    event.preventDefault();
    event.stopPropagation();
    dispatch(action);
  }

  /** @param {InputEvent & { target: HTMLInputElement }} event */
  function type({ target }) {
    if (!current) return;
    const { node, text, isWaiting } = current;
    // The next leaf opens when this one is done; anything typed in between is for neither.
    if (isLeaving && isWaiting) target.value = text;
    else {
      isAhead = isLeaving;
      dispatch({ type: 'editText', node, text: target.value });
    }
  }

  /** Another window has the keys only for a while. @type {(event: FocusEvent) => void} */
  const leave = ({ target }) => {
    if (current && document.activeElement !== target) dispatch({ type: 'leaveEdit' });
  };

  return {
    /** @param {HTMLInputElement | null} input of a leaf that has just been opened */
    open(input) {
      input?.focus({ preventScroll: true });
      // A field opened by the first character of its score continues with the next.
      if (!isAhead && current?.back === null) input?.select();
      [isLeaving, isAhead] = [false, false];
    },
    /**
     * @param {Editing | null} editing
     * @param {Spot | null} spot
     * @param {{ width: number, height: number }} stage
     * @param {Words} words
     */
    template(editing, spot, stage, words) {
      current = editing;
      return editing && spot ? fieldTemplate(texts, editing, spot, stage, words, { type, press, leave }) : nothing;
    },
  };
}

/** @type {(texts: Texts, editing: Editing, spot: Spot, stage: { width: number, height: number }, words: Words, on: Record<'type' | 'press' | 'leave', (event: any) => void>) => unknown} */
function fieldTemplate(texts, { text, error }, spot, stage, { name, hint }, { type, press, leave }) {
  const { box, height } = boxOf(spot, text);
  return html`<div class="leaf-editor" .style=${box}>
    <input type="text" inputmode="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="40"
      aria-label=${texts.text('tree-editor-label', { named: name ? 'named' : 'nameless', name })}
      aria-invalid=${error ? 'true' : 'false'} aria-describedby=${error || hint ? reasonId : nothing}
      .value=${live(text)} @input=${type} @keydown=${press} @blur=${leave} />
    ${error ? reason(texts.error(error), spot, height, stage) : hint ? below(hint, spot, height, stage) : nothing}</div>`;
}

/**
 * Text just typed counts, even if not drawn yet.
 * @param {KeyboardEvent & { currentTarget: HTMLInputElement }} event
 * @param {number} node
 * @param {PlusUnits} plusUnits
 * @returns {import('../port/types.js').Action | null}
 */
function actionFor({ key, shiftKey, isComposing, currentTarget }, node, plusUnits) {
  if (isComposing) return null;
  if (key === 'Enter') return { type: 'commitEdit', move: 'stay' };
  if (key === 'Tab') return { type: 'commitEdit', move: shiftKey ? 'previous' : 'next' };
  if (key === 'Escape') return { type: 'cancelEdit' };
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const text = plusUnits(currentTarget.value, key === 'ArrowUp' ? 1 : -1);
  return text ? { type: 'editText', node, text } : null;
}

/** Large enough for the typed text. @param {Spot} spot @param {string} text */
function boxOf(spot, text) {
  const height = Math.max(spot.height, 1.6 * spot.font);
  const width = Math.max(spot.width, 2.6 * spot.font, (text.length * 0.62 + 0.9) * spot.font);
  return { box: `${boxStyle(spot, width, height)};font-size:${spot.font}px`, height };
}

/** @type {(spot: Spot, width: number, height: number) => string} around the middle of a leaf */
const boxStyle = ({ x, y }, width, height) => `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;

/**
 * A hint is placed where it covers least of the tree: below the leaf, or above it if there is no room.
 * @param {string} text
 * @param {Spot} spot
 * @param {number} height
 * @param {{ width: number, height: number }} stage
 */
function below(text, spot, height, stage) {
  const isBelow = spot.y + height / 2 + hintRoom < stage.height;
  return html`<p id=${reasonId} class="leaf-reason is-hint ${isBelow ? 'is-below' : ''}" .style=${`--share:${shareOf(spot, stage)}`}>${text}</p>`;
}

/**
 * The reason is above the leaf, or below it if there is no room, and stays within the stage.
 * @param {string} text
 * @param {Spot} spot
 * @param {number} height
 * @param {{ width: number }} stage
 */
export function reason(text, spot, height, stage) {
  const isBelow = spot.y - height / 2 < 110;
  return html`<p id=${reasonId} class="leaf-reason ${isBelow ? 'is-below' : ''}" role="alert" .style=${`--share:${shareOf(spot, stage)}`}>${text}</p>`;
}

/** The position of its leaf along the note. @type {(spot: Spot, stage: { width: number }) => number} */
const shareOf = (spot, stage) => Math.min(0.92, Math.max(0.08, spot.x / stage.width));

/**
 * Why a change of a node was not possible, at the node.
 * @param {string} text
 * @param {Spot | null} spot
 * @param {{ width: number }} stage
 */
export function noteTemplate(text, spot, stage) {
  if (!spot) return nothing;
  const { width, height } = spot;
  return html`<div class="leaf-editor is-note" .style=${boxStyle(spot, width, height)}>${reason(text, spot, height, stage)}</div>`;
}

/** A hint while the score of a leaf is typed: that a game's leaf has a score set by hand, or whose side it is from. @type {(view: import('../port/types.js').View, texts: import('../words/texts.js').Texts) => string} */
export function editorHint({ state: { editing }, facts, algorithm }, texts) {
  if (editing && facts.tree.isByHand(editing.node)) return texts.text('tree-editor-by-hand');
  return algorithm.fromMover ? texts.text('tree-editor-side') : '';
}

// The story of one node in a small card beside it: its window, its cost, its result and what that proves, up to the current step. It
// follows pointer, finger and the walk through the tree; it changes nothing.

import './story.css';
import { render as draw, html } from 'lit-html';
import { linesOf, whoIs } from '../words/storylines.js';
import { placeBeside } from './placing.js';
import { boardOf } from './search/board.js';

/** @typedef {import('../port/types.js').View} View */
/** @typedef {keyof typeof waits} By what can open a story */

/**
 * @typedef {object} Story
 * @property {HTMLElement} stage
 * @property {import('../words/texts.js').Texts} texts
 * @property {HTMLElement} card
 * @property {View | null} view
 * @property {{ node: number, by: By } | null} open the node whose story is open
 * @property {number} timer of the next one
 * @property {{ x: number, y: number }} pointer its position, in px of the window
 * @property {{ x: number, y: number } | null} changedAt where the pointer was when the tree last changed
 */

/**
 * Milliseconds before the card opens: for a resting pointer, a resting walk, a resting finger; from node to node the card follows at once.
 */
const waits = { pointer: 350, walk: 600, finger: 500 };
const shortWait = 60;
/** The distance, in px, at which a pointer has left the node. */
const farAway = 40;
/** The maximum movement of a resting finger between two moments, in px. */
const tremor = 6;
/** Of a longer story only the last lines are shown. */
const mostLines = 14;

/**
 * @param {HTMLElement} stage
 * @param {import('../words/texts.js').Texts} texts
 */
export function createStory(stage, texts) {
  const card = document.createElement('div');
  Object.assign(card, { className: 'story', id: 'story', hidden: true });
  card.setAttribute('role', 'tooltip');
  document.body.append(card);
  /** @type {Story} */
  const story = { stage, texts, card, view: null, open: null, timer: 0, pointer: { x: 0, y: 0 }, changedAt: null };
  listen(story);
  return { render: (/** @type {View} */ view) => render(story, view) };
}

/**
 * @param {Story} story
 * @param {View} view
 */
function render(story, view) {
  const { view: last, open, pointer } = story;
  story.view = view;
  const { focusNode, editing } = view.state;
  const isEdit = last !== null && last.run !== view.run;
  if (editing || isEdit) story.changedAt = pointer;
  // A pending card does not open either: its node is another one now.
  if (isEdit) return hide(story);
  const isWalk = document.activeElement?.matches('svg.tree') ?? false;
  if (isWalk && focusNode !== null && focusNode !== last?.state.focusNode) tellSoon(story, focusNode, 'walk');
  if (open) tell(story, open.node, open.by);
}

/**
 * @param {Story} story
 * @param {number} node
 * @param {By} by
 */
function tellSoon(story, node, by) {
  clearTimeout(story.timer);
  story.timer = window.setTimeout(() => tell(story, node, by), story.open && by === 'pointer' ? shortWait : waits[by]);
}

/**
 * @param {Story} story
 * @param {number} node
 * @param {By} by
 */
function tell(story, node, by) {
  const { stage, view, card, texts, open } = story;
  const drawing = stage.querySelector(`.node[data-node="${node}"]`);
  if (!view || !drawing || !isWanted(view.state)) return hide(story);
  if (open?.node !== node) hide(story);
  story.open = { node, by };
  draw(storyTemplate(view, node, texts), card);
  card.hidden = false;
  drawing.setAttribute('aria-describedby', 'story');
  placeBeside(card, drawing);
}

/** @param {Story} story */
function hide(story) {
  const { stage, card, timer } = story;
  clearTimeout(timer);
  for (const element of stage.querySelectorAll('[aria-describedby="story"]'))
    element.removeAttribute('aria-describedby');
  story.open = null;
  card.hidden = true;
}

/**
 * The node of an event: an item for several nodes has no story.
 * @param {globalThis.Event} event
 */
function nodeUnder({ target }) {
  const hit = target instanceof Element ? target.closest('.node[data-node]:not(.is-several)') : null;
  return hit ? Number(hit.getAttribute('data-node')) : null;
}

/** @param {Story} story */
function listen(story) {
  const { stage } = story;
  stage.addEventListener('pointerover', (event) => pointAt(story, event));
  stage.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    story.pointer = { x, y };
  });
  stage.addEventListener('pointerleave', ({ pointerType }) => {
    story.changedAt = null;
    if (pointerType !== 'touch') hide(story);
  });
  stage.addEventListener('focusout', () => hide(story));
  // A user of keys looks at the tree, not at what is under the pointer. Before the key takes effect.
  const asideForKeys = (/** @type {KeyboardEvent} */ { key }) => {
    story.changedAt = story.pointer;
    if (key === 'Escape' || story.open?.by !== 'walk') hide(story);
  };
  document.addEventListener('keydown', asideForKeys, { capture: true });
  listenToFingers(story);
}

/**
 * @param {Story} story
 * @param {PointerEvent} event
 */
function pointAt(story, event) {
  const { changedAt } = story;
  const node = nodeUnder(event);
  if (event.pointerType === 'touch' || event.buttons > 0) return;
  // After a change the pointer rests over whatever is there now, and a card would cover it.
  if (changedAt && Math.hypot(event.clientX - changedAt.x, event.clientY - changedAt.y) < farAway) return;
  story.changedAt = null;
  if (node !== null) tellSoon(story, node, 'pointer');
  else if (story.open?.by !== 'walk') hide(story);
}

/** @param {Story} story */
function listenToFingers(story) {
  const { stage } = story;
  stage.addEventListener('pointerdown', (event) => {
    hide(story);
    const node = nodeUnder(event);
    if (event.pointerType === 'touch' && node !== null) tellSoon(story, node, 'finger');
  });
  for (const type of ['pointermove', 'pointerup', 'pointercancel']) {
    stage.addEventListener(type, (event) => {
      const { pointerType, movementX, movementY } = /** @type {PointerEvent} */ (event);
      const isStill = type === 'pointermove' && Math.hypot(movementX, movementY) < tremor;
      if (pointerType === 'touch' && !story.open && !isStill) clearTimeout(story.timer);
    });
  }
  // The tap that ends a long press is not for the node.
  stage.addEventListener(
    'click',
    (event) => {
      if (story.open?.by !== 'finger') return;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
  stage.addEventListener('contextmenu', (event) => {
    if (story.open?.by === 'finger' || nodeUnder(event) !== null) event.preventDefault();
  });
}

/**
 * Not while the tree is being changed, and not in class: there the card would cover what is being discussed.
 * @param {import('../port/types.js').State} state
 */
const isWanted = ({ editing, making, present, blank }) => !editing && !making && !present && !blank;

/**
 * @param {View} view
 * @param {number} node
 * @param {import('../words/texts.js').Texts} texts
 */
function storyTemplate(view, node, texts) {
  const lines = linesOf(view, node);
  const who = whoIs(view, node);
  const name = { ...who, kind: view.facts.isLeaf(node) ? 'leaf' : 'node', named: who.node === '' ? 'no' : 'yes' };
  const left = Math.max(0, lines.length - mostLines);
  return html`<h2>${texts.rich('stage-story-who', name)}</h2> ${boardOf({ texts, tree: view.tree }, node)}
    <ul>${left > 0 ? html`<li>${texts.text('stage-story-left', { left })}</li>` : ''}
    ${lines.slice(left).map(({ id, args }) => html`<li>${texts.rich(`stage-story-${id}`, args)}</li>`)}</ul>`;
}

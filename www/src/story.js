// The story of one node in a small card beside it: what it was called with, what it took, what it returned and what that
// proves, up to the current step. It follows pointer, finger and the walk through the tree; it changes nothing.

import './story.css';
import { html, render } from 'lit-html';
import { placeBeside } from './placing.js';
import { linesOf, whoIs } from './storylines.js';

/** @typedef {import('./types.js').View} View */

/** Milliseconds: a pointer that rests, the walk that rests, a finger that stays. */
const waits = { pointer: 350, walk: 600, finger: 500 };
/** How far a pointer goes, in px, that is meant to point at something else. */
const farAway = 40;
/** Of a longer story the last lines are told. */
const mostLines = 14;

/**
 * @param {HTMLElement} stage
 * @param {import('./texts.js').Texts} texts
 * @param {globalThis.Event | null} first what has just pointed at the stage and is not over yet
 */
export function createStory(stage, texts, first) {
  const card = document.createElement('div');
  Object.assign(card, { className: 'story', id: 'story', hidden: true });
  card.setAttribute('role', 'tooltip');
  document.body.append(card);
  /** @type {View | null} */
  let view = null;
  /** @type {{ node: number, by: keyof typeof waits } | null} */
  let told = null;
  /** Where the pointer is, and where it was when the tree last changed, in px of the window. */
  let pointer = first instanceof MouseEvent ? { x: first.clientX, y: first.clientY } : { x: 0, y: 0 };
  /** @type {typeof pointer | null} */
  let changedAt = null;
  let timer = 0;

  function hide() {
    clearTimeout(timer);
    for (const element of stage.querySelectorAll('[aria-describedby="story"]'))
      element.removeAttribute('aria-describedby');
    told = null;
    card.hidden = true;
  }

  /**
   * @param {number} node
   * @param {keyof typeof waits} by
   */
  function tellSoon(node, by) {
    clearTimeout(timer);
    // From node to node the card follows at once.
    timer = window.setTimeout(() => tell(node, by), told && by === 'pointer' ? 60 : waits[by]);
  }

  /**
   * @param {number} node
   * @param {keyof typeof waits} by
   */
  function tell(node, by) {
    const drawn = stage.querySelector(`.node[data-node="${node}"]`);
    if (!view || !drawn || !isWanted(view.state)) return hide();
    if (told?.node !== node) hide();
    told = { node, by };
    render(storyTemplate(view, node, texts), card);
    card.hidden = false;
    drawn.setAttribute('aria-describedby', 'story');
    placeBeside(card, drawn);
  }

  /** @param {globalThis.Event} event */
  const nodeUnder = ({ target }) => {
    const hit = target instanceof Element ? target.closest('.node[data-node]') : null;
    return hit ? Number(hit.getAttribute('data-node')) : null;
  };

  stage.addEventListener('pointerover', (event) => {
    const node = nodeUnder(event);
    if (event.pointerType === 'touch' || event.buttons > 0) return;
    // After a change it rests where it was, on whatever stands there now, and a card would cover what one looks at.
    if (changedAt && Math.hypot(event.clientX - changedAt.x, event.clientY - changedAt.y) < farAway) return;
    changedAt = null;
    if (node !== null) tellSoon(node, 'pointer');
    else if (told?.by !== 'walk') hide();
  });
  stage.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    pointer = { x, y };
  });
  stage.addEventListener('pointerleave', (event) => {
    if (event.pointerType !== 'touch') hide();
  });
  stage.addEventListener('pointerdown', (event) => {
    hide();
    const node = nodeUnder(event);
    if (event.pointerType === 'touch' && node !== null) tellSoon(node, 'finger');
  });
  for (const type of ['pointermove', 'pointerup', 'pointercancel']) {
    stage.addEventListener(type, (event) => {
      const { pointerType, movementX, movementY } = /** @type {PointerEvent} */ (event);
      const isStill = type === 'pointermove' && Math.hypot(movementX, movementY) < 6;
      if (pointerType === 'touch' && !told && !isStill) clearTimeout(timer);
    });
  }
  // The tap that ends a long press is not meant for the node.
  stage.addEventListener(
    'click',
    (event) => {
      if (told?.by !== 'finger') return;
      event.stopPropagation();
      event.preventDefault();
    },
    { capture: true },
  );
  stage.addEventListener('contextmenu', (event) => {
    if (told?.by === 'finger' || nodeUnder(event) !== null) event.preventDefault();
  });
  stage.addEventListener('focusout', hide);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });

  const pointed = first && nodeUnder(first);
  const isTouch = first instanceof PointerEvent && first.pointerType === 'touch';
  if (pointed !== null && first?.type === 'pointerover') tellSoon(pointed, isTouch ? 'finger' : 'pointer');

  return {
    /** @param {View} next */
    render(next) {
      const last = view;
      view = next;
      const { focusNode } = next.state;
      const isEdit = last !== null && last.run !== next.run;
      if (next.state.editing || isEdit) changedAt = pointer;
      const isWalk = !isEdit && (document.activeElement?.matches('svg.tree') ?? false);
      if (isWalk && focusNode !== null && focusNode !== last?.state.focusNode) tellSoon(focusNode, 'walk');
      if (!told) return;
      if (isEdit) hide();
      else tell(told.node, told.by);
    },
  };
}

/**
 * Not while the tree is being changed, and not before a hall: there the card would stand in front of what is talked about.
 * @param {import('./types.js').State} state
 */
const isWanted = ({ editing, making, present, dark }) => !editing && !making && !present && !dark;

/**
 * @param {View} view
 * @param {number} node
 * @param {import('./texts.js').Texts} texts
 */
function storyTemplate(view, node, texts) {
  const lines = linesOf(view, node);
  const who = whoIs(view, node);
  const name = { ...who, kind: view.facts.isLeaf(node) ? 'leaf' : 'node', named: who.node === '' ? 'no' : 'yes' };
  const left = Math.max(0, lines.length - mostLines);
  return html`<h2>${texts.rich('stage-story-who', name)}</h2>
    <ul>${left > 0 ? html`<li>${texts.text('stage-story-left', { left })}</li>` : ''}
    ${lines.slice(left).map(({ id, args }) => html`<li>${texts.rich(`stage-story-${id}`, args)}</li>`)}</ul>`;
}

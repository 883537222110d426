// The depth ruler: a column for each ply of a game, its length logarithmic in the number of nodes (outlined) and positions (filled). The
// limit is set by click, drag and arrow keys. It counts nothing.

import { html, nothing } from 'lit-html';
import { mostNodes } from '../../../pkg/tables.js';
import { isClosed, isSeen, isWhole, lastOf, markOf, nodesTo } from './setup.js';

/** @typedef {import('../../words/texts.js').Texts} Texts */
/** @typedef {import('./setup.js').GameCount} GameCount */
/** @typedef {import('./setup.js').Setup} Setup */

/** @type {(count: number) => number} of the longest bar */
const share = (count) => Math.log(count + 1) / Math.log(mostNodes);

/**
 * @param {Texts} texts
 * @param {Setup} setup
 * @param {GameCount} counted
 * @param {(ply: number) => void} choose
 */
export function ruler(texts, setup, counted, choose) {
  const { plies, isOver } = counted;
  const mark = markOf(setup.limit, counted);
  const last = lastOf(counted);
  const told = mark !== null && mark <= last ? toldOf(texts, setup, counted, mark) : '';
  const take = (/** @type {Element} */ slider, /** @type {number} */ ply) => {
    choose(Math.min(Math.max(ply, 1), last));
    slider.querySelector('.is-mark')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return html`<div class="ruler ${isOver ? '' : 'is-coming'}" role="slider" tabindex="0" aria-label=${texts.text('gaming-limit')}
      aria-valuemin="1" aria-valuemax=${Math.max(last, 1)} aria-valuenow=${mark ?? nothing} aria-valuetext=${told || texts.text('gaming-counting')}
      aria-describedby="gaming-closed" @keydown=${press} @pointerdown=${grasp} @pointermove=${drag}>
      ${plies.slice(1).map((ply, index) => column(texts, ply, index + 1, index + 1 === mark, isWhole(counted) && index + 1 === last))}
      ${isClosed(counted) ? html`<span class="ply is-closed"><b>${last + 1}</b><i>&gt; ${number(texts, mostNodes)}</i></span>` : nothing}
    </div>
    <div class="measures"><p class="told" role="status">${told || (isOver ? nothing : texts.text('gaming-counting'))}</p>
      <span class="nodes">${texts.text('gaming-nodes')}</span> <span class="positions">${texts.text(isSeen(setup) ? 'gaming-seen' : 'gaming-positions')}</span></div>`;

  /** @param {KeyboardEvent & { currentTarget: HTMLElement }} event */
  function press(event) {
    const by = steps[event.key];
    if (event.key === 'Enter') event.currentTarget.closest('form')?.requestSubmit();
    if (!by || event.ctrlKey || event.altKey || event.metaKey || last === 0) return;
    event.preventDefault();
    take(event.currentTarget, (mark ?? last) + by);
  }

  /** @param {PointerEvent & { currentTarget: HTMLElement }} event */
  function grasp(event) {
    event.currentTarget.setPointerCapture(event.pointerId);
    takeAt(event);
  }

  /** @param {PointerEvent & { currentTarget: HTMLElement }} event */
  function drag(event) {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) takeAt(event);
  }

  /** @param {PointerEvent & { currentTarget: HTMLElement }} event */
  function takeAt({ currentTarget, clientX: x }) {
    const columns = [...currentTarget.querySelectorAll('.ply:not(.is-closed)')];
    const at = columns.findLastIndex((one) => one.getBoundingClientRect().left <= x);
    if (columns.length > 0 && at + 1 !== mark) take(currentTarget, at + 1);
  }
}

/** To which depth boards and numbers fit the stage, and why no further ply can be chosen, if so. @type {(texts: Texts, setup: Setup, counted: GameCount) => unknown} */
export function limitNotes(texts, setup, counted) {
  const grown = isSeen(setup) ? 'seen' : 'all';
  const about = { ply: lastOf(counted) + 1, nodes: mostNodes, grown };
  return html`<div class="limits"><p>${readableNote(texts, counted)}</p><p class="closed" id="gaming-closed">${isClosed(counted) ? texts.text('gaming-closed', about) : nothing}</p></div>`;
}

/** To which limit boards and numbers fit the stage. @type {(texts: Texts, counted: GameCount) => string} */
function readableNote(texts, { readable: { boards, numbers } }) {
  const both = boards === numbers ? 'both' : boards === 0 ? 'numbers' : 'apart';
  return texts.text('gaming-readable', { what: numbers === 0 ? 'none' : both, boards, numbers });
}

/** How many plies a key moves. @type {Record<string, number>} */
const steps = {
  ...{ ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 },
  ...{ Home: -Infinity, End: Infinity },
};

/** @type {(texts: Texts, value: number) => string} */
const number = (texts, value) => texts.text('counts-number', { value });

/** @type {(texts: Texts, ply: GameCount['plies'][number], at: number, isMark: boolean, isEnd: boolean) => unknown} */
const column = (texts, { nodes, positions }, at, isMark, isEnd) => html`<span class="ply ${isMark ? 'is-mark' : ''}">
    <b>${at}</b><span class="bars"><i class="nodes" .style=${`block-size: ${100 * share(nodes)}%`}></i><i class="positions"
      .style=${`block-size: ${100 * share(positions)}%`}></i></span>
    <span class="numbers"><i>${number(texts, nodes)}</i> <b>${number(texts, positions)}</b></span>
    ${isEnd ? html`<small>${texts.text('gaming-end')}</small>` : nothing}</span>`;

/** @type {(texts: Texts, setup: Setup, counted: GameCount, ply: number) => string} */
function toldOf(texts, setup, { plies }, ply) {
  const { nodes, positions, beyond } = plies[ply];
  if (isSeen(setup)) return texts.text('gaming-told-seen', { plies: ply, nodes, seen: positions });
  return texts.text('gaming-told', { plies: ply, nodes, positions, all: nodesTo(plies, ply), beyond });
}

// The position that a game's search speaks of: its board, who is to move, what its evaluation adds up from, and the ways to go on with
// the game from there. The core says all of it.

import { html, nothing } from 'lit-html';
import { fromText } from '../core/source.js';
import { board } from './board.js';
import { sum } from './sum.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../../pkg/full/core.js').GamePosition} Position */

/** The node that the sentence is about. @type {(page: Pick<Page, 'frame'>) => number} */
const spokenOf = ({ frame: { event, path } }) => event?.node ?? path.at(-1) ?? 0;

/**
 * @param {Page} page
 * @param {unknown} numbers the bounds and the best score
 */
export function positionPanel(page, numbers) {
  const { tree } = page;
  const node = spokenOf(page);
  const position = tree.position(node);
  if (!position) return nothing;
  const isSummed = !position.isOver && position.sum.length > 0 && tree.game()?.depth !== null;
  return html`${numbers}
    <div class="board">${board(page.texts, position)}<div>${captions(page, node, position)} ${ways(page, node)} ${limit(page)}</div></div>
    ${isSummed ? sum(page, position) : nothing}`;
}

/** @type {(page: Page, node: number, position: Position) => unknown} */
function captions({ texts, tree, facts }, node, { isOver, isSecond }) {
  const moves = tree.path(node);
  const turn = facts.isLeaf(node) ? '' : facts.player(node) === 'max' ? 'MAX' : 'MIN';
  const who = { who: isSecond ? 'second' : 'first', side: turn === '' ? 'none' : 'named', name: turn };
  return html`<b>${moves === '' ? texts.text('position-first') : texts.text('position-after', { moves })}</b>
    <p>${texts.text(isOver ? 'position-over' : 'position-to-move', who)}</p>`;
}

/**
 * A game goes on from a node, or from one move earlier.
 * @type {(page: Page, node: number) => unknown}
 */
const ways = (page, node) => html`<div class="ways">
  ${way(page, 'onward', node === 0 || page.facts.isLeaf(node) ? undefined : page.tree.onward(node))}
  ${way(page, 'back', page.tree.oneMoveBack())}</div>`;

/** How far the tree goes. @type {(page: Page) => unknown} */
function limit(page) {
  const { texts, tree } = page;
  const depth = tree.game()?.depth ?? null;
  if (depth === null) return nothing;
  return html`<div class="ways limit">${way(page, 'shallower', depth === 1 ? undefined : tree.withDepth(depth - 1), '−')}
    <b>${texts.text('position-depth', { depth })}</b> ${way(page, 'deeper', tree.withDepth(depth + 1), '+')}</div>`;
}

/**
 * @param {Page} page
 * @param {string} id
 * @param {string | undefined} text of the game that it leads to, where there is one
 * @param {string} [sign] that stands for the words
 */
function way({ texts, dispatch }, id, text, sign) {
  const words = texts.text(`position-${id}`);
  const open = () => text !== undefined && dispatch({ type: 'openTree', source: fromText(text) });
  return html`<button type="button" ?disabled=${text === undefined} aria-label=${words} title=${words} @click=${open}>${sign ?? words}</button>`;
}

// The position of a game that the search is about: its board, who is to move, how its evaluation adds up, and the ways to continue the game
// from there. All of it comes from the core.

import { html, nothing } from 'lit-html';
import { hidesFuture } from '../../port/predicting.js';
import { board, turnOf } from './board.js';
import { ratedMoves } from './ratedmoves.js';
import { sum } from './sum.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../../pkg/core.js').GamePosition} Position */

/** The initial number of plies that a search goes beyond the limit where a position is not quiet. */
const usuallyBeyond = 2;

/**
 * @param {Page} page
 * @param {unknown} numbers the bounds and the best score
 */
export function positionPanel(page, numbers) {
  const { tree, run, frame } = page;
  const node = run.spoken(frame.step);
  const position = tree.position(node);
  if (!position) return nothing;
  const isSummed = position.sum.length > 0 && tree.game()?.depth !== null;
  return html`${numbers}
    <div class="board">${board(page.texts, position)}<div>${captions(page, node, position)} ${isSummed && !position.isOver ? byHand(page, node) : nothing} ${line(page, node)} ${ways(page, node)}</div></div>
    ${limit(page)}
    ${node === 0 && !position.isOver && !hidesFuture(page) ? ratedMoves(page) : nothing}
    ${isSummed ? sum(page, position, asked(page, node, position)) : nothing}`;
}

/** Whether the search uses the evaluation there: when the game is over, the outcome counts. @type {(page: Page, node: number, position: Position) => 'yes' | 'no' | 'over'} */
function asked({ facts, tree, settings }, node, { isOver }) {
  if (isOver) return 'over';
  const isEverywhere = settings.order === 'static' || tree.sure() !== undefined;
  return facts.isLeaf(node) || isEverywhere ? 'yes' : 'no';
}

/** @type {(page: Page, node: number, position: Position) => unknown} */
function captions({ texts, tree, facts }, node, { isOver, isSecond, throws }) {
  const moves = tree.path(node);
  const turn = facts.isLeaf(node) ? '' : facts.player(node) === 'max' ? 'MAX' : 'MIN';
  const who = { ...turnOf({ isSecond, throws }), side: turn === '' ? 'none' : 'named', name: turn };
  return html`<b>${moves === '' ? texts.text('position-first') : texts.rich('position-after', { moves })}</b>
    <p>${texts.text(isOver ? 'position-over' : 'position-to-move', who)}</p>`;
}

/** A note that the node's score was set by hand, and is not the sum. @type {(page: Page, node: number) => unknown} */
const byHand = ({ texts, facts, tree, score }, node) =>
  tree.isByHand(node) ? html`<p>${texts.text('position-by-hand', { score: score(facts.scores[node]) })}</p>` : nothing;

/** The moves that lead there, each a link to the moment at which the search reaches it. @type {(page: Page, node: number) => unknown} */
function line({ texts, facts, tree, dispatch }, node) {
  const nodes = [];
  for (let at = node; at > 0; at = facts.parents[at]) nodes.unshift(at);
  if (nodes.length === 0) return nothing;
  const step = (/** @type {number} */ at) =>
    html`<button type="button" @click=${() => dispatch({ type: 'jumpTo', node: at })}>${tree.name(at)}</button>`;
  return html`<p class="played">${texts.text('position-line')} ${nodes.map(step)}</p>`;
}

/**
 * The ways to continue a game from a node, or from one move earlier.
 * @type {(page: Page, node: number) => unknown}
 */
const ways = (page, node) => html`<div class="ways">
  ${way(page, 'position-onward', node === 0 || page.facts.isLeaf(node) ? undefined : { type: 'goOn', node })}
  ${way(page, 'position-back', opening(page.tree.oneMoveBack()))}</div>`;

/** How far the tree goes. @type {(page: Page) => unknown} */
function limit(page) {
  const { texts, tree } = page;
  const depth = tree.game()?.depth ?? null;
  if (depth === null) return nothing;
  return html`<div class="ways limit">${way(page, 'position-shallower', depth === 1 ? undefined : opening(tree.withDepth(depth - 1)), '−')}
    <b>${texts.text('position-depth', { depth })}</b> ${way(page, 'position-deeper', opening(tree.withDepth(depth + 1)), '+')} ${beyond(page)} ${sure(page)}</div>
    ${beyondTold(page)}`;
}

/** Whether the search continues where a position is not quiet, in the game's own words. @type {(page: Page) => unknown} */
function beyond(page) {
  const { texts, tree, run, dispatch } = page;
  const unrest = tree.game()?.unrest;
  if (!unrest) return nothing;
  const plies = tree.beyond();
  const text = tree.withBeyond(plies === 0 ? usuallyBeyond : 0);
  const turn = () => {
    if (text === undefined) return;
    const { score, leaves } = run.found();
    dispatch({ type: 'openTree', text, beyondWas: { text, score, leaves } });
  };
  return html`<button type="button" class="beyond" aria-pressed=${plies > 0} title=${texts.text('position-beyond-why', { unrest })} @click=${turn}>${texts.text('position-beyond', { plies, unrest })}</button>`;
}

/** What changed when searching beyond the limit was turned on or off. @param {Page} page */
function beyondTold(page) {
  const { texts, tree, run, score, state } = page;
  const was = state.beyondWas;
  if (was?.text !== state.shown.source.text || hidesFuture(page)) return nothing;
  const now = run.found();
  const changed = (/** @type {'leaves' | 'score'} */ what) => (was[what] === now[what] ? 'same' : 'other');
  return html`<p role="status">${texts.text('position-beyond-told', {
    ...{ plies: tree.beyond(), leaves: changed('leaves'), score: changed('score') },
    ...{ oldLeaves: was.leaves, newLeaves: now.leaves, oldScore: score(was.score), newScore: score(now.score) },
  })}</p>`;
}

/** Whether the search stops early where the evaluation is certain; this can be turned off. @type {(page: Page) => unknown} */
function sure({ texts, score, tree, dispatch }) {
  const points = tree.sure();
  if (points === undefined) return nothing;
  const turn = () => dispatch({ type: 'openTree', text: /** @type {string} */ (tree.neverSure()) });
  return html`<button type="button" class="beyond" aria-pressed="true" title=${texts.text('position-sure-why')} @click=${turn}>${texts.text('position-sure', { points: score(points) })}</button>`;
}

/**
 * @param {Page} page
 * @param {string} id
 * @param {import('../../port/types.js').Action | undefined} action that leads there, if possible
 * @param {string} [sign] in place of the words
 */
function way({ texts, dispatch }, id, action, sign) {
  const words = texts.text(id);
  const go = () => action && dispatch(action);
  return html`<button type="button" aria-disabled=${!action} aria-label=${words} title=${words} @click=${go}>${sign ?? words}</button>`;
}

/** Opens the game in a text, if there is one. @type {(text: string | undefined) => import('../../port/types.js').Action | undefined} */
const opening = (text) => (text === undefined ? undefined : { type: 'openTree', text });

// The scores of all moves of a game's first position, on request: computed once per game and limit, in the order of the tree or best first.

import { html, nothing } from 'lit-html';
import { until } from 'lit-html/directives/until.js';
import { late } from '../../dialogs/late.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../../pkg/core.js').GameRating} Rating */

/** The last ones computed. @type {{ key: string, moves: Promise<Rating[]> } | null} */
let known = null;

/** @param {Page} page */
export function ratedMoves(page) {
  const { texts, state, dispatch } = page;
  const isOpen = state.rated !== null;
  const toggle = () => dispatch({ type: 'rateMoves', by: isOpen ? null : 'order' });
  const table = () => movesOf(page).then((moves) => tableOf(page, moves));
  return html`<div class="ways"><button type="button" aria-expanded=${isOpen} @click=${toggle}>${texts.text('rated-open')}</button></div>
    ${isOpen ? until(table(), html`<p class="empty" role="status">${texts.text('gaming-counting')}</p>`) : nothing}`;
}

/** @type {(page: Page) => Promise<Rating[]>} */
function movesOf({ state, settings, engine }) {
  const { text } = state.shown.source;
  const key = `${text} ${settings.depth}`;
  if (known?.key !== key) {
    const asked = late(() => import('../../dialogs/games/rating.js'));
    known = { key, moves: asked.then(({ rate }) => rate({ rated: text, settings }, engine.core())) };
  }
  return known.moves;
}

/** @type {(page: Page, moves: Rating[]) => unknown} */
function tableOf({ texts, state, score, dispatch }, moves) {
  const best = Math.max(...moves.map((one) => one.score));
  const rows = state.rated === 'score' ? [...moves].sort((one, other) => other.score - one.score) : moves;
  const head = (/** @type {'order' | 'score'} */ by, /** @type {string} */ name) => html`<th scope="col"
      aria-sort=${state.rated === by ? (by === 'score' ? 'descending' : 'ascending') : nothing}><button type="button"
      title=${texts.text('rated-sort', { by: name })} @click=${() => dispatch({ type: 'rateMoves', by })}>${name}</button></th>`;
  return html`<table class="sheet rated"><caption>${texts.text('rated-label')}</caption>
    <thead><tr>${head('order', texts.text('rated-move'))}${head('score', texts.text('rated-score'))}</tr></thead>
    <tbody>${rows.map(
      (one) => html`<tr class=${one.score === best ? 'is-best' : ''}><th scope="row">${one.move}</th>
        <td>${score(one.score)}${one.score === best ? html` <small>${texts.text('rated-best')}</small>` : nothing}</td></tr>`,
    )}</tbody></table>`;
}

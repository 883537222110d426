// The first position of a game, set up piece by piece: a palette, and a board whose squares take the chosen piece, by pointer or by keys.
// The core says which pieces there are, how squares are named, which ones are adjacent, and what the text is; an invalid position is
// reported beside the text.

import { html, nothing, svg } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { drawing, turnOf } from '../../panels/search/board.js';
import { worded } from '../../words/telling.js';
import { textOf, withValues } from './setup.js';

/** @typedef {import('./dialog.js').Gaming} Gaming */
/** @typedef {import('../../../pkg/core.js').GamePiece} GamePiece */
/** @typedef {import('../../../pkg/core.js').GameSquare} GameSquare */
/**
 * @typedef {object} Arranging
 * @property {import('../../../pkg/core.js').GameArranging} core
 * @property {GamePiece[]} pieces
 * @property {number} chosen of the pieces
 * @property {number} at the square that Tab leads to
 * @property {number} [last] the square that was set last
 */

/** How far arrow keys move, to the right and down. @type {Record<string, [right: number, down: number]>} */
const ways = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** The button that starts it, if the game's pieces are placed on squares. @param {Gaming} gaming */
export function startArranging(gaming) {
  const { page, rows, setup } = gaming;
  const begin = () => {
    const core = page.engine.core().GameArranging.fromText(textOf(setup.values));
    if (core) gaming.arranging = { core, pieces: core.pieces(), chosen: 1, at: core.squares()[0].place };
    gaming.draw();
    focusOn('.pieces-to-put :checked');
  };
  const row = rows.find(({ id }) => id === setup.values.game);
  return row?.hasPieces
    ? html`<button type="button" class="plain put" ?disabled=${gaming.first === null} @click=${begin}>${page.texts.text('gaming-put')}</button>`
    : nothing;
}

/** The element with the focus is gone. @param {string} selector */
const focusOn = (selector) =>
  /** @type {HTMLElement | null} */ (document.querySelector(`.is-gaming ${selector}`))?.focus();

/** @param {Gaming} gaming */
export function endArranging(gaming) {
  gaming.arranging?.core.free();
  gaming.arranging = null;
}

/** Back to the moves, with the new position. @param {Gaming} gaming */
export function leaveArranging(gaming) {
  endArranging(gaming);
  gaming.draw();
  focusOn('.put');
}

/** @type {(gaming: Gaming, arranging: Arranging) => unknown} */
export function arrangingView(gaming, arranging) {
  const { page, first, problem } = gaming;
  const { texts } = page;
  const { core, pieces } = arranging;
  const put = (/** @type {Event} */ event) => {
    const place = placeOf(event);
    if (place === null) return;
    core.put(place, arranging.chosen);
    arranging.last = place;
    takeOver(gaming, core.text());
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    const [place, way] = [placeOf(event), ways[event.key]];
    if (place === null || event.ctrlKey || event.altKey || event.metaKey) return;
    if (way) focusOn(`[data-place="${core.beside(place, ...way)}"]`);
    else if (event.key === 'Enter' || event.key === ' ') put(event);
    else return;
    event.preventDefault();
  };
  const come = (/** @type {Event} */ event) => {
    arranging.at = placeOf(event) ?? arranging.at;
    gaming.draw();
  };
  const turn = () => {
    core.turn();
    takeOver(gaming, core.text());
  };
  const squares = core.squares().map((one) => ({ ...one, name: worded(texts, JSON.parse(one.said)) }));
  // A change of a button's name is not read aloud by itself.
  const news = squares.find(({ place }) => place === arranging.last)?.name;
  return html`<p class="news" role="status">${news}</p>
    <p class="turn" role="status">${first && !problem ? texts.text(first.isOver ? 'gaming-over' : 'gaming-turn', turnOf(first)) : nothing}</p>
    <fieldset class="pieces-to-put"><legend>${texts.text('gaming-put')}</legend>
      ${pieces.map((piece, at) => choice(gaming, arranging, piece, at))}</fieldset>
    <div class="first is-arranged"><div @click=${put} @keydown=${press} @focusin=${come}>${drawing(
      core.diagram(),
      texts.text('gaming-put-squares'),
      squares.map((one) => square(arranging, one)),
    )}</div>
      <div class="plays"><button type="button" @click=${turn}>${texts.text('gaming-put-turn')}</button>
      <button type="button" @click=${() => leaveArranging(gaming)}>${texts.text('gaming-put-end')}</button></div></div>`;
}

/** The square of an event. @param {Event} event */
function placeOf({ target }) {
  const place = target instanceof Element ? target.getAttribute('data-place') : null;
  return place === null ? null : Number(place);
}

/** A square that takes the chosen piece. @type {(arranging: Arranging, square: GameSquare & { name?: string }) => unknown} */
const square = ({ at }, { place, left, top, side, name }) =>
  svg`<rect class="square" role="button" tabindex=${place === at ? 0 : -1} aria-label=${name}
    data-place=${place} x=${left} y=${top} width=${side} height=${side}></rect>`;

/** @type {(gaming: Gaming, arranging: Arranging, piece: GamePiece, at: number) => unknown} */
function choice({ page, draw }, arranging, { kind, isSecond, diagram }, at) {
  const { texts } = page;
  const player = isSecond ? 'second' : 'first';
  const name = kind ? texts.text('gaming-put-piece', { kind, player }) : texts.text('gaming-put-nothing');
  const take = () => {
    arranging.chosen = at;
    draw();
  };
  return html`<label title=${name}><input type="radio" name="piece" aria-label=${name} .checked=${live(at === arranging.chosen)} @change=${take}>
    ${drawing(diagram, name)}</label>`;
}

/** The new position is the first one, without any moves. @type {(gaming: Gaming, position: string) => void} */
const takeOver = (gaming, position) => gaming.choose(withValues(gaming.setup, { position, moves: '' }));

// The dialog of games: which one, from which position, how far. Under the fields stands how many nodes and positions each ply has,
// which is where the limit is chosen. What the fields mean and what is wrong with them, the core says.

import './gaming.css';
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { plainError } from '../core/answers.js';
import { mostNodes } from '../core/changes.js';
import { fromText, isGame } from '../core/source.js';
import { board } from '../family/positionpanel.js';
import { openDialog } from '../taking/dialog.js';
import { ruled } from './ruling.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../../pkg/full/core.js').GameRow} GameRow */
/** @typedef {import('../../pkg/full/core.js').GamePly} Ply */
/** @typedef {import('../state/types.js').ReadError} ReadError */
/** @typedef {{ said: ReturnType<typeof import('../../pkg/full/core.js').readGame> } | { error: ReadError }} Reading */
/**
 * @typedef {object} Gaming
 * @property {Page} page
 * @property {GameRow[]} games
 * @property {Record<string, string>} fields what is said of the game, by field; empty what is not
 * @property {Ply[]} plies counted so far, from the root on
 * @property {boolean} isCounting
 * @property {() => void} end of the counting
 * @property {() => void} draw
 * @property {() => void} close
 */

/** What the text of a game that is begun says, where nothing else was chosen. @type {Record<string, Record<string, string>>} */
const usual = { nim: { heaps: '1,2,3' }, mnk: { mnk: '4,3,3' } };
/** A position with more moves shows none of them as a button. */
const mostMoves = 40;
/** Which field is typed into, and which the games share. */
const typed = ['size', 'heaps', 'mnk'];

/** @param {Page} page */
export function open(page) {
  if (document.querySelector('dialog[open]')) return;
  const { texts, engine, state } = page;
  const { source } = state.shown;
  const fields = isGame(source)
    ? Object.fromEntries(page.tree.game()?.fields ?? [])
    : { game: 'tic-tac-toe', depth: '2' };
  /** @type {Gaming} */
  const gaming = {
    ...{ page, games: engine.core().games(), fields, plies: [], isCounting: false, end() {}, draw },
    close: () => dialog.close(),
  };
  const words = { title: texts.text('gaming-title'), close: texts.text('taking-close'), kind: 'gaming' };
  const { dialog, draw: redraw } = openDialog({ ...words, onClose: () => gaming.end() }, () => content(gaming));
  count(gaming);
  draw();

  function draw() {
    redraw();
  }
}

/** The text that the fields make. @param {Gaming} gaming @param {Record<string, string>} [more] */
const textOf = ({ fields }, more = {}) =>
  Object.entries({ ...fields, ...more })
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** @type {(gaming: Gaming) => Reading} */
function read(gaming) {
  try {
    return { said: gaming.page.engine.core().readGame(textOf(gaming)) };
  } catch (error) {
    return { error: plainError(error) };
  }
}

/** Counts anew. @param {Gaming} gaming */
function count(gaming) {
  gaming.end();
  gaming.plies = [];
  gaming.isCounting = 'said' in read(gaming);
  gaming.end = () => {};
  if (!gaming.isCounting) return;
  gaming.end = ruled(gaming.page.engine.core(), textOf(gaming, { scores: '' }), {
    found(ply) {
      gaming.plies = [...gaming.plies, ply];
      gaming.draw();
    },
    done() {
      gaming.isCounting = false;
      gaming.draw();
    },
  });
}

/**
 * @param {Gaming} gaming
 * @param {Record<string, string>} change
 */
function change(gaming, change) {
  gaming.fields = { ...gaming.fields, ...change };
  // Another position has other leaves, and how far a tree goes changes nothing of its plies.
  if (!('depth' in change)) {
    gaming.fields.scores = '';
    count(gaming);
  }
  gaming.draw();
}

/** @param {Gaming} gaming */
function content(gaming) {
  const { page, games, fields } = gaming;
  const { texts } = page;
  const reading = read(gaming);
  const row = games.find(({ id }) => id === fields.game) ?? games[0];
  return html`<form novalidate @submit=${(/** @type {Event} */ event) => submit(event, gaming, reading)}>
    <div class="fields">${gameRow(gaming)}
      ${row.options.filter((id) => typed.includes(id)).map((id) => textRow(gaming, reading, id))}
      ${row.options.includes('rule') ? checkRow(gaming, 'rule', 'misere') : nothing}
      ${row.options.includes('all-moves') ? checkRow(gaming, 'all-moves') : nothing}
      ${textRow(gaming, reading, 'position')} ${textRow(gaming, reading, 'moves')}
      ${row.orders.length > 0 ? choiceRow(gaming, 'move-order', row.orders) : nothing}
      ${choiceRow(gaming, 'utility', row.utilities)} ${checkRow(gaming, 'symmetry')}</div>
    <div class="first">${'said' in reading ? first(gaming, reading.said) : nothing}</div>
    ${ruler(gaming)}
    <div class="ends">${elsewhere(gaming, reading)}<button class="primary">${texts.text('gaming-open')}</button></div>
  </form>`;
}

/** @type {(event: Event, gaming: Gaming, reading: Reading) => void} */
function submit(event, gaming, reading) {
  event.preventDefault();
  if ('error' in reading) {
    const form = /** @type {HTMLElement} */ (event.currentTarget);
    /** @type {HTMLElement | null} */ (form.querySelector(`[name="${reading.error.field}"]`))?.focus();
    return;
  }
  gaming.close();
  /** @type {HTMLElement | null} */ (document.querySelector('.stage'))?.focus({ preventScroll: true });
  gaming.page.dispatch({ type: 'openTree', source: fromText(textOf(gaming)) });
}

/** What is wrong where no field of the dialog is. @type {(gaming: Gaming, reading: Reading) => unknown} */
function elsewhere({ page, fields }, reading) {
  if (!('error' in reading) || (reading.error.field ?? '') in fields) return nothing;
  return html`<p class="problem" role="alert">${page.texts.error(reading.error)}</p>`;
}

/** @param {Gaming} gaming */
function gameRow(gaming) {
  const { page, games, fields } = gaming;
  const { texts } = page;
  const take = (/** @type {Event} */ { currentTarget }) => {
    const game = /** @type {HTMLSelectElement} */ (currentTarget).value;
    gaming.fields = {};
    change(gaming, { game, ...usual[game] });
    change(gaming, { depth: '2' });
  };
  return html`<label class="row"><span>${texts.text('gaming-game')}</span><select name="game" @change=${take}>${games.map(
    ({ id }) => html`<option value=${id} .selected=${live(id === fields.game)}>${texts.text(`game-${id}`)}</option>`,
  )}</select></label>`;
}

/** @type {(gaming: Gaming, reading: Reading, id: string) => unknown} */
function textRow(gaming, reading, id) {
  const { texts } = gaming.page;
  const error = 'error' in reading && reading.error.field === id ? reading.error : null;
  const input = (/** @type {Event} */ { currentTarget }) =>
    change(gaming, { [id]: /** @type {HTMLInputElement} */ (currentTarget).value });
  return html`<label class="row"><span>${texts.text(`gaming-${id}`)}</span>
      <input name=${id} type="text" spellcheck="false" autocomplete="off" autocapitalize="off" maxlength="2000"
        placeholder=${texts.text(`gaming-${id}-hint`)} aria-invalid=${error ? 'true' : 'false'}
        aria-describedby=${error ? 'gaming-problem' : nothing} .value=${live(gaming.fields[id] ?? '')} @input=${input}></label>
    ${error ? html`<p class="problem" id="gaming-problem" role="alert">${texts.error(error)}</p>` : nothing}`;
}

/** @type {(gaming: Gaming, id: string, value?: string) => unknown} */
function checkRow(gaming, id, value = 'yes') {
  const take = (/** @type {Event} */ { currentTarget }) =>
    change(gaming, { [id]: /** @type {HTMLInputElement} */ (currentTarget).checked ? value : '' });
  return html`<label class="row"><span>${gaming.page.texts.text(`gaming-${id}`)}</span>
    <input name=${id} type="checkbox" .checked=${live(gaming.fields[id] === value)} @change=${take}></label>`;
}

/** @type {(gaming: Gaming, id: string, values: string[]) => unknown} */
function choiceRow(gaming, id, values) {
  const { texts } = gaming.page;
  const take = (/** @type {Event} */ { currentTarget }) =>
    change(gaming, { [id]: /** @type {HTMLSelectElement} */ (currentTarget).value });
  const chosen = gaming.fields[id] ?? '';
  return html`<label class="row"><span>${texts.text(`gaming-${id}`)}</span><select name=${id} @change=${take}>
    <option value="" .selected=${live(chosen === '')}>${texts.text(`gaming-${id}-usual`)}</option>
    ${values.map((one) => html`<option value=${one} .selected=${live(one === chosen)}>${texts.text(`gaming-${id}-${one}`)}</option>`)}
  </select></label>`;
}

/**
 * The first position, on which moves are played.
 * @param {Gaming} gaming
 * @param {ReturnType<typeof import('../../pkg/full/core.js').readGame>} said
 */
function first(gaming, { first }) {
  const { texts } = gaming.page;
  const { moves, isOver, isSecond } = first;
  const core = gaming.page.engine.core();
  const play = (/** @type {string} */ move) =>
    change(gaming, Object.fromEntries(core.readGame(core.afterMove(textOf(gaming), move)).fields));
  const who = { who: isSecond ? 'second' : 'first', side: 'none', name: '' };
  return html`${board(gaming.page, first)}
    <p>${texts.text(isOver ? 'position-over' : 'position-to-move', who)}</p>
    ${
      moves.length > mostMoves
        ? nothing
        : html`<div class="playable" role="group" aria-label=${texts.text('gaming-play')}>${moves.map(
            (move) => html`<button type="button" @click=${() => play(move)}>${move}</button>`,
          )}</div>`
    }`;
}

/** How far: a column for every ply. @param {Gaming} gaming */
function ruler(gaming) {
  const { page, plies, fields, isCounting } = gaming;
  const { texts } = page;
  const below = plies.slice(1);
  const isWhole = plies.length > 0 && plies[plies.length - 1].ended === plies[plies.length - 1].nodes;
  const number = (/** @type {number} */ value) => texts.text('counts-number', { value });
  const column = (/** @type {Ply} */ { nodes, positions }, /** @type {number} */ at) => {
    const ply = String(at + 1);
    return html`<label class="ply"><input type="radio" name="depth" value=${ply} .checked=${live(fields.depth === ply)}
        @change=${() => change(gaming, { depth: ply })}>
      <i .style="--nodes:${share(nodes)};--positions:${share(positions)}"></i>
      <b>${ply}</b><span>${number(nodes)}</span><small>${number(positions)}</small></label>`;
  };
  return html`<fieldset class="ruler"><legend>${texts.text('gaming-limit')}</legend>
    <div class="plies"><div class="heads" aria-hidden="true"><b>${texts.text('gaming-plies')}</b>
        <span>${texts.text('gaming-nodes')}</span><small>${texts.text('gaming-positions')}</small></div>
      ${below.map(column)}
      ${isCounting ? html`<p class="beyond" role="status">${texts.text('gaming-counting')}</p>` : nothing}
      ${isCounting || isWhole || plies.length === 0 ? nothing : html`<p class="beyond">${texts.text('gaming-too-many', { nodes: number(mostNodes) })}</p>`}</div>
  </fieldset>`;
}

/** Lengths go by the logarithm. @param {number} count */
const share = (count) => (Math.log(count + 1) / Math.log(mostNodes)).toFixed(3);

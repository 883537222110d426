// The dialog for a game: which one, from which position, how its tree grows, and how far, on the depth ruler. Invalid input stays, with the
// reason beside its field. It knows fields and no rule of any game.

import '../taking/taking.css';
import './gaming.css';
import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { mostNodes } from '../../../pkg/tables.js';
import { board, turnOf } from '../../panels/search/board.js';
import { plainError } from '../../port/answers.js';
import { lookOf } from '../../stage/picture.js';
import { openDialog } from '../taking/dialog.js';
import { arrangingView, endArranging, leaveArranging, startArranging } from './arranging.js';
import { startCounting } from './counting.js';
import { limitNotes, ruler } from './ruler.js';
import * as setups from './setup.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').ReadError} ReadError */
/** @typedef {import('../../../pkg/core.js').GameRow} GameRow */
/** @typedef {import('../../../pkg/core.js').GamePosition} GamePosition */
/**
 * @typedef {object} Gaming
 * @property {Page} page
 * @property {GameRow[]} rows every game
 * @property {setups.Setup} setup
 * @property {GamePosition | null} first position of the tree
 * @property {{ game: string | undefined, position: GamePosition } | null} last the last valid one
 * @property {{ field: string, reason: string } | null} problem
 * @property {ReturnType<typeof startCounting>} counted
 * @property {setups.Readable} readable to which limit boards and numbers fit the stage
 * @property {string | null} counting the text whose plies are counted
 * @property {import('./arranging.js').Arranging | null} arranging the first position, piece by piece
 * @property {boolean} isAsked before its depth is known
 * @property {boolean} isClosed
 * @property {(setup: setups.Setup) => void} choose
 * @property {() => void} draw
 */

/** Of no game. */
const uncounted = { plies: [], isOver: true, end: () => {} };
/** No room for anything. */
const unread = { numbers: 0, boards: 0, isWhole: false };

/** @param {Page} page */
export function open(page) {
  if (document.querySelector('dialog[open]')) return;
  const { texts } = page;
  const here = page.tree.game();
  /** @type {Gaming} */
  const gaming = {
    choose: (setup) => choose(gaming, setup),
    ...{
      page,
      rows: page.engine.core().games(),
      draw,
      first: null,
      last: null,
      problem: null,
      counted: uncounted,
      readable: unread,
      counting: null,
      arranging: null,
      isAsked: false,
      isClosed: false,
    },
    setup: here ? setups.setupOf(here.fields) : setups.begun('tic-tac-toe'),
  };
  read(gaming);
  const words = { title: texts.text('gaming-title'), close: texts.text('taking-close'), kind: 'gaming' };
  const onClose = () => {
    gaming.counted.end();
    endArranging(gaming);
    gaming.isClosed = true;
  };
  const { dialog, draw: redraw } = openDialog({ ...words, onClose }, () => content(gaming));
  // Escape ends one thing at a time.
  dialog.addEventListener('cancel', (event) => {
    if (!gaming.arranging) return;
    event.preventDefault();
    leaveArranging(gaming);
  });
  /** @type {HTMLInputElement | null} */ (dialog.querySelector('input:checked'))?.focus();

  function draw() {
    redraw();
    if (gaming.isAsked) openTree(gaming);
  }
}

/**
 * @param {Gaming} gaming
 * @param {setups.Setup} setup
 */
function choose(gaming, setup) {
  Object.assign(gaming, { setup, isAsked: false });
  read(gaming);
  gaming.draw();
}

/**
 * Asks the core what the fields mean, and starts counting the plies.
 * @param {Gaming} gaming
 */
function read(gaming) {
  const { page, setup } = gaming;
  const { values } = setup;
  const core = page.engine.core();
  try {
    gaming.first = core.readGame(setups.textOf(values)).first;
    gaming.last = gaming.first && { game: values.game, position: gaming.first };
    gaming.problem = null;
  } catch (error) {
    const wrong = /** @type {ReadError} */ (plainError(error));
    gaming.problem = { field: wrong.field ?? 'game', reason: page.texts.error(wrong) };
    gaming.first = null;
  }
  const followed = (/** @type {string} */ text) => core.seenBy(text, page.settings) ?? text;
  const text = gaming.first ? setups.countedText(values, followed) : null;
  if (text === gaming.counting) return;
  gaming.counted.end();
  gaming.readable = text === null ? unread : readableOn(page, text);
  gaming.counting = text;
  gaming.counted = text === null ? uncounted : startCounting(text, core, gaming.draw);
}

/** What the stage currently has room for. @type {(page: Page, text: string) => setups.Readable} */
function readableOn(page, text) {
  const { clientWidth: width = 0, clientHeight: height = 0 } = document.querySelector('.main .stage') ?? {};
  return page.engine.core().readableGame(text, page.settings, lookOf(page, { width, height }, page.texts));
}

/** @type {(gaming: Gaming) => setups.GameCount} */
const knownOf = ({ counted, readable }) => ({ ...counted, readable });

/** @param {Gaming} gaming */
function content(gaming) {
  const { page, rows, setup, problem } = gaming;
  const counted = knownOf(gaming);
  const { texts } = page;
  const row = rows.find(({ id }) => id === setup.values.game) ?? rows[0];
  const sizes = row.options.filter(({ isSize }) => isSize);
  const others = row.options.filter(({ isSize }) => !isSize);
  const isTooLarge = !problem && !setups.fits(setup, counted);
  const isOff = isTooLarge || wantedOf(gaming) === null;
  const tooLarge = isTooLarge ? texts.error({ ...nowhere, kind: 'game-too-large', limit: mostNodes }) : nothing;
  const told = counted.hasFailed ? texts.text('working-failed') : tooLarge;
  return html`<form novalidate @submit=${submit}>
    <fieldset class="games"><legend>${texts.text('gaming-game')}</legend>${rows.map((one) => gameChoice(gaming, one))}</fieldset>
    <div class="what">
      ${sizes.map((one) => option(gaming, row, one))}
      ${field(gaming, 'position', texts.text('gaming-position'))}
      ${field(gaming, 'moves', texts.text('gaming-moves'))}
      ${firstPosition(gaming)}
    </div>
    <div class="how">
      ${others.map((one) => option(gaming, row, one))}
      ${row.hasMirrors ? check(gaming, 'symmetry', 'yes', texts.text('gaming-symmetry')) : nothing}
      ${check(gaming, setups.seenBy, setup.values[setups.seenBy] || anySearch, texts.text('gaming-seen-by'))}
      ${select(gaming, 'utility', setup.values.die ? [] : row.utilities, texts.text('gaming-utility'))}
      ${field(gaming, 'beyond', texts.text('gaming-beyond'), '2')}
      ${row.hasCaptures ? check(gaming, 'quiescence', 'captures', texts.text('gaming-quiescence')) : nothing}
      ${field(gaming, 'sure', texts.text('gaming-sure'), '20')}
      ${field(gaming, 'weights', texts.text('gaming-weights'), row.features.map(({ id, weight }) => `${id}=${weight}`).join(','))}
    </div>
    <div class="depth">
      ${ruler(texts, setup, counted, (ply) => choose(gaming, { ...setup, limit: setups.limitAt(ply, counted) }))}
    </div>
    <div class="ends">${told === nothing ? limitNotes(texts, setup, counted) : nothing}<p class="problem" role="alert">${told}</p><button class="primary" aria-disabled=${isOff}>${texts.text('gaming-open')}</button></div>
  </form>`;

  /** @param {SubmitEvent & { currentTarget: HTMLFormElement }} event */
  function submit(event) {
    event.preventDefault();
    if (problem)
      /** @type {HTMLElement | null} */ (event.currentTarget.querySelector('[aria-invalid="true"]'))?.focus();
    gaming.isAsked = !problem && !isTooLarge;
    gaming.draw();
  }
}

/** The text of the tree; null while something is wrong or its limit is undecided. @param {Gaming} gaming */
const wantedOf = (gaming) => (gaming.problem ? null : setups.wantedText(gaming.setup, knownOf(gaming)));

/** Opens the requested tree as soon as its text is known. @param {Gaming} gaming */
function openTree(gaming) {
  const { page, setup } = gaming;
  const counted = knownOf(gaming);
  const wanted = wantedOf(gaming);
  if (wanted === null || !setups.isSettled(setup, counted) || !setups.fits(setup, counted)) return;
  /** @type {HTMLDialogElement | null} */ (document.querySelector('dialog.is-gaming'))?.close();
  // There, keys step.
  /** @type {HTMLElement | null} */ (document.querySelector('.stage'))?.focus({ preventScroll: true });
  page.dispatch({ type: 'openTree', text: wanted });
}

/** The grown part follows the search on the page. */
const anySearch = 'alpha-beta';

const nowhere = { line: 1, column: 1, offset: 0, length: 0 };

/** @type {(gaming: Gaming, row: GameRow) => unknown} */
const gameChoice = (gaming, row) => html`<label><input type="radio" name="game" value=${row.id}
    .checked=${live(row.id === gaming.setup.values.game)} @change=${() => {
      endArranging(gaming);
      choose(gaming, setups.withGame(gaming.setup, row));
    }}>
    <span>${gaming.page.texts.text(`game-${row.id}`)}</span></label>`;

/** An option of this game. @type {(gaming: Gaming, row: GameRow, option: GameRow['options'][number]) => unknown} */
function option(gaming, row, { id, ticked, sample }) {
  const label = gaming.page.texts.text(`gaming-${id}`, { game: row.id });
  return ticked ? check(gaming, id, ticked, label) : field(gaming, id, label, sample);
}

/** @type {(gaming: Gaming, name: string, label: string, such?: string) => unknown} */
function field(gaming, name, label, such) {
  const { setup, problem, page } = gaming;
  const isWrong = problem?.field === name;
  const input = (/** @type {InputEvent & { target: HTMLInputElement }} */ { target }) => {
    endArranging(gaming);
    choose(gaming, setups.withValues(setup, { ...without[name], [name]: target.value }));
  };
  return html`<label class="row"><span>${label}</span>
      <input type="text" name=${name} autocomplete="off" autocapitalize="off" spellcheck="false"
        placeholder=${such ? page.texts.text('gaming-such', { such }) : nothing} aria-invalid=${isWrong ? 'true' : 'false'}
        aria-describedby=${isWrong ? 'gaming-problem' : nothing} .value=${live(setup.values[name] ?? '')} @input=${input}></label>
    ${isWrong ? html`<p class="problem" id="gaming-problem" role="alert">${problem.reason}</p>` : nothing}`;
}

/** Choices that exclude others. @type {Partial<Record<string, setups.Values>>} */
const without = { die: { utility: '' }, symmetry: { [setups.seenBy]: '' }, [setups.seenBy]: { symmetry: '' } };

/** @type {(gaming: Gaming, name: string, value: string, label: string) => unknown} */
function check(gaming, name, value, label) {
  const { setup } = gaming;
  const change = (/** @type {Event & { target: HTMLInputElement }} */ { target }) =>
    choose(
      gaming,
      setups.withValues(setup, { ...(target.checked ? without[name] : {}), [name]: target.checked ? value : '' }),
    );
  return html`<label class="row"><span>${label}</span>
    <input type="checkbox" name=${name} .checked=${live(setup.values[name] === value)} @change=${change}></label>`;
}

/** @type {(gaming: Gaming, name: string, ids: string[], label: string) => unknown} */
function select(gaming, name, ids, label) {
  const { setup, page } = gaming;
  const counted = knownOf(gaming);
  const change = (/** @type {Event & { target: HTMLSelectElement }} */ { target }) =>
    choose(gaming, setups.withValues(setup, { [name]: target.value }));
  const value = setup.values[name] ?? '';
  // A link may have a value for other games only.
  const chosen = ids.includes(value) ? value : '';
  const option = (/** @type {string} */ id) => html`<option value=${id} .selected=${live(id === chosen)}>
    ${page.texts.text(`gaming-${name}-${id === '' ? setups.usualOf(setup, counted) : id}`)}</option>`;
  return html`<label class="row"><span>${label}</span><select name=${name} @change=${change}>${['', ...ids].map(option)}</select></label>`;
}

/**
 * The position that becomes the root, and the moves from it; playing one makes the next position the root.
 * @param {Gaming} gaming
 */
function firstPosition(gaming) {
  const { setup, page, last } = gaming;
  const { texts } = page;
  if (gaming.arranging) return arrangingView(gaming, gaming.arranging);
  // While a field is invalid, the last position stays visible.
  const first = gaming.first ?? (last?.game === setup.values.game ? last?.position : null);
  if (!first) return nothing;
  const isOld = gaming.first === null;
  const core = page.engine.core();
  const play = (/** @type {string} */ move) => () =>
    choose(gaming, {
      ...setup,
      values: setups.setupOf(core.readGame(core.afterMove(setups.textOf(setup.values), move)).fields).values,
    });
  // A square is named after the move that puts something there.
  const press = (/** @type {Event} */ { target }) => {
    const square = target instanceof Element ? target.getAttribute('data-square') : null;
    if (square !== null && first.moves.includes(square)) play(square)();
  };
  return html`<p class="turn" role="status">${first.isOver ? texts.text('gaming-over') : texts.text('gaming-turn', turnOf(first))}</p>
    <div class="first ${isOld ? 'is-old' : ''}" ?inert=${isOld}><div @click=${press}>${board(texts, first)}</div>
      <div class="plays" role="group" aria-label=${texts.text('gaming-play')}>${first.moves.map(
        (move) => html`<button type="button" @click=${play(move)}>${move}</button>`,
      )}</div></div>
    ${startArranging(gaming)}`;
}

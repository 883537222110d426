// The bar at the top: the tree and how it is searched. On a narrow screen only the pickers that fit; the rest moves into the menu.

import { html, nothing } from 'lit-html';
import { openExamples } from '../dialogs/picking/door.js';
import { takingButtons } from '../dialogs/taking/door.js';
import { exampleOf, isAsAsked } from '../port/examples.js';
import { guessed, hasPayoffs, numbersOf, plainSettings } from '../port/settings.js';
import { isGame } from '../port/source.js';
import { orderNote } from '../words/orders.js';
import { picker } from './fields.js';
import { icon } from './icons.js';
import { notationChip } from './search/chip.js';
import { tiesWarning } from './search/ties.js';
import { treeField } from './treefield.js';

/** @typedef {import('../page/page.js').Page} Page */

/** @param {Page} page */
export function header(page) {
  const { texts, isNarrow } = page;
  return html`<div class="controls"><h1 class="brand">${icon('brand')} <span>${texts.text('brand')}</span></h1>
    ${algorithmPicker(page)} ${isNarrow ? nothing : [notationChip(page) ?? dialectPicker(page), compareButton(page)]} ${exampleButton(page)}
    ${isNarrow ? nothing : [treeField(page, { rows: 1 }), editButton(page)]}
    ${
      isNarrow
        ? nothing
        : html`<button type="button" class="present-button" title="P" @click=${() => page.dispatch({ type: 'togglePresent' })}>
            ${icon('present')} <span>${texts.text('stage-present')}</span></button>`
    }
    ${isNarrow ? nothing : takingButtons(page)}
    <button type="button" class="more" popovertarget="menu" aria-label=${texts.text('more')} title=${texts.text('more')}>
      ${icon('more')}</button></div>
    ${isNarrow ? nothing : notes(page)}`;
}

/**
 * The heading of an algorithm in the picker.
 * @param {import('../port/types.js').Algorithm} algorithm
 */
function groupOf({ windowed, dialects, deepens, margin, table }) {
  if (table) return 'memory';
  return deepens || margin || windowed !== dialects ? 'windows' : 'basic';
}

/** @param {Page} page */
function algorithmPicker({ texts, settings, engine, dispatch }) {
  const named = engine.algorithms.map((row) => ({
    id: row.id,
    group: groupOf(row),
    name: texts.text(`algorithm-${row.id}`),
  }));
  const groups = [...new Set(named.map(({ group }) => group))].map((id) => ({
    name: texts.text(`algorithm-group-${id}`),
    choices: named.filter(({ group }) => group === id),
  }));
  return picker(texts.text('algorithm-label'), groups, settings.algorithm, (id) =>
    dispatch({ type: 'chooseAlgorithm', id }),
  );
}

/** @param {Page} page */
const chosenDialect = ({ settings, engine }) =>
  engine.dialects.find(({ cut, returns }) => cut === settings.cut && returns === settings.returns);

/**
 * Some searches have no cut and return rules.
 * @param {Page} page
 */
export function dialectPicker(page, isLabelled = false) {
  if (!page.algorithm.dialects) return nothing;
  const { texts, engine, dispatch } = page;
  const choices = engine.dialects.map(({ id }) => ({ id, name: texts.text(`dialect-${id}`) }));
  const choose = (/** @type {string} */ id) => dispatch({ type: 'chooseDialect', id });
  return picker(texts.text('dialect-label'), choices, chosenDialect(page)?.id ?? '', choose, { isLabelled });
}

/** @param {Page} page */
function compareButton({ texts, compare }) {
  const label = texts.text('compare-title');
  return html`<button type="button" class="more compare" aria-label=${label} title="${label} (D)" aria-haspopup="dialog"
    @click=${compare}>${icon('compare')}</button>`;
}

/** @param {Page} page */
function editButton({ texts, state, dispatch }) {
  const label = texts.text('making-edit');
  return html`<button type="button" class="more edit" aria-label=${label} title="${label} (E)"
    aria-pressed=${state.making ? 'true' : 'false'} @click=${() => dispatch({ type: 'toggleMaking' })}>${icon('edit')}</button>`;
}

/**
 * Opens the picker, and names what is on the stage.
 * @param {Page} page
 */
function exampleButton(page) {
  const {
    texts,
    state: { example },
    claim,
  } = page;
  const name = claim?.name ?? gameTitle(page) ?? texts.text(`example-${example ?? 'own'}`);
  return html`<button type="button" class="example" aria-haspopup="dialog" aria-label=${texts.text('example-button', { name })}
    title="${name} (O)" data-example=${example ?? ''} @click=${() => openExamples(page)}>${name}</button>`;
}

/**
 * The source of an example and what it shows, while it has its own settings.
 * @param {Page} page
 */
function exampleNote({ texts, state: { example }, settings, claim }) {
  if (claim) return [claim.note];
  if (!example || !isAsAsked(example, settings)) return [];
  const { course } = exampleOf(example);
  const words = { course: `course-${course}`, kind: `course-${course}-kind`, line: `example-${example}-line` };
  const args = Object.fromEntries(Object.entries(words).map(([name, id]) => [name, texts.text(id)]));
  return [texts.text('example-note', args)];
}

/** Numbers with a note of their own. */
const worded = ['guess', 'margin'];

/**
 * Settings from the menu that would otherwise be invisible.
 * @param {Page} page
 */
function chosenNotes(page) {
  const { texts, algorithm, settings, run, score } = page;
  const { guess, margin, ties } = algorithm;
  const { order, seed } = settings;
  const payoffs = { least: score(settings.least), greatest: score(settings.greatest) };
  return [
    ...(guess ? [texts.text('note-guess', guessed(page))] : []),
    ...(margin ? [texts.text('note-margin', { margin: score(settings.margin) })] : []),
    ...numbersOf(settings, 'algorithm')
      .filter(({ id, plain }) => !worded.includes(id) && settings[id] !== plain)
      .map(({ id }) =>
        texts.text('race-setting', { name: texts.text(`field-${id}`), value: score(Number(settings[id])) }),
      ),
    ...(ties && settings.ties === 'last' && !run.mayMislead ? [texts.text('note-ties')] : []),
    ...(hasPayoffs(settings) ? [texts.text('note-payoffs', payoffs)] : []),
    ...(order === plainSettings.order ? [] : [orderNote(page)]),
    ...(order === 'shuffled' ? [texts.text('note-seed', { seed: String(seed) })] : []),
  ];
}

/**
 * One quiet line: text that may have been misread, the source of the tree, and the rules.
 * @param {Page} page
 */
export function notes(page) {
  const { texts, settings, algorithm, facts, score } = page;
  const dialect = algorithm.dialects ? chosenDialect(page) : undefined;
  const isHinted =
    page.state.example === null &&
    page.state.readAs === null &&
    settings.depth === null &&
    facts.firstStatic >= 0 &&
    !isGame(page.state.shown.source);
  const lines = [
    ...(isHinted ? [texts.text('hint-static', { score: score(facts.scores[facts.firstStatic]) })] : []),
    ...exampleNote(page),
    ...(dialect ? [texts.text(`dialect-${dialect.id}-note`)] : []),
    ...chosenNotes(page),
  ];
  return html`<p class="notes">${tiesWarning(page)}${lines.join(' · ')}</p>`;
}

/** The length, in characters, beyond which only the last moves are named. */
const longestMoves = 14;

/** The title of a game on the stage: its name, the moves played, and how far its tree goes. @type {(page: Page) => string | null} */
function gameTitle({ tree, texts }) {
  const said = tree.game();
  if (!said) return null;
  const moves = said.fields.find(([field]) => field === 'moves')?.[1] ?? '';
  const last = moves.length > longestMoves ? `… ${moves.slice(-longestMoves).replace(/^\S+ /, '')}` : moves;
  return texts.text('game-title', { game: `${texts.text(`game-${said.id}`)} ${last}`.trim(), plies: said.depth ?? 0 });
}

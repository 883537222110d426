// The bar on top: what is searched and how. On a narrow screen only the pickers that fit; the rest moves into the menu.

import { html, nothing } from 'lit-html';
import { examples } from './examples.js';
import { picker } from './fields.js';
import { icon } from './icons.js';
import { editButton } from './makingrows.js';
import { guessed, hasPayoffs } from './settings.js';
import { takingButtons } from './taking.js';
import { treeField } from './treefield.js';

/** @typedef {import('./page.js').Page} Page */

/** @param {Page} page */
export function header(page) {
  const { texts, isNarrow } = page;
  return html`<div class="controls"><h1 class="brand">${icon('brand')} <span>${texts.text('brand')}</span></h1>
    ${algorithmPicker(page)} ${isNarrow ? nothing : [dialectPicker(page), compareButton(page)]} ${examplePicker(page)}
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
 * Under which heading of the picker an algorithm stands.
 * @param {import('./types.js').Algorithm} algorithm
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
 * Cut rule and return rule mean nothing to some searches.
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
function examplePicker({ texts, state, dispatch }) {
  const origins = [...new Set(examples.map(({ origin }) => origin))];
  const groups = origins.map((origin) => ({
    name: texts.text(`origin-${origin}`),
    choices: examples
      .filter((example) => example.origin === origin)
      .map(({ id }) => ({ id, name: texts.text(`example-${id}`) })),
  }));
  const own = state.example ? [] : [{ id: '', name: texts.text('example-own') }];
  const choose = (/** @type {string} */ id) =>
    dispatch(id.startsWith('#') ? { type: 'openRecent', index: Number(id.slice(1)) } : { type: 'chooseExample', id });
  return picker(
    texts.text('example-label'),
    [...own, ...recentGroup(texts, state), ...groups],
    state.example ?? '',
    choose,
    { kind: 'example' },
  );
}

/** How much of a tree names it in the picker, in characters. */
const longestName = 34;

/**
 * @param {Page['texts']} texts
 * @param {import('./types.js').State} state
 */
function recentGroup(texts, { recent, example, shown }) {
  const choices = recent.map(({ tree }, index) => ({
    id: `#${index}`,
    name: tree.length > longestName ? `${tree.slice(0, longestName - 1)}…` : tree,
  }));
  const others = choices.filter((_, index) => example !== null || recent[index].tree !== shown.text);
  return others.length === 0 ? [] : [{ name: texts.text('making-recent'), choices: others }];
}

/**
 * What is chosen in the menu and would otherwise not be seen.
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
    ...(ties && settings.ties === 'last' && !run.mayMislead ? [texts.text('note-ties')] : []),
    ...(hasPayoffs(settings) ? [texts.text('note-payoffs', payoffs)] : []),
    ...(order === 'as-written' ? [] : [`${texts.text('order-label')}: ${texts.text(`order-${order}`)}`]),
    ...(order === 'shuffled' ? [texts.text('note-seed', { seed: String(seed) })] : []),
  ];
}

/**
 * One quiet line: what in the text may be read otherwise than it was meant, where the tree comes from, and the rules.
 * @param {Page} page
 */
export function notes(page) {
  const { texts, state, settings, algorithm, facts, score } = page;
  const dialect = algorithm.dialects ? chosenDialect(page) : undefined;
  const isHinted = settings.depth === null && facts.firstStatic >= 0;
  const lines = [
    ...(isHinted ? [texts.text('hint-static', { score: score(facts.scores[facts.firstStatic]) })] : []),
    ...(state.example ? [texts.text(`example-${state.example}-note`)] : []),
    ...(dialect ? [texts.text(`dialect-${dialect.id}-note`)] : []),
    ...chosenNotes(page),
  ];
  const warning = page.family?.tiesWarning(page) ?? nothing;
  return html`<p class="notes">${warning}${lines.join(' · ')}</p>`;
}

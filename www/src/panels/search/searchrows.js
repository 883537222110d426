// The rows of the menu about searching: cut, ties, payoffs, root window, guess, order and limit, with their errors and the effect of a
// choice on the shown tree. It reports choices; the core computes their effect.

import { html, nothing } from 'lit-html';
import { readSetting } from '../../../pkg/core.js';
import { overlays } from '../../../pkg/tables.js';
import { hidesFuture } from '../../port/predicting.js';
import {
  guessed,
  hasPayoffs,
  meansSomething,
  numbersOf,
  orders,
  plainSettings,
  rules,
  settingNamed,
} from '../../port/settings.js';
import { ofReplies, orderLabel, orderName } from '../../words/orders.js';
import { troubleText } from '../../words/trouble.js';
import { fieldProblem, picker, row, textInput } from '../fields.js';
import { icon } from '../icons.js';
import { costWith, withoutPayoffs } from './effects.js';
import { tiesAdvice } from './ties.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Field} Field */
/** @typedef {import('../../port/types.js').Settings} Settings */

/**
 * A setting that the chosen algorithm does not have gets no row.
 * @param {Page} page
 */
export function searchRows(page) {
  const { settings } = page;
  const has = (/** @type {keyof Settings} */ id) => meansSomething(settingNamed(id), settings);
  return html`${has('cut') ? ruleRow(page, 'cut') : nothing} ${has('ties') ? tiesRow(page) : nothing}
    ${payoffsRow(page)} ${has('alpha') ? windowRow(page) : nothing}
    ${numbersOf(settings, 'algorithm').map(({ id }) => fieldRow(page, id))}
    ${orderRow(page)} ${numbersOf(settings, 'order').map(({ id }) => fieldRow(page, id))}
    ${fieldRow(page, 'depth')}
    ${problem(page, (kind) => !isOfPayoffs(kind))} ${overlayRow(page)}`;
}

/** @param {Page} page */
function overlayRow(page) {
  const { texts, state, facts, dispatch } = page;
  if (facts.isPartial) return html`<p class="problem">${texts.text('panel-partial')}</p>`;
  const nameOf = (/** @type {string} */ id) =>
    id === 'critical' ? ofReplies(page, 'overlay-critical') : texts.text(`overlay-${id}`);
  const choices = overlays.map((id) => ({ id, name: nameOf(id) }));
  const choose = (/** @type {string} */ id) => dispatch({ type: 'chooseOverlay', id });
  const label = texts.text('overlay-label');
  return row(html`${label} <kbd>K</kbd>`, picker(label, choices, state.overlay, choose));
}

/** @param {string} kind */
const isOfPayoffs = (kind) => kind.endsWith('payoffs');

/**
 * Why the request does not work, if that is shown here.
 * @param {Page} page
 * @param {(kind: string) => boolean} isHere
 */
function problem(page, isHere) {
  const { trouble } = page.problems;
  const text = trouble && isHere(trouble.kind) ? troubleText(page, page.state.settings, trouble) : nothing;
  return html`<p class="problem">${text}</p>`;
}

/**
 * One button per value of a rule; a combination of rules that no dialect has is disabled.
 * @param {Page} page
 * @param {'cut' | 'ties'} rule
 */
function ruleRow({ texts, settings, engine, dispatch }, rule) {
  const isOffered = (/** @type {string} */ cut) =>
    rule === 'ties' || engine.dialects.some((row) => row.cut === cut && row.returns === settings.returns);
  const label = texts.text(rule === 'cut' ? 'cut-label' : 'ties-label');
  return html`<div class="row" role="group" aria-label=${label}><span>${label}</span><span class="seg">${rules[
    rule
  ].map(
    (
      id,
    ) => html`<button type="button" aria-pressed=${settings[rule] === id ? 'true' : 'false'} ?disabled=${!isOffered(id)}
        @click=${() => dispatch({ type: 'chooseRule', rule, id })}>${texts.text(`rule-${rule}-${id}`)}</button>`,
  )}</span></div>`;
}

/** @param {Page} page */
const tiesRow = (page) =>
  html`${ruleRow(page, 'ties')} ${tiesAdvice(page) ?? html`<p class="effect">${page.texts.text('ties-about')}</p>`}`;

/** @param {Page} page */
function payoffsRow(page) {
  const { texts, engine, settings, dispatch } = page;
  const [least, greatest] = fieldsOf(page, ['least', 'greatest'], [texts.text('field-none'), texts.text('field-none')]);
  const clear = () => {
    for (const field of /** @type {const} */ (['least', 'greatest'])) dispatch({ type: 'setField', field, text: '' });
  };
  const label = texts.text('payoffs-clear');
  const isEmpty = engine.session.fieldText('least') === '' && engine.session.fieldText('greatest') === '';
  return html`<div class="row" role="group" aria-label=${texts.text('payoffs-label')}>
      <span>${texts.text('payoffs-label')}</span>
      <span class="pair">${texts.text('payoffs-from')} ${textInput(least)} ${texts.text('payoffs-to')} ${textInput(greatest)}
        ${
          isEmpty
            ? nothing
            : html`<button type="button" class="more" aria-label=${label} title=${label} @click=${clear}>${icon('close')}</button>`
        }</span></div>
    ${fieldProblem(least)} ${fieldProblem(greatest)} ${problem(page, isOfPayoffs)}
    <p class="effect">${hasPayoffs(settings) && !hidesFuture(page) ? payoffsEffect(page) : texts.text('payoffs-about')}</p>`;
}

/** What knowing the payoffs saves; in a game with results, also why. @param {Page} page */
function payoffsEffect(page) {
  const { texts, facts } = page;
  const saved = withoutPayoffs(page);
  const effect = saved ? texts.text('payoffs-effect', saved) : texts.text('payoffs-uncounted');
  return facts.hasResults && saved?.what !== 'nothing' ? `${effect} ${texts.text('payoffs-why')}` : effect;
}

/** @param {Page} page */
function windowRow(page) {
  const { texts, settings, score } = page;
  const ends = [score(settings.least), score(settings.greatest)];
  const [alpha, beta] = fieldsOf(page, ['alpha', 'beta'], ends);
  return html`<div class="row" role="group" aria-label=${texts.text('window-label')}>
      <span>${texts.text('window-label')}</span><span class="pair">${textInput(alpha)} ${textInput(beta)}</span></div>
    ${fieldProblem(alpha)} ${fieldProblem(beta)}`;
}

/**
 * Each order with its cost on this tree, or with what it lacks.
 * @param {Page} page
 */
function orderRow(page) {
  const { texts, run, settings, dispatch } = page;
  const isHere = (/** @type {string} */ id) => id === settings.order || run.orderLacks(id) !== 'game';
  const choices = orders.filter(isHere).map((id) => ({ id, name: orderChoice(page, id) }));
  const choose = (/** @type {string} */ id) => dispatch({ type: 'chooseOrder', id });
  const label = orderLabel(page);
  const lacks = run.orderLacks(settings.order);
  const written = hidesFuture(page) ? null : costWith(page, { order: plainSettings.order });
  const effect =
    written && settings.order !== plainSettings.order
      ? texts.text('order-effect', { leaves: run.leafCount, written: written.leaves })
      : '';
  return html`${row(label, picker(label, choices, settings.order, choose, { isLabelled: true }))}
    <p class="effect">${lacks ? texts.text('order-lacks', { lacks }) : effect}</p>`;
}

/**
 * @param {Page} page
 * @param {string} id
 */
function orderChoice(page, id) {
  const { texts, run } = page;
  const name = orderName(page, id);
  const lacks = run.orderLacks(id);
  // Leaves are sorted even without static evaluations of inner nodes.
  if (lacks && lacks !== 'static') return texts.text('order-choice-lacks', { name, lacks });
  const cost = hidesFuture(page) ? null : costWith(page, { order: id });
  return cost ? texts.text('order-choice', { name, leaves: cost.leaves }) : name;
}

/**
 * A number, with its default as a placeholder.
 * @param {Page} page
 * @param {Field} name
 */
function fieldRow(page, name) {
  const { kind, plain } = settingNamed(name);
  const usual = kind === 'count' ? String(plain) : page.score(Number(plain));
  const placeholder = plain === null ? page.texts.text('field-none') : usual;
  const [{ label, ...field }] = fieldsOf(page, [name], [placeholder]);
  return html`${row(label, textInput(field))} ${fieldProblem(field)}`;
}

/**
 * @param {Page} page
 * @param {Field[]} names
 * @param {string[]} placeholders
 */
function fieldsOf(page, names, placeholders) {
  const { texts, engine, dispatch } = page;
  const guess = guessed(page);
  return names.map((name, index) => ({
    name,
    label: texts.text(name === 'guess' && guess.rounded === 'yes' ? 'field-guess-rounded' : `field-${name}`, guess),
    value: engine.session.fieldText(name),
    placeholder: placeholders[index],
    error: problemOf(page, name),
    change: (/** @type {string} */ text) => dispatch({ type: 'setField', field: name, text }),
  }));
}

/** Why a field's text is invalid; empty if it is valid. @type {(page: Page, name: Field) => string} */
function problemOf({ texts, engine }, name) {
  const typed = engine.session.fieldText(name);
  if (typed === '' || readSetting(name, typed) !== undefined) return '';
  const { kind } = settingNamed(name);
  const { error } = kind === 'count' || kind === 'margin' ? {} : engine.readScore(typed);
  return error ? texts.error(error) : texts.text(`error-bad-${name}`, { found: typed });
}

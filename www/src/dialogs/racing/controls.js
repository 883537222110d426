// The controls of the comparison: the settings of each run, their common pace, and the step buttons. They report choices and store nothing.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { readSetting } from '../../../pkg/core.js';
import { fewestRuns, paces } from '../../../pkg/tables.js';
import { picker } from '../../panels/fields.js';
import { icon } from '../../panels/icons.js';
import { numbersOf, orders, plainSettings } from '../../port/settings.js';
import { orderLabel, orderName } from '../../words/orders.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Race} Race */
/** @typedef {import('./lanes.js').Lane} Lane */
/** @typedef {'first' | 'back' | 'forward' | 'last'} Move */

/**
 * @param {Page} page
 * @param {Race} race
 * @param {Lane[]} lanes
 * @param {number} index
 */
export function runPickers(page, race, lanes, index) {
  const { texts, engine, score, run, dispatch } = page;
  const { settings, algorithm } = lanes[index];
  const change = (/** @type {string} */ name, /** @type {string} */ text) =>
    dispatch({ type: 'changeRun', index, name, text });
  const dialect = engine.dialects.find(({ cut, returns }) => cut === settings.cut && returns === settings.returns);
  const choices = (/** @type {readonly { id: string }[]} */ rows, /** @type {string} */ kind) =>
    rows.map(({ id }) => ({ id, name: texts.text(`${kind}-${id}`) }));
  const isHere = (/** @type {string} */ id) => id === settings.order || run.orderLacks(id) !== 'game';
  const ofOrder = orders.filter(isHere).map((id) => ({ id, name: orderName(page, id) }));
  const remove = texts.text('race-remove', { number: index + 1 });
  return html`<div class="picks" role="group" aria-label=${texts.text('race-run', { number: index + 1 })}>
    ${picker(texts.text('algorithm-label'), choices(engine.algorithms, 'algorithm'), settings.algorithm, (id) => change('algorithm', id), { kind: 'is-name' })}
    ${
      algorithm.dialects
        ? picker(texts.text('dialect-label'), choices(engine.dialects, 'dialect'), dialect?.id ?? '', (id) =>
            change('dialect', id),
          )
        : nothing
    }
    ${picker(orderLabel(page), ofOrder, settings.order, (id) => change('order', id))}
    ${numbersOf(settings, 'algorithm').map(({ id }) => field(id))} ${numbersOf(settings, 'order').map(({ id }) => field(id))}
    <button type="button" class="more" aria-label=${remove} title=${remove} ?hidden=${race.runs.length === fewestRuns}
      @click=${() => dispatch({ type: 'removeRun', index })}>${icon('close')}</button>
  </div>`;

  /** @param {import('../../port/types.js').Field} name */
  function field(name) {
    const [value, plain] = [settings, plainSettings].map((of) => (of[name] === null ? '' : score(of[name])));
    const typed = (/** @type {Event} */ { currentTarget }) => {
      const input = /** @type {HTMLInputElement} */ (currentTarget);
      const isRead = input.value.trim() === '' || readSetting(name, input.value) !== undefined;
      input.setAttribute('aria-invalid', String(!isRead));
      if (isRead) change(name, input.value);
    };
    return html`<label><span>${texts.text(`field-${name}`)}</span> <input type="text" spellcheck="false" autocomplete="off"
      .value=${live(value === plain ? '' : value)} placeholder=${plain} @change=${typed}></label>`;
  }
}

/**
 * @param {Page} page
 * @param {Race} race
 */
export function stepping({ texts, engine, dispatch }, race) {
  const last = engine.session.raceLast();
  const at = Math.min(race.at, last);
  /** @type {(name: string, move: Move, isIdle: boolean) => unknown} */
  const button = (name, move, isIdle) => html`<button type="button" class=${move === 'forward' ? 'main' : ''}
    aria-label=${texts.text(name)} title=${texts.text(name)} aria-disabled=${isIdle}
    @click=${() => dispatch({ type: 'moveRace', step: move })}>${icon(name)}</button>`;
  const where = at === 0 ? 'start' : at === last ? 'end' : race.by;
  return html`<div class="pace" role="group" aria-label=${texts.text('race-by')}><span aria-hidden="true">${texts.text('race-by')}</span>
      ${paces.map(
        (by) => html`<button type="button" aria-pressed=${race.by === by ? 'true' : 'false'}
          @click=${() => dispatch({ type: 'paceRace', by })}>${texts.text(`race-by-${by}`)}</button>`,
      )}</div>
    <div class="buttons" role="group" aria-label=${texts.text('transport-label')}>
      ${button('first-step', 'first', at === 0)} ${button('step-back', 'back', at === 0)}
      ${button('step-forward', 'forward', at === last)} ${button('last-step', 'last', at === last)}</div>
    <p class="at" role="status">${texts.text(`race-at-${where}`, { at })}</p>`;
}

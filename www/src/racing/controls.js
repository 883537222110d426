// The controls of the comparison: what each run is, what all of them go by, and the buttons that step. They report choices as
// new races and keep nothing.

import { html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { fewestRuns, paces } from '../../pkg/tables.js';
import { numbersOf, orders, plainSettings } from '../core/settings.js';
import { picker } from '../panels/fields.js';
import { icon } from '../panels/icons.js';
import { readField } from '../state/choosing.js';
import { orderLabel, orderName } from '../words/orders.js';
import { changed, lastOf, moved, paced, without } from './moves.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../state/types.js').Race} Race */
/** @typedef {import('../state/types.js').Runner} Runner */
/** @typedef {import('./lanes.js').Lane} Lane */
/** @typedef {(race: Race) => void} Set */

/**
 * @param {Page} page
 * @param {Race} race
 * @param {Lane[]} lanes
 * @param {number} index
 * @param {Set} set
 */
export function runPickers(page, race, lanes, index, set) {
  const { texts, engine, score, run } = page;
  const { settings, algorithm } = lanes[index];
  const change = (/** @type {Partial<Runner>} */ own) => set(changed(race, index, own));
  const dialect = engine.dialects.find(({ cut, returns }) => cut === settings.cut && returns === settings.returns);
  const choices = (/** @type {readonly { id: string }[]} */ rows, /** @type {string} */ kind) =>
    rows.map(({ id }) => ({ id, name: texts.text(`${kind}-${id}`) }));
  const isHere = (/** @type {string} */ id) => id === settings.order || run.orderLacks(id) !== 'game';
  const ofOrder = orders.filter(isHere).map((id) => ({ id, name: orderName(page, id) }));
  const remove = texts.text('race-remove', { number: index + 1 });
  return html`<div class="picks" role="group" aria-label=${texts.text('race-run', { number: index + 1 })}>
    ${picker(texts.text('algorithm-label'), choices(engine.algorithms, 'algorithm'), settings.algorithm, (id) => change({ algorithm: id }), { kind: 'is-name' })}
    ${
      algorithm.dialects
        ? picker(texts.text('dialect-label'), choices(engine.dialects, 'dialect'), dialect?.id ?? '', (id) =>
            change(rulesOf(engine, id)),
          )
        : nothing
    }
    ${picker(orderLabel(page), ofOrder, settings.order, (order) => change({ order }))}
    ${numbersOf(settings, 'algorithm').map(({ id }) => field(id))} ${numbersOf(settings, 'order').map(({ id }) => field(id))}
    <button type="button" class="more" aria-label=${remove} title=${remove} ?hidden=${race.runs.length === fewestRuns}
      @click=${() => set(without(race, index))}>${icon('close')}</button>
  </div>`;

  /** @param {import('../state/types.js').Field} name */
  function field(name) {
    const [value, plain] = [settings, plainSettings].map((of) => (of[name] === null ? '' : score(of[name])));
    const typed = (/** @type {Event} */ { currentTarget }) => {
      const input = /** @type {HTMLInputElement} */ (currentTarget);
      const read = readField(name, input.value);
      input.setAttribute('aria-invalid', String(read === undefined));
      if (read !== undefined) change({ [name]: read });
    };
    return html`<label><span>${texts.text(`field-${name}`)}</span> <input type="text" spellcheck="false" autocomplete="off"
      .value=${live(value === plain ? '' : value)} placeholder=${plain} @change=${typed}></label>`;
  }
}

/** @type {(engine: Page['engine'], id: string) => Partial<Runner>} */
function rulesOf({ dialects }, id) {
  const { cut, returns } = dialects.find((row) => row.id === id) ?? dialects[0];
  return /** @type {Partial<Runner>} */ ({ cut, returns });
}

/**
 * @param {Page} page
 * @param {Race} race
 * @param {import('../state/types.js').Run[]} runs
 * @param {Set} set
 */
export function stepping({ texts }, race, runs, set) {
  const last = lastOf(race, runs);
  const at = Math.min(race.at, last);
  /** @type {(name: string, move: import('./moves.js').Move, isIdle: boolean) => unknown} */
  const button = (name, move, isIdle) => html`<button type="button" class=${move === 'forward' ? 'main' : ''}
    aria-label=${texts.text(name)} title=${texts.text(name)} aria-disabled=${isIdle}
    @click=${() => set(moved(race, runs, move))}>${icon(name)}</button>`;
  const where = at === 0 ? 'start' : at === last ? 'end' : race.by;
  return html`<div class="pace" role="group" aria-label=${texts.text('race-by')}><span aria-hidden="true">${texts.text('race-by')}</span>
      ${paces.map(
        (by) => html`<button type="button" aria-pressed=${race.by === by ? 'true' : 'false'}
          @click=${() => set(paced(race, runs, by))}>${texts.text(`race-by-${by}`)}</button>`,
      )}</div>
    <div class="buttons" role="group" aria-label=${texts.text('transport-label')}>
      ${button('first-step', 'first', at === 0)} ${button('step-back', 'back', at === 0)}
      ${button('step-forward', 'forward', at === last)} ${button('last-step', 'last', at === last)}</div>
    <p class="at" role="status">${texts.text(`race-at-${where}`, { at })}</p>`;
}

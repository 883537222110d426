// The tabs of the aside: which panels a run has, which of them is shown, and the way from one to the next. What stands in
// a panel is its own business.

import { html, nothing } from 'lit-html';
import { live } from '../live.js';
import { hidesFuture } from '../predicting.js';
import { countsPanel, criticalPanel } from './critical.js';
import { keepingPanel, strategyPanel } from './facts.js';
import { passesOf } from './memo.js';
import { movesPanel } from './moves.js';
import { passesPanel } from './passpanel.js';
import { tablePanel } from './table.js';
import { hasRootWindow, windowPanel } from './window.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../types.js').Panel} Panel */

/**
 * In the order of the tabs.
 * @type {{ id: Panel, has: (page: Pick<Page, 'run' | 'algorithm' | 'settings' | 'state' | 'frame'>) => boolean, draw: (page: Page) => unknown }[]}
 */
const all = [
  { id: 'window', has: () => true, draw: windowPanel },
  { id: 'passes', has: ({ run }) => passesOf(run).length > 0, draw: passesPanel },
  { id: 'table', has: ({ algorithm }) => algorithm.table, draw: tablePanel },
  {
    id: 'moves',
    has: ({ settings }) => ['killer', 'history', 'refutation'].includes(settings.order),
    draw: movesPanel,
  },
  { id: 'strategy', has: has('strategy'), draw: strategyPanel },
  { id: 'keeping', has: has('keeping'), draw: keepingPanel },
  { id: 'critical', has: has('critical'), draw: criticalPanel },
  { id: 'counts', has: has('critical'), draw: countsPanel },
];

/**
 * Whether it is written on the tree.
 * @param {Page['state']['overlay']} overlay
 */
function has(overlay) {
  return (/** @type {Pick<Page, 'run' | 'algorithm' | 'settings' | 'state' | 'frame'>} */ page) =>
    page.state.overlay === overlay && !hidesFuture(page);
}

/** What is shown unless someone has chosen: of what the run has, the first of these. @type {Panel[]} */
const preferred = ['passes', 'table', 'moves', 'window'];

/**
 * The panels of a run, and the one to show.
 * @param {Pick<Page, 'run' | 'algorithm' | 'settings' | 'state' | 'frame'>} page
 */
export function choiceOf(page) {
  const ids = all.filter(({ has }) => has(page)).map(({ id }) => id);
  const chosen = [page.state.panel, ...preferred].find((id) => id !== null && ids.includes(id)) ?? 'window';
  return { ids, chosen };
}

/**
 * What the panels need room for: tabs and the proof of a root window leave the pseudo-code so little that it may have to
 * scroll.
 * @param {Page} page
 * @returns {'tabs' | 'proved' | 'plain'}
 */
export function roomFor(page) {
  if (choiceOf(page).ids.length > 1) return 'tabs';
  return hasRootWindow(page) ? 'proved' : 'plain';
}

/**
 * @param {Page} page
 * @returns {unknown}
 */
export function panels(page) {
  const { ids, chosen } = choiceOf(page);
  if (ids.length === 1) return hasRootWindow(page) ? windowPanel(page) : live(page);
  const { draw } = all.find(({ id }) => id === chosen) ?? all[0];
  return html`<section class="panels">
    ${tabs(page, ids, chosen)}
    <div id="panel" class="panel is-${chosen}" role="tabpanel" aria-labelledby="tab-${chosen}">${draw(page)}</div>
  </section>`;
}

/**
 * @param {Page} page
 * @param {Panel[]} ids
 * @param {Panel} chosen
 */
function tabs({ texts, dispatch }, ids, chosen) {
  /** @param {number} place */
  const choose = (place) => dispatch({ type: 'choosePanel', panel: ids[(place + ids.length) % ids.length] });
  return html`<div class="tabs" role="tablist" aria-label=${texts.text('panel-label')}>${ids.map(
    (
      id,
      place,
    ) => html`<button type="button" role="tab" id="tab-${id}" aria-controls=${id === chosen ? 'panel' : nothing}
      aria-selected=${id === chosen ? 'true' : 'false'} tabindex=${id === chosen ? 0 : -1}
      @click=${(/** @type {MouseEvent} */ event) => {
        choose(place);
        // After the mouse the arrow keys are for the search again.
        if (event.detail > 0) /** @type {HTMLElement} */ (event.currentTarget).blur();
      }}
      @keydown=${(/** @type {KeyboardEvent} */ event) => {
        const next = placeBy(event.key, place, ids.length);
        if (next === null) return;
        event.preventDefault();
        choose(next);
        const row = /** @type {HTMLElement} */ (event.currentTarget).parentElement;
        /** @type {HTMLElement | undefined} */ (row?.children[next])?.focus();
      }}>${texts.text(`panel-${id}`)}</button>`,
  )}</div>`;
}

/**
 * Where a key leads from a tab; null where it has nothing to do with tabs.
 * @param {string} key
 * @param {number} place
 * @param {number} count
 */
export function placeBy(key, place, count) {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

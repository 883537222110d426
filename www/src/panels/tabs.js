// The tabs of the aside: the state of the search, the run's other panels, and its cost beside other orders. `panels.js` decides which
// panels a run has.

import { html, nothing } from 'lit-html';
import { choiceOf, isOnlySearched } from './search/panels.js';

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {import('../port/types.js').Panel} Panel */
/** @typedef {{ ids: Panel[], chosen: Panel }} Choice in the order of the tabs */

/** @param {Page} page */
export function tabs(page) {
  const { texts, dispatch } = page;
  const { ids, chosen } = choiceOf(page);
  /** Its name if it is the only panel of the search. @type {(id: Panel) => string} */
  const name = (id) => texts.text(id === 'window' && isOnlySearched(ids) ? 'panel-search' : `panel-${id}`);
  return html`<div class="tabs" role="tablist" aria-label=${texts.text('panel-label')}>${ids.map(
    (
      id,
      place,
    ) => html`<button type="button" role="tab" id="tab-${id}" aria-controls=${id === chosen ? 'panel' : nothing}
      aria-selected=${id === chosen ? 'true' : 'false'} tabindex=${id === chosen ? 0 : -1}
      @click=${(/** @type {MouseEvent} */ event) => {
        dispatch({ type: 'choosePanel', panel: id });
        // After a click the arrow keys belong to the search again.
        if (event.detail > 0) /** @type {HTMLElement} */ (event.currentTarget).blur();
      }}
      @keydown=${(/** @type {KeyboardEvent} */ event) => {
        const next = placeBy(event.key, place, ids.length);
        if (next === null) return;
        event.preventDefault();
        dispatch({ type: 'choosePanel', panel: ids[next] });
        const row = /** @type {HTMLElement} */ (event.currentTarget).parentElement;
        /** @type {HTMLElement | undefined} */ (row?.children[next])?.focus();
      }}>${name(id)}</button>`,
  )}</div>`;
}

/**
 * Where a key leads from a tab; null for other keys.
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

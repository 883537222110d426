// The runs that are compared side by side, as plain data: what each of them chooses for itself. It knows neither the core nor how the
// runs are shown.

import { byId, settings } from '../core/settings.js';

/** @typedef {import('./types.js').Runner} Runner */

const owned = settings.filter(({ own }) => own);

/**
 * What one run of a comparison has of its own; window and depth are those of the page.
 * @param {import('./types.js').Settings} settings
 * @returns {Runner}
 */
export const runnerOf = (settings) => /** @type {Runner} */ (byId(owned, ({ id }) => settings[id]));

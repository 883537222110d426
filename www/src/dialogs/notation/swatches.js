// Pictures of a switch's values, where words say less: two nodes, or a cut-off, as the core draws them. It knows how to show a notation and
// not which one is chosen.

import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { fill } from '../../stage/patch.js';
import { dress } from '../../stage/picture.js';

/** @typedef {import('../../port/types.js').Notation} Notation */

/** @param {import('../../page/page.js').Page} page */
export const createSwatches =
  ({ engine }) =>
  (/** @type {keyof Notation} of the switch */ name, /** @type {Notation} */ notation) => {
    const swatch = engine.core().swatch(name, notation);
    if (!swatch) return nothing;
    const show = (/** @type {Element | undefined} */ tree) => {
      if (!(tree instanceof SVGSVGElement)) return;
      dress(tree, swatch, notation);
      fill(tree, JSON.parse(swatch.drawn));
    };
    return html`<svg class="tree swatch" aria-hidden="true" viewBox="0 0 ${swatch.width} ${swatch.height}" ${ref(show)}></svg>`;
  };

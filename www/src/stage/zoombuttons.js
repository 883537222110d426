// The buttons of the camera: zoom in, zoom out, the whole tree. Shown only if there is something beyond the stage. They move the camera and
// know nothing about the tree.

import { html, nothing, svg } from 'lit-html';
import { isClosest, isFarthest, zoom, zoomToWhole } from './camera.js';

const step = 1.5;
export const icons = {
  'tree-zoom-in': svg`<path d="M12 5v14M5 12h14"></path>`,
  'tree-zoom-out': svg`<path d="M5 12h14"></path>`,
  'tree-zoom-follow': svg`<circle cx="12" cy="12" r="6.5"></circle><path d="M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5"></path>`,
  'tree-zoom-fit': svg`<path d="M4 9V5h4M20 9V5h-4M4 15v4h4M20 15v4h-4"></path>`,
};

/**
 * @param {import('../words/texts.js').Texts} texts
 * @param {import('./camera.js').Camera} camera
 * @param {boolean} fits whether the whole tree is on the stage at scale 1
 * @param {() => void} onMove
 * @param {(() => void) | null} onFollow returns the view to the search
 */
export function zoomButtons(texts, camera, fits, onMove, onFollow) {
  if (fits && camera.transform.k === 1) return nothing;
  /** @type {(id: keyof typeof icons, isOff: boolean, move: () => void) => import('lit-html').TemplateResult} */
  const button = (id, isOff, move) => html`<button
    type="button"
    aria-label=${texts.text(id)}
    title=${texts.text(id)}
    aria-disabled=${isOff}
    @click=${() => {
      if (isOff) return;
      move();
    }}
  ><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons[id]}</svg></button>`;
  const moving = (/** @type {() => void} */ move) => () => {
    move();
    onMove();
  };
  return html`<div class="camera" role="group" aria-label=${texts.text('tree-zoom')}>
    ${onFollow ? button('tree-zoom-follow', false, onFollow) : nothing}
    ${button(
      'tree-zoom-in',
      isClosest(camera),
      moving(() => zoom(camera, step)),
    )}
    ${button(
      'tree-zoom-out',
      isFarthest(camera),
      moving(() => zoom(camera, 1 / step)),
    )}
    ${button(
      'tree-zoom-fit',
      isFarthest(camera),
      moving(() => zoomToWhole(camera)),
    )}
  </div>`;
}

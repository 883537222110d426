// The page's icons, drawn on a grid of 24 units with one stroke. A name gives a drawing; its meaning is in the text beside it.

import { html, svg } from 'lit-html';

const shapes = {
  brand: svg`<path d="M12 2v6.5M12 15.5V22" /><path d="M5.5 12.2l13-4.6M5.5 16.4l13-4.6" />`,
  'first-step': svg`<path d="M6 5v14" /><path d="M18 6v12l-8.5-6z" />`,
  'step-back': svg`<path d="M14.5 5.5L8 12l6.5 6.5" />`,
  play: svg`<path d="M8 5.5v13L18.5 12z" />`,
  pause: svg`<path d="M7 5.5h3v13H7zM14 5.5h3v13h-3z" />`,
  'step-forward': svg`<path d="M9.5 5.5L16 12l-6.5 6.5" />`,
  'next-cutoff': svg`<path class="cut" d="M3.5 17.5l4-11M8.5 17.5l4-11" /><path d="M15.5 6.5L21 12l-5.5 5.5" />`,
  'last-step': svg`<path d="M18 5v14" /><path d="M6 6v12l8.5-6z" />`,
  present: svg`<path d="M4 5h16v11H4zM12 16v4M8.5 20h7" />`,
  share: svg`<path d="M12 15V3.5M8 7l4-4 4 4" /><path d="M8 11H5.5v9.5h13V11H16" />`,
  export: svg`<path d="M12 3.5V15M8 11.5l4 4 4-4" /><path d="M4.5 20h15" />`,
  close: svg`<path d="M6 6l12 12M18 6L6 18" />`,
  compare: svg`<path d="M5 9h14M5 15h14M15.5 4.5l-7 15" />`,
  edit: svg`<path d="M4.5 19.5l1-4L16.5 4.5l3 3L8.5 18.5zM14 7l3 3" />`,
  open: svg`<path d="M10 5H5v14h14v-5M14 4.5h5.5V10M19.5 4.5L11 13" />`,
  search: svg`<circle cx="10.5" cy="10.5" r="6" /><path d="M15 15l5 5" />`,
  more: svg`<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3" />`,
};

/** @param {string} name */
export const icon = (name) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes[/** @type {keyof typeof shapes} */ (name)]}</svg>`;

/** Restore. */
export const backIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 14.5L4.5 10L9 5.5" /><path d="M4.5 10H14a5.5 5.5 0 0 1 0 11h-3" /></svg>`;

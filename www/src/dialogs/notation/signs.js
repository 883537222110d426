// A sign that only menu and dialog of the notation have.

import { html } from 'lit-html';

/** Back to what it was. */
export const backIcon = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 14.5L4.5 10L9 5.5" /><path d="M4.5 10H14a5.5 5.5 0 0 1 0 11h-3" /></svg>`;

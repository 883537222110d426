// A worker's progress, in words and as a bar. It knows no job.

import './progress.css';
import { html, nothing } from 'lit-html';

/** The words for each kind of work. */
const words = {
  making: 'working-making',
  reading: 'working-reading',
  running: 'working-running',
  finding: 'working-finding',
};

/**
 * @param {import('../../words/texts.js').Texts} texts
 * @param {import('./job.js').Progress} progress
 */
export function progressOf(texts, { what, count, share }) {
  const isKnown = share !== undefined && !Number.isNaN(share);
  return html`<p class="progress">${texts.text(words[what], { count })}</p>
    <progress aria-label=${texts.text('working-label')} max="1" value=${isKnown ? share : nothing}></progress>`;
}

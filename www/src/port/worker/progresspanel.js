// Messages about a worker's job, above the bottom of the page: its progress, with a button to end it; its failure, with a button to retry;
// and why a run ends that was too long to record. It knows nothing about workers.

import './progresspanel.css';
import { html, nothing, render } from 'lit-html';
import { progressOf } from './progress.js';

/** @typedef {import('../../words/texts.js').Texts} Texts */
/** @typedef {import('./job.js').Progress} Progress */
/**
 * @typedef {object} Saying the panel's messages about jobs
 * @property {Progress | null} progress
 * @property {(() => void) | null} again retries the failed job
 * @property {() => void} cancel
 * @property {() => void} close
 */

/**
 * @param {Document} document
 * @param {Texts} texts
 */
export function createProgressPanel(document, texts) {
  const panel = document.createElement('div');
  panel.className = 'working';
  document.querySelector('.foot')?.after(panel);
  /** @type {Saying | undefined} */
  let saying;
  /** The number of events of the run on the page, if it was too long to record, and its beginning or end is shown. */
  let events = 0;

  function draw() {
    const { progress, again, cancel, close } = saying ?? {};
    render(
      html`${progress && cancel ? progressTemplate(texts, progress, cancel) : nothing} ${again && close ? failureTemplate(texts, again, close) : nothing}
        ${events > 0 ? html`<p class="unfinished" role="status">${texts.text('working-unfinished', { count: events })}</p>` : nothing}`,
      panel,
    );
  }

  return {
    /** @param {Saying} next */
    say(next) {
      saying = next;
      draw();
    },
    /** @param {import('../../page/page.js').Page} page */
    follow({ run, frame: { step } }) {
      const seen = !run.isFinished && (step === 0 || step === run.length) ? run.length : 0;
      if (seen === events) return;
      events = seen;
      draw();
    },
  };
}

/** @type {(texts: Texts, progress: Progress, cancel: () => void) => unknown} */
const progressTemplate = (texts, progress, cancel) =>
  html`<div class="job" role="group" aria-label=${texts.text('working-label')}>
    ${progressOf(texts, progress)}
    <button type="button" @click=${cancel}>${texts.text('working-cancel')}</button>
  </div>`;

/** @type {(texts: Texts, again: () => void, close: () => void) => unknown} */
const failureTemplate = (texts, again, close) =>
  html`<div class="job" role="alert">
    <p>${texts.text('working-failed')}</p>
    <button type="button" @click=${again}>${texts.text('working-again')}</button>
    <button type="button" @click=${close}>${texts.text('working-cancel')}</button>
  </div>`;

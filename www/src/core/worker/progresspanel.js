// The work that a worker does for the page: one job at a time, the latest asked for; how far it is, after a moment, with a way
// to end it at once; and, of a run that was too long to keep, why it ends. What stands on the page stays as it is meanwhile.

import { isSame } from '../source.js';
import './progresspanel.css';
import { html, nothing, render } from 'lit-html';
import { compiled } from '../full.js';
import { NoWorker, startJob } from './job.js';
import { progressOf } from './progress.js';

/** @typedef {import('../readings.js').Job} Job */
/** @typedef {import('./job.js').Progress} Progress */

/** Milliseconds before anything is said of a job. */
const moment = 150;

/**
 * @param {Document} document
 * @param {{ engine: import('../engine.js').Engine, texts: import('../../words/texts.js').Texts, cancelled: () => void }} page
 */
export function createWorking(document, { engine, texts, cancelled }) {
  const panel = document.createElement('div');
  panel.className = 'working';
  document.querySelector('.foot')?.after(panel);
  /** @type {{ job: Job, again: () => boolean, end: () => void, progress: Progress, isShown: boolean, timer: number } | null} */
  let current = null;
  /** Asks again for what has failed. @type {(() => void) | null} */
  let retry = null;
  /** Events of the run on the page, if it is one that was too long, and its beginning or end is seen. */
  let kept = 0;

  function draw() {
    const progress = current?.isShown ? current.progress : null;
    render(
      html`${progress ? progressTemplate(texts, progress, cancel) : nothing} ${retry ? failureTemplate(texts, retry, close) : nothing}
        ${kept > 0 ? html`<p class="unfinished" role="status">${texts.text('working-unfinished', { count: kept })}</p>` : nothing}`,
      panel,
    );
  }

  function close() {
    retry = null;
    draw();
  }

  function cancel() {
    if (!current) return;
    stop();
    engine.letGo();
    cancelled();
  }

  /** What stands on the page is as it was, and what was asked can be asked once more. */
  function fail() {
    const { job, again } = /** @type {NonNullable<typeof current>} */ (current);
    cancel();
    retry = () => start(job, again);
    draw();
  }

  function stop() {
    retry = null;
    if (!current) return;
    clearTimeout(current.timer);
    current.end();
    current = null;
    draw();
  }

  document.addEventListener('keydown', leave, { capture: true });

  /** @param {KeyboardEvent} event */
  function leave(event) {
    if (event.key !== 'Escape' || !current?.isShown) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  }

  /**
   * Starts a job in the place of the one under way.
   * @param {Job} job
   * @param {() => boolean} again asks once more what took so long; false where that takes another job
   */
  async function start(job, again) {
    if (current && isSameJob(current.job, job)) {
      current.again = again;
      return;
    }
    stop();
    engine.hold(job);
    const { found, end } = startJob(job, {
      engine,
      module: /** @type {WebAssembly.Module} */ (compiled),
      told(progress) {
        own.progress = progress;
        if (own === current && own.isShown) draw();
      },
    });
    const own = { job, again, end, progress: first(job), isShown: false, timer: 0 };
    own.timer = window.setTimeout(() => {
      own.isShown = true;
      draw();
    }, moment);
    current = own;
    try {
      const answer = await found;
      if (own !== current) return;
      engine.adopt(job, answer);
      for (const ask of questionsAbout('source' in job ? engine.known(job.source) : null)) {
        await new Promise((resume) => setTimeout(resume));
        if (own !== current) return;
        ask();
      }
    } catch (reason) {
      if (own !== current) return;
      console.warn(reason);
      // Where there are no workers, the page does what it can, however long it takes.
      if (reason instanceof NoWorker) engine.beEndless();
      else return fail();
    }
    clearTimeout(own.timer);
    current = null;
    if (own.again()) engine.letGo();
    draw();
  }

  return {
    start,
    cancel,
    /** @param {import('../../page.js').Page} page */
    follow({ run, frame: { step } }) {
      const isTold = !run.isFinished && (step === 0 || step === run.length);
      const events = isTold ? run.length : 0;
      if (events === kept) return;
      kept = events;
      draw();
    },
  };
}

/** @type {(texts: import('../../words/texts.js').Texts, progress: Progress, cancel: () => void) => unknown} */
const progressTemplate = (texts, progress, cancel) =>
  html`<div class="job" role="group" aria-label=${texts.text('working-label')}>
    ${progressOf(texts, progress)}
    <button type="button" @click=${cancel}>${texts.text('working-cancel')}</button>
  </div>`;

/** @type {(texts: import('../../words/texts.js').Texts, again: () => void, close: () => void) => unknown} */
const failureTemplate = (texts, again, close) =>
  html`<div class="job" role="alert">
    <p>${texts.text('working-failed')}</p>
    <button type="button" @click=${again}>${texts.text('working-again')}</button>
    <button type="button" @click=${close}>${texts.text('working-cancel')}</button>
  </div>`;

/**
 * Whether two jobs find out the same.
 * @param {Job} one
 * @param {Job} other
 */
const isSameJob = (one, other) =>
  'source' in one &&
  'source' in other &&
  isSame(one.source, other.source) &&
  `${Object.values(one.settings ?? {})}` === `${Object.values(other.settings ?? {})}`;

/**
 * @param {Job} job
 * @returns {Progress}
 */
const first = (job) => ('asked' in job ? { what: 'making', count: 0 } : { what: 'reading', count: 0, share: 0 });

/**
 * What will be asked about a tree as soon as it is shown, one question each: together they would hold the page up.
 * @param {import('../readings.js').Reading | null} reading
 * @returns {(() => unknown)[]}
 */
function questionsAbout(reading) {
  if (!reading) return [];
  const { facts, labels } = reading;
  return [
    () => facts.ends,
    () => facts.parents,
    () => facts.plies,
    () => facts.scores,
    () => facts.player(0),
    () => facts.range,
    () => facts.firstStatic,
    () => facts.frontier(null),
    () => labels.of(0),
  ];
}

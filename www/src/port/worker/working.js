// The worker's jobs for the page: one at a time, the latest requested, with a message after a moment, ended by Escape at once. The page
// stays as it is meanwhile.

import { isGame, isSame } from '../source.js';
import { NoWorker, startJob } from './job.js';
import { createProgressPanel } from './progresspanel.js';

/** @typedef {import('../answers.js').Job} Job */
/** @typedef {import('../engine.js').Engine} Engine */
/**
 * @typedef {object} Work a job under way
 * @property {Job} job
 * @property {() => boolean} again repeats the call that took so long; false if that needs another job
 * @property {Promise<import('../answers.js').Finding>} found
 * @property {() => void} end
 * @property {import('./job.js').Progress} progress
 * @property {boolean} isShown
 * @property {number} timer
 */

/** Milliseconds before a job's message appears. */
const moment = 150;

/**
 * @param {Document} document
 * @param {{ engine: Engine, texts: import('../../words/texts.js').Texts, cancelled: () => void }} page
 */
export function createWorking(document, { engine, texts, cancelled }) {
  const panel = createProgressPanel(document, texts);
  /** @type {Work | null} */
  let current = null;
  /** @type {(() => void) | null} */
  let retry = null;

  const draw = () => panel.say({ progress: current?.isShown ? current.progress : null, again: retry, cancel, close });

  function close() {
    retry = null;
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

  function cancel() {
    if (!current) return;
    stop();
    engine.session.letGo();
    cancelled();
  }

  endsByEscape(document, () => current?.isShown === true, cancel);

  /** Starts a job in place of the current one. @type {(job: Job, again: () => boolean) => Promise<void>} */
  async function start(job, again) {
    if (current && isSameJob(current.job, job)) {
      current.again = again;
      return;
    }
    stop();
    engine.session.hold();
    const own = begin(job, again, engine, draw);
    current = own;
    const hasWorked = await takeOver(own, engine, () => own === current);
    if (own !== current) return;
    if (!hasWorked) {
      // The page is as before, and the call can be repeated.
      cancel();
      retry = () => start(job, own.again);
      return draw();
    }
    clearTimeout(own.timer);
    current = null;
    if (own.again()) engine.session.letGo();
    draw();
  }

  /** @type {import('../answers.js').Attempt} */
  function attempt(act) {
    const job = act();
    if (job) start(job, () => attempt(act));
    return !job;
  }

  return { attempt, cancel, follow: panel.follow };
}

/** @type {(document: Document, isShown: () => boolean, cancel: () => void) => void} */
function endsByEscape(document, isShown, cancel) {
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isShown()) return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    },
    { capture: true },
  );
}

/** @type {(job: Job, again: () => boolean, engine: Engine, draw: () => void) => Work} */
function begin(job, again, engine, draw) {
  const started = startJob(job, {
    engine,
    told(progress) {
      work.progress = progress;
      if (work.isShown) draw();
    },
  });
  const timer = window.setTimeout(() => {
    work.isShown = true;
    draw();
  }, moment);
  /** @type {Work} */
  const work = { job, again, ...started, progress: first(job), isShown: false, timer };
  return work;
}

/**
 * Gives the engine a job's results, while they are wanted.
 * @param {Work} work
 * @param {Engine} engine
 * @param {() => boolean} isWanted
 * @returns {Promise<boolean>} false for one that has failed
 */
async function takeOver({ job, found }, engine, isWanted) {
  try {
    const answer = await found;
    if (!isWanted()) return true;
    const { tree, run, error, trouble, text, outcome } = answer;
    engine.session.adopt(tree, run, error, trouble, text, outcome);
    for (const ask of questionsAbout('source' in job ? engine.known(job.source) : null)) {
      await new Promise((resume) => setTimeout(resume));
      if (!isWanted()) return true;
      ask();
    }
    return true;
  } catch (reason) {
    if (!isWanted()) return true;
    console.warn(reason);
    // Without workers, the page does what it can, however long it takes.
    if (reason instanceof NoWorker) engine.session.beEndless();
    return reason instanceof NoWorker;
  }
}

/**
 * Whether two jobs have the same result.
 * @param {Job} one
 * @param {Job} other
 */
const isSameJob = (one, other) =>
  'source' in one &&
  'source' in other &&
  isSame(one.source, other.source) &&
  `${Object.values(one.settings ?? {})}` === `${Object.values(other.settings ?? {})}` &&
  wantedOf(one) === wantedOf(other);

/** @param {Job} job */
const wantedOf = (job) => ('wanted' in job ? `${job.wanted};${job.seed}` : '');

/**
 * @param {Job} job
 * @returns {import('./job.js').Progress}
 */
function first(job) {
  if ('wanted' in job) return { what: 'finding', count: 0 };
  return 'asked' in job || isGame(job.source) ? { what: 'making', count: 0 } : { what: 'reading', count: 0, share: 0 };
}

/**
 * Queries about a tree that will be needed as soon as it is shown, one task each: together they would block the page.
 * @param {import('../facts.js').Facts | null} facts
 * @returns {(() => unknown)[]}
 */
function questionsAbout(facts) {
  if (!facts) return [];
  return [
    () => facts.ends,
    () => facts.parents,
    () => facts.plies,
    () => facts.scores,
    () => facts.player(0),
    () => facts.range,
    () => facts.firstStatic,
    () => facts.frontier(null),
    () => facts.labels.below.of(0),
  ];
}

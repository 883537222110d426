// What has to come before something can be done: the rest of the page, the full core, which takes over at once, or what
// a worker finds out. Whoever needs one of them is asked again when it is there.

import { late } from '../screen/late.js';
import { learn } from '../state/state.js';

/** @typedef {typeof import('../rest.js')} Rest */
/** @typedef {import('./answers.js').Need} Need */
/** @typedef {() => Need | null} Act does something, or says what it needs first */
/** @typedef {(act: Act) => boolean} Attempt does something at once or when what it needs has come; whether it is done */
/** @typedef {ReturnType<typeof import('./worker/working.js').createWorking>} Working */

/**
 * @param {Document} document
 * @param {{ engine: import('./engine.js').Engine, texts: import('../words/texts.js').Texts, completed: () => void, cancelled: () => void,
 *   arrived: (rest: Rest) => void }} page what is to happen when the full core has come, when someone waits for a worker no longer,
 *   and when the rest of the page has come
 */
export function createNeeds(document, { engine, texts, completed, cancelled, arrived }) {
  /** @type {Promise<void> | undefined} */
  let completing;
  /** @type {Promise<void> | undefined} */
  let arriving;
  /** @type {import('../state/types.js').Family | null} */
  let family = null;
  /** Comes with the first job. @type {Promise<Working> | undefined} */
  let working;
  /** That, when it has come. @type {Working | undefined} */
  let panel;
  /** What was drawn last: no other run is kept. @type {import('../page.js').Page | undefined} */
  let drawn;

  async function fetchCore() {
    const [core, module] = await late(() => fetchFull(texts));
    engine.replaceCore(core);
    family = module.family;
    completed();
  }

  /** @returns {Promise<void>} settled when the engine answers everything */
  function complete() {
    completing ??= fetchCore().catch((reason) => {
      completing = undefined;
      throw reason;
    });
    return completing;
  }

  async function arrive() {
    const [rest] = await late(() => Promise.all([fetchRest(), texts.more()]));
    learn(rest.changes);
    arrived(rest);
  }

  /** @returns {Promise<void>} settled when the rest of the page is there, with its words */
  function bring() {
    arriving ??= arrive().catch((reason) => {
      arriving = undefined;
      throw reason;
    });
    return arriving;
  }

  /** @type {Attempt} */
  function attempt(act) {
    const need = act();
    if (!need) return true;
    if (need.needs === 'rest') bring().then(() => attempt(act));
    else if (need.needs === 'core') complete().then(() => attempt(act));
    else work(need.needs, act);
    return false;
  }

  /** @type {(job: import('./answers.js').Job, act: Act) => Promise<void>} */
  async function work(job, act) {
    working ??= late(() => Promise.all([import('./worker/working.js'), texts.more()])).then(
      ([{ createWorking }]) => {
        panel = createWorking(document, { engine, texts, cancelled });
        if (drawn) panel.follow(drawn);
        return panel;
      },
      (reason) => {
        working = undefined;
        throw reason;
      },
    );
    await (await working).start(job, () => attempt(act));
  }

  return {
    attempt,
    complete,
    bring,
    family: () => family,
    /** What a worker is at is not wanted any more. */
    withdraw: () => void working?.then(({ cancel }) => cancel()),
    /** @param {import('../page.js').Page} page */
    follow(page) {
      drawn = page;
      panel?.follow(page);
    },
  };
}

/** @returns {Promise<Rest>} */
export const fetchRest = () => import('../rest.js');

/** The full core, and what is shown of what only it can do. @param {import('../words/texts.js').Texts} texts */
const fetchFull = (texts) =>
  Promise.all([
    import('./full.js').then(({ loadFullCore }) => loadFullCore()),
    import('../family/family.js'),
    texts.family(),
  ]);

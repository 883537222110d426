// One worker job: starts it, receives its result part by part, each in a task of its own, and ends it. It knows neither the page nor a
// word.

import { module } from '../core.js';
import { isGame, isOnward } from '../source.js';
import Worker from './worker.js?worker';

/** @typedef {import('../answers.js').Job} Job */
/** @typedef {import('../comparison.js').Question} Question */
/** @typedef {{ given: string }} Text finds out what a text means */
/** @typedef {{ ruled: string }} PlyCountJob the sizes of the plies of the game in a text */
/** @typedef {{ rated: string, settings: import('../types.js').Settings }} RatingJob scores of all first moves of the game in a text */
/** @typedef {{ costed: string }} CostJob the cost of searching the game in a text to each depth */
/** @typedef {import('../engine.js').Engine} Engine */
/** @typedef {import('../types.js').Tree} Tree */
/** @typedef {import('../types.js').Run} Run */
/** @typedef {{ what: 'making' | 'reading' | 'running' | 'finding', count: number, share?: number }} Progress */
/**
 * @typedef {{ kind: 'progress' } & Progress | { kind: 'alive' }
 *   | { kind: 'part', of: 'tree' | 'run', part: Uint8Array<ArrayBuffer> }
 *   | { kind: 'places', places: Uint32Array<ArrayBuffer> }
 *   | { kind: 'text', text: string } | { kind: 'outcome', outcome: import('../types.js').Outcome } | { kind: 'meaning', meaning: import('../meaning.js').Meaning }
 *   | { kind: 'ply', ply: import('../../../pkg/core.js').GamePly } | { kind: 'costs', costs: import('../../../pkg/core.js').GameCost[] } | { kind: 'rated', rated: import('../../../pkg/core.js').GameRating[] } | { kind: 'told', told: import('../comparison.js').Measures } | { kind: 'running' } | { kind: 'done' }
 *   | { kind: 'error', error: { kind: string } } | { kind: 'fault', reason: string }} Message
 */
/** @typedef {import('../answers.js').Finding} Finding */

/** Workers are unavailable: a page without an origin may not have any. */
export class NoWorker extends Error {}

/**
 * Starts a worker, and passes every message of its result to `take`, including the last.
 * @param {Job | Question | Text | PlyCountJob | CostJob | RatingJob} job
 * @param {{ told?: (progress: Progress) => void, take: (message: Message) => void }} page
 * @returns {{ done: Promise<void>, end: () => void }} ended, it is silent and never settles
 */
export function startWorker(job, { told, take }) {
  /** @type {Worker | undefined} */
  let worker;
  /** The name of the lock that it holds while it lives. */
  const life = `secateur ${Math.random()}`;
  let hasSpoken = false;
  let isEnded = false;

  function end() {
    isEnded = true;
    worker?.terminate();
  }

  /** @type {Promise<void>} */
  const done = new Promise((resolve, reject) => {
    try {
      // A sandboxed frame may not load a worker, and Firefox would log an error.
      if (origin === 'null' && location.protocol !== 'file:') throw new Error('no worker without an origin');
      worker = new Worker();
    } catch (reason) {
      reject(new NoWorker(String(reason)));
      return;
    }
    worker.addEventListener('error', ({ message }) => reject(hasSpoken ? new Error(message) : new NoWorker(message)));
    worker.addEventListener('messageerror', () => reject(new NoWorker()));
    worker.addEventListener('message', (/** @type {MessageEvent<Message>} */ { data }) => {
      if (isEnded) return;
      hasSpoken = true;
      if (data.kind === 'progress') return told?.(data);
      if (data.kind === 'alive') return awaitEnd(reject);
      if (data.kind === 'fault') return reject(new Error(data.reason));
      take(data);
      if (data.kind === 'done' || data.kind === 'error') {
        end();
        resolve();
      } else worker?.postMessage('next');
    });
    worker.postMessage({ job, module, life });
  });

  /**
   * A browser may end a worker silently to save memory; but that releases its lock.
   * @param {(reason: Error) => void} reject
   */
  function awaitEnd(reject) {
    navigator.locks.request(life, () => {
      if (!isEnded) reject(new Error('the worker has ended'));
    });
  }

  return { done, end };
}

/**
 * @param {Job} job
 * @param {{ engine: Engine, told: (progress: Progress) => void }} page
 * @returns {{ found: Promise<Finding>, end: () => void }} ended, it never settles
 */
export function startJob(job, { engine, told }) {
  const core = engine.core();
  /** @type {Finding} */
  const found = {};
  /** @type {{ tree?: import('../types.js').ArrivingTree, places: Uint32Array, run?: import('../types.js').ArrivingRun }} */
  const arriving = { places: new Uint32Array() };
  /** The text from which a tree was made, if it is not the tree's own. */
  const madeFrom = 'source' in job && (isGame(job.source) || isOnward(job.source)) ? job.source.text : undefined;
  const worker = startWorker(job, { told, take });

  function end() {
    worker.end();
    // Half a tree is freed at once.
    arriving.tree?.free();
    arriving.run?.free();
    if (found.tree && !found.run) found.tree.free();
  }

  /** @param {Message} message */
  function take(message) {
    if (message.kind === 'text') found.text = message.text;
    if (message.kind === 'outcome') found.outcome = message.outcome;
    if (message.kind === 'places') arriving.places = message.places;
    if (message.kind === 'part' && message.of === 'tree') {
      arriving.tree ??= new core.ArrivingTree();
      arriving.tree.take(message.part);
    }
    if (message.kind === 'part' && message.of === 'run') {
      arriving.run ??= new core.ArrivingRun(
        treeOf(),
        /** @type {{ settings: import('../types.js').Settings }} */ (job).settings,
      );
      arriving.run.take(message.part);
    }
    // In between, the tree is completed.
    if (message.kind === 'running' || message.kind === 'done') finishTree();
    if (message.kind === 'error') {
      finishTree();
      if (found.tree || ('isRead' in job && job.isRead))
        found.trouble = /** @type {import('../types.js').SettingsError} */ (message.error);
      else found.error = message.error;
    }
    if (message.kind === 'done' && arriving.run) {
      found.run = arriving.run.finish();
      arriving.run = undefined;
    }
  }

  function finishTree() {
    if (!arriving.tree) return;
    found.tree = arriving.tree.finish(arriving.places, madeFrom);
    arriving.tree = undefined;
  }

  function treeOf() {
    const tree = found.tree ?? ('source' in job ? engine.known(job.source)?.tree : undefined);
    if (!tree) throw new Error('a run needs its tree');
    return tree;
  }

  return { found: worker.done.then(() => found), end };
}

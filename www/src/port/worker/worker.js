// Long work, off the page: finds out what a text means, reads it, runs a search, compares several, makes a random tree, counts the plies of
// a game and the cost of searching it, scores its moves, and hands over the result part by part on request. It ends with its job; the page
// may end it at any time.

import { GameDepths, GameRuler, initSync, randomTree, ratedMoves, Tree, wantedScores } from '../../../pkg/core.js';
import { answers as answersTo } from '../comparison.js';
import { meaningOf } from '../meaning.js';
import { isGame } from '../source.js';

/** @typedef {import('../answers.js').Job} Job */
/** @typedef {import('../types.js').Run} Run */
/** @typedef {import('./job.js').Message} Message */

/** @type {Iterator<Message> | undefined} */
let answers;

addEventListener('message', async ({ data }) => {
  try {
    if (data !== 'next') {
      await holding(data.life);
      initSync({ module: data.module });
      answers = found(data.job);
    }
    const { value, done } = /** @type {Iterator<Message>} */ (answers).next();
    tell(done ? { kind: 'done' } : value);
  } catch (error) {
    const isPlain = typeof error === 'object' && error !== null && 'kind' in error;
    tell(
      isPlain
        ? { kind: 'error', error: /** @type {{ kind: string }} */ (error) }
        : { kind: 'fault', reason: String(error) },
    );
  }
});

/**
 * Resolves when this worker holds a lock, which is released only by its end: so the page notices any end.
 * @param {string} life the lock's name
 * @returns {Promise<void>}
 */
function holding(life) {
  return new Promise((resume) => {
    const { locks } = navigator;
    const held = locks?.request(life, () => {
      tell({ kind: 'alive' });
      resume();
      return new Promise(() => {});
    });
    // A page without an origin has no locks.
    if (held) held.catch(() => resume());
    else resume();
  });
}

/**
 * @param {Message} message
 */
function tell(message) {
  const buffers = 'part' in message ? [message.part.buffer] : 'places' in message ? [message.places.buffer] : [];
  postMessage(message, { transfer: buffers });
}

/**
 * @param {Job | import('../comparison.js').Question | import('./job.js').Text | import('./job.js').PlyCountJob | import('./job.js').CostJob | import('./job.js').RatingJob} job
 * @returns {Generator<Message>}
 */
function* found(job) {
  if ('given' in job) {
    yield { kind: 'meaning', meaning: meaningOf(job.given) };
    return;
  }
  if ('ruled' in job) {
    const ruler = new GameRuler(job.ruled);
    for (let ply = ruler.next(); ply; ply = ruler.next()) yield { kind: 'ply', ply };
    return;
  }
  if ('costed' in job) {
    const depths = new GameDepths(job.costed);
    for (let costs = depths.next(); costs; costs = depths.next()) yield { kind: 'costs', costs };
    return;
  }
  if ('rated' in job) {
    yield { kind: 'rated', rated: ratedMoves(job.rated, job.settings) };
    return;
  }
  if ('asked' in job) {
    yield { kind: 'text', text: randomTree(job.asked) };
    return;
  }
  if ('wanted' in job) {
    const { source, settings, wanted, seed } = job;
    yield { kind: 'outcome', outcome: wantedScores(source.text, settings, Uint32Array.from(wanted), seed) };
    return;
  }
  const tree = Tree.readTelling(job.source.text, (/** @type {number} */ count, /** @type {number} */ share) =>
    tell({ kind: 'progress', what: isGame(job.source) ? 'making' : 'reading', count, share }),
  );
  if ('compared' in job) {
    for (const told of answersTo(job, searched)) yield { kind: 'told', told };
    return;
  }
  const { settings, isRead } = job;
  if (!isRead) {
    yield* parts('tree', tree);
    yield { kind: 'places', places: /** @type {Uint32Array<ArrayBuffer>} */ (tree.places()) };
  }
  if (!settings) return;
  yield { kind: 'running' };
  yield* parts('run', searched(settings));

  /** @param {import('../types.js').Settings} settings */
  function searched(settings) {
    return tree.runTelling(settings, (/** @type {number} */ count) =>
      tell({ kind: 'progress', what: 'running', count }),
    );
  }
}

/**
 * @param {'tree' | 'run'} of
 * @param {{ part: (number: number) => Uint8Array | undefined }} whole
 * @returns {Generator<Message>}
 */
function* parts(of, whole) {
  for (let number = 0; ; number += 1) {
    const part = whole.part(number);
    if (!part) return;
    yield { kind: 'part', of, part: /** @type {Uint8Array<ArrayBuffer>} */ (part) };
  }
}

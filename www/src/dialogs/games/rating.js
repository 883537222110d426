// The value of each move of a game's first position, computed by a worker. It knows neither words nor elements.

import { NoWorker, startWorker } from '../../port/worker/job.js';

/** @typedef {import('../../../pkg/core.js').GameRating} Rating */

/**
 * @param {import('../../port/worker/job.js').RatingJob} job
 * @param {import('../../port/types.js').Core} core computes it if there are no workers
 * @returns {Promise<Rating[]>} in the order of the tree
 */
export async function rate(job, core) {
  /** @type {Rating[]} */
  let rated = [];
  const take = (/** @type {import('../../port/worker/job.js').Message} */ message) => {
    if (message.kind === 'rated') rated = message.rated;
  };
  try {
    await startWorker(job, { take }).done;
  } catch (reason) {
    console.warn(reason);
    if (reason instanceof NoWorker) return core.ratedMoves(job.rated, job.settings);
  }
  return rated;
}

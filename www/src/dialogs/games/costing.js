// The cost of searching a game to each depth, computed depth by depth by a worker. It knows neither words nor elements.

import { NoWorker, startWorker } from '../../port/worker/job.js';

/** @typedef {import('../../../pkg/core.js').GameCost} Cost */
/** @typedef {import('../../port/types.js').Core} Core */

/**
 * @param {string} text of a valid game
 * @param {Core} core counts if there are no workers
 * @returns {{ all: Promise<Cost[][]>, end: () => void }} depth by depth; ended, it never settles
 */
export function startCosting(text, core) {
  /** @type {Cost[][]} */
  const depths = [];
  const take = (/** @type {import('../../port/worker/job.js').Message} */ message) => {
    if (message.kind === 'costs') depths.push(message.costs);
  };
  const { done, end } = startWorker({ costed: text }, { take });
  const all = done.then(
    () => depths,
    (reason) => {
      console.warn(reason);
      return reason instanceof NoWorker ? countHere(text, core) : depths;
    },
  );
  return { all, end };
}

/** @type {(text: string, core: Core) => Cost[][]} */
function countHere(text, core) {
  const counter = new core.GameDepths(text);
  const depths = [];
  for (let costs = counter.next(); costs; costs = counter.next()) depths.push(costs);
  counter.free();
  return depths;
}

// The numbers of nodes and positions on each ply of a game, counted ply by ply by a worker. It knows neither words nor elements.

import { NoWorker, startWorker } from '../../port/worker/job.js';

/** @typedef {Omit<import('./setup.js').GameCount, 'readable'>} GameCount */

/**
 * @param {string} text of a valid game
 * @param {Pick<import('../../port/types.js').Core, 'GameRuler'>} core counts if there are no workers
 * @param {() => void} changed called after every ply
 * @returns {GameCount & { end: () => void }}
 */
export function startCounting(text, core, changed) {
  const counting = { plies: /** @type {GameCount['plies']} */ ([]), isOver: false, hasFailed: false, end: () => {} };
  const { done, end } = startWorker(
    { ruled: text },
    {
      take(message) {
        if (message.kind === 'ply') add(message.ply);
      },
    },
  );
  counting.end = end;
  done
    .catch((reason) => {
      console.warn(reason);
      if (reason instanceof NoWorker) return countHere();
      counting.hasFailed = true;
    })
    .then(() => {
      counting.isOver = true;
      changed();
    });
  return counting;

  /** @param {GameCount['plies'][number]} ply */
  function add(ply) {
    counting.plies.push(ply);
    changed();
  }

  /** One ply per task. */
  async function countHere() {
    let isWanted = true;
    counting.end = () => {
      isWanted = false;
    };
    const ruler = new core.GameRuler(text);
    for (let ply = ruler.next(); ply && isWanted; ply = ruler.next()) {
      add(ply);
      await new Promise((resume) => setTimeout(resume));
    }
    ruler.free();
  }
}

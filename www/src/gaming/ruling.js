// How many nodes and positions each ply of a game's tree has, counted by a worker, one ply after the other. It knows no element.

import { compiled } from '../core/full.js';
import { NoWorker, startWorker } from '../core/worker/job.js';

/** @typedef {import('../../pkg/full/core.js').GamePly} Ply */

/** Without a worker, no more nodes than this are counted. */
const mostHere = 20_000;

/**
 * @param {import('../state/types.js').Core} core
 * @param {string} text of a game
 * @param {{ found: (ply: Ply) => void, done: () => void }} does
 * @returns {() => void} ends it
 */
export function ruled(core, text, { found, done }) {
  const worker = startWorker(
    { ruled: text },
    {
      module: /** @type {WebAssembly.Module} */ (compiled),
      told: () => {},
      take: (message) => message.kind === 'ply' && found(message.ply),
    },
  );
  worker.done.then(done, (reason) => {
    if (!(reason instanceof NoWorker)) throw reason;
    for (const ply of countedHere(core, text)) found(ply);
    done();
  });
  return worker.end;
}

/** @type {(core: import('../state/types.js').Core, text: string) => Generator<Ply>} */
function* countedHere(core, text) {
  const ruler = new core.GameRuler(text);
  for (let nodes = 0; nodes < mostHere; ) {
    const ply = ruler.next();
    if (!ply) break;
    nodes += ply.nodes;
    yield ply;
  }
  ruler.free();
}

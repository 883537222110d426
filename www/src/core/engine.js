// The core as the page asks it. It answers questions and holds no state that could change an answer; where one takes the full
// core, or longer than a page may stand still, the answer is what has to come first.

import { algorithms, dialects } from '../../pkg/tables.js';
import { createChanges } from './changes.js';
import { createQuestions } from './questions.js';
import { createReadings, endless, rowOf } from './readings.js';

/** @typedef {ReturnType<typeof createEngine>} Engine */

/**
 * @param {import('../state/types.js').Core} core
 * @param {import('./readings.js').Patience} [patience] how much it answers itself
 */
export function createEngine(core, patience = endless) {
  const readings = createReadings(core, patience);
  const changes = createChanges(readings);
  return {
    ...{ algorithms, dialects, algorithm: rowOf },
    ...readings,
    ...changes,
    ...createQuestions(readings),
    /** Takes what a worker has found out, and keeps it until the question is asked again.
     * @type {(job: import('./readings.js').Job, found: import('./readings.js').Found) => void} */
    adopt(job, found) {
      if ('asked' in job) changes.adoptGrown(job.asked, found);
      else readings.adopt(job, found);
    },
    letGo() {
      readings.letGo();
      changes.letGrownGo();
    },
  };
}

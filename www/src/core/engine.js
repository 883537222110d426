// The core as the page asks it. It answers questions and holds no state that could change an answer; where one takes longer than a
// page may stand still, the answer is what a worker has to find out first.

import { algorithms, dialects } from '../../pkg/tables.js';
import { endless } from './answers.js';
import { edited, inForm, onward, randomTree, withDecimalPoints, withStatics } from './changes.js';
import { createMemory } from './memory.js';
import {
  isLeaf,
  known,
  leafBeside,
  look,
  mayWork,
  missing,
  problems,
  readError,
  readScore,
  run,
  samePoint,
  scoreText,
  shortest,
  shownOf,
  treeOf,
  trouble,
  works,
} from './questions.js';
import { adopt, followed, grownWhole, outcome, rescore, reweighed, rowOf, unscored } from './readings.js';

/** @typedef {import('./readings.js').Means} Means */
/** @typedef {ReturnType<typeof createEngine>} Engine */

const answers = {
  ...{
    outcome,
    followed,
    grownWhole,
    known,
    treeOf,
    rescore,
    reweighed,
    unscored,
    adopt,
    edited,
    onward,
    randomTree,
    inForm,
    withDecimalPoints,
    withStatics,
  },
  ...{ look, run, missing, shownOf, readError, works, mayWork, trouble, problems, shortest, samePoint },
  ...{ readScore, scoreText, isLeaf, leafBeside },
};

/**
 * @param {import('../state/types.js').Core} core
 * @param {import('./answers.js').Patience} [patience] how much it answers itself
 */
export function createEngine(core, patience = endless) {
  /** @type {Means} */
  const means = { core, patience, memory: createMemory(), grown: new Map(), large: '' };
  const { memory, grown } = means;
  return {
    ...{ algorithms, dialects, algorithm: rowOf },
    ...asked(answers, means),
    keepOnly: memory.keepOnly,
    core: () => core,
    /** Answers everything itself from now on, however long it takes. */
    beEndless() {
      means.patience = endless;
    },
    /** Keeps what a job is about while it is under way. @param {import('./answers.js').Job} job */
    hold(job) {
      if ('settings' in job && job.settings) memory.hold({ source: job.source, settings: job.settings });
    },
    /** What was found out for a question is no longer kept for it. */
    letGo() {
      memory.letGo();
      grown.clear();
    },
  };
}

/**
 * Functions that always answer with the same means.
 * @template {Record<string, (means: Means, ...rest: any[]) => unknown>} Functions
 * @param {Functions} functions
 * @param {Means} means
 * @returns {{ [N in keyof Functions]: Functions[N] extends (means: Means, ...rest: infer Rest) => infer Answer ? (...rest: Rest) => Answer : never }}
 */
function asked(functions, means) {
  const bound = Object.entries(functions).map(([name, answer]) => [name, answer.bind(null, means)]);
  return Object.fromEntries(bound);
}

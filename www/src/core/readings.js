// What sources read as and what searches do on them, found out when it is asked for. What would hold the page up is answered with
// what a worker has to find out first.

import { algorithms } from '../../pkg/tables.js';
import { plainError } from './answers.js';
import { Facts } from './facts.js';
import { nameOf } from './memory.js';
import { fromText, isGame } from './source.js';

/** @typedef {import('./source.js').Source} Source */
/** @typedef {import('../state/types.js').Subject} Subject */
/** @typedef {import('../state/types.js').Core} Core */
/** @typedef {import('../state/types.js').Tree} Tree */
/** @typedef {import('../state/types.js').Run} Run */
/** @typedef {import('../state/types.js').Settings} Settings */
/** @typedef {import('../state/types.js').ReadError} ReadError */
/** @typedef {import('./memory.js').Misreading} Misreading */
/** @typedef {import('./memory.js').Outcome} Outcome */
/** @typedef {import('./memory.js').Reading} Reading */
/** @typedef {import('./memory.js').Trouble} Trouble */
/** @typedef {import('./answers.js').Job} Job */
/**
 * @template T
 * @typedef {import('./answers.js').Answer<T>} Answer
 */
/**
 * With what questions are answered.
 * @typedef {object} Means
 * @property {Core} core
 * @property {import('./answers.js').Patience} patience how much is done here and not by a worker
 * @property {import('./memory.js').Memory} memory
 * @property {Map<string, import('./answers.js').Finding>} grown random trees that a worker has made, by what was asked
 * @property {string} large the text of the last game whose tree was too large to be grown here
 */

/** @type {(settings: Settings) => import('../state/types.js').Algorithm} */
export const rowOf = ({ algorithm }) => algorithms.find(({ id }) => id === algorithm) ?? algorithms[0];

/**
 * @param {Means} means
 * @param {Source} source
 * @param {Settings} [settings] of the run that is asked for next
 * @returns {Answer<Reading | Misreading>}
 */
export function read(means, source, settings) {
  const { core, patience, memory } = means;
  const known = memory.recall(source);
  if (known) return known;
  if (isGame(source)) return grown(means, source, settings);
  if (mostWritten(source.text) > patience.characters) return { needs: { source, settings, isRead: false } };
  return memory.remember(source, readText(core, source.text));
}

/**
 * The source as it is grown for a search: of a game of which only what a search looks at is grown, that is what this one looks at.
 * @type {(means: Means, source: Source, settings: Settings) => Source}
 */
export function followed({ core }, source, settings) {
  const text = isGame(source) ? core.seenBy(source.text, settings) : undefined;
  return text === undefined ? source : fromText(text);
}

/** A game all of which is grown. @type {(means: Means, source: Source) => Source} */
export const grownWhole = ({ core }, source) => fromText(core.grownWhole(source.text) ?? source.text);

/**
 * What a game grows into; a small tree here, any other in a worker.
 * @type {(means: Means, source: Source, settings?: Settings) => Answer<Reading | Misreading>}
 */
function grown(means, source, settings) {
  const { core, patience, memory } = means;
  const needsWorker = { needs: { source, settings, isRead: false } };
  if (means.large === source.text) return needsWorker;
  try {
    const tree = core.Tree.growWithin(source.text, patience.grown);
    if (tree) return memory.remember(source, readingOf(tree));
    means.large = source.text;
    return needsWorker;
  } catch (error) {
    return memory.remember(source, { error: plainError(error) });
  }
}

/**
 * What a search gives, or why there is none.
 * @type {(means: Means, shown: Subject) => Answer<Run | Trouble | Misreading>}
 */
export function outcome(means, { source, settings }) {
  const { patience } = means;
  const reading = read(means, source, settings);
  if (!('runs' in reading)) return reading;
  const known = reading.runs.get(nameOf(settings));
  if (known) return known;
  const run = search(reading.facts.tree, settings, patience.recorded);
  if (patience.recorded !== undefined && 'free' in run && !run.isFinished) {
    run.free();
    return { needs: { source, settings, isRead: true } };
  }
  reading.runs.set(nameOf(settings), run);
  return run;
}

/**
 * The shown source with another score at a leaf. Its reading follows from the one there is.
 * @type {(means: Means, shown: Source, node: number, score: string) => Answer<{ source: Source, error?: undefined } | { source?: undefined, error: ReadError }>}
 */
export function rescore(means, shown, node, score) {
  const { core, memory } = means;
  const reading = read(means, shown);
  if (!('facts' in reading)) return reading;
  const { facts } = reading;
  try {
    const value = core.readScore(score);
    return { source: changed(memory, reading, node, value, facts.tree.withScore(shown.text, node, score)) };
  } catch (error) {
    return { error: plainError(error) };
  }
}

/**
 * A game in which a leaf has the score again that it has by its rules; null where none was given to it by hand.
 * @type {(means: Means, shown: Source, node: number) => Answer<{ source: Source | null }>}
 */
export function unscored(means, shown, node) {
  const reading = read(means, shown);
  if (!('facts' in reading)) return 'error' in reading ? { source: null } : reading;
  const { tree } = reading.facts;
  if (!tree.isByHand(node)) return { source: null };
  const [text, next] = tree.withoutScore(node);
  return { source: changed(means.memory, reading, node, next.scores()[node], [text, next]) };
}

/** A larger tree of a game is grown anew by other weights, beside the page. */
const mostReweighed = 100_000;

/**
 * The shown game with another weight of a feature, as it was typed.
 * @type {(means: Means, shown: Source, feature: string, typed: string) => { source: Source, error?: undefined } | { source?: undefined, error: ReadError }}
 */
export function reweighed({ memory }, shown, feature, typed) {
  const { facts } = /** @type {Reading} */ (memory.recall(shown));
  try {
    if (facts.tree.size > mostReweighed || facts.tree.isGrownByWeights())
      return { source: fromText(facts.tree.weightText(feature, typed)) };
    const [text, tree] = facts.tree.withWeight(feature, typed);
    const source = fromText(text);
    if (memory.recall(source)) tree.free();
    else memory.remember(source, { facts: new Facts(tree, facts.ofShape()), runs: new Map() });
    return { source };
  } catch (error) {
    return { error: plainError(error) };
  }
}

/**
 * Remembers a tree that is another one but for the score of a leaf.
 * @type {(memory: import('./memory.js').Memory, before: Reading, node: number, score: number, now: [string, Tree]) => Source}
 */
function changed(memory, { facts }, node, score, [text, tree]) {
  const source = fromText(text);
  if (memory.recall(source)) tree.free();
  else memory.remember(source, { facts: new Facts(tree, facts.rescored(node, score)), runs: new Map() });
  return source;
}

/**
 * Takes what a worker has found out, and keeps it until the question is asked again.
 * @param {Means} means
 * @param {Job} job
 * @param {import('./answers.js').Finding} found
 */
export function adopt({ memory, grown }, job, found) {
  if ('asked' in job) {
    grown.clear();
    grown.set(job.asked.written, found);
    return;
  }
  const { source, settings } = job;
  const { error, tree, run } = found;
  if (tree) memory.remember(source, readingOf(tree));
  else if (error) memory.remember(source, { error: /** @type {ReadError} */ (error) });
  const reading = memory.recall(source);
  if (run && settings && reading && 'runs' in reading) reading.runs.set(nameOf(settings), run);
}

/**
 * How long a text can be with every position met again written out: each at most doubles what stands before it.
 * @param {string} text
 */
const mostWritten = (text) => (text.includes('@') ? text.length * 2 ** (text.split('@').length - 1) : text.length);

/** @type {(core: Core, text: string) => Reading | Misreading} */
function readText(core, text) {
  try {
    return readingOf(core.Tree.read(text));
  } catch (error) {
    return { error: plainError(refusal(core, text, error)) };
  }
}

/** Why it is not read in any form. @type {(core: Core, text: string, error: unknown) => unknown} */
function refusal(core, text, error) {
  try {
    core.readForm(text);
    return error;
  } catch (better) {
    return better;
  }
}

/** @type {(tree: Tree, settings: Settings, most: number | undefined) => Outcome} */
function search(tree, settings, most) {
  try {
    return tree.run(settings, most);
  } catch (error) {
    return { trouble: plainError(error) };
  }
}

/** @type {(tree: Tree) => Reading} */
const readingOf = (tree) => ({ facts: new Facts(tree), runs: new Map() });

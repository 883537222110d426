// Other trees than the one that is shown: with another shape, with static evaluations, or grown by chance. It knows the core, and
// not who asks.

import { mostNodes } from '../../pkg/tables.js';
import { plainError, whenKnown } from './answers.js';
import { known } from './questions.js';
import { read, rescore, unscored } from './readings.js';
import { fromText, isGame } from './source.js';

/** @typedef {import('./answers.js').RandomShape} RandomShape */
/** @typedef {import('./answers.js').Finding} Finding */
/** @typedef {import('./source.js').Source} Source */
/** @typedef {import('./readings.js').Means} Means */
/** @typedef {import('../state/types.js').ReadError} ReadError */
/**
 * @template T
 * @typedef {import('./answers.js').Answer<T>} Answer
 */

/**
 * The shown source after a change of the tree's shape, and where its node stands then. A leaf's score is changed in the
 * text, which keeps the rest as typed. The tree of a game is grown: nothing but that can be changed, and to delete a score means that
 * the leaf has its own again.
 * @param {Means} means
 * @param {Source} source
 * @param {number} node
 * @param {import('../state/types.js').Change} change
 * @returns {Answer<{ source: Source, node: number } | { error: { kind: string } } | { badScore: ReadError }>}
 */
export function edited(means, source, node, change) {
  const { facts } = /** @type {import('./memory.js').Reading} */ (known(means, source));
  const typed = change.kind === 'set-score' ? change.score.trim() : null;
  const isScore = typed !== null && facts.isLeaf(node);
  if (isScore && typed === '') return { error: { kind: 'leaf-needs-score' } };
  if (isScore) {
    return whenKnown(rescore(means, source, node, typed), (found) =>
      found.error ? { badScore: found.error } : { source: found.source, node },
    );
  }
  if (isGame(source)) {
    const back = change.kind === 'delete' ? unscored(means, source, node) : { source: null };
    return whenKnown(back, (found) =>
      found.source ? { source: found.source, node } : { error: { kind: 'of-a-game' } },
    );
  }
  try {
    const score = typed ? means.core.readScore(typed) : null;
    if (score !== null && !Number.isFinite(score)) return { error: { kind: 'infinite-static' } };
    return spaced(facts.tree.edited(node, typed === null ? change : { ...change, score }));
  } catch (error) {
    const known = plainError(error);
    return 'offset' in known ? { badScore: /** @type {ReadError} */ (known) } : { error: known };
  }
}

/**
 * The shown source from a node on, if wanted with what the table knows.
 * @type {(means: Means, source: Source, node: number, keepsTable: boolean) => Answer<{ source: Source }>}
 */
export function onward(means, source, node, keepsTable) {
  const { facts } = /** @type {import('./memory.js').Reading} */ (known(means, source));
  const text = facts.tree.onward(source.text, node, keepsTable);
  return isGame(source) || keepsTable ? { source: fromText(text) } : spaced({ text, node: 0 });
}

/**
 * A source with static evaluations where inner nodes had none; as it is where it cannot be read.
 * @type {(means: Means, source: Source) => Answer<{ source: Source }>}
 */
export function withStatics(means, source) {
  return whenKnown(read(means, source), (reading) =>
    'facts' in reading ? spaced({ text: reading.facts.tree.withStaticEvaluations(), node: 0 }) : { source },
  );
}

/**
 * The text as it would read with decimal points, where its commas look as if they were meant as such.
 * @type {(means: Means, source: Source) => string | null}
 */
export function withDecimalPoints(means, source) {
  const { core, patience } = means;
  const reading = known(means, source);
  if (!reading || source.text.length > patience.characters) return null;
  if (reading.pointed === undefined) reading.pointed = core.withDecimalPoints(source.text) ?? null;
  return reading.pointed;
}

/**
 * What a text was read as in the form of other people or programs, or what is told of it; null where there is nothing to tell, and
 * where it cannot be read at all.
 * @type {(means: Means, text: string) => Answer<{ read: import('../state/types.js').ReadForm | null }>}
 */
export function inForm(means, text) {
  const { core, patience, memory } = means;
  const source = fromText(text);
  if (isGame(source) || text.length > patience.characters) return { read: null };
  const reading = read(means, source);
  if ('needs' in reading) return reading;
  try {
    const form = core.readForm(text);
    return { read: form.form === 'notation' && form.messages === '[]' && !form.other ? null : form };
  } catch (error) {
    // What is read in the notation may be meant in another form: then neither is taken for granted.
    if ('facts' in reading && reading.runs.size === 0) {
      reading.facts.tree.free();
      memory.remember(source, { error: plainError(error) });
    }
    return { read: null };
  }
}

/** @type {(means: Means, asked: RandomShape) => Answer<{ text?: string, error?: { kind: string } }>} */
export function randomTree({ core, patience, grown }, asked) {
  const known = grown.get(asked.written);
  if (known) return known;
  const size = sizeOf(asked);
  return patience.nodes < size && size <= mostNodes ? { needs: { asked } } : grow(core, asked);
}

/**
 * @param {import('../state/types.js').Core} core
 * @param {RandomShape} asked
 */
function grow(core, asked) {
  try {
    return { text: core.randomTree(asked.written) };
  } catch (error) {
    return { error: /** @type {{ kind: string }} */ (plainError(error)) };
  }
}

/**
 * How many nodes a random tree has at most.
 * @param {RandomShape} asked
 */
export function sizeOf({ most, depth }) {
  let [size, row] = [1, 1];
  for (let ply = 0; ply < depth && size <= mostNodes; ply += 1) {
    row *= most;
    size += row;
  }
  return size;
}

/**
 * The shortest text with the spaces that make it easy to read. No name holds a bracket or a colon.
 * @param {{ text: string, node: number }} edited
 */
const spaced = ({ text, node }) => ({
  source: fromText(text.replace(/(?<=[^( ])(?=\()|(?<=[):,])(?=[^) ,(])/g, ' ')),
  node,
});

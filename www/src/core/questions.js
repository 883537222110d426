// What is asked of sources and settings: whether and how they work, what is shown of them, and where a run stands in another. It
// answers, and holds nothing.

import { plainError, whenKnown } from './answers.js';
import { asksOf } from './memory.js';
import { followed, outcome, read } from './readings.js';
import { hasPayoffs, plainSettings } from './settings.js';

/** @typedef {import('./source.js').Source} Source */
/** @typedef {import('./memory.js').Reading} Reading */
/** @typedef {import('./readings.js').Means} Means */
/** @typedef {import('../state/types.js').Run} Run */
/** @typedef {import('../state/types.js').Settings} Settings */
/** @typedef {import('../state/types.js').Subject} Subject */
/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').ReadError} ReadError */
/**
 * @template T
 * @typedef {import('./answers.js').Answer<T>} Answer
 */

/** What is known to be a tree. @type {(means: Means, source: Source) => Reading | null} */
export function known(means, source) {
  const reading = read(means, source);
  return 'facts' in reading ? reading : null;
}

/**
 * What works, and is shown.
 * @param {Means} means
 * @param {Subject} shown
 * @param {import('../state/types.js').Notation['letters']} [letters]
 */
export function look(means, shown, letters = 'below') {
  const [reading, run] = [known(means, shown.source), outcome(means, shown)];
  if (!reading || !('free' in run)) throw new Error('only what works is shown');
  const { facts } = reading;
  return { facts, labels: facts.labels[letters], run, tree: facts.tree, size: facts.tree.size };
}

/** @type {(means: Means, state: State) => Run} */
export const run = (means, state) => look(means, state.shown).run;

/**
 * What has to come before a state can be drawn; null where everything is known.
 * @type {(means: Means, state: State) => import('./answers.js').Need | null}
 */
export function missing(means, state) {
  for (const asked of asksOf(state)) {
    const answer = outcome(means, asked);
    if ('needs' in answer) return answer;
  }
  return null;
}

/**
 * What a state shows of what is asked for: that, with the nearest settings; of a source that is no tree, the one before it.
 * @type {(means: Means, asked: Subject, before: Subject) => Answer<Subject>}
 */
export function shownOf(means, { source, settings }, before) {
  return whenKnown(nearest(means, { source, settings }), (found) =>
    'settings' in found
      ? found
      : whenKnown(nearest(means, { source: before.source, settings }), (standing) =>
          'settings' in standing ? standing : before,
        ),
  );
}

/**
 * The settings themselves if they work on a source, else the nearest that do, and what is grown for them; or why it is no tree. They
 * depend on nothing else, so what was asked for is enough to show the same again.
 * @type {(means: Means, asked: Subject) => Answer<Subject | { error: ReadError }>}
 */
function nearest(means, asked) {
  /** @type {{ error: ReadError } | null} */
  let refused = null;
  for (const settings of nearer(asked.settings)) {
    const source = followed(means, asked.source, settings);
    const found = outcome(means, { source, settings });
    if ('needs' in found) return found;
    if ('free' in found) return { source, settings };
    // Another search may look at less.
    if ('error' in found) refused ??= found;
    if (refused && source === asked.source) return refused;
  }
  if (refused) return refused;
  throw new Error('plain alpha-beta runs on every tree');
}

/**
 * From what was asked for to what runs on every tree, the nearest first.
 * @param {Settings} settings
 * @returns {Settings[]}
 */
function nearer(settings) {
  const { algorithm, depth, alpha, beta, least, greatest, order } = plainSettings;
  const changes = [
    {},
    { order },
    { depth },
    { alpha, beta },
    { algorithm },
    { algorithm, depth },
    { algorithm, depth, alpha, beta },
    { algorithm, depth, alpha, beta, order },
  ];
  const nearest = changes.map((change) => ({ ...settings, ...change }));
  return hasPayoffs(settings) ? nearest.flatMap((one) => [one, { ...one, least, greatest }]) : nearest;
}

/**
 * Why a source is no tree; null too where that is not known yet.
 * @type {(means: Means, source: Source) => ReadError | null}
 */
export function readError(means, source) {
  const reading = read(means, source);
  return 'error' in reading ? reading.error : null;
}

/** @type {(means: Means, shown: Subject) => boolean} whether there is such a run, as far as that is known */
export const works = (means, shown) => 'free' in outcome(means, shown);

/** The same, or it takes a worker to know. @type {(means: Means, shown: Subject) => boolean} */
export function mayWork(means, shown) {
  const found = outcome(means, shown);
  return 'free' in found || 'needs' in found;
}

/** Why settings do not work on a tree, as far as that is known. @type {(means: Means, asked: Subject) => import('../state/types.js').SettingsError | null} */
export function trouble(means, asked) {
  const found = outcome(means, asked);
  return 'trouble' in found ? found.trouble : null;
}

/**
 * Why what is typed and chosen is not what is shown.
 * @param {Means} means
 * @param {Pick<State, 'source' | 'settings' | 'shown'>} state
 */
export const problems = (means, { source, settings, shown }) => ({
  error: readError(means, source),
  trouble: trouble(means, { source: shown.source, settings }),
});

/** The shortest text of the same tree; null for what is none. @type {(means: Means, source: Source) => string | null} */
export const shortest = (means, source) => known(means, source)?.facts.tree.text() ?? null;

/** The tree that a worker searches, to make room for its run here. @type {(means: Means, source: Source) => import('../state/types.js').Tree | null} */
export const treeOf = (means, source) => known(means, source)?.facts.tree ?? null;

/** @type {(means: Means, from: Subject, step: number, to: Subject) => number} */
export function samePoint(means, from, step, to) {
  const [old, next] = [look(means, from).run, look(means, to).run];
  return old === next ? step : next.samePoint(old, step);
}

/** @type {(means: Means, text: string) => { score?: number, error?: ReadError }} */
export function readScore({ core }, text) {
  try {
    return { score: core.readScore(text) };
  } catch (error) {
    return { error: plainError(error) };
  }
}

/** @type {(means: Means, state: State, node: number) => boolean} */
export const isLeaf = (means, state, node) => hasScore(look(means, state.shown), node);

/** What has not been grown has none. @type {(shown: Pick<ReturnType<typeof look>, 'facts' | 'tree'>, node: number) => boolean} */
const hasScore = ({ facts, tree }, node) => facts.isLeaf(node) && !(facts.isPartial && tree.stub(node) !== undefined);

/**
 * A leaf's score as someone would type it.
 * @type {(means: Means, state: State, node: number) => string}
 */
export function scoreText(means, state, node) {
  const value = look(means, state.shown).facts.scores[node];
  if (Number.isFinite(value)) return String(value);
  const letters = /[WL]/.test(state.shown.source.text);
  return value > 0 ? (letters ? 'W' : '∞') : letters ? 'L' : '-∞';
}

/** @type {(means: Means, state: State, node: number, move: 'stay' | 'next' | 'previous') => number | null} */
export function leafBeside(means, state, node, move) {
  if (move === 'stay') return null;
  const shown = look(means, state.shown);
  const by = move === 'next' ? 1 : -1;
  for (let other = node + by; other >= 0 && other < shown.size; other += by) if (hasScore(shown, other)) return other;
  return null;
}

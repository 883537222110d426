// What is asked of sources and settings: whether and how they work, what is shown of them, and where a run stands in another. It
// answers, and holds nothing.

import { asksOf, plainError, whenKnown } from './readings.js';
import { hasPayoffs, plainSettings } from './settings.js';

/** @typedef {import('./source.js').Source} Source */
/** @typedef {import('../state/types.js').Run} Run */
/** @typedef {import('../state/types.js').Settings} Settings */
/** @typedef {import('../state/types.js').Shown} Shown */
/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').ReadError} ReadError */
/**
 * @template T
 * @typedef {import('./readings.js').Answer<T>} Answer
 */

/** @param {ReturnType<typeof import('./readings.js').createReadings>} readings */
export function createQuestions({ core, read, known, outcome }) {
  /** What works, and is shown. @param {Shown} shown */
  function look(shown) {
    const [reading, run] = [known(shown.source), outcome(shown)];
    if (!reading || !('free' in run)) throw new Error('only what works is shown');
    const { facts, labels } = reading;
    return { facts, labels, run, tree: facts.tree, size: facts.tree.size };
  }

  /**
   * The settings themselves if they work on a source, else the nearest that do; or why it is no tree. They depend on nothing
   * else, so what was asked for is enough to show the same again.
   * @type {(asked: Shown) => Answer<{ settings: Settings } | { error: ReadError }>}
   */
  function nearest({ source, settings: asked }) {
    for (const settings of nearer(asked)) {
      const found = outcome({ source, settings });
      if ('needs' in found || 'error' in found) return found;
      if ('free' in found) return { settings };
    }
    throw new Error('plain alpha-beta runs on every tree');
  }

  return {
    look,
    nearest,
    /** @type {(state: State) => Run} */
    run: (state) => look(state.shown).run,

    /**
     * What has to come before a state can be drawn; null where everything is known.
     * @param {State} state
     * @returns {import('./readings.js').Need | null}
     */
    missing(state) {
      return (
        asksOf(state)
          .map(outcome)
          .find((answer) => 'needs' in answer) ?? null
      );
    },

    /**
     * What a state shows of what is asked for: that, with the nearest settings; of a source that is no tree, the one before it.
     * @type {(asked: Shown, before: Source) => Answer<Shown>}
     */
    shownOf({ source, settings }, before) {
      return whenKnown(nearest({ source, settings }), (found) =>
        'settings' in found
          ? { source, ...found }
          : whenKnown(nearest({ source: before, settings }), (standing) => {
              if ('error' in standing) throw new Error('only what works is shown');
              return { source: before, ...standing };
            }),
      );
    },

    /**
     * Why a source is no tree; null too where that is not known yet.
     * @type {(source: Source) => ReadError | null}
     */
    readError(source) {
      const reading = read(source);
      return 'error' in reading ? reading.error : null;
    },

    /** @type {(shown: Shown) => boolean} whether there is such a run, as far as that is known */
    works: (shown) => 'free' in outcome(shown),

    /** The same, or it takes a worker to know. @type {(shown: Shown) => boolean} */
    mayWork(shown) {
      const found = outcome(shown);
      return 'free' in found || 'needs' in found;
    },

    /** Why settings do not work on a tree, as far as that is known. @type {(asked: Shown) => import('../state/types.js').SettingsError | null} */
    trouble(asked) {
      const found = outcome(asked);
      return 'trouble' in found ? found.trouble : null;
    },

    /**
     * Why what is typed and chosen is not what is shown.
     * @param {Pick<State, 'source' | 'settings' | 'shown'>} state
     */
    problems({ source, settings, shown }) {
      return { error: this.readError(source), trouble: this.trouble({ source: shown.source, settings }) };
    },

    /** The shortest text of the same tree; null for what is none. @type {(source: Source) => string | null} */
    shortest: (source) => known(source)?.facts.tree.text() ?? null,

    /** @type {(from: Shown, step: number, to: Shown) => number} */
    samePoint(from, step, to) {
      const [old, next] = [look(from).run, look(to).run];
      return old === next ? step : next.samePoint(old, step);
    },

    /** The score nearest to a number that may come from anywhere. @type {(value: number) => number} */
    nearestScore: (value) => core().nearestScore(value),

    /** @type {(text: string) => { score?: number, error?: ReadError }} */
    readScore(text) {
      try {
        return { score: core().readScore(text) };
      } catch (error) {
        return { error: plainError(error) };
      }
    },

    /** @type {(state: State, node: number) => boolean} */
    isLeaf: (state, node) => look(state.shown).facts.isLeaf(node),

    /**
     * A leaf's score as someone would type it.
     * @type {(state: State, node: number) => string}
     */
    scoreText(state, node) {
      const value = look(state.shown).facts.scores[node];
      if (Number.isFinite(value)) return String(value);
      const letters = /[WL]/.test(state.shown.source.text);
      return value > 0 ? (letters ? 'W' : '∞') : letters ? 'L' : '-∞';
    },

    /** @type {(state: State, node: number, move: 'stay' | 'next' | 'previous') => number | null} */
    leafBeside(state, node, move) {
      if (move === 'stay') return null;
      const { facts, size } = look(state.shown);
      const by = move === 'next' ? 1 : -1;
      for (let other = node + by; other >= 0 && other < size; other += by) if (facts.isLeaf(other)) return other;
      return null;
    },
  };
}

/**
 * From what was asked for to what runs on every tree, the nearest first.
 * @param {Settings} settings
 * @returns {Settings[]}
 */
function nearer(settings) {
  const { algorithm, depth, alpha, beta, least, greatest } = plainSettings;
  const changes = [
    {},
    { depth },
    { alpha, beta },
    { algorithm },
    { algorithm, depth },
    { algorithm, depth, alpha, beta },
  ];
  const nearest = changes.map((change) => ({ ...settings, ...change }));
  return hasPayoffs(settings) ? nearest.flatMap((one) => [one, { ...one, least, greatest }]) : nearest;
}

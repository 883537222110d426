// What sources read as and what searches did on them, remembered while it is shown: the only place that frees objects of the
// core.

import { racing } from '../state/racing.js';
import { keyOf } from './source.js';

/** @typedef {import('./source.js').Source} Source */
/** @typedef {import('../state/types.js').Subject} Subject */
/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').Run} Run */
/** @typedef {{ error: import('../state/types.js').ReadError }} Misreading */
/** @typedef {{ trouble: import('../state/types.js').SettingsError }} Trouble */
/** @typedef {Run | Trouble} Outcome */
/**
 * @typedef {{ facts: import('./facts.js').Facts, runs: Map<string, Outcome>, pointed?: string | null }} Reading
 */
/** @typedef {ReturnType<typeof createMemory>} Memory */

export function createMemory() {
  // By key, and below it by settings: a text may be a million characters long, and is never copied into a key.
  /** @type {Map<string, Reading | Misreading>} */
  const readings = new Map();
  /** What a worker finds out for a question that is still to be asked again. @type {Subject[]} */
  let awaited = [];

  return {
    /** @type {(source: Source) => Reading | Misreading | undefined} */
    recall: (source) => readings.get(keyOf(source)),
    /** @type {<T extends Reading | Misreading>(source: Source, reading: T) => T} */
    remember(source, reading) {
      readings.set(keyOf(source), reading);
      return reading;
    },

    /** Keeps what someone still waits for. @param {Subject} shown */
    hold(shown) {
      awaited = [...awaited, shown];
    },
    /** Nobody waits any more. */
    letGo() {
      awaited = [];
    },

    /**
     * Forget and free everything but what is shown, compared, typed, brought back by Escape, and struck. Called after a render, when nothing
     * on the page holds the rest.
     * @param {State} state
     */
    keepOnly(state) {
      // What Escape brings back is asked again at once.
      const before = [state.editing, state.typing].flatMap((begun) => (begun ? [begun.before.shown] : []));
      const struck = state.weighing?.was ? [state.weighing.was.shown] : [];
      const wanted = [...asksOf(state), ...before, ...struck, ...awaited];
      for (const [key, reading] of readings) {
        const names = wanted.filter(({ source }) => keyOf(source) === key).map(({ settings }) => nameOf(settings));
        if ('runs' in reading) freeRuns(reading.runs, names);
        if (names.length > 0) continue;
        if ('facts' in reading) reading.facts.tree.free();
        readings.delete(key);
      }
    },
  };
}

/** What the runs of a tree are remembered by. @param {import('../state/types.js').Settings} settings */
export const nameOf = (settings) => Object.values(settings).join(' ');

/**
 * All that a state asks for: what it shows, what was typed and chosen, and the runs that are compared.
 * @type {(state: State) => Subject[]}
 */
export function asksOf(state) {
  const { shown, source, settings } = state;
  const compared = racing(state).map((own) => ({ source: shown.source, settings: own }));
  return [shown, { source, settings }, { source: shown.source, settings }, ...compared];
}

/** All but those of these names. @type {(runs: Map<string, Outcome>, names: string[]) => void} */
function freeRuns(runs, names) {
  for (const [name, run] of runs) {
    if (names.includes(name)) continue;
    if ('free' in run) run.free();
    runs.delete(name);
  }
}

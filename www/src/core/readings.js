// What sources read as and what searches do on them, remembered while it is shown: the only place that makes and frees objects
// of the core. It begins with a small core, and answers what only the full one can say, or what would hold the page up, with
// what has to come first.

import { algorithms } from '../../pkg/tables.js';
import { racing } from '../state/race.js';
import { createFacts } from './facts.js';
import { createLabels } from './labels.js';
import { hasPayoffs, plainSettings } from './settings.js';
import { fromText, keyOf } from './source.js';

/** @typedef {import('./source.js').Source} Source */
/** @typedef {import('../state/types.js').Shown} Shown */
/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').Tree} Tree */
/** @typedef {import('../state/types.js').Run} Run */
/** @typedef {import('../state/types.js').Settings} Settings */
/** @typedef {import('../state/types.js').ReadError} ReadError */
/** @typedef {{ error: ReadError }} Misreading */
/** @typedef {{ trouble: import('../state/types.js').SettingsError }} Trouble */
/** @typedef {Run | Trouble} Outcome */
/**
 * @typedef {{ facts: import('./facts.js').Facts, labels: import('./labels.js').Labels, runs: Map<string, Outcome>, pointed?: string | null }} Reading
 */
/** @typedef {{ branching: number[], depth: number }} Asked of a random tree, with more that only the core reads */
/**
 * What a worker is to find out: what a source reads as, unless that is known, and what a search does on it; or a random tree.
 * @typedef {{ source: Source, settings?: Settings, isRead: boolean } | { asked: Asked }} Job
 */
/** @typedef {{ text?: string, error?: { kind: string }, tree?: Tree, run?: Outcome }} Found by a worker */
/** @typedef {{ needs: 'core' | Job }} Need what has to come before a question is answered: the full core, or what a worker finds out */
/**
 * @template T
 * @typedef {T | Need} Answer
 */

/** What the small core can draw: trees that are never larger than a stage. */
const mostDrawn = 400;

/** @type {(settings: Settings) => import('../state/types.js').Algorithm} */
export const rowOf = ({ algorithm }) => algorithms.find(({ id }) => id === algorithm) ?? algorithms[0];

/** @param {Settings} settings */
const nameOf = (settings) => Object.values(settings).join(' ');

/**
 * How long a text can be with every position met again written out: each at most doubles what stands before it.
 * @param {string} text
 */
const mostWritten = (text) => (text.includes('@') ? text.length * 2 ** (text.split('@').length - 1) : text.length);

/** @type {Need} */
export const needsCore = { needs: 'core' };

/** What takes no longer than a page may stand still: so many characters are read, events and visits recorded, nodes grown. */
export const quick = { characters: 100_000, recorded: 200_000, nodes: 30_000 };
export const endless = { characters: Infinity, recorded: undefined, nodes: Infinity };
/** @typedef {typeof quick | typeof endless} Patience */

/**
 * @param {import('../state/types.js').Core} core
 * @param {Patience} patience
 */
export function createReadings(core, patience) {
  // By key, and below it by settings: a text may be a million characters long, and is never copied into a key.
  /** @type {Map<string, Reading | Misreading>} */
  const readings = new Map();
  /** What a worker has found out for a question that is still to be asked again. @type {Shown[]} */
  let held = [];

  /** What takes long, the small core could not take over. @type {(job: Job) => Need} */
  const needsTime = (job) => (core.isFull() ? { needs: job } : needsCore);

  /**
   * @param {Source} source
   * @param {Settings} [settings] of the run that is asked for next
   * @returns {Answer<Reading | Misreading>}
   */
  function read(source, settings) {
    const known = readings.get(keyOf(source));
    if (known) return known;
    if (mostWritten(source.text) > patience.characters) return needsTime({ source, settings, isRead: false });
    const reading = readText(source.text);
    if ('facts' in reading && reading.facts.tree.size > mostDrawn && !core.isFull()) {
      reading.facts.tree.free();
      return needsCore;
    }
    readings.set(keyOf(source), reading);
    return reading;
  }

  /** @type {(text: string) => Reading | Misreading} */
  function readText(text) {
    try {
      return readingOf(core.Tree.read(text), text);
    } catch (error) {
      return { error: plainError(error) };
    }
  }

  /**
   * What a search gives, or why there is none.
   * @type {(shown: Shown) => Answer<Run | Trouble | Misreading>}
   */
  function outcome({ source, settings }) {
    const reading = read(source, settings);
    if (!('runs' in reading)) return reading;
    const known = reading.runs.get(nameOf(settings));
    if (known) return known;
    const { order, ties } = settings;
    const isPlain = order === plainSettings.order && ties === plainSettings.ties && !hasPayoffs(settings);
    if (!core.isFull() && !(isPlain && rowOf(settings).basic)) return needsCore;
    const run = search(reading.facts.tree, settings);
    if (patience.recorded !== undefined && 'free' in run && !run.isFinished) {
      run.free();
      return needsTime({ source, settings, isRead: true });
    }
    reading.runs.set(nameOf(settings), run);
    return run;
  }

  /** @type {(tree: Tree, settings: Settings) => Outcome} */
  function search(tree, settings) {
    try {
      return tree.run(settings, patience.recorded);
    } catch (error) {
      return { trouble: plainError(error) };
    }
  }

  /** @type {(source: Source) => Reading | null} what is known to be a tree */
  function known(source) {
    const reading = read(source);
    return 'facts' in reading ? reading : null;
  }

  return {
    core: () => core,
    isFull: () => core.isFull(),
    patience: () => patience,
    read,
    known,
    outcome,

    /**
     * The shown source with another score at a leaf. Its reading follows from the one there is.
     * @type {(shown: Source, node: number, score: string) => Answer<{ source: Source, error?: undefined } | { source?: undefined, error: ReadError }>}
     */
    rescore(shown, node, score) {
      const reading = read(shown);
      if (!('facts' in reading)) return reading;
      const { facts, labels } = reading;
      try {
        const value = core.readScore(score);
        const [text, tree] = facts.tree.withScore(shown.text, node, score);
        const source = fromText(text);
        if (readings.has(keyOf(source))) tree.free();
        else {
          const rescored = createFacts(tree, facts.rescored(node, value));
          readings.set(keyOf(source), { facts: rescored, labels: labels.on(rescored), runs: new Map() });
        }
        return { source };
      } catch (error) {
        return { error: plainError(error) };
      }
    },

    /** Answers everything itself from now on, however long it takes. */
    beEndless() {
      patience = endless;
    },

    /**
     * Takes what a worker has found out, and keeps it until the question is asked again.
     * @param {Exclude<Job, { asked: unknown }>} job
     * @param {Found} found
     */
    adopt({ source, settings }, { error, tree, run }) {
      if (tree) readings.set(keyOf(source), readingOf(tree, source.text));
      else if (error) readings.set(keyOf(source), { error: /** @type {ReadError} */ (error) });
      const reading = readings.get(keyOf(source));
      if (run && settings && reading && 'runs' in reading) reading.runs.set(nameOf(settings), run);
    },

    /**
     * Keeps what a job is about while it is under way.
     * @param {Job} job
     */
    hold(job) {
      if ('settings' in job && job.settings) held = [...held, { source: job.source, settings: job.settings }];
    },

    /** What was found out for a question is no longer kept for it. */
    letGo() {
      held = [];
    },

    /** The tree that a worker searches, to make room for its run here. @type {(source: Source) => Tree | null} */
    treeOf: (source) => known(source)?.facts.tree ?? null,

    /** @type {(core: import('../state/types.js').Core) => void} one that can do more, which is asked everything anew */
    replaceCore(full) {
      core = full;
      readings.clear();
    },

    /**
     * Forget and free everything but what is shown, compared, typed, and brought back by Escape. Called after a render, when nothing on the page
     * holds the rest.
     * @param {State} state
     */
    keepOnly(state) {
      // What Escape brings back is asked again at once.
      const before = [state.editing, state.typing].flatMap((begun) => (begun ? [begun.before.shown] : []));
      const kept = [...asksOf(state), ...before, ...held];
      for (const [key, reading] of readings) {
        const wanted = kept.filter((one) => keyOf(one.source) === key).map((one) => nameOf(one.settings));
        if ('runs' in reading) {
          for (const [name, run] of reading.runs) {
            if (wanted.includes(name)) continue;
            if ('free' in run) run.free();
            reading.runs.delete(name);
          }
        }
        if (wanted.length > 0) continue;
        if ('facts' in reading) reading.facts.tree.free();
        readings.delete(key);
      }
    },
  };
}

/**
 * All that a state asks for: what it shows, what was typed and chosen, and the runs that are compared.
 * @type {(state: State) => Shown[]}
 */
export function asksOf(state) {
  const { shown, source, settings } = state;
  const compared = racing(state).map((own) => ({ source: shown.source, settings: own }));
  return [shown, { source, settings }, { source: shown.source, settings }, ...compared];
}

/** @type {(tree: Tree, text: string) => Reading} */
function readingOf(tree, text) {
  const facts = createFacts(tree);
  return { facts, labels: createLabels(facts, text.includes(':')), runs: new Map() };
}

/**
 * What follows from an answer, unless something has to come first.
 * @template {object} T, U
 * @param {Answer<T>} answer
 * @param {(answer: T) => U} follow
 * @returns {Answer<U>}
 */
export const whenKnown = (answer, follow) => ('needs' in answer ? /** @type {Need} */ (answer) : follow(answer));

/**
 * The core throws plain objects with a kind; anything else is a fault and goes on its way.
 * @template {{ kind: string }} T
 * @param {unknown} error
 * @returns {T}
 */
export function plainError(error) {
  if (typeof error === 'object' && error !== null && 'kind' in error) return /** @type {T} */ (error);
  throw error;
}

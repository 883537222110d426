// The core as the page asks it: what a text and its settings give, remembered while it is shown. The only place that
// makes and frees objects of the wasm. It answers questions and holds no state that could change an answer. It begins with a
// small core; a question that only the full one can answer is refused until that has come. So is one that would hold the
// page up, until a worker has answered it.

import { algorithms, dialects } from '../pkg/tables.js';
import { createFacts } from './facts.js';
import { createLabels } from './labels.js';
import { racing } from './race.js';
import { hasPayoffs, plainSettings } from './settings.js';

/** @typedef {import('./types.js').Shown} Shown */
/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Tree} Tree */
/** @typedef {import('./types.js').Run} Run */
/** @typedef {import('./types.js').ReadError} ReadError */
/** @typedef {import('./types.js').SettingsError} SettingsError */
/** @typedef {Run | { trouble: SettingsError }} Outcome */
/**
 * What a text reads as.
 * @typedef {{ facts: import('./facts.js').Facts, labels: import('./labels.js').Labels, runs: Map<string, Outcome>, pointed?: string | null }} Reading
 */
/**
 * What a worker is to find out: what a text reads as, unless that is known, and what a search does on it; or a random tree.
 * @typedef {{ text: string, settings?: Settings, isRead: boolean } | { asked: Asked }} Job
 */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {{ branching: number[], depth: number }} Asked of a random tree, with more that only the core reads */
/** @typedef {ReturnType<typeof createEngine>} Engine */

/** What the small core can draw: trees that are never larger than a stage. */
const mostDrawn = 400;

/** @type {(settings: Settings) => import('./types.js').Algorithm} */
const rowOf = ({ algorithm }) => algorithms.find(({ id }) => id === algorithm) ?? algorithms[0];

/** @param {import('./types.js').Settings} settings */
const keyOf = (settings) => Object.values(settings).join(' ');

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

/**
 * How long a text can be with every position met again written out: each at most doubles what stands before it.
 * @param {string} text
 */
const mostWritten = (text) => (text.includes('@') ? text.length * 2 ** (text.split('@').length - 1) : text.length);

/** Thrown by a question that needs the full core. */
export class NeedsFullCore extends Error {}

/** Thrown by a question whose answer takes longer than a page may stand still. */
export class NeedsTime extends Error {
  /** @param {Job} job */
  constructor(job) {
    super();
    this.job = job;
  }
}

/** What takes no longer: so many characters are read, events and visits recorded, nodes grown. */
export const quick = { characters: 100_000, recorded: 200_000, nodes: 30_000 };
const endless = { characters: Infinity, recorded: undefined, nodes: Infinity };

/**
 * @param {import('./types.js').Core} core
 * @param {typeof quick | typeof endless} [patience] how much it answers itself
 */
export function createEngine(core, patience = endless) {
  // By text, and below it by settings: a text may be a million characters long, and is never copied into a key.
  /** @type {Map<string, Reading | { error: ReadError }>} */
  const readings = new Map();
  /** Random trees that a worker has made, by what was asked. */
  const grown = new Map();
  /** What a worker has found out for a question that is still to be asked again. @type {Shown[]} */
  let held = [];

  function needFull() {
    if (!core.isFull()) throw new NeedsFullCore();
  }

  /**
   * @param {Job} job
   * @returns {never}
   */
  function needTime(job) {
    // What takes long, the small core could not take over.
    needFull();
    throw new NeedsTime(job);
  }

  /**
   * @param {string} text
   * @param {Settings} [settings] of the run that is asked for next
   */
  function read(text, settings) {
    const known = readings.get(text);
    if (known) return known;
    if (mostWritten(text) > patience.characters) needTime({ text, settings, isRead: false });
    const reading = reread(text);
    if ('facts' in reading && reading.facts.tree.size > mostDrawn && !core.isFull()) {
      reading.facts.tree.free();
      needFull();
    }
    readings.set(text, reading);
    return reading;
  }

  /**
   * @param {string} text
   * @returns {Reading | { error: ReadError }}
   */
  function reread(text) {
    try {
      const facts = createFacts(core.Tree.read(text));
      return { facts, labels: createLabels(facts, text.includes(':')), runs: new Map() };
    } catch (error) {
      return { error: typed(error) };
    }
  }

  /**
   * @param {Shown} shown
   * @returns {Outcome | null}
   */
  function outcome({ text, settings }) {
    const reading = read(text, settings);
    if ('error' in reading) return null;
    const known = reading.runs.get(keyOf(settings));
    if (known) return known;
    const { order, ties } = settings;
    const isPlain = order === plainSettings.order && ties === plainSettings.ties && !hasPayoffs(settings);
    if (!isPlain || !rowOf(settings).basic) needFull();
    const run = rerun(reading.facts.tree, settings);
    if (patience.recorded !== undefined && 'free' in run && !run.isFinished) {
      run.free();
      needTime({ text, settings, isRead: true });
    }
    reading.runs.set(keyOf(settings), run);
    return run;
  }

  /**
   * @param {Tree} tree
   * @param {import('./types.js').Settings} settings
   * @returns {Outcome}
   */
  function rerun(tree, settings) {
    try {
      return tree.run(settings, patience.recorded);
    } catch (error) {
      return { trouble: typed(error) };
    }
  }

  /** @param {Shown} shown */
  function look(shown) {
    const reading = read(shown.text);
    const run = outcome(shown);
    if ('error' in reading || !run || 'trouble' in run) throw new Error('only what works is shown');
    const { facts, labels } = reading;
    return { facts, labels, run, tree: facts.tree, size: facts.tree.size };
  }

  /**
   * The text with another score at a leaf, whose reading follows from the one there is.
   * @param {string} text
   * @param {number} node
   * @param {string} score
   */
  function replaced(text, node, score) {
    const reading = read(text);
    if ('error' in reading) throw new Error('only what works is changed');
    const { facts, labels } = reading;
    const value = core.readScore(score);
    const [next, tree] = facts.tree.withScore(text, node, score);
    if (readings.has(next)) tree.free();
    else {
      const rescored = createFacts(tree, facts.rescored(node, value));
      readings.set(next, { facts: rescored, labels: labels.on(rescored), runs: new Map() });
    }
    return next;
  }

  return {
    algorithms,
    dialects,
    look,
    isFull: () => core.isFull(),
    /** Answers everything itself from now on, however long it takes. */
    beEndless() {
      patience = endless;
    },
    /**
     * Takes what a worker has found out, and keeps it until the question is asked again.
     * @param {Job} job
     * @param {{ text?: string, error?: { kind: string }, tree?: Tree, run?: Outcome }} found
     */
    adopt(job, { text, error, tree, run }) {
      if ('asked' in job) {
        grown.clear();
        grown.set(JSON.stringify(job.asked), { text, error });
        return;
      }
      if (tree) {
        const facts = createFacts(tree);
        readings.set(job.text, { facts, labels: createLabels(facts, job.text.includes(':')), runs: new Map() });
      } else if (error) readings.set(job.text, { error: /** @type {ReadError} */ (error) });
      const reading = readings.get(job.text);
      if (run && job.settings && reading && 'runs' in reading) reading.runs.set(keyOf(job.settings), run);
    },
    /**
     * What will be asked about a tree as soon as it is shown, one question each: together they would hold the page up.
     * @param {Job} job
     * @returns {(() => unknown)[]}
     */
    questions(job) {
      const reading = 'text' in job ? readings.get(job.text) : null;
      if (!reading || !('facts' in reading)) return [];
      const { facts, labels } = reading;
      return [
        () => facts.ends,
        () => facts.parents,
        () => facts.plies,
        () => facts.scores,
        () => facts.player(0),
        () => facts.range,
        () => facts.firstStatic,
        () => facts.frontier(null),
        () => labels.of(0),
      ];
    },
    /**
     * Keeps what a job is about while it is under way.
     * @param {Job} job
     */
    hold(job) {
      if ('settings' in job && job.settings) held = [...held, { text: job.text, settings: job.settings }];
    },
    /** What was found out for a question is no longer kept for it. */
    letGo() {
      held = [];
      grown.clear();
    },
    /**
     * The tree that a worker searches, to make room for its run here.
     * @param {string} text
     */
    treeOf(text) {
      const reading = readings.get(text);
      return reading && 'facts' in reading ? reading.facts.tree : null;
    },
    core: () => core,
    /** Refuses, until the full core has come, to go on. */
    needFull,
    /**
     * Takes a core that can do more, and asks it everything anew.
     * @param {import('./types.js').Core} full
     */
    replaceCore(full) {
      core = full;
      readings.clear();
    },
    algorithm: rowOf,
    /** @type {(state: State) => Run} */
    run: (state) => look(state.shown).run,

    /** @type {(asked: Shown) => ReadError | null} why the text is no tree; the settings are those that it is to be run with */
    readError({ text, settings }) {
      const reading = read(text, settings);
      return 'error' in reading ? reading.error : null;
    },

    /** @type {(shown: Shown) => boolean} */
    works(shown) {
      const run = outcome(shown);
      return run !== null && !('trouble' in run);
    },

    /**
     * The settings themselves if they work on a tree, else the nearest that do. They depend on nothing else, so what was asked
     * for is enough to show the same again.
     * @param {Shown} asked the text is a tree
     */
    nearest({ text, settings }) {
      const nearest = nearer(settings).find((nearer) => this.works({ text, settings: nearer }));
      if (!nearest) throw new Error('plain alpha-beta runs on every tree');
      return nearest;
    },

    /** @type {(shown: Shown) => boolean} the same, unless it takes a worker to know */
    mayWork(shown) {
      try {
        return this.works(shown);
      } catch (reason) {
        if (reason instanceof NeedsTime) return true;
        throw reason;
      }
    },

    /**
     * Why what is typed and chosen is not what is shown.
     * @param {Pick<State, 'text' | 'settings' | 'shown'>} state
     */
    problems({ text, settings, shown }) {
      return { error: this.readError({ text, settings }), trouble: this.trouble({ text: shown.text, settings }) };
    },

    /** @type {(asked: Shown) => SettingsError | null} why the settings do not work on a tree */
    trouble(asked) {
      const run = outcome(asked);
      return run && 'trouble' in run ? run.trouble : null;
    },

    /**
     * The shortest text of the same tree; null for a text that is none.
     * @param {string} text
     */
    shortest(text) {
      const reading = read(text);
      return 'error' in reading ? null : reading.facts.tree.text();
    },

    /** @type {(from: Shown, step: number, to: Shown) => number} */
    samePoint(from, step, to) {
      const [old, next] = [look(from).run, look(to).run];
      return old === next ? step : next.samePoint(old, step);
    },

    /** The score nearest to a number that may come from anywhere. @type {(value: number) => number} */
    nearestScore: (value) => core.nearestScore(value),

    /** @type {(text: string) => { score?: number, error?: ReadError }} */
    readScore(text) {
      try {
        return { score: core.readScore(text) };
      } catch (error) {
        return { error: typed(error) };
      }
    },

    /** @type {(text: string, node: number, score: string) => { text: string, error?: undefined } | { text?: undefined, error: ReadError }} */
    replaceScore(text, node, score) {
      try {
        return { text: replaced(text, node, score) };
      } catch (error) {
        return { error: typed(error) };
      }
    },

    /**
     * The text after a change of the tree's shape, and where its node stands then. A leaf's score is changed in the text,
     * which keeps the rest as typed.
     * @param {string} text
     * @param {number} node
     * @param {import('./types.js').Change} change
     * @returns {{ text: string, node: number } | { error: { kind: string } } | { badScore: ReadError }}
     */
    edited(text, node, change) {
      const reading = read(text);
      if ('error' in reading) throw new Error('only what works is changed');
      if (change.kind !== 'set-score' || !reading.facts.isLeaf(node)) needFull();
      try {
        if (change.kind !== 'set-score') return spaced(reading.facts.tree.edited(node, change));
        if (change.score.trim() === '' && reading.facts.isLeaf(node)) return { error: { kind: 'leaf-needs-score' } };
        if (reading.facts.isLeaf(node)) return { text: replaced(text, node, change.score), node };
        const score = change.score.trim() === '' ? null : core.readScore(change.score);
        if (score !== null && !Number.isFinite(score)) return { error: { kind: 'infinite-static' } };
        return spaced(reading.facts.tree.edited(node, { ...change, score }));
      } catch (error) {
        const known = typed(error);
        return 'offset' in known ? { badScore: /** @type {ReadError} */ (known) } : { error: known };
      }
    },

    /**
     * The text with static evaluations where inner nodes had none; as it is where it cannot be read.
     * @param {string} text
     */
    withStatics(text) {
      needFull();
      const reading = read(text);
      return 'error' in reading ? text : spaced({ text: reading.facts.tree.withStaticEvaluations(), node: 0 }).text;
    },

    /**
     * The text as it would read with decimal points, where its commas look as if they were meant as such; nothing before the
     * full core has come, which is asked for when a text may have some.
     * @param {string} text
     * @returns {string | null}
     */
    withDecimalPoints(text) {
      const reading = read(text);
      if ('error' in reading || !core.isFull() || text.length > patience.characters) return null;
      if (reading.pointed === undefined) reading.pointed = core.withDecimalPoints(text) ?? null;
      return reading.pointed;
    },

    /** @type {(asked: Asked) => { text: string, error?: undefined } | { text?: undefined, error: { kind: string } }} */
    randomTree(asked) {
      needFull();
      const known = grown.get(JSON.stringify(asked));
      if (known) return known;
      const size = sizeOf(asked);
      if (patience.nodes < size && size <= mostNodes) needTime({ asked });
      try {
        return { text: core.randomTree(asked) };
      } catch (error) {
        return { error: typed(error) };
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
      const letters = /[WL]/.test(state.shown.text);
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

    /**
     * Forget and free everything but what is shown, compared and typed. Called after a render, when nothing on the page
     * holds the rest.
     * @param {State} state
     */
    keepOnly(state) {
      const { shown, text, settings } = state;
      const compared = racing(state).map((own) => ({ text: shown.text, settings: own }));
      const kept = [shown, { text, settings }, { text: shown.text, settings }, ...compared, ...held];
      for (const [known, reading] of readings) {
        const wanted = kept.filter((one) => one.text === known).map((one) => keyOf(one.settings));
        if ('runs' in reading) {
          for (const [key, run] of reading.runs) {
            if (wanted.includes(key)) continue;
            if ('free' in run) run.free();
            reading.runs.delete(key);
          }
        }
        if (wanted.length > 0) continue;
        if ('facts' in reading) reading.facts.tree.free();
        readings.delete(known);
      }
    },
  };
}

/** The core takes no larger tree. */
export const mostNodes = 2_000_000;

/**
 * How many nodes a random tree has at most.
 * @param {Asked} asked
 */
export function sizeOf({ branching: [, most], depth }) {
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
const spaced = ({ text, node }) => ({ text: text.replace(/(?<=[^( ])(?=\()|(?<=[):,])(?=[^) ,(])/g, ' '), node });

/**
 * The core throws plain objects with a kind; anything else is a fault and goes on its way.
 * @template {{ kind: string }} T
 * @param {unknown} error
 * @returns {T}
 */
function typed(error) {
  if (typeof error === 'object' && error !== null && 'kind' in error) return /** @type {T} */ (error);
  throw error;
}

// One tree under every convention: what each search counts and returns, beside the run on the page. It asks for one run after another and
// keeps only their numbers; those of long runs come from elsewhere. It knows neither words nor elements.

import { markAt } from './mark.js';
import { basics, plainSettings } from './settings.js';

/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./types.js').Run} Run */
/** @typedef {import('./types.js').Bound} Bound */
/** @typedef {{ score: number, bound: Bound }} ReturnedScore exact also if a bound pins the value at its own infinity */
/**
 * @typedef {object} Numbers
 * @property {number | null} leaves null if the run is too long, or not known yet
 * @property {number | null} cutoffs
 * @property {ReturnedScore | null} root
 * @property {(ReturnedScore | null)[]} returns by column; null if the search was never called
 */
/**
 * @typedef {object} Row
 * @property {Settings['algorithm']} algorithm
 * @property {string | null} dialect its id, if the algorithm has windows
 * @property {boolean} isCurrent whether the page shows it, or it stands for the page's algorithm, which has no row
 * @property {boolean} isComing whether its numbers are pending
 * @property {boolean} isLong whether it, or the run on the page, is too long to say where they diverge
 * @property {Numbers} numbers
 * @property {import('./types.js').Difference[]} differences from the run on the page, the first one first
 */
/**
 * @typedef {object} Comparison
 * @property {Numbers} current of the run on the page
 * @property {Row[]} rows
 * @property {number[]} columns inner nodes below the root, ply by ply
 * @property {number | null} hidden if only nodes that differ have a column: how many others there are
 * @property {boolean} isWhole whether the tree is small enough for columns
 */

/** With more nodes, columns are not readable, and gathering them for every run would take long. */
export const mostNodes = 20_000;
/** Longer runs, in events and visits, are left to a worker: there are many, and the page waits. */
const mostRecorded = 60_000;
/** The maximum number of columns that are readable side by side. */
export const mostColumns = 12;

/** The meaning of the sign before a returned score. */
const bounds = /** @type {const} */ ({ '': 'exact', '≤': 'upper', '≥': 'lower' });

/** @typedef {Pick<Numbers, 'leaves' | 'cutoffs' | 'root'> & Pick<Row, 'isLong' | 'differences'> & { marks: Float64Array }} Measures of a run */
/** @typedef {{ settings: Settings, told: Measures | null }} Search null if it is long and was not made */
/**
 * @typedef {object} Findings
 * @property {Search} own the one on the page, with which the rest is compared
 * @property {(Pick<Row, 'algorithm' | 'dialect' | 'isCurrent'> & { search: Search })[]} rows
 * @property {number[]} nodes that may have a column
 * @property {boolean} isWhole
 * @property {import('./facts.js').Facts} facts
 */
/** @typedef {{ source: import('./source.js').Source, compared: Settings[], nodes: number[] }} Question the first of the searches is the page's own */

/** For a run that was not made. @type {Measures} */
export const tooLong = {
  leaves: null,
  cutoffs: null,
  root: null,
  marks: new Float64Array(),
  isLong: true,
  differences: [],
};

/**
 * The results that are available at once.
 * @param {Pick<import('../page/page.js').Page, 'engine' | 'tree' | 'run' | 'facts' | 'settings'>} page
 * @param {number} [most] events and visits of a run
 * @returns {Findings}
 */
export function begun({ engine, tree, facts, ...page }, most = mostRecorded) {
  // The dialects are those of alpha-beta: another algorithm on the page has no row.
  const isRow = basics.includes(page.settings.algorithm);
  const settings = isRow ? page.settings : { ...page.settings, algorithm: plainSettings.algorithm };
  const run = isRow ? page.run : tree.run(settings, most);
  const isWhole = tree.size <= mostNodes;
  const nodes = isWhole ? innerNodes(facts, tree.size, settings.depth) : [];
  /** @type {Search} */
  const own = { settings, told: isRow || run.isFinished ? told(run, run, nodes) : null };
  const rows = conventions(engine, settings).map(({ dialect, settings, isCurrent }) => {
    const search = isCurrent ? own : { settings, told: own.told && quicklyTold(settings) };
    return { algorithm: settings.algorithm, dialect, isCurrent, search };
  });
  if (!isRow) run.free();
  return { own, rows, nodes, isWhole, facts };

  /** @param {Settings} settings */
  function quicklyTold(settings) {
    const other = tree.run(settings, most);
    const found = other.isFinished ? told(other, run, nodes) : null;
    other.free();
    return found;
  }
}

/**
 * The searches still missing, the page's own before them; none if everything is known.
 * @param {Findings} findings
 */
export function awaited({ own, rows }) {
  const others = rows.map(({ search }) => search).filter((search) => search !== own && !search.told);
  return own.told && others.length === 0 ? [] : [own, ...others];
}

/**
 * The numbers of each search in a question, in order.
 * @param {Question} question
 * @param {(settings: Settings) => Run} search
 */
export function* answers({ compared, nodes }, search) {
  const [own, ...others] = compared;
  const run = search(own);
  yield told(run, run, nodes);
  for (const settings of others) {
    const other = search(settings);
    const found = told(other, run, nodes);
    other.free();
    yield found;
  }
  run.free();
}

/**
 * The numbers of a run beside the one on the page, which may be the same.
 * @param {Run} other
 * @param {Run} run
 * @param {number[]} nodes
 * @returns {Measures}
 */
function told(other, run, nodes) {
  const { result } = other.frame(other.length);
  const isLong = other !== run && !(other.isFinished && run.isFinished);
  return {
    leaves: other.isFinished ? other.leafCount : null,
    cutoffs: other.isFinished ? other.cutoffCount : null,
    root: result && { score: result.score, bound: result.bound },
    marks: other.marks(other.length, Uint32Array.from(nodes)),
    isLong,
    differences: isLong || other === run ? [] : other.differencesFrom(run),
  };
}

/**
 * The table of the results so far.
 * @param {Findings} findings
 * @returns {Comparison}
 */
export function comparisonOf({ own, rows, nodes, isWhole, facts }) {
  const here = own.told ?? tooLong;
  const known = rows.flatMap(({ search: { told } }) => (told && !told.isLong ? told : []));
  const areAll = nodes.length <= mostColumns;
  const differ = (/** @type {number} */ index) =>
    known.some((there) => !isSame(returned(there, index), returned(here, index)));
  const wanted = [...nodes.keys()].filter((index) => areAll || differ(index));
  const plyOf = (/** @type {number} */ index) => facts.plies[nodes[index]];
  const columns = wanted.slice(0, mostColumns).sort((one, other) => plyOf(one) - plyOf(other));
  /** @type {(from: Measures) => Numbers} */
  const numbers = (from) => {
    const { leaves, cutoffs, root } = from;
    return { leaves, cutoffs, root, returns: columns.map((index) => returned(from, index)) };
  };
  return {
    current: numbers(here),
    rows: rows.map(({ search, ...row }) => {
      const there = search.told ?? tooLong;
      const { isLong, differences } = there;
      return { ...row, isComing: !search.told, isLong, differences, numbers: numbers(there) };
    }),
    columns: columns.map((index) => nodes[index]),
    hidden: areAll ? null : wanted.length - columns.length,
    isWhole,
  };
}

/** @typedef {{ dialect: string | null, settings: Settings, isCurrent: boolean }} Convention */

/**
 * Every dialect of each basic algorithm with windows, and every other basic one, in the order of the pickers.
 * @param {import('./engine.js').Engine} engine
 * @param {Settings} settings
 */
function conventions({ algorithms, dialects }, settings) {
  const rows = algorithms.filter(({ id }) => basics.includes(id));
  return rows.flatMap(({ id, windowed }) => {
    const plain = { ...settings, algorithm: id };
    const isChosen = id === settings.algorithm;
    /** @type {Convention[]} */
    const found = windowed ? dialects.map(named) : [{ dialect: null, settings: plain, isCurrent: isChosen }];
    return found;

    /** @type {(row: typeof dialects[number]) => Convention} */
    function named({ id: dialect, ...rules }) {
      const { cut, returns } = /** @type {Pick<Settings, 'cut' | 'returns'>} */ (rules);
      const isCurrent = isChosen && cut === settings.cut && returns === settings.returns;
      return { dialect, settings: { ...plain, cut, returns }, isCurrent };
    }
  });
}

/**
 * The nodes below the root on which a search may be called.
 * @param {import('./facts.js').Facts} facts
 * @param {number} size
 * @param {number | null} depth
 */
function innerNodes({ ends, plies }, size, depth) {
  const nodes = [];
  for (let node = 1; node < size; node += 1) {
    if (ends[node] > node + 1 && plies[node] < (depth ?? Infinity)) nodes.push(node);
  }
  return nodes;
}

/**
 * @param {Measures} from
 * @param {number} index
 * @returns {ReturnedScore | null}
 */
function returned({ marks }, index) {
  if (marks.length === 0) return null;
  const { state, value, sign } = markAt(marks, index);
  return state === 'closed' && value !== null ? { score: value, bound: bounds[sign] } : null;
}

/** @type {(one: ReturnedScore | null, other: ReturnedScore | null) => boolean} */
export const isSame = (one, other) => one?.score === other?.score && one?.bound === other?.bound;

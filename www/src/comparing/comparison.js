// One tree under every convention: what each search counts and returns, beside the run on the page. It asks the core for
// one run after another and keeps only their numbers. It knows neither words nor elements.

/** @typedef {import('../types.js').Settings} Settings */
/** @typedef {import('../types.js').Run} Run */
/** @typedef {import('../types.js').Bound} Bound */
/** @typedef {{ score: number, bound: Bound }} Returned exact also where a bound pins the value at its own infinity */
/**
 * @typedef {object} Numbers
 * @property {number | null} leaves null where the run is too long
 * @property {number | null} cutoffs
 * @property {Returned | null} root
 * @property {(Returned | null)[]} returns by column; null where the search was never called
 */
/**
 * @typedef {object} Row
 * @property {Settings['algorithm']} algorithm
 * @property {string | null} dialect its id, where the algorithm has windows
 * @property {boolean} isCurrent whether the page shows it
 * @property {boolean} isLong whether it, or the run on the page, is too long to say where they part
 * @property {Numbers} numbers
 * @property {import('../types.js').Difference[]} differences from the run on the page, the first one first
 */
/**
 * @typedef {object} Comparison
 * @property {Numbers} current of the run on the page
 * @property {Row[]} rows
 * @property {number[]} columns inner nodes below the root, ply by ply
 * @property {number | null} hidden where only nodes that differ have a column: how many more would
 * @property {boolean} isWhole whether the tree is small enough for columns
 */

/** Beyond so many nodes nobody reads columns, and gathering them for every run would take its time. */
export const mostNodes = 20_000;
/** Longer runs, in events and visits, are not compared: there are many of them, and the page waits. */
export const mostRecorded = 60_000;
/** So many columns can be read beside each other. */
export const mostColumns = 12;

/** The algorithms of the table. */
const basics = ['alpha-beta', 'minimax'];

/** How many numbers the core gives for the mark of a node: its state, its value and its sign come first. */
const markSize = 8;
const closed = 2;
const bounds = /** @type {const} */ (['exact', 'upper', 'lower']);

/** @typedef {Omit<Numbers, 'returns'> & { marks: Float64Array }} Gathered */

/**
 * @param {Pick<import('../page.js').Page, 'engine' | 'tree' | 'run' | 'facts' | 'settings'>} page
 * @returns {Comparison}
 */
export function compared({ engine, tree, facts, ...page }) {
  // The dialects are those of alpha-beta: another algorithm on the page is none of the rows.
  const isRow = basics.includes(page.settings.algorithm);
  const settings = isRow ? page.settings : { ...page.settings, algorithm: basics[0] };
  const run = isRow ? page.run : tree.run(settings, mostRecorded);
  const isWhole = tree.size <= mostNodes;
  const nodes = isWhole ? innerNodes(facts, tree.size, settings.depth) : [];
  const here = gathered(run, nodes);
  const rows = conventions(engine, settings).map(({ dialect, settings: own, isCurrent }) => {
    const other = tree.run(own, mostRecorded);
    const isLong = !isCurrent && !(other.isFinished && run.isFinished);
    const differences = isLong ? [] : other.differencesFrom(run);
    const there = isCurrent ? here : gathered(other, nodes);
    const row = { algorithm: own.algorithm, dialect, isCurrent, isLong, differences, there };
    other.free();
    return row;
  });
  const areAll = nodes.length <= mostColumns;
  const differ = (/** @type {number} */ index) =>
    rows.some(({ there }) => !isSame(returned(there, index), returned(here, index)));
  const wanted = [...nodes.keys()].filter((index) => areAll || differ(index));
  const plyOf = (/** @type {number} */ index) => facts.plies[nodes[index]];
  const columns = wanted.slice(0, mostColumns).sort((one, other) => plyOf(one) - plyOf(other));
  /** @type {(from: Gathered) => Numbers} */
  const numbers = (from) => {
    const { leaves, cutoffs, root } = from;
    return { leaves, cutoffs, root, returns: columns.map((index) => returned(from, index)) };
  };
  return {
    current: numbers(here),
    rows: rows.map(({ there, ...row }) => ({ ...row, numbers: numbers(there) })),
    columns: columns.map((index) => nodes[index]),
    hidden: areAll ? null : wanted.length - columns.length,
    isWhole,
  };
}

/** @typedef {{ dialect: string | null, settings: Settings, isCurrent: boolean }} Convention */

/**
 * Every dialect of each algorithm with windows, and every other algorithm, in the order of the pickers.
 * @param {import('../engine.js').Engine} engine
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
 * @param {import('../facts.js').Facts} facts
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
 * @param {Run} run
 * @param {number[]} nodes
 * @returns {Gathered}
 */
function gathered(run, nodes) {
  const { result } = run.frame(run.length);
  return {
    leaves: run.isFinished ? run.leafCount : null,
    cutoffs: run.isFinished ? run.cutoffCount : null,
    root: result && { score: result.score, bound: result.certain ? 'exact' : result.bound },
    marks: run.marks(run.length, Uint32Array.from(nodes)),
  };
}

/**
 * @param {Gathered} from
 * @param {number} index
 * @returns {Returned | null}
 */
function returned({ marks }, index) {
  const [state, score, sign] = marks.subarray(index * markSize, index * markSize + 3);
  return state === closed ? { score, bound: bounds[sign] } : null;
}

/** @type {(one: Returned | null, other: Returned | null) => boolean} */
export const isSame = (one, other) => one?.score === other?.score && one?.bound === other?.bound;

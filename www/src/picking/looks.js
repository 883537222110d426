// What to look at beside the tree of a claim, as data: squares, as many as leaves, or a small table. It knows no claim and draws
// nothing.

/** @typedef {import('./asking.js').Ask} Ask */
/** @typedef {import('./asking.js').Subject} Subject */
/** @typedef {{ label: string, small: string, count: number, shown: string, look: 'full' | 'now' | 'said' }} Bar so many squares; what
 *   is only said is dashed */
/** @typedef {{ bars: Bar[], all: number } | { head: string[], rows: string[][], now: number }} Look now: the row it is about */

/** The first row fills all squares. @type {(...bars: Bar[]) => Look} */
export const squares = (...bars) => ({ bars, all: bars[0].count });

/** @type {(ask: Ask, head: string[], rows: string[][], now: number) => Look} */
export const table = (ask, head, rows, now) => ({ head: head.map((id) => ask.text(`look-${id}`)), rows, now });

/**
 * @param {Ask} ask
 * @param {string} label
 * @param {string} small
 * @param {number} count
 * @param {Bar['look']} [look]
 * @param {number} [decimals] of a count that is no whole number
 * @returns {Bar}
 */
export const bar = (ask, label, small, count, look = 'full', decimals = 1) => ({
  ...{ label, small, count, look },
  shown: ask.number(count, decimals),
});

/** @type {(ask: Ask, shown: Subject) => Bar} */
export const minimax = (ask, { source }) =>
  bar(ask, ask.text('look-minimax'), ask.text('look-every'), ask.run(source).minimaxLeaves);

/** @type {(ask: Ask, shown: Subject, look?: Bar['look']) => Bar} */
export function thisRun(ask, { source, settings }, look = 'now') {
  const isClamped = settings.cut === 'past-bound' && settings.returns === 'fail-hard';
  const small = ask.text(isClamped ? 'look-past' : 'look-written');
  return bar(ask, ask.text('look-run'), small, ask.run(source, settings).leafCount, look);
}

/** @type {(ask: Ask, shown: Subject) => Bar} */
const atBound = (ask, { source }) => bar(ask, ask.text('look-at'), ask.text('look-else'), ask.run(source).leafCount);

/** So many orders are told by their number. */
const mostOrders = 1e6;

/** @type {(ask: Ask, shown: Subject) => Bar} */
export function least(ask, shown) {
  const { bestFirst, orders } = ask.costs(shown);
  const small = orders < mostOrders ? ask.text('look-orders', { orders: ask.number(orders) }) : ask.text('look-best');
  return bar(ask, ask.text('look-least'), small, bestFirst ?? Number.NaN);
}

/** Past the bound, and at it. @type {(ask: Ask, shown: Subject) => Look} */
export const byRule = (ask, shown) => squares(minimax(ask, shown), thisRun(ask, shown), atBound(ask, shown));

/**
 * What the move is worth that is taken: the first of equals, the last, and the last where an equal score is exact.
 * @type {(ask: Ask, shown: Subject) => Look}
 */
export function byTies(ask, { source, settings }) {
  const first = { ...settings, ties: /** @type {const} */ ('first') };
  const exact = { ...settings, cut: /** @type {const} */ ('past-bound'), returns: /** @type {const} */ ('fail-soft') };
  const rows = [first, settings, exact].map((one) => [
    ask.text(`rule-ties-${one.ties}`),
    ask.dialect(one),
    ask.score(ask.taken({ source, settings: one }).worth),
  ]);
  return table(ask, ['equals', 'dialect', 'worth'], rows, 1);
}

/** How a bound is written. */
const signs = { exact: '', lower: '≥', upper: '≤' };

/**
 * What some nodes handed back, and what they are worth.
 * @param {Ask} ask
 * @param {Subject} shown
 * @param {(event: import('../state/types.js').ReturnEvent) => boolean} isWanted
 */
export function worths(ask, shown, isWanted) {
  const rows = ask
    .returns(shown)
    .filter(isWanted)
    .map(({ node, score, bound }) => [
      ask.name(shown, node),
      `${signs[bound]}${ask.score(score)}`,
      ask.score(ask.worth(shown.source, node)),
    ]);
  return table(ask, ['node', 'returned', 'worth'], rows, rows.length - 1);
}

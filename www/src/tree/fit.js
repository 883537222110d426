// The largest sizes at which a whole tree fits the stage. First the font, in the best way to draw the tree that has room at
// all; then what room is left goes to inner nodes, to the upper rows, to leaves, and into gaps. Knows no px itself.

/** @typedef {import('./sizes.js').Choice} Choice */
/** @typedef {import('./sizes.js').Limits} Limits */
/** @typedef {import('./windowlabel.js').WindowStyle} WindowStyle */
/** @typedef {(choice: Choice) => boolean} Fits */

/** So much larger may a row be than the one below. */
const rowGrowth = 1.3;
/** Windows of a crowded tree may be this share of what they should be at least. */
const readableShare = 0.81;

/**
 * @param {Limits} limits
 * @param {Pick<import('./boxes.js').Plan, 'rows' | 'skin' | 'leafWindows' | 'onPath'>} plan
 * @param {boolean} isWindowed
 * @param {Fits} fits
 * @returns {Choice | null} null if the tree is too large for this stage
 */
export function fit(limits, plan, isWindowed, fits) {
  const all = candidates(limits, plan, isWindowed);
  const choice = best(plan.leafWindows ? all.flatMap((one) => leafWays(one, plan.rows)) : all, limits, fits);
  if (!choice) return null;
  const withWindows = isWindowed ? windowsWithRoom(choice, limits, fits) : choice;
  const mostGrow = Math.min(1.5, Math.max(choice.grow, limits.largest / choice.font));
  const grown = most(withWindows, choice.grow, mostGrow, (grow) => ({ ...withWindows, grow }), fits);
  const tall = upperRows(grown, limits, fits);
  const mostLeaf = Math.min(1.3, Math.max(1, limits.largest / choice.font));
  const leafy = most(tall, 1, mostLeaf, (leaf) => ({ ...tall, leaf }), fits);
  const loose = most(leafy, 0, 1, (loose) => ({ ...leafy, loose, spread: loose }), fits);
  const airy = most(loose, 0, 1, (air) => ({ ...loose, air }), fits);
  // Where labels fill a row above them, leaves may still stand apart.
  return most(airy, airy.loose, 1, (spread) => ({ ...airy, spread }), fits);
}

/**
 * The windows of leaves give way first: on one line, stacked, not at all.
 * @param {Choice} choice
 * @param {import('./rows.js').Row[]} rows
 * @returns {Choice[]}
 */
function leafWays(choice, rows) {
  const ways = /** @type {const} */ (['line', 'stacked', null]).map((way) => ({
    ...choice,
    beside: choice.beside.map((style, ply) => (rows[ply].inner === 0 && style ? way : style)),
  }));
  return choice.beside[0] === 'line' ? ways : choice.beside[0] ? ways.slice(1) : [choice];
}

/**
 * The ways to draw a tree, the best first, each with the smallest font it may have.
 * @param {Limits} limits
 * @param {Pick<import('./boxes.js').Plan, 'rows' | 'skin' | 'onPath'>} plan
 * @param {boolean} isWindowed
 * @returns {Choice[]}
 */
function candidates({ windowLeast, bareLeast, isNarrow }, { rows: { length: rows }, skin, onPath }, isWindowed) {
  if (skin.isPill) {
    const word = choiceOf(bareLeast, rows, null);
    return [{ ...word, font: windowLeast }, { ...word, isTight: true }, word];
  }
  const boxed = choiceOf(windowLeast / 0.84, rows, null);
  const bare = { ...choiceOf(bareLeast, rows, null), grow: 0.8, isDense: true };
  if (!isWindowed) return [boxed, { ...boxed, grow: 0.85 }, bare];
  const stacked = { ...boxed, beside: boxed.beside.map(() => /** @type {const} */ ('stacked')) };
  const line = { ...boxed, beside: boxed.beside.map(() => /** @type {const} */ ('line')) };
  const tight = { ...stacked, isTight: true };
  const small = { ...tight, grow: 0.88 };
  const all = [line, stacked, tight, small, { ...small, font: 0.92 * small.font }];
  // Windows that stand on the path alone have a place in the margin.
  return isNarrow && !onPath ? all : [...all, bare];
}

/**
 * @param {number} font
 * @param {number} rows
 * @param {WindowStyle | null} style
 * @param {number} [loose]
 * @returns {Choice}
 */
export function choiceOf(font, rows, style, loose = 0) {
  const [scales, beside] = [new Array(rows).fill(1), new Array(rows).fill(style)];
  return { font, grow: 1, leaf: 1, loose, spread: loose, air: loose, scales, beside, isDense: false, isTight: false };
}

/**
 * The first that fits, at its largest; unless windows on one line are given up for something much larger.
 * @param {Choice[]} all
 * @param {Limits} limits
 * @param {Fits} fits
 * @returns {Choice | null}
 */
function best(all, limits, fits) {
  /** @param {Choice} choice */
  const largest = (choice) =>
    fits(choice)
      ? most(choice, choice.font, Math.max(choice.font, limits.largest), (font) => ({ ...choice, font }), fits)
      : null;
  for (const [index, candidate] of all.entries()) {
    const choice = largest(candidate);
    if (!choice) continue;
    const next = candidate.beside[0] === 'line' ? largest(all[index + 1]) : null;
    return next && next.font >= 1.3 * choice.font ? next : choice;
  }
  return null;
}

/**
 * Where the font left no room for readable windows, a row of larger nodes may still have it.
 * @param {Choice} choice
 * @param {Limits} limits
 * @param {Fits} fits
 */
function windowsWithRoom(choice, { windowLeast }, fits) {
  const readable = (readableShare * windowLeast) / (0.84 * choice.font * choice.grow);
  let chosen = choice;
  for (const [ply, style] of choice.beside.entries()) {
    if (style) continue;
    const beside = chosen.beside.with(ply, 'stacked');
    const scales = chosen.scales.map((scale, other) => (other <= ply ? Math.max(scale, readable) : scale));
    const wanted = { ...chosen, beside, scales };
    if (fits(wanted)) chosen = wanted;
  }
  return chosen;
}

/**
 * Upper rows have fewer nodes: they may be larger, a little more with every row.
 * @param {Choice} choice
 * @param {Limits} limits
 * @param {Fits} fits
 */
function upperRows(choice, limits, fits) {
  const largest = Math.max(1, limits.largest / (choice.font * choice.grow));
  let chosen = choice;
  for (let ply = choice.scales.length - 2; ply >= 0; ply -= 1) {
    const { scales } = chosen;
    const below = Math.max(scales[ply], scales[ply + 1]);
    const scaled = (/** @type {number} */ scale) => ({
      ...chosen,
      scales: scales.map((old, other) => (other <= ply ? scale : old)),
    });
    chosen = most(chosen, below, Math.min(largest, below * rowGrowth), scaled, fits);
  }
  return chosen;
}

/**
 * The choice with the largest number between two that still fits.
 * @param {Choice} otherwise what fits already
 * @param {number} least
 * @param {number} largest
 * @param {(value: number) => Choice} choiceWith
 * @param {Fits} fits
 */
function most(otherwise, least, largest, choiceWith, fits) {
  const whole = choiceWith(largest);
  if (fits(whole)) return whole;
  let found = otherwise;
  let [low, high] = [least, largest];
  for (let round = 0; round < 9; round += 1) {
    const middle = (low + high) / 2;
    const choice = choiceWith(middle);
    if (fits(choice)) [low, found] = [middle, choice];
    else high = middle;
  }
  return found;
}

// The effect of a choice on the shown tree: the same search without it, counted once per run.

import { plainSettings } from '../../port/settings.js';
import { passesOf } from './memo.js';

/** @typedef {Pick<import('../../page/page.js').Page, 'tree' | 'run' | 'settings'>} Page */
/** @typedef {import('../../port/types.js').Run} Run */
/** @typedef {import('../../port/types.js').Settings} Settings */
/** @typedef {{ leaves: number, passes: number }} Cost */

/** Anything larger is not searched again for a line in the menu: nodes, events and visits. */
const quick = { size: 400, recorded: 20_000 };
/** A single search may take longer than one for every order. */
const single = { size: Infinity, recorded: 200_000 };

/** @type {WeakMap<Run, Map<string, Cost | null>>} */
const known = new WeakMap();

/**
 * What the same search costs with other settings; null if that would take long, or is impossible.
 * @param {Page} page
 * @param {Partial<Settings>} change
 * @param {typeof quick} [most] nodes, events and visits
 * @returns {Cost | null}
 */
export function costWith({ tree, run, settings }, change, most = quick) {
  const costs = known.get(run) ?? new Map();
  known.set(run, costs);
  const key = JSON.stringify(change);
  const cost = costs.has(key)
    ? costs.get(key)
    : tree.size > most.size
      ? null
      : counted(tree, { ...settings, ...change }, most);
  costs.set(key, cost);
  return cost;
}

/**
 * @param {import('../../port/types.js').Tree} tree
 * @param {Settings} settings
 * @param {typeof quick} most
 * @returns {Cost | null}
 */
function counted(tree, settings, most) {
  try {
    const run = tree.run(settings, most.recorded);
    const cost = run.isFinished ? costOf(run) : null;
    run.free();
    return cost;
  } catch (error) {
    // The core throws plain objects if the settings cannot run on this tree.
    if (error instanceof Error) throw error;
    return null;
  }
}

/** @type {(run: Run) => Cost} */
const costOf = (run) => ({ leaves: run.leafCount, passes: run.passes().length });

/**
 * What knowing the payoffs saves, as arguments of a message; null if that is not counted.
 * @param {Page} page
 */
export function withoutPayoffs(page) {
  const { least, greatest } = plainSettings;
  const there = costWith(page, { least, greatest }, single);
  if (!there) return null;
  const here = { leaves: page.run.leafCount, passes: passesOf(page.run).length };
  const what = ['passes', 'leaves'].find((name) => Reflect.get(here, name) !== Reflect.get(there, name));
  if (!what) return { what: 'nothing', here: 0, there: 0 };
  return { what, here: Reflect.get(here, what), there: Reflect.get(there, what) };
}

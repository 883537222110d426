// Checks a run on the page against the golden table: what its pictures tell, from the first step to the last and back.

import { shownScore } from './cases.js';
import { expect } from './fixture.js';

/** @typedef {import('./cases.js').Case} Case */
/** @typedef {import('./cases.js').Row} Row */
/** @typedef {import('./lecture.js').Lecture} Lecture */
/** @typedef {import('./shown.js').Shown} Shown */
/** @typedef {import('./shown.js').ShownNode} ShownNode */

/**
 * The page shows the run of a row of the table, and none of its pictures depends on where one comes from.
 * @param {Lecture} lecture
 * @param {Case} example
 * @param {Row} row
 */
export async function checkRow(lecture, { minimax, principal_variation: line }, row) {
  const pictures = await thereAndBack(lecture);
  expect(record(pictures)).toEqual(expectedRecord(row, pictures[0]));
  const last = pictures[pictures.length - 1];
  expect(last.nodes[0].value).toBe(signed(row.score, row.bound));
  expect(last.sentence).toContain(shownScore(row.score));
  expect(last.numbers['leaves evaluated']).toBe(`${row.leaves.length} of ${minimax.leaves}`);
  expect(last.numbers['minimax needs']).toBe(String(minimax.leaves));
  if (line) expect(inked(last)).toEqual(line);
}

/**
 * Minimax looks at every leaf and shows no window.
 * @param {Lecture} lecture
 * @param {Case} example
 */
export async function checkMinimax(lecture, { minimax }) {
  const pictures = await thereAndBack(lecture);
  const last = pictures[pictures.length - 1];
  const leaves = pictures[0].nodes.filter(({ kind }) => kind === 'leaf');
  expect(record(pictures).leaves).toEqual(leaves.map(({ value }) => value));
  expect(last.nodes[0].value).toBe(shownScore(minimax.score));
  expect(last.numbers['leaves evaluated']).toBe(`${minimax.leaves} of ${minimax.leaves}`);
  const nodes = pictures.flatMap((picture) => picture.nodes);
  expect(nodes.filter((node) => node.window !== null || node.isLost || node.look === 'bound')).toEqual([]);
}

/**
 * Every picture from the first step to the last, each of which must come back on the way back.
 * @param {Lecture} lecture
 */
async function thereAndBack(lecture) {
  const first = await lecture.at(0);
  const { length } = first;
  const [there, back] = ['ArrowRight', 'ArrowLeft'].map((key) => Array(length).fill(key));
  const pictures = [first, ...(await lecture.walk(there))];
  expect(pictures.map(({ step }) => step)).toEqual([...pictures.keys()]);
  expect(await lecture.settled(), 'the last step stays as it is').toEqual(pictures[length]);
  expect(await lecture.walk(back), 'the same on the way back').toEqual(pictures.slice(0, -1).reverse());
  return pictures;
}

/**
 * What happens in a run, told only from its pictures.
 * @param {Shown[]} pictures
 */
function record(pictures) {
  const seen = {
    leaves: /** @type {string[]} */ ([]),
    windows: /** @type {unknown[]} */ ([]),
    returns: /** @type {unknown[]} */ ([]),
    cutoffs: /** @type {unknown[]} */ ([]),
  };
  /** By step, as the counters say and as was seen. */
  const counts = { told: /** @type {unknown[]} */ ([]), seen: /** @type {unknown[]} */ ([]) };
  for (const [step, picture] of pictures.entries()) {
    if (step === 0) continue;
    const before = pictures[step - 1];
    for (const node of entered(before, picture)) {
      const isLeaf = node.kind === 'leaf';
      if (isLeaf) seen.leaves.push(node.value);
      seen.windows.push([node.node, ...(isLeaf ? callerWindow(picture) : (node.window ?? ['no window']))]);
    }
    const lost = picture.nodes.filter(({ isLost, node }) => isLost && !before.nodes[node].isLost);
    if (lost.length > 0) seen.cutoffs.push(cutoff(picture, lost));
    const left = before.now === null ? null : picture.nodes[before.now];
    if (left && left.node > 0 && left.kind !== 'leaf' && isClosed(left))
      seen.returns.push([left.node, before.nodes[left.node].value]);
    counts.told.push(counted(picture));
    counts.seen.push([seen.leaves.length, seen.cutoffs.length]);
  }
  expect(counts.told, 'the counters at every step').toEqual(counts.seen);
  const root = pictures[pictures.length - 1].nodes[0];
  if (root.kind !== 'leaf') seen.returns.push([0, root.value]);
  return seen;
}

/**
 * The nodes the search has come to in this step.
 * @param {Shown} before
 * @param {Shown} after
 */
const entered = (before, after) =>
  after.nodes.filter(({ node, look }) => before.nodes[node].look === 'unseen' && look !== 'unseen' && look !== 'cut');

/** @param {ShownNode} node */
const isClosed = ({ look }) => look === 'exact' || look === 'bound' || look === 'pv';

/**
 * A leaf has no window beside it: it is called with the one its parent has now.
 * @param {Shown} picture
 */
const callerWindow = ({ numbers }) => [numbers['α · MAX has'], numbers['β · MIN has']];

/** @param {Shown} picture */
const counted = ({ numbers }) => [
  Number(numbers['leaves evaluated'].split(' of ')[0]),
  Number(numbers['cut-off'] ?? numbers['cut-offs'] ?? 0),
];

/**
 * @param {Shown} picture
 * @param {ShownNode[]} lost
 */
const cutoff = ({ now, sentence }, lost) => ({
  node: now,
  lost: lost.map(({ node }) => node),
  named: sentence.match(/(Deep )?[αβ] cut-off/)?.[0],
  held: sentence.match(/best there is|[Rr]oot window|at the root|at node \w+/)?.[0].toLowerCase(),
});

/**
 * The row of the table in the page's words.
 * @param {Row} row
 * @param {Shown} picture the untouched tree, for the names of its nodes
 */
function expectedRecord({ leaves, windows, returns, cutoffs }, { nodes }) {
  return {
    leaves: leaves.map(shownScore),
    windows: windows.map(([node, alpha, beta]) => [node, shownScore(alpha), shownScore(beta)]),
    returns: returns.map(([node, score, bound]) => [node, signed(score, bound)]),
    cutoffs: cutoffs.map(({ node, side, lost, holder, deep }) => ({
      ...{ node, lost },
      named: `${deep ? 'Deep ' : ''}${side === 'alpha' ? 'α' : 'β'} cut-off`,
      held: held(holder, nodes, side, windows[0]),
    })),
  };
}

/**
 * @param {number | null} holder
 * @param {ShownNode[]} nodes
 * @param {'alpha' | 'beta'} side
 * @param {Row['windows'][0]} rootWindow
 */
function held(holder, nodes, side, [, alpha, beta]) {
  if (holder === null) return Number.isFinite(side === 'alpha' ? alpha : beta) ? 'root window' : 'best there is';
  return nodes[holder].name ? `at node ${nodes[holder].name}` : 'at the root';
}

/**
 * A returned score as it stands in its node: a sign where it proves a bound only.
 * @param {import('./cases.js').Cell} score
 * @param {Row['bound']} bound
 */
function signed(score, bound) {
  const sign = !Number.isFinite(score) || bound === 'exact' ? '' : bound === 'upper' ? '≤' : '≥';
  return sign + shownScore(score);
}

/** @param {Shown} picture */
const inked = ({ nodes }) => nodes.filter(({ look }) => look === 'pv').map(({ node }) => node);

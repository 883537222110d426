// The picture of one run on a stage of one size: sizes, places of all nodes, room for labels. Made once and kept until
// the run or the stage changes; every step reads it. Owns the core's layout object and frees it. Knows no step.

import { createGeometry } from './geometry.js';
import { createRanks, isArranged, written } from './ranks.js';
import { rowsOf } from './rows.js';
import { skinFor } from './skins.js';
import { widestTexts } from './widest.js';

/** @typedef {ReturnType<typeof createPicture>} Picture */

/** Up to this many nodes, every name is measured. */
const few = 2000;

/**
 * @param {import('../types.js').View} view
 * @param {{ width: number, height: number }} stage
 * @param {import('./measure.js').Measure} measure
 * @param {import('../texts.js').Texts} texts
 * @param {boolean} [hasWindows] whether windows stand on the tree
 */
export function createPicture(view, stage, measure, texts, hasWindows = view.algorithm.windowed) {
  const { tree, run, facts, labels, state, score } = view;
  const ranks = isArranged(view) ? createRanks(run.ranks()) : written;
  const { ends, parents, plies } = facts;
  const shape = rowsOf({ ends, parents, plies, players: tree.players(), height: tree.height });
  const widest = widestTexts(facts, run, hasWindows, score);
  const plan = {
    ...widest,
    skin: skinFor(state.skin, shape.rows),
    rows: shape.rows,
    plies,
    ends,
    parents,
    ranks,
    name: labels.of,
    isLarge: tree.size > few,
    longestName: 'w'.repeat(Math.max(1, Math.ceil(Math.log(tree.size) / Math.log(26)))),
    rowNames: [texts.text('tree-row-max'), texts.text('tree-row-min')],
    score,
    separator: texts.separator,
    writing: state.windows,
  };
  const geometry = createGeometry(plan, stage, measure, (left, right, gap) => {
    const layout = tree.layout(left, right, gap, ranks.all);
    const { width } = layout;
    layout.free();
    return width;
  });
  const layout = tree.layout(geometry.left, geometry.right, geometry.sizes.gap, ranks.all);
  return { geometry, layout, xs: layout.x(), shape, ranks, free: () => layout.free() };
}

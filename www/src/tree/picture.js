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
  const rows = rowsOf(tree.rows());
  const widest = widestTexts(facts, run, hasWindows, score);
  const plan = {
    ...widest,
    skin: skinFor(state.skin, rows),
    rows,
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
  /** The last one, which is asked for twice. @type {{ boxes: import('./boxes.js').Boxes, layout: import('../types.js').Layout } | null} */
  let last = null;
  const layoutOf = (/** @type {import('./boxes.js').Boxes} */ boxes) => {
    if (last?.boxes === boxes) return last.layout;
    last?.layout.free();
    const { all, gap } = boxes;
    const layout =
      'rows' in all
        ? tree.layoutRows(all.rows, all.family, gap, ranks.all)
        : tree.layout(all.left, all.right, gap, ranks.all);
    last = { boxes, layout };
    return layout;
  };
  const geometry = createGeometry(plan, stage, measure, (boxes) => layoutOf(boxes).width);
  const layout = layoutOf(geometry.boxes);
  return { geometry, layout, rows, ranks, free: () => layout.free() };
}

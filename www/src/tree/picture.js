// The picture of one run on a stage of one size: sizes, places of all nodes, room for labels. Made once and kept until
// the run or the stage changes; every step reads it. Owns the core's layout object and frees it. Knows no step.

import { createGeometry } from './geometry.js';
import { commaOf } from './kit.js';
import { createRanks, isArranged, written } from './ranks.js';
import { rowsOf } from './rows.js';
import { rowTexts } from './rowtexts.js';
import { skinFor, skins } from './skins.js';
import { widestTexts } from './widest.js';

/**
 * @typedef {object} Picture
 * @property {import('./geometry.js').Geometry} geometry
 * @property {import('../state/types.js').Layout} layout
 * @property {import('./rows.js').Row[]} rows
 * @property {import('./ranks.js').Ranks} ranks
 * @property {() => void} free
 */

/** Up to this many nodes, every name is measured, and the whole picture made at once. */
export const few = 2000;

/**
 * @param {import('../state/types.js').PictureSource} view
 * @param {import('./sizes.js').Box} stage
 * @param {import('./measure.js').Measure} measure
 * @param {import('../words/texts.js').Texts} texts
 * @param {{ hasWindows?: boolean, last?: { picture: Picture, view: import('../state/types.js').PictureSource } }} [options] whether windows stand on the
 *   tree; and the picture before it, whose layout serves again where an edit has changed nothing but a score
 * @returns {Picture}
 */
export function createPicture(view, stage, measure, texts, { hasWindows = view.algorithm.windowed, last } = {}) {
  const { tree, run, facts, labels, state, score } = view;
  const ranks = isArranged(view) ? createRanks(run.ranks()) : written;
  const { ends, parents, plies } = facts;
  const rows = rowsOf(tree.rows());
  const comma = commaOf(view, texts);
  const widest = widestTexts(view, hasWindows, comma);
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
    rowText: rowTexts(view, texts, false),
    onPath: state.after !== 'kept',
    hasLegend: state.rows === 'none' && skins[state.skin].hasLegend === true,
    leafWindows: state.leafWindows === 'called' && hasWindows && !skins[state.skin].isPill,
    score,
    comma,
    writing: state,
  };
  const isSameShape = last?.view.facts.ends === ends && last.picture.ranks === written && ranks === written;
  const before = isSameShape ? last?.picture : undefined;
  /** The last one, which is asked for twice. @type {{ boxes: import('./boxes.js').Boxes, layout: import('../state/types.js').Layout } | null} */
  let made = null;
  const layoutOf = (/** @type {import('./boxes.js').Boxes} */ boxes) => {
    if (made?.boxes === boxes) return made.layout;
    if (made && made.layout !== before?.layout) made.layout.free();
    const { all, gap } = boxes;
    const layout =
      before && areAlike(boxes, before.geometry.boxes)
        ? before.layout
        : 'rows' in all
          ? tree.layoutRows(all.rows, all.family, gap, ranks.all)
          : tree.layout(all.left, all.right, gap, ranks.all);
    made = { boxes, layout };
    return layout;
  };
  const geometry = createGeometry(plan, stage, measure, (boxes) => layoutOf(boxes).width);
  const layout = layoutOf(geometry.boxes);
  return { geometry, layout, rows, ranks, free: () => layout.free() };
}

/**
 * Whether boxes that are alike in each row are so in both. Node by node is not asked: small trees are laid out at once.
 * @param {import('./boxes.js').Boxes} one
 * @param {import('./boxes.js').Boxes} other
 */
function areAlike(one, other) {
  if (!('rows' in one.all) || !('rows' in other.all)) return false;
  const { rows, family } = other.all;
  return one.gap === other.gap && one.all.family === family && one.all.rows.every((px, index) => px === rows[index]);
}

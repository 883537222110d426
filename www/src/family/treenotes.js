// What is written on the tree besides the search: the types of the nodes of the critical tree, a ring at those that
// this run has seen without need, and at a position met again the way to where it was met first.

import { nothing, svg } from 'lit-html';
import { hidesFuture } from '../panels/predicting.js';
import { bodyOf, spotsOf } from '../tree/skins.js';
import { nodeTypesOf } from './memo.js';
import { overlayNotes } from './overlays.js';

/** @typedef {import('../state/types.js').View} View */
/** @typedef {import('../tree/scene.js').Scene} Scene */
/** @typedef {import('../tree/scene.js').NodeDrawing} NodeDrawing */
/** @typedef {import('../tree/nodetemplate.js').Kit} Kit */

/** The least size of a digit that can be read from the back row, in px. */
const smallestDigit = 10;

/**
 * @param {View} view
 * @param {Scene} scene
 * @param {Kit} kit
 * @param {(node: number) => void} focus
 */
export function treeNotes(view, scene, kit, focus) {
  const { nodes } = scene;
  const { facts, state, run } = view;
  const types = state.overlay === 'critical' && !hidesFuture(view) ? nodeTypesOf(run) : null;
  const hasAgain = facts.positions.length > 0;
  const notes = overlayNotes(view, scene, kit);
  if (!types && !hasAgain) return notes;
  return [
    notes,
    ...nodes.map((drawing) => [
      types ? typeNote(drawing, types[drawing.node], kit) : nothing,
      hasAgain && facts.isMetAgain(drawing.node)
        ? againNote(drawing, kit, () => focus(facts.positions[drawing.node]))
        : nothing,
    ]),
  ];
}

/**
 * @param {NodeDrawing} drawing
 * @param {number} type
 * @param {Kit} kit
 */
function typeNote(drawing, type, kit) {
  const { kind, x, y, scale, wedge, mark } = drawing;
  const isSpared = mark.state === 'unseen' || mark.state === 'cut';
  if (wedge || scale < 0.75 || (type === 0 && isSpared)) return nothing;
  const { sizes } = kit;
  const size = 0.72 * (kind === 'leaf' ? sizes.leafFont : sizes.nameFont);
  if (size < smallestDigit) return nothing;
  const spot = typeSpot(drawing, size, kit);
  const at = `translate(${(x + spot.x * scale).toFixed(1)} ${(y + spot.y * scale).toFixed(1)})`;
  if (type === 0) return svg`<circle class="spare" transform=${at} cy=${-0.36 * size} r=${0.27 * size} />`;
  return svg`<text class="type is-type-${type}" transform=${at} font-size=${size.toFixed(1)}>${type}</text>`;
}

/**
 * In the corner that is free: names stand left, windows right, edges above and below.
 * @param {NodeDrawing} drawing
 * @param {number} size
 * @param {Kit} kit
 */
function typeSpot({ kind, value: shown }, size, { sizes, measure }) {
  const [width, height] = bodyOf(kind, sizes);
  if (kind === 'leaf') return { x: 0, y: height / 2 + 0.95 * size };
  const { name, value } = spotsOf(kind, sizes);
  if (sizes.skin.isDot) return { x: value.x - measure(shown, sizes.valueFont, 600) - 0.5 * size, y: 0.36 * size };
  if (sizes.skin.isBeside) return { x: value.x - 0.3 * size, y: 0.5 * sizes.valueFont + 0.9 * size };
  if (sizes.skin.hasCorner) return { x: -name.x + 0.1 * size, y: name.y };
  const isRound = kind === 'max';
  return { x: (isRound ? 0.4 : 0.5) * width + 0.4 * size, y: -0.3 * height };
}

/**
 * The name of a position met again is the way to the first place.
 * @param {NodeDrawing} drawing
 * @param {Kit} kit
 * @param {() => void} go
 */
function againNote({ kind, name, x, y, scale }, { sizes, measure }, go) {
  if (name === '') return nothing;
  const { name: spot } = spotsOf(kind, sizes);
  const width = measure(name, sizes.nameFont, 500);
  const isStart = sizes.skin.isBeside && kind !== 'leaf';
  const left = isStart ? spot.x : spot.x - width;
  const [font, pad] = [sizes.nameFont, 0.25 * sizes.nameFont];
  const leave = (/** @type {Event} */ event) => {
    event.stopPropagation();
    go();
  };
  return svg`<g class="again" transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`} @click=${leave}>
    <rect x=${left - pad} y=${spot.y - font} width=${width + 2 * pad} height=${1.4 * font} />
    <path d=${`M${left} ${spot.y + 0.2 * font}h${width}`} />
  </g>`;
}

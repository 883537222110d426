// The nodes of the tree as SVG: templates keyed by node, so that elements stay and can move. States become classes; colours and
// line widths live in tree.css. Reads a scene and decides nothing.

import { nothing, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { nameRoom } from './boxes.js';
import { ellipse, px, round } from './shapes.js';
import { pillWindow } from './sizes.js';
import { bodyOf, chipPad, figureOf, signReach, spotsOf } from './skins.js';
import { windowLabel } from './windowlabel.js';
import { besideTemplate, labelTemplate } from './windowtemplate.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./nodes.js').NodeDrawing} NodeDrawing */
/** @typedef {import('./sizes.js').Sizes} Sizes */
/** @typedef {import('./kit.js').Kit} Kit */

/** @param {number} node */
export const nodeId = (node) => `tree-node-${node}`;

/**
 * @param {Scene} scene
 * @param {Kit} kit
 * @param {import('./reuse.js').Reuse} [reuse] where one scene follows another
 */
export function nodesTemplate({ nodes }, kit, reuse) {
  const keys = reuse?.(nodes, nodes.map(kindOf));
  return repeat(
    nodes,
    ({ node }, index) => keys?.[index] ?? node,
    (drawing) => guard([kit, drawing.key], () => nodeTemplate(drawing, kit)),
  );
}

/**
 * What it is made of.
 * @param {NodeDrawing} drawing
 */
const kindOf = ({ kind, wedge, value, name, bounds }) =>
  `${kind === 'leaf'} ${wedge ? wedge.sign > 0 : ''} ${value !== ''} ${name !== ''} ${bounds !== null}`;

/** Of a drawing that is only a picture. */
const unsaid = { level: nothing, place: nothing, size: nothing };

/**
 * @param {NodeDrawing} drawing
 * @param {Kit} kit
 */
function nodeTemplate(drawing, kit) {
  const { node, kind, look, x, y, scale, mark, wedge: folded } = drawing;
  const { written } = mark;
  const drawn = written
    ? `is-${written.presence} ${written.isFinal ? 'is-final' : ''} ${written.isStart ? 'is-start' : ''}`
    : '';
  const isPlace = kind === 'leaf' && written && drawing.value === '';
  const classes = `node ${kind} is-${look} ${isPlace ? 'is-place' : ''} ${scale < 1 ? 'is-far' : ''} ${folded ? 'is-folded' : ''} ${drawn}`;
  const at = `translate(${px(x)} ${px(y)})${scale === 1 || folded ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`;
  const speech = kit.speak(drawing);
  const id = speech ? nodeId(node) : nothing;
  const role = speech ? 'treeitem' : nothing;
  const { level: ply, place, size } = (speech && kit.standing?.(node)) || unsaid;
  const isOpen = speech && kind !== 'leaf' ? String(!folded) : nothing;
  return svg`<g id=${id} class=${classes} data-node=${node} transform=${at} role=${role} aria-label=${speech || nothing}
    aria-level=${ply} aria-posinset=${place} aria-setsize=${size} aria-expanded=${isOpen}>${
      folded ? kit.wedgeTemplate?.(drawing, folded, kit) : wholeTemplate(drawing, kit)
    }</g>`;
}

/**
 * What stands around the middle of a node that is not folded.
 * @param {Pick<NodeDrawing, 'kind' | 'look' | 'mark' | 'value' | 'name' | 'bounds' | 'style' | 'isQuiet'>} drawing
 * @param {Kit} kit
 */
export function wholeTemplate(drawing, kit) {
  const { kind, look, mark, value, name } = drawing;
  const { sizes, measure } = kit;
  const { skin } = sizes;
  if (mark.written?.presence === 'dots') return svg`<text class="dots" y=".1em">…</text>`;
  const { outline, sign } = figureOf(kind, skin);
  const [width, height] = bodyOf(kind, sizes);
  const spots = spotsOf(kind, sizes);
  const isBeside = skin.isBeside && kind !== 'leaf';
  // A leaf whose number is not known yet is only a place.
  const isPlace = kind === 'leaf' && sizes.isBare && mark.written !== undefined && value === '';
  return svg`${
    // A small body is no target for a finger.
    isBeside ? svg`<path class="hit" d=${round(sizes.rowUnit, sizes.rowUnit)}></path>` : nothing
  }<path class="shape" d=${isPlace ? ellipse(placeSize(sizes), placeSize(sizes)) : outline(width, height)}></path>${sign ? signTemplate(sign, width, height, skin) : nothing}${
    isBeside && look === 'now' && value ? chipTemplate(value, spots.value, sizes, measure) : nothing
  }${skin.isPill ? wordTemplate(drawing, spots, kit) : valueTemplate(value, spots.value)}${
    mark.written?.isFinal && value && kind !== 'leaf' && kit.writing.best === 'res'
      ? finalTemplate(value, spots.value, sizes, measure)
      : nothing
  }${name ? nameTemplate(name, spots.name, kind, kit) : nothing}${
    skin.isPill ? nothing : besideTemplate(drawing, spots.window + nameRoom(name, sizes, measure), kit)
  }`;
}

/**
 * @param {(size: number) => string} sign
 * @param {number} width
 * @param {number} height
 * @param {import('./skins.js').Skin} skin
 */
function signTemplate(sign, width, height, skin) {
  if (!skin.isPill) return svg`<path class="sign" d=${sign(0.42 * width)}></path>`;
  const reach = 2 * signReach * height;
  return svg`<g transform=${`translate(${px(-width / 2)} 0)`}><path class="shape is-badge" d=${ellipse(reach, reach)}></path><path class="sign" d=${sign(0.5 * reach)}></path></g>`;
}

/** @type {(sizes: Sizes) => number} */
const placeSize = ({ leafFont }) => 0.62 * leafFont;

/** @type {(value: string, spot: import('./skins.js').Spot) => unknown} */
const valueTemplate = (value, { x, y }) =>
  value ? svg`<text class="val" x=${px(x)} y=${px(y)}>${value}</text>` : nothing;

/**
 * A stroke under a number that will not change any more, as under a sum.
 * @param {string} value
 * @param {import('./skins.js').Spot} spot
 * @param {Sizes} sizes
 * @param {Kit['measure']} measure
 */
function finalTemplate(value, { x, y }, { valueFont, pen }, measure) {
  const half = Math.max(0.36 * valueFont, measure(value, valueFont, 650) / 2);
  return svg`<path class="final" d=${`M${px(x - half)} ${px(y + 0.22 * valueFont + pen)}h${px(2 * half)}`}></path>`;
}

/**
 * A name; inside a node it is as large as the node lets it be.
 * @param {string} name
 * @param {import('./skins.js').Spot} spot
 * @param {import('./shapes.js').Kind} kind
 * @param {Kit} kit
 */
function nameTemplate(name, { x, y }, kind, { sizes, measure }) {
  const isInside = sizes.skin.isNamed && kind !== 'leaf';
  const share = isInside ? Math.min(1, (0.8 * sizes.nodeWidth) / measure(name, sizes.nameFont, 600)) : 1;
  return svg`<text class="name" x=${px(x)} y=${px(share * y)} .style=${share < 1 ? `font-size:${px(share * sizes.nameFont)}px` : nothing}>${name}</text>`;
}

/**
 * Value and window as one word: what was found and then clamped is quiet, and so is the window.
 * @param {Pick<NodeDrawing, 'look' | 'mark' | 'value' | 'bounds' | 'isQuiet'>} drawing
 * @param {import('./skins.js').Spots} spots
 * @param {Kit} kit
 */
function wordTemplate(
  { look, mark, value, bounds, isQuiet },
  { value: spot },
  { sizes, measure, score, comma, writing },
) {
  const { valueFont, windowFont, isTight } = sizes;
  const label = bounds && windowLabel('line', bounds, { size: windowFont, isQuiet, measure, score, comma, writing });
  const found = mark.written?.found ?? null;
  const [before, last] = found === null ? ['', value] : [`${score(found)}→`, value.slice(value.indexOf('→') + 1)];
  const wide = value ? measure(value, valueFont, 700) : 0;
  const hair = value && label && !isTight ? pillWindow.hair * valueFont : 0;
  const left = spot.x - (isTight ? wide : wide + hair + (label?.width ?? 0)) / 2;
  const lift = isTight && value && label ? 0.6 * valueFont : 0;
  const text = value
    ? svg`<text class="val is-word" x=${px(left)} y=${px(spot.y - lift)}>${
        before ? svg`<tspan class="found">${before}</tspan><tspan>${last}</tspan>` : last
      }</text>`
    : nothing;
  const from = isTight ? spot.x - (label?.width ?? 0) / 2 : left + wide + hair;
  return svg`${text}${label ? labelTemplate(label, from, lift, `${isQuiet ? 'is-quiet' : ''} in-${look}`) : nothing}`;
}

/**
 * The yellow under the value of the current node, where it does not stand inside.
 * @param {string} value
 * @param {import('./skins.js').Spot} spot where the value ends
 * @param {Sizes} sizes
 * @param {Kit['measure']} measure
 */
function chipTemplate(value, { x }, { valueFont }, measure) {
  const [width, height] = [measure(value, valueFont, 700) + 2 * chipPad * valueFont, 1.24 * valueFont];
  const left = x + chipPad * valueFont - width;
  return svg`<rect class="marker" x=${px(left)} y=${px(-height / 2)} width=${px(width)} height=${px(height)} rx=${px(height * 0.16)}></rect>`;
}

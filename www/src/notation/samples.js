// What each value of a switch looks like, as small pictures by the stage's own drawing code: two nodes, a window, a cut-off,
// both infinities. It knows how to show a notation and not which one is chosen.

import { html, nothing, svg } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { cutMarks } from '../tree/cutmarks.js';
import { turn } from '../tree/cutsign.js';
import { labelTemplate, wholeTemplate } from '../tree/drawing.js';
import { choiceOf } from '../tree/fit.js';
import { setSizes } from '../tree/kit.js';
import { edgesTemplate, signsTemplate } from '../tree/lines.js';
import { createMeasure } from '../tree/measure.js';
import { sizesOf } from '../tree/sizes.js';
import { skins } from '../tree/skins.js';
import { windowLabel } from '../tree/windowlabel.js';

/** @typedef {import('../types.js').Notation} Notation */
/** @typedef {import('../tree/drawing.js').Kit} Kit */

/** All in px, before the style sheet gives the picture its size. */
const font = 14;
const labelFont = 17;
const size = { width: 84, height: 42 };
const [x, y] = [size.width / 2, size.height / 2];

/** @param {import('../texts.js').Texts} texts */
export function createSamples(texts) {
  const measure = createMeasure(getComputedStyle(document.body).fontFamily);

  /**
   * @param {Notation} notation
   * @returns {Kit}
   */
  const kitOf = ({ skin, cuts, infinity, ...notation }) => ({
    ...{ measure, writing: notation, cuts, comma: texts.separator, score: texts.scores[infinity] },
    sizes: {
      ...sizesOf({ scores: ['8'], skin: skins[skin] }, measure, choiceOf(font, 2, 'line')),
      windowFont: labelFont,
    },
    column: { rowFont: font, windowFont: font },
    speak: () => '',
    rowText: () => null,
    sideName: () => '',
  });

  /**
   * @param {keyof Notation} name of the switch
   * @param {Notation} notation
   */
  return (name, notation) => {
    if (!pictures[name]) return nothing;
    const kit = kitOf(notation);
    const dress = (/** @type {Element | undefined} */ tree) => {
      if (tree instanceof SVGSVGElement) setSizes(tree, kit);
    };
    return html`<svg class="tree sample" aria-hidden="true" viewBox="0 0 ${size.width} ${size.height}" ${ref(dress)}>${pictures[name]?.(kit)}</svg>`;
  };
}

/** What is known of a node that only shows its shape. @type {import('../tree/mark.js').Mark} */
const plainMark = {
  ...{ state: 'closed', value: null, sign: '', alpha: null, beta: null, side: null, from: null },
  ...{ isNow: false, isLost: false, isFresh: false, isPrincipal: false },
};

/** @type {Partial<Record<keyof Notation, (kit: Kit) => unknown>>} */
const pictures = {
  skin: nodes,
  windows: (kit) => label(kit, 0, 6),
  cuts: cutOff,
  infinity: (kit) => label(kit, -Infinity, Infinity),
};

/** @param {Kit} kit */
function nodes(kit) {
  const [left, right] = kit.sizes.skin.isBeside ? [30.5, 73] : [22, 62];
  const one = (/** @type {'max' | 'min'} */ kind, /** @type {number} */ at, /** @type {string} */ value) =>
    svg`<g class="node ${kind} is-exact" transform=${`translate(${at} ${y})`}>${wholeTemplate(
      { kind, look: 'exact', mark: plainMark, value, name: '', bounds: null, style: 'line', isQuiet: false },
      kit,
    )}</g>`;
  return svg`${one('max', left, '8')}${one('min', right, '2')}`;
}

/**
 * @param {Kit} kit
 * @param {number} alpha
 * @param {number} beta
 */
function label(kit, alpha, beta) {
  const drawn = windowLabel(
    'line',
    { alpha, beta, side: null, from: null },
    { ...kit, size: kit.sizes.windowFont, isQuiet: false },
  );
  return labelTemplate(drawn, x - drawn.width / 2, y, false);
}

/**
 * The edges of a node: a child that was looked at, and one that is lost.
 * @param {Kit} kit
 */
function cutOff(kit) {
  const [top, bottom, aside] = [2, size.height - 2, 22];
  const { isWhole, isTurned } = cutMarks[kit.cuts];
  const edge = { x1: x, from: top, y1: top, y2: bottom, to: bottom, isFresh: false, level: 0, place: 0 };
  const sign = isWhole ? null : { turn: isTurned ? turn(aside, bottom - top) : 0, size: 21 };
  const edges = [
    { ...edge, node: 1, look: /** @type {const} */ ('done'), x2: x - aside, share: 1, sign: null },
    { ...edge, node: 2, look: /** @type {const} */ ('cut'), x2: x + aside, share: isWhole ? 0 : 0.5, sign },
  ];
  return svg`${edgesTemplate({ edges }, kit)}${signsTemplate({ edges }, kit)}`;
}

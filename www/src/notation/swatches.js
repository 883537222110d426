// What the values of a switch look like where words say less: two nodes, or a cut-off, by the stage's own drawing code. It knows
// how to show a notation and not which one is chosen.

import { html, nothing, svg } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { cutMarks } from '../tree/cutmarks.js';
import { turn } from '../tree/cutsign.js';
import { edgesTemplate, signsTemplate } from '../tree/edgetemplate.js';
import { choiceOf } from '../tree/fit.js';
import { setSizes } from '../tree/kit.js';
import { createMeasure } from '../tree/measure.js';
import { wholeTemplate } from '../tree/nodetemplate.js';
import { sizesOf } from '../tree/sizes.js';
import { skins } from '../tree/skins.js';

/** @typedef {import('../state/types.js').Notation} Notation */
/** @typedef {import('../tree/nodetemplate.js').Kit} Kit */

/** All in px, before the style sheet gives the picture its size. */
const font = 14;
const size = { width: 84, height: 42 };
const [x, y] = [size.width / 2, size.height / 2];

/** @param {import('../words/texts.js').Texts} texts */
export function createSwatches(texts) {
  const measure = createMeasure(getComputedStyle(document.body).fontFamily);

  /**
   * @param {Notation} notation
   * @returns {Kit}
   */
  const kitOf = ({ skin, cuts, infinity, ...notation }) => ({
    ...{ measure, writing: notation, cuts, comma: texts.separator, score: texts.scores[infinity] },
    sizes: sizesOf({ scores: ['8'], skin: skins[skin] }, measure, choiceOf(font, 2, 'line')),
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
    return html`<svg class="tree swatch" aria-hidden="true" viewBox="0 0 ${size.width} ${size.height}" ${ref(dress)}>${pictures[name]?.(kit)}</svg>`;
  };
}

/** What is known of a node that only shows its shape. @type {import('../tree/mark.js').Mark} */
const plainMark = {
  ...{ state: 'closed', value: null, sign: '', alpha: null, beta: null, side: null, from: null },
  ...{ isNow: false, isLost: false, isFresh: false, isPrincipal: false, isEvaluated: false },
};

/** @type {Partial<Record<keyof Notation, (kit: Kit) => unknown>>} */
const pictures = { skin: nodes, cuts: cutOff };

/**
 * Without numbers, which nobody could read; nodes that are small on the tree are larger here.
 * @param {Kit} kit
 */
function nodes(kit) {
  const { isBeside, isNamed } = kit.sizes.skin;
  const scale = isBeside ? 1.5 : 1;
  const one = (/** @type {'max' | 'min'} */ kind, /** @type {number} */ at, /** @type {string} */ letter) => {
    const said = { value: '', name: isNamed ? letter : '', bounds: null };
    const drawing = { kind, look: /** @type {const} */ ('exact'), mark: plainMark, ...said };
    return svg`<g class="node ${kind} is-exact" transform=${`translate(${at} ${y}) scale(${scale})`}>${wholeTemplate(
      { ...drawing, style: 'line', isQuiet: false },
      kit,
    )}</g>`;
  };
  return svg`${one('max', 22, 'a')}${one('min', 62, 'b')}`;
}

/**
 * The edges of a node: a child that was looked at, and one that is lost.
 * @param {Kit} kit
 */
function cutOff(kit) {
  const [top, bottom, aside] = [2, size.height - 2, 22];
  const { isWhole, isTurned } = cutMarks[kit.cuts];
  const edge = { x1: x, from: top, y1: top, y2: bottom, to: bottom, isFresh: false, place: 0 };
  const sign = isWhole ? null : { turn: isTurned ? turn(aside, bottom - top) : 0, size: 21 };
  const edges = [
    { ...edge, node: 1, look: /** @type {const} */ ('done'), x2: x - aside, share: 1, sign: null },
    { ...edge, node: 2, look: /** @type {const} */ ('cut'), x2: x + aside, share: isWhole ? 0 : 0.5, sign },
  ];
  return svg`${edgesTemplate({ edges }, kit)}${signsTemplate({ edges }, kit)}`;
}

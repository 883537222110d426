// A drawing as plain pieces: paths and texts with their places, colours and sizes in px of the picture, in the order in
// which they are painted. What other picture languages are written from; it knows none of them.

import svgPath from 'svgpath';
import { colourOf } from './colour.js';

/** @typedef {['M' | 'L', number, number] | ['C', number, number, number, number, number, number] | ['Z']} Segment */
/**
 * @typedef {object} PathPiece
 * @property {'path'} kind
 * @property {string} role what it is, in a word or two
 * @property {Segment[]} segments
 * @property {string | null} fill "#rrggbb"
 * @property {string | null} stroke
 * @property {number} width of the stroke
 * @property {number[]} dash
 * @property {'butt' | 'round' | 'square'} cap
 * @property {number} opacity
 */
/**
 * @typedef {object} TextPiece
 * @property {'text'} kind
 * @property {string} role
 * @property {string} text
 * @property {number} x its middle
 * @property {number} y its baseline
 * @property {number} size
 * @property {boolean} isBold
 * @property {boolean} isStruck
 * @property {string} fill
 */
/** @typedef {PathPiece | TextPiece} Piece */

/**
 * @param {SVGSVGElement} svg on the page
 * @returns {Piece[]}
 */
export function piecesOf(svg) {
  const toPicture = svg.getScreenCTM()?.inverse() ?? new DOMMatrix();
  /** @type {Piece[]} */
  const pieces = [];
  for (const element of svg.querySelectorAll('path, rect, circle, ellipse, line, polygon, polyline, text')) {
    const style = getComputedStyle(element);
    // Not its own opacity alone: a group may hide what stands in it.
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    const { a, b, c, d, e, f } = toPicture.multiply(
      /** @type {SVGGraphicsElement} */ (element).getScreenCTM() ?? new DOMMatrix(),
    );
    const matrix = [a, b, c, d, e, f];
    if (element instanceof SVGTextElement) pieces.push(...textPieces(element, matrix));
    else pieces.push(...pathPieces(element, style, matrix));
  }
  return pieces;
}

/** @param {number[]} matrix */
const scaleOf = ([a, b, c, d]) => Math.sqrt(Math.abs(a * d - b * c));

/**
 * @param {Element} element
 * @param {CSSStyleDeclaration} style
 * @param {number[]} matrix
 * @returns {PathPiece[]}
 */
function pathPieces(element, style, matrix) {
  const [fill, stroke] = [colourOf(style.fill), colourOf(style.stroke)];
  const scale = style.vectorEffect === 'non-scaling-stroke' ? 1 : scaleOf(matrix);
  const width = Number.parseFloat(style.strokeWidth) * scale;
  const isStroked = stroke !== null && width > 0;
  if (!fill && !isStroked) return [];
  return [
    {
      kind: 'path',
      role: roleOf(element),
      segments: segmentsOf(outlineOf(element), matrix),
      fill: fill?.hex ?? null,
      stroke: isStroked ? stroke.hex : null,
      width: Math.round(width * 100) / 100,
      dash:
        style.strokeDasharray === 'none'
          ? []
          : style.strokeDasharray.split(',').map((length) => Number.parseFloat(length) * scale),
      cap: /** @type {PathPiece['cap']} */ (style.strokeLinecap),
      opacity: Number(style.opacity) * ((isStroked ? stroke : fill)?.opacity ?? 1),
    },
  ];
}

/**
 * @param {string} outline
 * @param {number[]} matrix
 * @returns {Segment[]}
 */
function segmentsOf(outline, matrix) {
  /** @type {Segment[]} */
  const segments = [];
  let [x, y] = [0, 0];
  svgPath(outline)
    .abs()
    .unshort()
    .unarc()
    .matrix(matrix)
    .round(1)
    .iterate(([command, ...numbers]) => {
      const at = /** @type {number[]} */ (numbers);
      if (command === 'Z' || command === 'z') segments.push(['Z']);
      else if (command === 'H') segments.push(['L', at[0], y]);
      else if (command === 'V') segments.push(['L', x, at[0]]);
      else segments.push(/** @type {Segment} */ ([command, ...at]));
      if (command === 'V') y = at[0];
      else if (command === 'H') x = at[0];
      else if (at.length > 0) [x, y] = at.slice(-2);
    });
  return segments;
}

/**
 * Any shape as path data.
 * @param {Element} element
 * @returns {string}
 */
function outlineOf(element) {
  const style = getComputedStyle(element);
  // A size may come from the style sheet.
  const number = (/** @type {string} */ name) =>
    Number.parseFloat(element.getAttribute(name) ?? style.getPropertyValue(name)) || 0;
  switch (element.localName) {
    case 'rect': {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(number);
      const r = Math.min(number('rx'), width / 2, height / 2);
      const arc = (/** @type {number} */ dx, /** @type {number} */ dy) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
      return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`;
    }
    case 'circle':
    case 'ellipse': {
      const [cx, cy] = ['cx', 'cy'].map(number);
      const [rx, ry] = element.localName === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')];
      return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
    }
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polygon':
    case 'polyline':
      return `M${element.getAttribute('points')}${element.localName === 'polygon' ? 'Z' : ''}`;
    default:
      return element.getAttribute('d') ?? 'M0 0';
  }
}

/**
 * A text, or each part of one that is set apart.
 * @param {SVGTextElement} text
 * @param {number[]} matrix
 * @returns {TextPiece[]}
 */
function textPieces(text, matrix) {
  const parts = /** @type {SVGTextContentElement[]} */ ([...text.querySelectorAll('tspan')]);
  return (parts.length > 0 ? parts : [text]).flatMap((part) => {
    const words = (part.textContent ?? '').trim();
    const style = getComputedStyle(part);
    const fill = colourOf(style.fill);
    if (words === '' || !fill || part.getNumberOfChars() === 0) return [];
    const [from, to] = [part.getStartPositionOfChar(0), part.getEndPositionOfChar(part.getNumberOfChars() - 1)];
    const [x, y] = [(from.x + to.x) / 2, from.y];
    const [a, b, c, d, e, f] = matrix;
    return [
      {
        kind: /** @type {const} */ ('text'),
        role: roleOf(part === text ? text : part, text),
        text: words,
        x: Math.round((a * x + c * y + e) * 10) / 10,
        y: Math.round((b * x + d * y + f) * 10) / 10,
        size: Math.round(Number.parseFloat(style.fontSize) * scaleOf(matrix) * 10) / 10,
        isBold: Number(style.fontWeight) >= 600,
        isStruck: style.textDecorationLine.includes('line-through'),
        fill: fill.hex,
      },
    ];
  });
}

/**
 * @param {Element} element
 * @param {Element} [around]
 */
function roleOf(element, around = element) {
  const group = around.closest('[class*="is-"]');
  const look = [...(group?.classList ?? [])].find((name) =>
    /^is-(now|path|pv|cut|exact|bound|unseen|done|stub|quiet)$/.test(name),
  );
  const own =
    [...element.classList].find((name) => !name.startsWith('is-')) ??
    element.parentElement?.classList[0] ??
    element.localName;
  return [look?.slice(3), own].filter(Boolean).join(' ');
}

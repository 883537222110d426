// The comparison as one picture: the trees beside each other at their steps, each with its name, its sentence and what its
// run has cost so far. Drawn off stage in the light theme, and handed over as a file.

import { html, nothing, svg } from 'lit-html';
import { lined, saveDrawing } from '../export/offstage.js';
import { createStill } from '../export/still.js';
import { said } from '../words/telling.js';
import { besideOf } from './lanes.js';
import { rowsOf, written } from './table.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('./lanes.js').Lane} Lane */
/** @typedef {import('../tree/measure.js').Measure} Measure */

/** The room of one tree, and what stands around it, in px. */
const stage = { width: 640, height: 400 };
const gap = 32;
const line = 24;
const font = { name: 20, text: 16 };

/**
 * @param {Page} page
 * @param {Lane[]} lanes
 * @param {'svg' | 'png'} kind
 */
export function saveRace(page, lanes, kind) {
  const title = lanes.map(({ name }) => name).join(', ');
  return saveDrawing({ name: 'secateur-comparison', kind, look: 'is-race', title }, (measure) => {
    const stills = lanes.map(({ view }, index) =>
      view ? createStill(view, stage, page.texts, { beside: besideOf(lanes, index) }) : null,
    );
    const free = () => {
      for (const still of stills) still?.free();
    };
    return { ...drawn(page, lanes, stills, measure), free };
  });
}

/**
 * @param {Page} page
 * @param {Lane[]} lanes
 * @param {(import('../export/still.js').Still | null)[]} stills
 * @param {Measure} measure
 */
function drawn(page, lanes, stills, measure) {
  const column = Math.max(stage.width, ...stills.map((still) => still?.width ?? 0)) + gap;
  const sentences = lanes.map(({ view, trouble }) =>
    lined(view ? said(view).text : trouble, column - gap, (text) => measure(text, font.text, 500)),
  );
  const top = gap + font.name;
  const tree = top + line * (1 + Math.max(...sentences.map(({ length }) => length)));
  const costs = tree + Math.max(...stills.map((still) => still?.height ?? 0)) + line;
  const rows = rowsOf(page, lanes);
  const width = gap + column * lanes.length;
  const height = costs + line * rows.length + gap;
  const picture = html`<svg xmlns="http://www.w3.org/2000/svg" width=${width} height=${height} viewBox="0 0 ${width} ${height}">
    ${lanes.map(({ name, view }, index) => {
      const x = gap + column * index;
      return svg`<svg x=${x} y="0" width=${column} height=${height} overflow="visible">
        ${word(name, 0, top, 'race-name')}
        ${sentences[index].map((words, at) => word(words, 0, top + line * (at + 1), 'race-words'))}
        ${view ? (stills[index]?.draw(view, { x: 0, y: tree }) ?? nothing) : nothing}
        ${rows.map(({ name: row, values, least }, at) =>
          cost(page, row, values[index], least, costs + line * at),
        )}</svg>`;
    })}</svg>`;
  return { picture, width, height };
}

/** @type {(text: string, x: number, y: number, kind: string) => unknown} */
const word = (text, x, y, kind) => svg`<text class=${kind} x=${x} y=${y}>${text}</text>`;

/**
 * @param {Page} page
 * @param {string} name
 * @param {number | null} value
 * @param {number | null} least
 * @param {number} y
 */
function cost({ texts }, name, value, least, y) {
  const text = texts.text('race-setting', { name, value: written(texts, value) });
  return word(text, 0, y, value !== null && value === least ? 'race-words is-least' : 'race-words');
}

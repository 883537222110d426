// The handout: the run as frames of tree and sentence, several on an A4 page, black on white. It is drawn on the page itself
// for as long as the browser prints, so that the browser's own dialog makes paper or PDF of it.

import './handout.css';
import { html, render } from 'lit-html';
import { copyOf } from './studio.js';

/** @typedef {import('./studio.js').Studio} Studio */
/** @typedef {{ step: number, svg: SVGSVGElement, sentence: unknown, label: string }} Slide */

/**
 * @param {{ title: string, about: string, key: string, end: string }} words
 * @param {Slide[]} frames
 * @param {{ isWide: boolean }} options one frame a row
 * @returns {() => void} takes it away again
 */
export function showHandout({ title, about, key, end }, frames, { isWide }) {
  const element = document.createElement('div');
  element.className = `handout ${isWide ? 'is-wide' : ''}`;
  render(
    html`<header><h1>${title}</h1><p>${about}</p></header>
      <ol>${frames.map(
        ({ svg, sentence, label }) =>
          html`<li><p class="at">${label}</p><p class="says">${sentence}</p><div class="stage">${svg}</div></li>`,
      )}</ol>
      ${end ? html`<p class="end">${end}</p>` : ''}<footer>${key}</footer>`,
    element,
  );
  document.body.append(element);
  document.documentElement.dataset.handout = '';
  return () => {
    element.remove();
    delete document.documentElement.dataset.handout;
  };
}

/**
 * @param {import('./studio.js').Drawing} drawing
 * @returns {SVGSVGElement}
 */
export function frameOf({ svg }) {
  const copy = copyOf(svg);
  // The width comes from the paper.
  copy.removeAttribute('width');
  copy.removeAttribute('height');
  return copy;
}

// The live values: α, β and the variable of the innermost open visit, as numbers and on a number line, in the words of a course or in
// general. The core says which they are.

import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { signsOf } from '../words/telling.js';
import { numberLine } from './numberline.js';
import { leafStrip } from './strip.js';

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {[name: string, about: string | null, kind: string, value: string | null, isNew: boolean]} Row */
/** @typedef {{ room: number, hasLine: boolean, rows: Row[] }} Live */

/** @param {Page} page */
export function live(page) {
  const now = liveOf(page);
  return html`${drawn(page, now)} ${leafStrip(page, 'line') ?? (now.hasLine ? numberLine(page) : nothing)}`;
}

/** The same without the number line. @param {Page} page */
export const numbers = (page) => drawn(page, liveOf(page));

/**
 * @param {Page} page
 * @returns {Live}
 */
function liveOf({ run, frame, state, texts }) {
  const [room, hasLine, rows] = JSON.parse(run.live(frame.step, state, ...signsOf(texts)));
  return { room, hasLine, rows };
}

/**
 * @param {Page} page
 * @param {Live} live
 */
const drawn = ({ given, texts }, { room, rows }) =>
  guard(
    [given, ...rows.flat()],
    () =>
      html`<dl class="live" .style="--longest:${room}">${rows.map(
        ([name, about, kind, value, isNew]) => html`<div>
      <dt>${texts.text(name)}<span>${about === null ? nothing : texts.text(about)}</span></dt>
      <dd class=${kind}><span class=${isNew ? 'mark' : ''}>${value ?? texts.text('live-none')}</span></dd>
    </div>`,
      )}</dl>`,
  );

// The pseudo-code panel: the core's lines for the run, the current one marked, with the values it uses to its right. It decides nothing
// about the search.

import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { sentenceOf, signsOf } from '../words/telling.js';

/** @typedef {import('../page/page.js').Page} Page */

/** @param {Page} page */
export function code(page) {
  const { texts, frame, given } = page;
  const { lines, args, here, values } = codeOf(page);
  // A browser that selected by the marked line would style all lines again at every step.
  const room = `${lines.length > 9 ? 'is-long' : ''} ${lines.length > 10 ? 'is-longest' : ''} ${here < 0 ? 'is-idle' : ''}`;
  return html`<ol class="code ${room}" aria-label=${texts.text('code-label')} tabindex="0">
    ${lines.map(([id, level], index) => {
      const now = index === here && frame.event;
      const line = texts.rich(id, args);
      return guard(
        [given, line, now],
        () => html`<li class=${now ? 'here' : ''} .style="--level:${level}" aria-current=${now ? 'step' : nothing}>
        <span>${line}</span>
        <span class="values">${now && values ? texts.rich(values.id, values.args) : ''}</span>
      </li>`,
      );
    })}
  </ol>`;
}

/**
 * The pseudo-code at a step: its lines, each a message and a level, with shared arguments; the index of the current line, or -1, and the
 * values beside it.
 * @param {Pick<Page, 'run' | 'frame' | 'state' | 'texts'>} page
 */
export function codeOf({ run, frame, state, texts }) {
  const [lines, told, here, values] = JSON.parse(run.code(frame.step, state, ...signsOf(texts)));
  return {
    /** @type {[id: string, level: number][]} */
    lines,
    args: sentenceOf(told).args,
    /** @type {number} */
    here: here ?? -1,
    values: values ? sentenceOf(values) : null,
  };
}

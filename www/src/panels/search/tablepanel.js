// The transposition table at a step: what is known about which position, and how often that has helped. It shows what the core has stored,
// and looks nothing up itself.

import { html, nothing } from 'lit-html';
import { between, nameOf } from './bounds.js';

/** @typedef {import('../../page/page.js').Page} Page */

/** The maximum number of rows; of more positions, those stored last. */
const mostRows = 60;

/** @param {Page} page */
export function tablePanel(page) {
  const { texts, run, frame, score } = page;
  const rows = run.table(frame.step, mostRows);
  const [probes, hits] = run.tableHits(frame.step);
  const touched = touchedBy(page);
  return html`<p class="proof is-line">${texts.rich('table-hits', { probes, hits })}</p>
  <div class="scroll" tabindex="0" role="group" aria-label=${texts.text('panel-table')}>
    <table class="sheet" aria-label=${texts.text('panel-table')}>
      <thead><tr>${['position', 'depth', 'score'].map((name) => html`<th scope="col">${texts.text(`table-${name}`)}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ({ node, depth, low, high }) => html`<tr class=${node === touched ? 'is-lit' : ''}
          aria-current=${node === touched ? 'true' : nothing}>
          <th scope="row">${nameOf(page, node)}</th><td>${depth}</td>
          <td><span class="nb">${between(low, high, score)}</span></td></tr>`,
      )}</tbody>
    </table>
    ${rows.length === 0 ? html`<p class="empty">${texts.text('table-empty')}</p>` : nothing}
  </div>`;
}

/**
 * The position that this step looks up or stores; −1 if neither.
 * @param {Pick<Page, 'frame' | 'facts'>} page
 */
export function touchedBy({ frame: { event }, facts }) {
  if (event?.kind !== 'probe' && event?.kind !== 'store') return -1;
  return facts.positions[event.node] ?? event.node;
}

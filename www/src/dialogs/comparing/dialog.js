// The dialog that shows every dialect on one tree: a table that marks what differs from the row on the page, with a sentence
// for each row that says why, and a button that brings the row onto the page; and the moves against other opponents. It decides
// nothing about the searches.

import '../taking/taking.css';
import './comparing.css';
import { html, nothing } from 'lit-html';
import { isSame, mostNodes } from '../../port/comparison.js';
import { hasPayoffs, hasWindow } from '../../port/settings.js';
import { progressOf } from '../../port/worker/progress.js';
import { late } from '../late.js';
import { openDialog } from '../taking/dialog.js';
import { createExports } from '../taking/exportrow.js';
import { startFilling } from './filling.js';
import { opponentsTable } from './opponents.js';
import { reasonsOf } from './reason.js';
import { nameOf, signs, tableTex, tableText } from './table.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/comparison.js').Comparison} Comparison */
/** @typedef {import('../../port/comparison.js').Row} Row */
/** @typedef {import('../../port/comparison.js').ReturnedScore} ReturnedScore */

/** With more columns, or with longer names above them, the dialog takes the full width. */
const wide = { columns: 8, name: 6 };

/**
 * @typedef {object} OpenComparison
 * @property {Page} page the run that was last drawn
 * @property {Page['run'] | null} run what is compared
 * @property {import('./filling.js').Filling | null} filling the comparison with its dialects, if it has any
 * @property {import('../../port/types.js').Opponents | null} opponents
 * @property {ReturnType<typeof createExports>} exports
 * @property {() => void} draw
 */

/** @type {OpenComparison | null} */
let shown = null;

/** @param {Page} page */
export function open(page) {
  if (document.querySelector('dialog[open]')) return;
  const { texts } = page;
  const exports = createExports(() => shown?.draw());
  shown = { page, run: null, filling: null, opponents: null, exports, draw: () => {} };
  const close = () => {
    shown?.filling?.end();
    shown = null;
  };
  const words = { title: texts.text('compare-title'), close: texts.text('keys-close'), kind: 'compare' };
  shown.draw = openDialog({ ...words, onClose: close }, content).draw;
}

/** @param {Page} page */
export function render(page) {
  if (!shown) return;
  shown.page = page;
  shown.draw();
}

function content() {
  if (!shown) return nothing;
  const { page } = shown;
  // Other searches visit other nodes.
  if (page.facts.isPartial) {
    return html`<p class="lead">${page.texts.text('panel-partial')}</p>
      <p><button type="button" class="pill" @click=${() => page.dispatch({ type: 'growWhole' })}>${page.texts.text('trouble-grow')}</button></p>`;
  }
  // Comparing is expensive on a large tree, and most renders change only the step.
  if (shown.run !== page.run) {
    shown.filling?.end();
    shown.run = page.run;
    shown.opponents = page.run.opponents();
    // The dialects are those of alpha-beta, which cannot handle chance.
    shown.filling = page.facts.hasChance ? null : startFilling(page, () => shown?.draw());
  }
  const { filling, opponents } = shown;
  return html`<p class="lead">${filling ? lead(page, filling.comparison) : page.texts.text('compare-chance')}</p>
    ${
      filling || opponents
        ? html`<div class="scroll" role="group" aria-labelledby="taking-title-compare" tabindex="0">
      ${filling ? table(page, filling.comparison) : nothing} ${opponents ? opponentsTable(page, opponents) : nothing}</div>`
        : nothing
    }
    ${filling ? below(page, shown.exports, filling) : nothing}`;
}

/** @type {(page: Page, comparison: Comparison) => unknown} */
const lead = (page, comparison) => html`${page.texts.rich('compare-lead')} ${notes(page, comparison)}`;

/**
 * The actions for the table of dialects, and their outcome.
 * @param {Page} page
 * @param {ReturnType<typeof createExports>} exports
 * @param {import('./filling.js').Filling} filling
 */
const below = (page, exports, { comparison, progress, hasFailed }) =>
  html`${exports.template(page.texts, exportsOf(page, comparison))}
    ${hasFailed ? html`<p role="alert">${page.texts.text('working-failed')}</p>` : nothing}
    ${progress ? html`<div class="job" role="group" aria-label=${page.texts.text('working-label')}>${progressOf(page.texts, progress)}</div>` : nothing}`;

/**
 * @param {Page} page
 * @param {Comparison} comparison
 */
function table(page, comparison) {
  const { texts, labels } = page;
  const { rows, columns, current } = comparison;
  const isWide = columns.length > wide.columns || columns.some((node) => labels.of(node).length > wide.name);
  const head = headOf(page, columns);
  const differs = columns.map((_, index) =>
    rows.some(({ numbers }) => !isSame(numbers.returns[index], current.returns[index])),
  );
  return html`<table class="dialects ${isWide ? 'is-wide' : ''}">
      <thead>
        <tr><th rowspan="2" scope="col">${texts.text('dialect-label')}</th><th rowspan="2" scope="col">${head.leaves}</th>
          <th rowspan="2" scope="col">${head.cutoffs}</th>
          <th colspan=${1 + columns.length} scope="colgroup">${texts.text('compare-returned')}</th></tr>
        <tr><th scope="col">${head.root}</th>
          ${columns.map((node, index) => html`<th scope="col" title=${labels.of(node)}>${head.nodes[index]}</th>`)}</tr>
      </thead>
      ${rows.map((row) => body(page, row, { current, head, differs }))}
    </table>`;
}

/**
 * The column heads; on a phone, which has no room for them, above each number.
 * @param {Page} page
 * @param {number[]} columns
 */
const headOf = ({ texts, labels, settings, engine }, columns) => ({
  leaves: texts.text(settings.depth === null ? 'counts-leaves' : 'counts-positions'),
  cutoffs: texts.text('key-cuts'),
  root: `${texts.text('code-root')} ${labels.of(0)}`,
  nodes: columns.map((node) => engine.core().shownName(labels.of(node))),
});

/**
 * What the table depends on besides the tree, and what it leaves out.
 * @param {Page} page
 * @param {Comparison} comparison
 */
function notes({ texts, state: { windows }, settings, score, separator }, { hidden, isWhole }) {
  const { alpha, beta, least, greatest, depth } = settings;
  const payoffs = { least: score(least), greatest: score(greatest) };
  return [
    hasWindow(settings)
      ? texts.rich('compare-window', { windows, comma: `${separator} `, alpha: score(alpha), beta: score(beta) })
      : nothing,
    hasPayoffs(settings) ? `${texts.text('note-payoffs', payoffs)}.` : nothing,
    depth === null ? nothing : texts.text('compare-depth', { depth }),
    isWhole ? nothing : texts.text('compare-large', { limit: mostNodes }),
    hidden === null || !isWhole ? nothing : texts.text('compare-columns', { hidden }),
  ].map((note) => (note === nothing ? nothing : html`${note} `));
}

/**
 * @param {Page} page
 * @param {Row} row
 * @param {{ current: import('../../port/comparison.js').Numbers, head: ReturnType<typeof headOf>, differs: boolean[] }} beside
 */
function body(page, row, { current, head, differs }) {
  const { texts } = page;
  const { numbers, isComing } = row;
  /** @type {(head: string, shown: unknown, isDifferent: boolean, kind?: string) => unknown} */
  const compared = (head, shown, isDifferent, kind) =>
    cell(page, { head, shown: isComing ? '…' : shown, isDifferent: isDifferent && !row.isLong && !isComing, kind });
  const count = (/** @type {string} */ head, /** @type {number | null} */ value, /** @type {number | null} */ here) =>
    compared(head, value === null ? '—' : texts.text('counts-number', { value }), value !== here);
  const cells = html`${count(head.leaves, numbers.leaves, current.leaves)} ${count(head.cutoffs, numbers.cutoffs, current.cutoffs)}
      ${compared(head.root, returned(page, numbers.root, '= '), !isSame(numbers.root, current.root))}
      ${numbers.returns.map((one, index) =>
        compared(
          head.nodes[index],
          returned(page, one),
          !isSame(one, current.returns[index]),
          differs[index] ? '' : 'is-everywhere',
        ),
      )}`;
  return html`<tbody class=${row.isCurrent ? 'is-current' : ''}>
    <tr><th scope="rowgroup"><button type="button" ?autofocus=${row.isCurrent} aria-pressed=${row.isCurrent ? 'true' : 'false'}
        @click=${() => choose(page, row)}>${nameOf(page, row)}</button></th>
      ${cells}</tr>
    <tr><td class="why" colspan=${4 + differs.length}><p>${reasonsOf(page, row).map(({ id, args }, index) => [index > 0 ? ' ' : '', texts.rich(id, args)])}</p></td></tr>
  </tbody>`;
}

/**
 * @param {Page} page
 * @param {{ head: string, shown: unknown, isDifferent: boolean, kind?: string }} number
 */
const cell = ({ texts }, { head, shown, isDifferent, kind = '' }) =>
  html`<td class="${kind} ${isDifferent ? 'is-different' : ''}" data-head=${head}><span>${shown}</span>${
    isDifferent ? html`<span class="unseen">, ${texts.text('compare-differs')}</span>` : nothing
  }</td>`;

/**
 * @param {Page} page
 * @param {ReturnedScore | null} one
 * @param {string} [exact] the sign of an exact score
 */
function returned({ texts, score }, one, exact = signs.exact) {
  if (one) return `${one.bound === 'exact' ? exact : signs[one.bound]}${score(one.score)}`;
  return html`<span aria-hidden="true">—</span><span class="unseen">${texts.text('tree-is-unseen')}</span>`;
}

/**
 * @param {Page} page
 * @param {Comparison} comparison
 * @returns {import('../taking/exportrow.js').Export[]}
 */
function exportsOf(page, comparison) {
  const { texts } = page;
  const copied = (/** @type {string} */ text) => shown?.exports.copied(texts, text);
  const picture = async (/** @type {'svg' | 'png'} */ kind) => {
    const { saveTable } = await late(() => import('./files.js'));
    await saveTable(page, comparison, kind);
    return texts.text('taking-made');
  };
  return [
    { form: 'svg', act: () => picture('svg') },
    { form: 'png', act: () => picture('png') },
    { form: 'text', act: () => copied(tableText(page, comparison)) },
    { form: 'latex', act: () => copied(tableTex(page, comparison)) },
  ];
}

/**
 * @param {Page} page
 * @param {Row} row
 */
function choose({ dispatch, settings }, { algorithm, dialect }) {
  if (dialect !== null) dispatch({ type: 'chooseDialect', id: dialect });
  if (algorithm !== settings.algorithm) dispatch({ type: 'chooseAlgorithm', id: algorithm });
}

// The counts: the leaves of this run beside the best order, the means and minimax, as dots on one axis; and what formulas claim about them.
// It draws numbers of the core, and leaves out unknown ones.

import { html, nothing } from 'lit-html';
import { hidesFuture } from '../../port/predicting.js';
import { ofReplies } from '../../words/orders.js';
import { leastOf } from './critical.js';
import { costsOf } from './memo.js';

/** @typedef {import('../../page/page.js').Page} Page */
/**
 * A dot of the plot: a count; or a formula's claim, and the count that it is about.
 * @typedef {{ id?: string, name: unknown, note: string, value: number, about?: number }} Dot
 */

/** Trees up to this number of nodes are counted at once, not just on request. */
const mostAtOnce = 150;

/** @param {Page} page */
export function countsPanel(page) {
  const { texts, run } = page;
  if (hidesFuture(page)) return html`<p class="empty">${texts.text('cost-later')}</p>`;
  if (page.facts.isPartial) return html`<p class="empty">${texts.text('panel-partial')}</p>`;
  const counted = countedOf(page);
  const said = saidOf(page);
  const all = [...counted, ...said];
  const end = Math.max(...all.map(({ value }) => value));
  const at = (/** @type {number} */ value) => `${(100 * value) / end}%`;
  // A claim has a small word before it, as wide as four digits.
  const lengths = [
    ...counted.map(({ value }) => shown(texts, value, 3).length),
    ...said.map(({ value }) => 4 + shown(texts, value, 1).length),
  ];
  const row = (/** @type {Dot} */ { name, note, value, about }, /** @type {number} */ index) => {
    const kind = about !== undefined ? 'is-said' : index === 0 ? 'is-run' : '';
    return html`<tr class=${kind}><th scope="row">${name}<small>${note}</small></th>
      <td class="lane" aria-hidden="true"><div><i class="here" .style="left:${at(run.leafCount)}"></i>${
        about === undefined ? nothing : gap(at(value), at(about))
      }<i class="dot" .style="left:${at(value)}"></i></div></td>
      <td class="number">${shown(texts, value, about === undefined ? 3 : 1)}</td></tr>`;
  };
  const { uniform } = costsOf(run);
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${texts.text('panel-counts')}>
    <table class="plot" .style="--longest:${Math.max(...lengths)}">
 <colgroup><col class="names"><col><col class="numbers"></colgroup>
      <tbody><tr><th scope="rowgroup" colspan="3">${texts.text('cost-counted')}</th></tr>${counted.map(row)}</tbody>
      ${
        said.length === 0
          ? nothing
          : html`<tbody><tr><th scope="rowgroup" colspan="3">${texts.text('claims-label')} <small>${texts.text('claims-not')}</small></th></tr>${said.map(row)}</tbody>`
      }</table>
    <p class="plot-foot">${uniform ? texts.text('cost-label', { b: uniform.branching, d: uniform.depth }) : nothing}
      ${said.length === 0 ? nothing : texts.text('claims-foot')}</p>
  </div>`;
}

/** @type {(from: string, to: string) => unknown} dots from a claim to the count that it is about, which may be less */
const gap = (
  from,
  to,
) => html`<i class="gap" .style="left:min(${from}, ${to});right:calc(100% - max(${from}, ${to}))"></i>
  <i class="truth" .style="left:${to}"></i>`;

/**
 * The leaves of this run beside the best order, the means and minimax: counted, or exact.
 * @param {Page} page
 * @returns {Dot[]}
 */
export function countedOf(page) {
  const { texts, run, facts, settings } = page;
  const { bestFirst, isLeast, worstFirst, meanOfOrders, orders, uniform } = costsOf(run);
  const unit = settings.depth === null ? 'leaf' : 'static';
  const needed = run.minimaxLeaves;
  const isAgain = run.leafCount > run.distinctCount;
  const least = isLeast ? 'least' : 'best';
  // The worst child first is not always the worst order; but if it takes all leaves, it is.
  const most = worstFirst === needed ? 'most' : 'minimax';
  /** @type {[id: string, value: number | null | undefined, note: string][]} */
  const rows = [
    [
      'run',
      run.leafCount,
      texts.text(isAgain ? 'cost-run-again' : 'cost-run-of', { distinct: run.distinctCount, needed, unit }),
    ],
    [least, bestFirst ?? leastOf(page), texts.text(`cost-${least}-note`, { own: bestFirst === null ? 'no' : 'yes' })],
    ['mean', meanOfOrders, texts.text('cost-mean-orders', { orders, some: orders < 1e9 ? 'known' : 'countless' })],
    ['random', uniform?.meanOfRandom, texts.text('cost-random-leaves')],
    [most, facts.hasChance ? null : needed, texts.text(`cost-${most}-note`, { unit })],
  ];
  const nameOf = (/** @type {string} */ id) =>
    id === 'best' ? ofReplies(page, 'cost-best') : texts.text(`cost-${id}`);
  return rows.flatMap(([id, value, note]) =>
    typeof value === 'number' ? [{ id, name: nameOf(id), note, value }] : [],
  );
}

/**
 * The claims of formulas about a uniform tree, beside the counts that they are about.
 * @param {Pick<Page, 'texts' | 'run'>} page
 * @returns {Dot[]}
 */
export function saidOf({ texts, run }) {
  const { uniform, bestFirst, isLeast } = costsOf(run);
  if (!uniform || bestFirst === null) return [];
  const { least, root, exponent, power, meanOfRandom } = uniform;
  const args = { least: isLeast ? 'yes' : 'no', leaves: shown(texts, bestFirst) };
  const best = { note: texts.text('claims-best', args), about: bestFirst };
  const dots = [
    {
      ...best,
      name: html`b<sup>⌈d/2⌉</sup> + b<sup>⌊d/2⌋</sup> − 1`,
      note: texts.text('claims-exact', args),
      value: least,
    },
    { ...best, name: html`√N = b<sup>d/2</sup>`, value: root },
  ];
  if (exponent === null || power === null || meanOfRandom === null) return dots;
  const note = texts.text('claims-mean', { leaves: shown(texts, meanOfRandom, 3) });
  return [...dots, { name: html`b<sup>${texts.score(exponent)}d</sup>`, note, value: power, about: meanOfRandom }];
}

/** The counts that the search panel's button shows. */
const short = ['least', 'best', 'mean', 'most', 'minimax'];

/**
 * Least, mean and most in one button, which leads to all counts; none if computing them takes long, or if there is no other order.
 * @param {Page} page
 */
export function figures(page) {
  const { texts, run, facts, dispatch } = page;
  const isSmall = facts.tree.size <= mostAtOnce && run.minimaxLeaves > 1 && !facts.isPartial;
  if (!isSmall || hidesFuture(page) || costsOf(run).bestFirst === null) return nothing;
  const shownOnes = countedOf(page).filter(({ id }) => id !== undefined && short.includes(id));
  return html`<button type="button" class="figures" @click=${(/** @type {MouseEvent} */ event) => {
    dispatch({ type: 'choosePanel', panel: 'counts' });
    if (event.detail === 0) document.getElementById('tab-counts')?.focus();
  }}>${shownOnes.map(({ name, value }) => html`<span>${name} <b>${shown(texts, value, 3)}</b></span>`)}</button>`;
}

/**
 * @param {Page['texts']} texts
 * @param {number} value
 * @param {number} [decimals] for a small one; a larger one has fewer
 */
function shown(texts, value, decimals = 0) {
  const scale = 10 ** Math.max(0, decimals - Math.max(0, Math.floor(Math.log10(value)) - 1));
  const rounded = Math.round(value * scale) / scale;
  const isExact = Math.abs(value - rounded) < 1e-9 * Math.max(1, value);
  return `${isExact ? '' : '≈'}${texts.text('counts-number', { value: rounded })}`;
}

// How the mean of a chance node adds up: a row per child, the sum so far and the possible values of the mean, and what the window passed
// down asks of a child. The core computes the numbers.

import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { sentenceOf, signsOf } from '../../words/telling.js';
import { mostTermsOf } from './memo.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../words/telling.js').CoreMessage} CoreMessage */
/** @typedef {[child: number, state: 'unseen' | 'open' | 'seen' | 'lost', isNow: boolean, part: string, worth: string, product: string]} Row */
/** @typedef {[node: number, rows: Row[], others: number, seen: string, reach: string | null, isMoved: boolean, needs: CoreMessage[]]} Mean */

/**
 * Empty for a run without chance; otherwise always in its own place, so that nothing jumps.
 * @param {Page} page
 */
export function mean(page) {
  const { run, tree, frame, state, texts } = page;
  if (!tree.hasChance()) return nothing;
  const told = run.terms(frame.step, state, ...signsOf(texts));
  return html`<div class="mean" .style="--rows:${mostTermsOf(run)}">${guard([page.given, told], () => (told === undefined ? nothing : drawn(page, JSON.parse(told))))}</div>`;
}

/** @type {(page: Page, mean: Mean) => unknown} */
function drawn({ texts, labels, facts, tree }, [node, rows, others, seen, reach, isMoved, needs]) {
  const title = texts.text('mean-reach', { node: labels.of(node) || texts.text('code-root') });
  const places = facts.children(node);
  // In a game a label is a line of moves, and only the last of them is the child's own.
  const name = (/** @type {number} */ child) =>
    (tree.game() ? tree.name(child) : labels.of(child)) ||
    texts.text('mean-leaf', { place: places.indexOf(child) + 1 });
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${title}>
      <table class="sheet">
        <thead><tr>${['child', 'part', 'worth', 'product'].map((id) => html`<th scope="col">${texts.text(`mean-${id}`)}</th>`)}</tr></thead>
        <tbody>${rows.map(
          ([
            child,
            state,
            isNow,
            part,
            worth,
            product,
          ]) => html`<tr class="is-${state}" aria-current=${isNow ? 'true' : nothing}>
            <th scope="row">${name(child)}${state === 'lost' ? html`<span class="unseen">, ${texts.text('tree-is-cut')}</span>` : nothing}</th>
            <td>${part}</td><td>${breakable(worth)}</td><td>${breakable(product)}</td></tr>`,
        )}${others > 0 ? html`<tr><td colspan="4">${texts.text('mean-others', { others })}</td></tr>` : nothing}</tbody>
        <tfoot>${total(texts.text('mean-seen'), seen)}${reach === null ? nothing : total(title, reach)}</tfoot>
      </table>
    </div>
    ${needs.map((need) => {
      const { id, args } = sentenceOf(need);
      return html`<p class="proof">${texts.rich(id, args)}</p>`;
    })}`;

  /** @type {(name: string, number: string) => unknown} */
  function total(name, number) {
    return html`<tr><th scope="row" colspan="2">${name}</th><td colspan="2" class=${isMoved ? 'is-new' : ''}>${breakable(number)}</td></tr>`;
  }
}

/** Two long numbers are stacked. @param {string} text */
const breakable = (text) => text.split('…').map((end, place) => (place === 0 ? end : html`…<wbr />${end}`));

// What the killer and history orders and the refutation table have learned at a step: the last moves that cut off, by ply, the weights of
// moves, and the refutation lines. It sorts what the core has learned.

import { html, nothing } from 'lit-html';
import { isGame } from '../../port/source.js';

/** @typedef {import('../../page/page.js').Page} Page */

/** @param {Page} page */
export function movesPanel(page) {
  const { texts, run, frame, facts, state } = page;
  if (page.settings.order === 'refutation') return linesPanel(page);
  // Only names make two moves the same, and a text with names has colons.
  if (!isGame(state.shown.source) && !state.shown.source.text.includes(':'))
    return html`<p class="proof">${texts.text('moves-nameless')}</p>`;
  const weight = (/** @type {number} */ value) => (value === 0 ? '' : texts.text('counts-number', { value }));
  const { event } = frame;
  const learned = run.learned(frame.step);
  const isCut = event?.kind === 'cutoff';
  const ply = isCut ? facts.plies[event.node] : -1;
  const move = isCut ? (page.tree.name(event.after) ?? '') : '';
  const player = isCut ? facts.player(event.node) : '';
  return html`<div class="twin">
    ${sheet(
      page,
      'moves-killers',
      ['moves-ply', 'moves-last', 'moves-before'],
      learned.killers.flatMap(([last, before], at) =>
        last === null ? [] : [{ cells: [at, last, before ?? ''], isLit: at === ply, lit: 1 }],
      ),
    )}
    ${sheet(
      page,
      'moves-history',
      ['moves-move', 'moves-max', 'moves-min'],
      byWeight(learned.history).map(({ name, max, min }) => ({
        cells: [name, weight(max), weight(min)],
        isLit: name === move,
        lit: player === 'max' ? 1 : 2,
      })),
    )}
  </div>`;
}

/**
 * The contents of the refutation table: for each move of the root, the line that refuted it.
 * @param {Page} page
 */
function linesPanel(page) {
  const { texts, run, frame, score, facts, labels, separator, algorithm } = page;
  if (!algorithm.deepens) return html`<p class="proof">${texts.text('order-lacks', { lacks: 'deepening' })}</p>`;
  const name = (/** @type {number} */ node) => labels.of(node) || score(facts.scores[node]);
  const lines = run.refutations(frame.step).filter((line) => line.length > 1);
  const rows = lines.map(([move, ...answers]) => ({
    cells: [name(move), answers.map(name).join(`${separator} `)],
    isLit: frame.path.includes(move),
    lit: 0,
  }));
  return sheet(page, 'moves-lines', ['moves-move', 'moves-answer'], rows, 'moves-no-line');
}

/**
 * The heaviest first; ties by name.
 * @param {import('../../port/types.js').KillerHistory['history']} history
 */
export const byWeight = (history) =>
  [...history].sort((one, other) => other.max + other.min - one.max - one.min || (one.name < other.name ? -1 : 1));

/**
 * @param {Page} page
 * @param {string} title
 * @param {string[]} heads
 * @param {{ cells: (string | number)[], isLit: boolean, lit: number }[]} rows lit: the changed cell
 * @param {string} [empty] the message if there are none
 */
function sheet({ texts }, title, heads, rows, empty = 'moves-none') {
  const name = texts.text(title);
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${name}>
    <table class="sheet">
      <caption>${name}</caption>
      <thead><tr>${heads.map((head) => html`<th scope="col">${texts.text(head)}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ({
          cells: [head, ...rest],
          isLit,
          lit,
        }) => html`<tr class=${isLit ? 'is-lit' : ''} aria-current=${isLit ? 'true' : nothing}>
          <th scope="row">${head}</th>${rest.map((cell, index) => html`<td class=${isLit && index + 1 === lit ? 'is-new' : ''}>${cell}</td>`)}</tr>`,
      )}</tbody>
    </table>
    ${rows.length === 0 ? html`<p class="empty">${texts.text(empty)}</p>` : nothing}
  </div>`;
}

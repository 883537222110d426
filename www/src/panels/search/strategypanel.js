// MAX's strategy, with its answer to each move of MIN, and the moves that keep the value of their node, as tables. These are facts about
// the tree, whatever the search has seen.

import { html, nothing } from 'lit-html';
import { keepingOf, strategyOf, valuesOf } from './memo.js';

/** @typedef {import('../../page/page.js').Page} Page */

/** The maximum number of rows shown. */
const mostRows = 60;

/** @type {(page: Page, node: number) => string} a leaf without a name goes by its score */
const nameOf = ({ labels, texts, run, score }, node) =>
  labels.of(node) || (node === 0 ? texts.text('code-root') : score(run.score(node)));

/** @type {(page: Page, node: number) => boolean} */
const stopsAt = ({ facts, settings }, node) => facts.isLeaf(node) || facts.plies[node] === settings.depth;

/**
 * The first wanted nodes with children.
 * @param {Page} page
 * @param {(node: number) => boolean} isWanted
 */
function innerNodes(page, isWanted) {
  const { tree, facts, settings } = page;
  const limit = settings.depth ?? Infinity;
  const found = [];
  for (let node = 0; node < tree.size && found.length < mostRows; node += 1)
    if (facts.plies[node] < limit && !facts.isLeaf(node) && isWanted(node)) found.push(node);
  return found;
}

/** @param {Page} page */
export function strategyPanel(page) {
  const { texts, run, facts, score } = page;
  const [plan, values] = [strategyOf(run), valuesOf(run)];
  const answerTo = (/** @type {number} */ node) =>
    facts.player(node) === 'max' && !stopsAt(page, node)
      ? facts.children(node).find((child) => plan[child])
      : undefined;
  const first = answerTo(0);
  const least = score(values[0]);
  const rows = innerNodes(page, (node) => plan[node] === 1 && facts.player(node) === 'min').flatMap((node) =>
    facts.children(node).map((move) => {
      const answer = answerTo(move);
      return [nameOf(page, move), answer === undefined ? '–' : nameOf(page, answer), score(values[move])];
    }),
  );
  const move = first === undefined ? '' : nameOf(page, first);
  return html`<p class="proof">${texts.text('strategy-lead', { has: move ? 'move' : 'none', move, score: least })}</p>
    ${sheet(page, ['strategy-move', 'strategy-answer', 'strategy-value'], rows)}`;
}

/** @param {Page} page */
export function keepingPanel(page) {
  const { run, facts, score, separator } = page;
  const [kept, values] = [keepingOf(run), valuesOf(run)];
  const rows = innerNodes(page, () => true).map((node) => {
    const moves = facts.children(node).filter((child) => kept[child]);
    return [nameOf(page, node), moves.map((move) => nameOf(page, move)).join(`${separator} `), score(values[node])];
  });
  return sheet(page, ['keeping-at', 'keeping-moves', 'keeping-value'], rows);
}

/**
 * @param {Page} page
 * @param {string[]} heads
 * @param {string[][]} rows
 */
function sheet({ texts }, heads, rows) {
  if (rows.length === 0) return nothing;
  return html`<div class="scroll" tabindex="0"><table class="sheet is-worded">
    <thead><tr>${heads.map((head) => html`<th scope="col">${texts.text(head)}</th>`)}</tr></thead>
    <tbody>${rows
      .slice(0, mostRows)
      .map(
        ([head, ...cells]) => html`<tr><th scope="row">${head}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
      )}</tbody></table></div>`;
}

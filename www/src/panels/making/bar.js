// The bar of the edit mode: the chosen node and everything that can be changed about it. It is over the sentence, so that the tree stays in
// place. It knows the changes by name and nothing about how a tree is changed.

import './making.css';
import { render as draw, html, nothing } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { tool } from './tools.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Change} Change */

/** @type {import('../../port/types.js').Making | null} */
let last = null;

/**
 * @param {Page} page
 * @param {HTMLElement} element
 */
export function render(page, element) {
  const { making, focusNode } = page.state;
  const isEditing = making !== null && focusNode !== null;
  document.documentElement.classList.toggle('is-making', isEditing);
  draw(isEditing ? bar(page, focusNode, element) : nothing, element);
  if (making && making !== last && making.wants) {
    const field = /** @type {HTMLInputElement | null} */ (element.querySelector(`[name="${making.wants}"]`));
    field?.focus();
    field?.select();
  }
  last = making;
}

/**
 * @param {Page} page
 * @param {number} node
 * @param {HTMLElement} element
 */
function bar(page, node, element) {
  const { texts, dispatch } = page;
  const isMarked = page.state.making?.marked.includes(node) === true;
  const change = (/** @type {Change} */ change) => dispatch({ type: 'changeTree', change });
  return html`<div class="making-bar" role="toolbar" aria-label=${texts.text('making-label')} @keydown=${leave}>
    <div class="making-row">
      <strong class="making-who">${who(page, node)}</strong>
      <span class="making-tools">
        ${
          /** @type {const} */ (['add-child', 'add-sibling', 'move-left', 'move-right', 'delete']).map((kind) =>
            tool(texts, kind, () => change({ kind })),
          )
        }
        ${tool(texts, 'mark', () => dispatch({ type: 'markBranch' }), node === 0, isMarked)}
        ${tool(texts, 'onward', () => dispatch({ type: 'goOn', node }), node === 0 || page.facts.isLeaf(node))}
      </span>
      <span class="making-ends">
        ${tool(texts, 'undo', () => dispatch({ type: 'undo' }), !page.state.history.canUndo)}
        ${tool(texts, 'redo', () => dispatch({ type: 'redo' }), !page.state.history.canRedo)}
        <button type="button" class="primary" @click=${() => dispatch({ type: 'closeMaking' })}>${texts.text('making-done')}</button>
      </span>
    </div>
    <div class="making-row">
      ${players(page, node, change)} ${fieldsOf(page, node).map((name) => field(page, node, name, change))}
    </div>
    ${marks(page)}
  </div>`;

  /** @param {KeyboardEvent} event */
  function leave(event) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    const { target } = event;
    if (target instanceof HTMLInputElement) target.value = target.defaultValue;
    toTree(element);
  }
}

/**
 * The branches to be cut off, and the outcome of the search for scores that do it.
 * @param {Page} page
 */
function marks({ texts, state, dispatch }) {
  const { marked = [], outcome = null } = state.making ?? {};
  if (marked.length === 0 && !outcome) return nothing;
  const count = outcome?.scores.length ?? 0;
  return html`<div class="making-row making-marks">
    <span role="status">${outcome ? texts.text(`wanted-${outcome.id}`, { count }) : texts.text('making-marked', { count: marked.length })}</span>
    ${
      marked.length === 0
        ? nothing
        : html`<button type="button" class="pill" title="Shift+X" @click=${() => dispatch({ type: 'findScores' })}>${texts.text('making-scores')}</button>`
    }
  </div>`;
}

/** @param {HTMLElement} element */
const toTree = (element) =>
  /** @type {SVGElement | null} */ (element.ownerDocument.querySelector('.stage [role="tree"]'))?.focus({
    preventScroll: true,
  });

/**
 * @param {Page} page
 * @param {number} node
 */
function who({ texts, facts, labels }, node) {
  const kind = facts.isLeaf(node) ? 'leaf' : facts.mover(node);
  const name = labels.of(node);
  return texts.text('making-who', { kind, name, named: name ? 'named' : node === 0 ? 'root' : 'nameless' });
}

/**
 * A leaf has no mover.
 * @param {Page} page
 * @param {number} node
 * @param {(change: Change) => void} change
 */
function players({ texts, facts }, node, change) {
  const isLeaf = facts.isLeaf(node);
  return html`<span class="seg" role="group" aria-label=${texts.text('making-player')}>
    ${
      /** @type {const} */ (['max', 'min', 'chance']).map(
        (player) => html`<button type="button" ?disabled=${isLeaf} title=${player === 'chance' ? nothing : 'M'}
        aria-pressed=${!isLeaf && facts.mover(node) === player ? 'true' : 'false'}
        @click=${() => change({ kind: 'set-player', player })}>${texts.text(`making-${player}`)}</button>`,
      )
    }
  </span>`;
}

/** @typedef {'name' | 'score' | 'likelihood' | 'errs'} Field */

/** The change of a field. @type {Record<Field, (typed: string) => Change>} */
const changes = {
  name: (typed) => ({ kind: 'set-name', name: typed.trim() }),
  score: (score) => ({ kind: 'set-score', score }),
  likelihood: (part) => ({ kind: 'set-likelihood', part }),
  errs: (times) => ({ kind: 'errs', times }),
};

/**
 * Below chance, a node has a probability; a player may err.
 * @type {(page: Page, node: number) => Field[]}
 */
const fieldsOf = ({ tree, facts }, node) => [
  'name',
  'score',
  .../** @type {Field[]} */ (tree.likelihood(node) === undefined ? [] : ['likelihood']),
  .../** @type {Field[]} */ (facts.isLeaf(node) || facts.mover(node) === 'chance' ? [] : ['errs']),
];

/**
 * The contents of a field.
 * @type {(page: Page, node: number, name: Field) => string}
 */
function standing({ facts, tree }, node, name) {
  if (name === 'score') return scoreOf(facts.scores[node]);
  return (name === 'name' ? tree.name(node) : name === 'likelihood' ? tree.likelihood(node) : '') ?? '';
}

/**
 * A field that changes the tree on leaving it; refused input stays in it.
 * @param {Page} page
 * @param {number} node
 * @param {Field} name
 * @param {(change: Change) => void} change
 */
function field(page, node, name, change) {
  const { texts, facts, state, algorithm } = page;
  const error = state.making?.error;
  const isWrong = error?.node === node && error.kind === changes[name]('').kind;
  const is = standing(page, node, name);
  const plain = texts.text(name === 'score' && !facts.isLeaf(node) ? 'making-static' : `making-${name}`);
  const label = name === 'score' && algorithm.fromMover ? texts.text('making-side', { label: plain }) : plain;
  return html`<label class="making-field"><span>${label}</span>
    <input name=${name} type="text" size=${name === 'name' ? 8 : name === 'errs' ? 3 : 6} maxlength="40" placeholder=${label} spellcheck="false" autocomplete="off"
      autocapitalize="off" aria-invalid=${isWrong ? 'true' : 'false'} aria-describedby=${isWrong ? 'tree-editor-reason' : nothing}
      title=${name === 'name' ? 'N' : nothing} .defaultValue=${is} .value=${live(isWrong ? error.typed : is)}
      @keydown=${enter} @change=${(/** @type {Event & { target: HTMLInputElement }} */ { target }) =>
        change(changes[name](target.value))}>
  </label>`;
}

/**
 * Enter submits the field and returns to the tree, where the next key is a change again.
 * @param {KeyboardEvent} event
 */
function enter(event) {
  if (event.key !== 'Enter' || event.isComposing) return;
  const field = /** @type {HTMLInputElement} */ (event.currentTarget);
  const bar = /** @type {HTMLElement} */ (field.closest('.making'));
  event.preventDefault();
  toTree(bar);
}

/** @param {number} score */
function scoreOf(score) {
  if (Number.isNaN(score)) return '';
  return Number.isFinite(score) ? String(score) : score > 0 ? 'W' : 'L';
}

// The board of a position, drawn by the core; without a drawing, the position's text.

import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { fill } from '../../stage/patch.js';
import { worded } from '../../words/telling.js';

/** @typedef {import('../../words/texts.js').Texts} Texts */
/** @typedef {import('../../words/telling.js').CoreMessage} CoreMessage */
/** @typedef {import('../../../pkg/core.js').GamePosition} Position */

/** The board of a node in a game's tree, without a label for the player to move.
 * @type {(page: Pick<import('../../page/page.js').Page, 'texts' | 'tree'>, node: number) => unknown} */
export function boardOf({ texts, tree }, node) {
  const position = tree.position(node);
  return position ? shown(position, readAlone(texts, position)) : nothing;
}

/** @type {(texts: Texts, position: Position) => unknown} */
export const board = (texts, position) => shown(position, read(texts, position.said));

/** @type {(position: Position, label: string) => unknown} */
const shown = ({ diagram, position }, label) => (diagram ? drawing(diagram, label) : html`<code>${position}</code>`);

/** Who moves, and whether there is a throw. @type {(position: Pick<Position, 'isSecond' | 'throws'>) => { who: string, throws: string }} */
export const turnOf = ({ isSecond, throws }) => ({ who: isSecond ? 'second' : 'first', throws: throws ? 'yes' : 'no' });

/** Everything on a board, and who is to move. @type {(texts: Texts, position: Position) => string} */
export function readAlone(texts, { said, isOver, isSecond, throws }) {
  const turn = { ...turnOf({ isSecond, throws }), side: 'none', name: '' };
  return `${read(texts, said)} ${texts.text(isOver ? 'position-over' : 'position-to-move', turn)}`;
}

/** Everything on a board. @type {(texts: Texts, said: string) => string} */
export function read(texts, said) {
  /** @type {[CoreMessage, ...CoreMessage[]][]} */
  const sentences = JSON.parse(said);
  const words = (/** @type {CoreMessage} */ told) => worded(texts, told);
  return sentences.map(([told, ...listed]) => worded(texts, told, { list: listed.map(words).join(', ') })).join(' ');
}

/**
 * A board that stands alone, as an image; or with squares over it that can be clicked.
 * @type {(diagram: import('../../../pkg/core.js').GameDiagram, label: string, squares?: unknown) => unknown}
 */
export function drawing(diagram, label, squares) {
  const show = (/** @type {Element | undefined} */ element) => element && fill(element, JSON.parse(diagram.drawn));
  return html`<svg class="diagram" role=${squares ? 'group' : 'img'} aria-label=${label} viewBox="0 0 ${diagram.width} ${diagram.height}"><g ${ref(show)}></g>${squares ?? nothing}</svg>`;
}

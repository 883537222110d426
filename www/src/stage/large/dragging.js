// Dragging a node sideways among its siblings in the edit mode: whenever it passes the middle of its neighbour, the two swap. It turns
// pointers into actions, and knows nothing about how a tree is changed or drawn.

import { nodeUnder } from '../board.js';

/** @typedef {import('../../port/types.js').View} View */
/**
 * @typedef {object} Drag
 * @property {number} node
 * @property {number} x where it began
 * @property {number} at where the pointer is
 * @property {string | null} group of changes to undo together, once it drags
 * @property {View | null} acted the view in which it last did something
 * @property {boolean} isWaiting for the next view
 */
/** @typedef {(node: number) => { x: number } | null} SpotOf where a node is on the stage */

/** The distance at which a press becomes a drag, in px. */
const threshold = 8;

/**
 * @param {SVGElement} tree
 * @param {{ view: () => View | null, spotOf: SpotOf, dispatch: import('../../port/types.js').Dispatch }} stage
 */
export function createDragging(tree, { view, spotOf, dispatch }) {
  /** @type {Drag | null} */
  let drag = null;

  /** @param {PointerEvent} event */
  function begin(event) {
    const node = view()?.state.making && event.isPrimary && event.button === 0 ? nodeUnder(event) : null;
    const { clientX: x } = event;
    drag = node ? { node, x, at: x, group: null, acted: null, isWaiting: false } : null;
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const now = view();
    if (!drag || !now || !event.isPrimary) return;
    drag.at = event.clientX;
    if (drag.group === null) {
      if (Math.abs(event.clientX - drag.x) < threshold) return;
      drag.group = `drag ${event.timeStamp}`;
      tree.setPointerCapture(event.pointerId);
      tree.classList.add('is-dragging');
      // Choosing a chosen node again changes nothing.
      if (now.state.focusNode !== drag.node) {
        drag.acted = now;
        dispatch({ type: 'focusNode', node: drag.node });
      }
    }
    carryOn(drag);
  }

  /** The change is visible only after the next frame; by then the pointer may have moved on, or be up. @param {Drag} moved */
  function carryOn(moved) {
    const now = view();
    if (!now || moved.isWaiting) return;
    if (moved.acted === now) {
      moved.isWaiting = true;
      requestAnimationFrame(() => {
        moved.isWaiting = false;
        if (moved.acted !== view()) carryOn(moved);
      });
      return;
    }
    const kind = moveWanted(now, moved.at - tree.getBoundingClientRect().left, spotOf);
    if (!kind) return;
    moved.acted = now;
    dispatch({ type: 'changeTree', change: { kind }, group: String(moved.group) });
    carryOn(moved);
  }

  function end() {
    drag = null;
    tree.classList.remove('is-dragging');
  }

  tree.addEventListener('pointerdown', begin);
  tree.addEventListener('pointermove', move);
  tree.addEventListener('pointerup', end);
  tree.addEventListener('pointercancel', end);
  keepFromCamera(tree, () => view()?.state.making !== null);
}

/**
 * The change of the chosen node that a pointer asks for.
 * @param {View} view
 * @param {number} x on the stage
 * @param {SpotOf} spotOf
 * @returns {'move-left' | 'move-right' | null}
 */
function moveWanted({ state: { focusNode: node }, facts }, x, spotOf) {
  if (!node) return null;
  const siblings = facts.children(facts.parents[node]);
  const place = siblings.indexOf(node);
  const [left, right] = [siblings[place - 1], siblings[place + 1]].map((sibling) => sibling && spotOf(sibling)?.x);
  if (left !== undefined && x < Number(left)) return 'move-left';
  return right !== undefined && Number(right) < x ? 'move-right' : null;
}

/**
 * A node that can be dragged does not move the camera.
 * @param {SVGElement} tree
 * @param {() => boolean} isMaking
 */
function keepFromCamera(tree, isMaking) {
  for (const type of ['mousedown', 'touchstart']) {
    tree.addEventListener(
      type,
      (event) => {
        const isOne = !('touches' in event) || /** @type {TouchEvent} */ (event).touches.length === 1;
        if (isMaking() && isOne && nodeUnder(event) !== null) event.stopPropagation();
      },
      { capture: true },
    );
  }
}

// Dragging a node sideways among its siblings in the edit mode: whenever it passes the middle of its neighbour, the two
// change places. It turns pointers into actions and knows nothing of how a tree is changed or drawn.

/** How far a pointer moves before it drags, in px. */
const threshold = 8;

/**
 * @param {SVGElement} tree
 * @param {{ view: () => import('../types.js').View | null, nodeUnder: (event: Event) => number | null,
 *   spotOf: (node: number) => { x: number } | null, dispatch: import('../types.js').Dispatch }} stage
 */
export function createDragging(tree, { view, nodeUnder, spotOf, dispatch }) {
  /** @type {{ node: number, x: number, group: string | null, acted: unknown } | null} */
  let held = null;

  /** @param {PointerEvent} event */
  function begin(event) {
    const node = view()?.state.making && event.isPrimary && event.button === 0 ? nodeUnder(event) : null;
    held = node ? { node, x: event.clientX, group: null, acted: null } : null;
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const now = view();
    if (!held || !now || !event.isPrimary) return;
    if (held.group === null) {
      if (Math.abs(event.clientX - held.x) < threshold) return;
      held.group = `drag ${event.timeStamp}`;
      held.acted = now;
      tree.setPointerCapture(event.pointerId);
      tree.classList.add('is-dragging');
      dispatch({ type: 'focusNode', node: held.node });
    }
    // What has been asked for is seen only after the next frame.
    if (held.acted === now) return;
    const kind = wanted(now, event.clientX - tree.getBoundingClientRect().left);
    if (!kind) return;
    held.acted = now;
    dispatch({ type: 'changeTree', change: { kind }, group: held.group });
  }

  /**
   * @param {import('../types.js').View} now
   * @param {number} x
   */
  function wanted({ state: { focusNode: node }, facts }, x) {
    if (!node) return null;
    const siblings = facts.children(facts.parents[node]);
    const place = siblings.indexOf(node);
    const [left, right] = [siblings[place - 1], siblings[place + 1]].map((sibling) => sibling && spotOf(sibling)?.x);
    if (left !== undefined && x < Number(left)) return /** @type {const} */ ('move-left');
    return right !== undefined && Number(right) < x ? /** @type {const} */ ('move-right') : null;
  }

  function end() {
    held = null;
    tree.classList.remove('is-dragging');
  }

  tree.addEventListener('pointerdown', begin);
  tree.addEventListener('pointermove', move);
  tree.addEventListener('pointerup', end);
  tree.addEventListener('pointercancel', end);
  // A node that can be dragged does not move the camera.
  for (const type of ['mousedown', 'touchstart']) {
    tree.addEventListener(
      type,
      (event) => {
        const isOne = !('touches' in event) || /** @type {TouchEvent} */ (event).touches.length === 1;
        if (view()?.state.making && isOne && nodeUnder(event) !== null) event.stopPropagation();
      },
      { capture: true },
    );
  }
}

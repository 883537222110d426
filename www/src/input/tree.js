// Keys and clicks on the tree: walking it, opening a leaf, changing the tree. It turns them into actions and draws nothing; camera movement
// is elsewhere.

import { nodeUnder } from '../stage/board.js';
import { changeFor } from './changing.js';
import { isWalkKey, remember, walk } from './walk.js';

/** @typedef {import('../port/types.js').View} View */

/**
 * @param {SVGSVGElement} tree
 * @param {import('../port/types.js').Dispatch} dispatch
 * @param {() => { view: View, ranks?: import('../stage/ranks.js').Ranks } | null} now the contents of the stage, in order from left to right
 */
export function createInput(tree, dispatch, now) {
  /** By node: the child last walked to. @type {Map<number, number>} */
  const route = new Map();
  let isByMouse = false;

  /** @param {import('../port/types.js').Action} action */
  function act(action) {
    const stage = now();
    if (stage && action.type === 'focusNode' && action.node) remember(stage.view.facts, action.node, route);
    dispatch(action);
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const stage = now();
    if (!stage) return;
    const { view, ranks } = stage;
    const { facts, state } = view;
    const at = state.focusNode ?? startOf(view);
    const change = state.present ? null : changeFor(event, facts, at);
    if (change) dispatch(change);
    else if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    else if (isWalkKey(event.key)) act(focusOn(walk(facts, at, event.key, route, ranks)));
    else if (event.key === 'Enter') act(actionOfEnter(view, at));
    else if (event.key === 'Escape') {
      if (state.making) dispatch({ type: 'closeMaking' });
      tree.blur();
    } else return;
    // The search starts again there: the arrows belong to it again.
    if (change?.type === 'goOn') tree.blur();
    if (!change) isByMouse = false;
    event.preventDefault();
  }

  /** @param {Event} event */
  function click(event) {
    const first = nodeUnder(event, 'data-first');
    if (first !== null) return act(focusOn(first));
    const node = nodeUnder(event);
    if (node === null) return;
    isByMouse = true;
    // Not in a lecture: there the arrows belong to the search again.
    if (now()?.view.state.making) tree.focus({ preventScroll: true });
    const stage = now();
    if (!stage) return;
    const isSeveral = event.target instanceof Element && event.target.closest('.is-several');
    // The click means none of them in particular: jump to where the search reaches the first.
    act(isSeveral && !stage.view.state.making ? { type: 'jumpTo', node } : actionOfClick(stage.view, node));
  }

  tree.addEventListener('keydown', press);
  tree.addEventListener('focus', () => {
    const stage = now();
    if (stage?.view.state.focusNode === null) act(focusOn(startOf(stage.view)));
  });
  tree.addEventListener('click', click);
  tree.addEventListener('mousedown', leave, { capture: true });

  return {
    route,
    /** Whether the last input here was by mouse. */
    isByMouse: () => isByMouse,
  };
}

/**
 * The mouse focuses a node, never the tree as a whole; but it does take the focus from other elements. It runs before the camera's
 * listeners.
 * @param {Event} event
 */
function leave(event) {
  if (!event.isTrusted) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** @type {(node: number) => import('../port/types.js').Action} */
const focusOn = (node) => ({ type: 'focusNode', node });

/**
 * @param {View} view
 * @param {number} node
 * @returns {import('../port/types.js').Action}
 */
function actionOfClick({ facts, state }, node) {
  if (state.making && (node !== state.focusNode || !facts.isLeaf(node))) return focusOn(node);
  return { type: facts.isLeaf(node) ? 'editLeaf' : 'jumpTo', node };
}

/**
 * At a repeated position, Enter leads to its first occurrence.
 * @param {View} view
 * @param {number} node
 */
const actionOfEnter = (view, node) =>
  view.facts.isMetAgain(node) && !view.state.making ? focusOn(view.facts.positions[node]) : actionOfClick(view, node);

/** @param {View} view */
const startOf = ({ frame }) => frame.path[frame.path.length - 1] ?? 0;

/**
 * Another tree has other nodes. The way down leads to a new child.
 * @param {Map<number, number>} route
 * @param {View} view
 * @param {View} last
 */
export function forgetRoute(route, { state, facts }, last) {
  route.clear();
  if (!state.making || state.focusNode === null || facts.ends.length <= last.facts.ends.length) return;
  const newest = facts.children(state.focusNode).at(-1);
  if (newest !== undefined) route.set(state.focusNode, newest);
}

// A swipe over the sentence or the tree steps: to the left forward, to the right back, like turning a page. A tree partly beyond the stage
// is moved by the finger instead. It knows fingers and no search.

/** The minimum length of a swipe, in px, and its maximum duration, in milliseconds. */
const least = 40;
const longest = 700;

/**
 * @param {HTMLElement} element
 * @param {{ act: (action: import('../port/types.js').Action) => void, isFree: () => boolean }} page isFree: whether fingers on
 *   the tree have nothing else to do
 */
export function listenToSwipes(element, { act, isFree }) {
  /** @type {{ x: number, y: number, time: number } | null} */
  let start = null;

  // Before the camera, which stops touch events.
  element.addEventListener(
    'touchstart',
    ({ touches, target, timeStamp: time }) => {
      const isOnTree = target instanceof Element && target.closest('.stage') !== null;
      const [{ clientX: x, clientY: y }] = touches;
      start = touches.length === 1 && (!isOnTree || isFree()) ? { x, y, time } : null;
    },
    { capture: true, passive: true },
  );
  element.addEventListener(
    'touchend',
    ({ changedTouches: [{ clientX, clientY }], touches, timeStamp }) => {
      if (!start || touches.length > 0) return;
      const [across, down] = [clientX - start.x, clientY - start.y];
      const isSwipe = Math.abs(across) >= least && Math.abs(across) > 2 * Math.abs(down);
      if (isSwipe && timeStamp - start.time < longest) act({ type: across < 0 ? 'stepForward' : 'stepBack' });
      start = null;
    },
    { capture: true, passive: true },
  );
}

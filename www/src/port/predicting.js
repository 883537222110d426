// Predicting first: what the hall is asked before a decision takes an answer, the right ones are counted, and nothing that is
// still to come is shown meanwhile. It knows what is asked, never why.

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {import('./types.js').State} State */

/** The keys that answer; on the timeline and beside it they would only step. */
export const answerKeys = /** @type {const} */ ({ ArrowUp: 'yes', ArrowDown: 'no' });

/**
 * Whether what is still to come is kept from the hall: until the run is over, and only where there is something to ask.
 * @param {Pick<Page, 'state' | 'algorithm' | 'frame' | 'run'>} page
 */
export const hidesFuture = ({ state, algorithm, frame, run }) =>
  state.predict && algorithm.windowed && frame.step < run.length;

/** Events that the timeline holds while nobody may know how many there are. */
const shortest = 32;
const longest = 256;

/**
 * The part of the timeline around a step that tells nothing of the length of the run: it grows by doubling, and then goes on
 * in pages.
 * @param {number} step
 * @returns {{ from: number, to: number }}
 */
export function openPart(step) {
  let size = shortest;
  while (size <= step && size < longest) size *= 2;
  const from = step - (step % size);
  return { from, to: from + size };
}

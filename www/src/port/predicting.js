// Predicting first: before a decision the class is asked and takes an answer, right ones are counted, and nothing of the future is shown
// meanwhile. It knows the question, never why.

/** @typedef {import('../page/page.js').Page} Page */
/** @typedef {import('./types.js').State} State */

/** The keys that answer; on the timeline and beside it they would only step. */
export const answerKeys = /** @type {const} */ ({ ArrowUp: 'yes', ArrowDown: 'no' });

/**
 * Whether the future is hidden from the class: until the run is over, and only if there is something to ask.
 * @param {Pick<Page, 'state' | 'algorithm' | 'frame' | 'run'>} page
 */
export const hidesFuture = ({ state, algorithm, frame, run }) =>
  state.predict && algorithm.windowed && frame.step < run.length;

/** The number of events on the timeline while their total is hidden. */
const shortest = 32;
const longest = 256;

/**
 * The part of the timeline around a step that does not reveal the length of the run: it grows by doubling, and then continues in pages.
 * @param {number} step
 * @returns {{ from: number, to: number }}
 */
export function openPart(step) {
  let size = shortest;
  while (size <= step && size < longest) size *= 2;
  const from = step - (step % size);
  return { from, to: from + size };
}

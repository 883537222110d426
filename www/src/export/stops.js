// The steps a run stops at for a grain: the frames of a handout or of slides. The start is always one of them.

import { nextStop } from '../state/slides.js';

/** @typedef {import('../state/types.js').Grain} Grain */

/** More frames than this are neither printed nor projected. */
export const mostFrames = 300;

/**
 * @param {import('../state/types.js').Run} run
 * @param {Grain} grain
 * @param {string} notation
 * @returns {{ steps: number[], isWhole: boolean }}
 */
export function stopsOf(run, grain, notation) {
  const steps = [0];
  while (steps.length < mostFrames) {
    const step = steps[steps.length - 1];
    const next = step < run.length ? nextStop(run, step, { grain, notation }) : step;
    if (next <= step) return { steps, isWhole: true };
    steps.push(next);
  }
  return { steps, isWhole: steps[steps.length - 1] === run.length };
}

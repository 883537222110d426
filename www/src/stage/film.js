// The film of a step: the pictures between the last one and the final one, one after another, each with its motion. The core says which
// they are and for how long. It ends with the same picture as without it.

import { frameAt } from '../port/frames.js';

/** @typedef {import('../port/types.js').View} View */

/**
 * @param {ReturnType<typeof import('./motion.js').createMotion>} motion
 * @param {() => void} paint draws the current picture
 */
export function createFilm(motion, paint) {
  /** The remaining pictures, the current one first: its last event and its duration. @type {{ step: number, time: number }[]} */
  let shots = [];

  return {
    /**
     * Advances to the first picture of a view's step.
     * @param {View} view
     * @param {number} since
     */
    load({ run, frame, state }, since) {
      const numbers = run.film(since, frame.step);
      const speed = state.playing ? state.speed : 1;
      shots = [];
      for (let at = 0; at < numbers.length; at += 2) shots.push({ step: numbers[at], time: numbers[at + 1] / speed });
    },
    /**
     * Plays the loaded pictures.
     * @param {View} view
     * @param {import('./picture.js').Picture} picture
     * @param {number} since
     */
    play({ run }, { core, geometry }, since) {
      if (shots.length > 0) motion.pan(shots[0].time);
      next(since);

      /** @param {number} since */
      function next(since) {
        const [shot] = shots;
        if (!shot) return motion.finish();
        motion.play(JSON.parse(core.motion(run, since, shot.step)), geometry, shot.time, () => {
          shots.shift();
          if (shots.length > 0) paint();
          next(shot.step);
        });
      }
    },
    /** A view as currently drawn. @type {(view: View) => View} */
    now(view) {
      const step = shots[0]?.step ?? view.frame.step;
      return step === view.frame.step ? view : { ...view, frame: frameAt(view.run, step) };
    },
    /** Ends it at once. @returns {boolean} whether the last picture has yet to be drawn */
    end() {
      motion.finish();
      const isUnderWay = shots.length > 1;
      shots = [];
      return isUnderWay;
    },
  };
}

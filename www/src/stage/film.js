// The film of a step: the pictures between the one before and the one that it ends with, one after another, each with what moves
// in it. Which they are and for how long, the core says. It ends with the picture that is there without it.

import { frameAt } from '../port/frames.js';

/** @typedef {import('../port/types.js').View} View */

/**
 * @param {ReturnType<typeof import('./motion.js').createMotion>} motion
 * @param {() => void} paint draws the picture of now
 */
export function createFilm(motion, paint) {
  /** What is still to come, the picture of now first: its last event and the time it takes. @type {{ step: number, time: number }[]} */
  let shots = [];

  return {
    /**
     * Winds on to the first picture of the step that a view shows.
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
     * Plays what is loaded.
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
    /** A view as it is drawn now. @type {(view: View) => View} */
    now(view) {
      const step = shots[0]?.step ?? view.frame.step;
      return step === view.frame.step ? view : { ...view, frame: frameAt(view.run, step) };
    },
    /** Ends it at once. @returns {boolean} whether the last picture is still to be drawn */
    end() {
      motion.finish();
      const isUnderWay = shots.length > 1;
      shots = [];
      return isUnderWay;
    },
  };
}

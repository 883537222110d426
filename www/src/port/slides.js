// How far one key press goes: to the next slide of the course whose notation is chosen, or to the next event that it shows; in the general
// notation, and for leaves and cut-offs, by the grain. The core says where slides end.

/** @typedef {import('./types.js').Run} Run */
/** @typedef {Pick<import('./types.js').State, 'grain' | 'notation'>} Pace */

/** @param {string} notation */
export const isOfCourse = (notation) => notation !== 'general';

/**
 * The name of a grain: a course's lecture steps are its slides.
 * @param {string} grain
 * @param {string} notation
 */
export const nameOfGrain = (grain, notation) => (isOfCourse(notation) && grain === 'lecture' ? 'slide' : grain);

/**
 * Whether a course's slides set the pace.
 * @type {(pace: Pace) => boolean}
 */
export const isPaced = ({ grain, notation }) => isOfCourse(notation) && (grain === 'lecture' || grain === 'event');

/** @type {(run: Run, step: number, pace: Pace) => number} */
export const nextStop = (run, step, pace) =>
  isPaced(pace) ? run.nextSlide(step, pace.notation, pace.grain === 'event') : run.nextStop(step, pace.grain);

/**
 * The number of events before those that a step shows at once; after a jump into a slide, the step shows one event.
 * @type {(run: Run, step: number, pace: Pace) => number}
 */
export const sinceOf = (run, step, pace) =>
  isPaced(pace) ? run.sinceSlide(step, pace.notation, pace.grain === 'event') : Math.max(0, step - 1);

// How far one key press goes: to the next slide of the course whose notation is chosen, or to the next event that it shows; in
// the general notation, and for leaves and cut-offs, by the grain. Where slides end, the core says.

/** @typedef {import('./types.js').Run} Run */
/** @typedef {Pick<import('./types.js').State, 'grain' | 'notation'>} Pace */

/** @param {string} notation */
export const isOfCourse = (notation) => notation !== 'general';

/**
 * By what name a grain goes: a course's lecture steps are its slides.
 * @param {string} grain
 * @param {string} notation
 */
export const nameOfGrain = (grain, notation) => (isOfCourse(notation) && grain === 'lecture' ? 'slide' : grain);

/**
 * Slide by slide in a hall and in the notation of a course, unless someone or a link has chosen how far a step goes.
 * @type {(state: import('./types.js').State) => import('./types.js').State}
 */
export function withGrain(state) {
  const grain = state.present || isOfCourse(state.notation) ? 'lecture' : 'event';
  return state.isGrainOwn || state.grain === grain ? state : { ...state, grain };
}

/**
 * Whether a course has a say in it.
 * @type {(pace: Pace) => boolean}
 */
export const isPaced = ({ grain, notation }) => isOfCourse(notation) && (grain === 'lecture' || grain === 'event');

/** @type {(run: Run, step: number, pace: Pace) => number} */
export const nextStop = (run, step, pace) =>
  isPaced(pace) ? run.nextSlide(step, pace.notation, pace.grain === 'event') : run.nextStop(step, pace.grain);

/** @type {(run: Run, step: number, pace: Pace) => number} */
export const previousStop = (run, step, pace) =>
  isPaced(pace) ? run.previousSlide(step, pace.notation, pace.grain === 'event') : run.previousStop(step, pace.grain);

/**
 * How many events there were before what a step shows at once; whoever has jumped into a slide sees one event of it.
 * @type {(run: Run, step: number, pace: Pace) => number}
 */
export const sinceOf = (run, step, pace) =>
  isPaced(pace) ? run.sinceSlide(step, pace.notation, pace.grain === 'event') : Math.max(0, step - 1);

// Moving through the run: transitions that change the step and nothing about the tree. They know how long the run is
// and where it stops, never what an event means. One press moves by the grain; before a decision it may stop and ask.

import { grains } from '../../pkg/tables.js';
import { nextStop, previousStop } from './slides.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Grain} Grain */
/** @typedef {import('../core/engine.js').Engine} Engine */

/**
 * @param {State} state
 * @param {Engine} engine
 */
const length = (state, engine) => engine.run(state).length;

/**
 * A jump: it stops the playing and is not animated.
 * @param {State} state
 * @param {{ step: number }} action
 * @param {Engine} engine
 * @returns {State}
 */
export function goTo(state, { step }, engine) {
  const within = Math.max(0, Math.min(Math.round(step), length(state, engine)));
  return { ...state, step: within, asking: 'no', animate: false, playing: false };
}

/**
 * A press plays what happens in its step. Before a decision it first asks, and the next press is the answer.
 * @type {(state: State, action: object, engine: Engine) => State}
 */
export function forward(state, _action, engine) {
  const run = engine.run(state);
  if (state.step >= run.length) return { ...state, playing: false };
  /** @type {(step: number, asking?: State['asking']) => State} */
  const to = (step, asking = 'no') => ({
    ...state,
    ...{ step, asking, animate: true, playing: false },
  });
  if (state.asking === 'question') return to(state.step + 1, 'answer');
  const stop = nextStop(run, state.step, state);
  const question = state.predict ? questionBefore(state, stop, engine) : null;
  return question === null ? to(stop) : to(question, 'question');
}

/**
 * The first decision from this step to before the stop. Only a search with windows has any.
 * @param {State} state
 * @param {number} stop
 * @param {Engine} engine
 */
function questionBefore({ shown, step }, stop, engine) {
  if (!engine.algorithm(shown.settings).windowed) return null;
  return engine.look(shown).run.decision(step, stop) ?? null;
}

/**
 * A question that came after a sentence gives way to the sentence.
 * @type {(state: State, action: object, engine: Engine) => State}
 */
export function back(state, _action, engine) {
  const from = state.asking === 'question' ? state.step + 1 : state.step;
  return goTo(state, { step: previousStop(engine.run(state), from, state) }, engine);
}

/** @type {(state: State, action: object, engine: Engine) => State} */
export const first = (state, _action, engine) => goTo(state, { step: 0 }, engine);

/** @type {(state: State, action: object, engine: Engine) => State} */
export const last = (state, _action, engine) => goTo(state, { step: length(state, engine) }, engine);

/**
 * What the hall says to the question, and then what happens. Asked again, the last answer counts.
 * @type {(state: State, action: { answer: 'yes' | 'no' }, engine: Engine) => State}
 */
export function answer(state, { answer: said }, engine) {
  if (state.asking !== 'question') return state;
  const told = forward(state, {}, engine);
  const isCut = engine.run(told).nextCutoff(state.step) === told.step;
  const isRight = (said === 'no') === isCut;
  const others = state.predictions.filter(({ step }) => step !== state.step);
  return {
    ...told,
    asking: isRight ? 'right' : 'wrong',
    predictions: [...others, { step: state.step, isRight }],
  };
}

/**
 * Who is asked first is asked on the way there too.
 * @type {(state: State, action: object, engine: Engine) => State}
 */
export function nextCutoff(state, _action, engine) {
  if (state.predict) return { ...forward({ ...state, grain: 'cut-off' }, {}, engine), grain: state.grain };
  return goTo(state, { step: engine.run(state).nextCutoff(state.step) ?? state.step }, engine);
}

/** @type {(state: State, action: object, engine: Engine) => State} */
export function previousCutoff(state, _action, engine) {
  return goTo(state, { step: engine.run(state).previousCutoff(state.step) ?? state.step }, engine);
}

/**
 * To a moment of a node: when it was entered, when it was closed, and so on through its visits.
 * @type {(state: State, action: { node: number }, engine: Engine) => State}
 */
export function jumpTo(state, { node }, engine) {
  return { ...goTo(state, { step: engine.run(state).jump(node, state.step) }, engine), focusNode: node };
}

/** @type {(state: State, action: { grain: string }) => State} */
export const setGrain = (state, { grain }) => ({
  ...state,
  grain: grains.find((known) => known === grain) ?? 'event',
  isGrainOwn: true,
});

/** @type {(state: State) => State} */
export const cycleGrain = (state) =>
  setGrain(state, { grain: grains[(grains.indexOf(state.grain) + 1) % grains.length] });

/**
 * Playing begins with a step at once; from the end it starts over.
 * @type {(state: State, action: object, engine: Engine) => State}
 */
export function play(state, _action, engine) {
  const ready = { ...state, editing: null, playing: true };
  return state.step >= length(state, engine)
    ? { ...ready, step: 0, asking: 'no', animate: false }
    : tick(ready, {}, engine);
}

/** @type {(state: State) => State} */
export const pause = (state) => ({ ...state, playing: false });

/** @type {(state: State, action: object, engine: Engine) => State} */
export const togglePlay = (state, action, engine) => (state.playing ? pause(state) : play(state, action, engine));

/**
 * One beat of the playing: a step forward that goes on playing until the end, or until something is asked.
 * @type {(state: State, action: object, engine: Engine) => State}
 */
export function tick(state, _action, engine) {
  if (!state.playing) return state;
  const moved = forward(state, {}, engine);
  return { ...moved, playing: moved.asking !== 'question' && moved.step < length(state, engine) };
}

// The slides of a course on the timeline: the line has one piece per slide, the marker is as wide as what one key press shows, and the
// position counts slides. The core says where they end.

import { html } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { isPaced, nextStop } from '../../port/slides.js';

/** @typedef {import('../../port/types.js').Run} Run */
/** @typedef {{ stops: number[], index: number, since: number }} Slides where each ends; which one is shown, 0 before the first */

/** By run: the slides of each course. @type {WeakMap<Run, Map<string, number[]>>} */
const known = new WeakMap();
/** The maximum number of events in a run that is cut into slides here. */
const mostEvents = 2000;

/**
 * @param {Pick<import('../../page/page.js').Page, 'run' | 'frame' | 'state'>} page
 * @returns {Slides | null} null if one key press is not a slide
 */
export function slidesOf({ run, frame: { step }, state }) {
  if (state.grain !== 'lecture' || !isPaced(state) || run.length > mostEvents) return null;
  const stops = stopsOf(run, state);
  const index = step === 0 ? 0 : stops.findIndex((stop) => step <= stop) + 1;
  return { stops, index, since: index < 2 ? 0 : stops[index - 2] };
}

/** @type {(run: Run, state: import('../../port/types.js').State) => number[]} */
function stopsOf(run, state) {
  const byCourse = known.get(run) ?? new Map();
  known.set(run, byCourse);
  const stops = byCourse.get(state.notation) ?? [];
  byCourse.set(state.notation, stops);
  while ((stops.at(-1) ?? 0) < run.length) stops.push(nextStop(run, stops.at(-1) ?? 0, state));
  return stops;
}

/**
 * The line above the columns, cut into pieces.
 * @param {Slides} slides
 */
export const slideLine = ({ stops, index }) =>
  guard([stops, index], () =>
    stops.map((stop, at) => {
      const first = stops[at - 1] ?? 0;
      return html`<i class="slide ${at < index ? 'is-past' : ''}" .style="--first:${first};--events:${stop - first}"></i>`;
    }),
  );

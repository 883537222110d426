// The sentences of a slide, in the words of a course: one table of tellers a course, which turn the parts that the core finds
// into messages. Where a course has no words for a slide, nobody tells anything, and the general sentence stands.

import { passesOf } from '../memo.js';
import { gameModel, java } from './assigned.js';
import { gomoku } from './gomoku.js';
import { letters } from './letters.js';
import { open } from './open.js';
import { endOfPasses, passes } from './passes.js';

/** @typedef {import('../../words/sentence.js').Material} Material */
/** @typedef {import('../../words/sentence.js').Sentence} Sentence */
/** @typedef {import('./slide.js').Slide} Slide */
/** @typedef {import('./slide.js').Tellers} Tellers */
/** @typedef {import('./parts.js').CourseId} CourseId */
/** @typedef {import('./parts.js').Part} Part */

/** @type {Record<CourseId, Tellers>} */
const courses = { a: gameModel, b: letters, c: gomoku, d: java, e: open };

/**
 * @param {Material} page at the end of the slide
 * @param {number} since the step that the slide begins behind
 * @param {CourseId} course
 * @returns {Sentence[]} none where the general sentence is to stand
 */
export function slideSentences(page, since, course) {
  const { run, frame } = page;
  const parts = run.parts(frame.step, since, course);
  if (!parts) return [];
  const slide = { page, course, parts };
  const tellers = courses[course];
  const told =
    parts.length > 0 ? parts.flatMap((part, index) => tell(slide, tellers, part, index)) : alone(slide, tellers);
  return [told].flat().filter((sentence) => sentence !== null);
}

/** @type {(slide: Slide, tellers: Tellers, part: Part, index: number) => Sentence | Sentence[] | null} */
function tell(slide, tellers, part, index) {
  if (part.kind === 'end' && passesOf(slide.page.run).length > 0) return endOfPasses(slide, part, index);
  const teller =
    /** @type {((slide: Slide, part: Part, index: number) => Sentence | Sentence[] | null) | undefined} */ (
      { ...passes, ...tellers }[part.kind]
    );
  return teller?.(slide, part, index) ?? null;
}

/** Before the first step, and where an event alone tells nothing that has not been told. @type {(slide: Slide, tellers: Tellers) => Sentence | null} */
function alone(slide, tellers) {
  const { event } = slide.page.frame;
  if (!event) return passesOf(slide.page.run).length === 0 ? tellers.start(slide) : null;
  return event.kind === 'narrow' && event.child !== null ? tellers.narrow(slide) : null;
}

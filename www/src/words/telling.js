// What is said on top: the sentence of the current event; before a decision, the question instead; after one, the answer
// first. In lecture steps, which end with a return, also what led to it; in a course's notation, its own words, slide by
// slide. At the end beside the counts, what they say of the run. It picks messages and knows no words.

import { frameAt } from '../core/frames.js';
import { isOfCourse, sinceOf } from '../state/slides.js';
import { arrival, common, heldBy, sentenceOf } from './sentence.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('./sentence.js').Sentence} Sentence */

/** @param {Page} page */
export function said(page) {
  const { texts } = page;
  const sentences = tellingOf(page).map(({ id, args }) => texts.both(id, args));
  return {
    rich: sentences.map(({ rich }, index) => [index > 0 ? ' ' : '', rich]),
    text: sentences.map(({ text }) => text).join(' '),
    line: sentences.map(({ line }) => line).join(' '),
  };
}

/**
 * @param {Page} page
 * @returns {Sentence[]}
 */
export function tellingOf(page) {
  const { asking, grain, notation, predict } = page.state;
  const counted = asking === 'no' && page.family?.countedEnd(page);
  if (counted) return [counted];
  const { decides } = page.frame;
  if (asking === 'question' && decides !== null) return [question(page, decides)];
  if (asking !== 'no' && asking !== 'question') {
    const answer = page.frame.event?.kind === 'cutoff' ? 'no' : 'yes';
    return [{ id: 'stage-answer', args: { said: asking, answer } }, sentenceOf(page)];
  }
  if (predict) return [beforeQuestion(page, sentenceOf(page))];
  const slide = isOfCourse(notation)
    ? page.family?.slideSentences(page, sinceOf(page.run, page.frame.step, page.state), notation)
    : [];
  if (slide && slide.length > 0) return slide;
  return grain === 'lecture' ? lectureStep(page) : [sentenceOf(page)];
}

/**
 * What a new best score does to the window is what the hall will be asked.
 * @param {Page} page
 * @param {Sentence} sentence
 * @returns {Sentence}
 */
const beforeQuestion = ({ frame }, sentence) =>
  sentence.id === 'improve-outside' && frame.decides !== null ? { ...sentence, id: 'improve' } : sentence;

/**
 * The two numbers whose comparison decides: the best score of the node, and the bound that could end it.
 * @param {Page} page
 * @param {number} node
 * @returns {Sentence}
 */
function question(page, node) {
  const { frame, algorithm, score } = page;
  const { against: side } = frame;
  const open = frame.open.find((visit) => visit.node === node);
  if (!open || !side) throw new Error('a decision is made at an open node');
  const met = open[side];
  const { held, holder } = heldBy(page, node, side);
  const args = {
    ...common(page, node),
    side,
    score: score(open.best ?? Number.NaN),
    met: score(met),
    held: Number.isFinite(met) ? held : 'nobody',
    holder,
  };
  // A bound that nobody has comes from the question that is asked, or from a table.
  const isGiven = algorithm.fromMover || (Number.isFinite(met) && args.held === 'nobody');
  return { id: isGiven ? 'stage-question-given' : 'stage-question', args };
}

/**
 * A lecture step that ends with a return: the cut-off or the last leaf before it belongs to what the step says.
 * @param {Page} page
 * @returns {Sentence[]}
 */
function lectureStep(page) {
  const { frame, run, score } = page;
  const { event, result } = frame;
  const last = sentenceOf(page);
  if (event?.kind !== 'return' || frame.step < 2) return [last];
  const before = frameAt(run, frame.step - 1);
  const cause = before.event;
  if (cause?.kind === 'evaluate') return [sentenceOf({ ...page, frame: before }), last];
  const cut = cause?.kind === 'store' ? frameAt(run, frame.step - 2) : before;
  if (cut.event?.kind !== 'cutoff') return [last];
  const led = sentenceOf({ ...page, frame: cut });
  if (result || event.caller === null || page.algorithm.fromMover) return [led, last];
  const args = { ...common(page, event.node), ...arrival(page, event, event.certain), score: score(event.score) };
  return [led, { id: 'stage-returns', args }];
}

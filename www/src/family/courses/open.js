// The slides on α-β and MTD(f): open windows as they are called, the current value and the final one, and whether what a
// value can still become has anything in common with the window. Of what a search returns more is known than of its position.

import { about, commaOf, isBefore, isEnding, isNext, isTaken, leavesArgs, scoreArgs, windowArgs } from './slide.js';

/** @typedef {import('./slide.js').Tellers} Tellers */
/** @typedef {import('./slide.js').Slide} Slide */
/** @typedef {import('./parts.js').Call} Call */

/** @type {Tellers} */
export const open = {
  start(slide) {
    const [alpha, beta] = slide.page.run.window();
    const args = { ...about(slide, 0), ...windowArgs(slide, { alpha, beta }) };
    return slide.page.windowed ? { id: 'course-e-start', args } : null;
  },

  call(slide, part, index) {
    const { caller, nodes, leaf } = part;
    const { windowed } = slide.page;
    const args = {
      ...about(slide, nodes[0]),
      ...windowArgs(slide, part.window),
      ...formation(slide, part),
      ...(leaf === null ? { score: '' } : scoreArgs(slide, leaf)),
      leaf: leaf === null ? 'none' : part.static ? 'static' : 'end',
    };
    if (caller === null && nodes.length > 1) {
      // A pass has told its window.
      const isTold = !windowed || (part.same && slide.parts[index - 1]?.kind === 'pass');
      return { id: 'course-e-descend', args: { ...args, called: isTold ? 'plain' : part.same ? 'same' : 'other' } };
    }
    if (caller === null && slide.parts[index - 1]?.kind === 'pass') return null;
    if (nodes.length > 1)
      return { id: 'course-e-call-below', args: { ...args, called: windowed ? 'window' : 'plain' } };
    if (leaf === null) return { id: 'course-e-call', args: { ...args, formed: withoutOther(args.formed) } };
    // A tree that is one leaf.
    if (caller === null) return null;
    return { id: 'course-e-leaf', args: { ...args, told: isTaken(slide, index, nodes[0]) ? 'yes' : 'no' } };
  },

  arrival(slide, part, index) {
    const { node, improves, holds, meets, goesOn, best, against } = part;
    const args = {
      ...about(slide, node),
      ...scoreArgs(slide, part.score),
      ...windowArgs(slide, part.window),
      best: slide.page.score(best ?? part.score),
      holds: holds ? 'yes' : 'no',
    };
    // The proof of a pass says what it has come to.
    if (!improves) return slide.parts.some(({ kind }) => kind === 'proof') ? null : { id: 'course-e-keeps', args };
    const cut = { side: against, deep: 'no' };
    if (isNext(slide, index, 'cutOff', node)) return { id: 'course-e-has-cut', args: { ...args, ...cut } };
    const isCommon = slide.page.windowed && !meets && goesOn;
    return { id: isCommon ? 'course-e-has-common' : 'course-e-has', args };
  },

  cutOff(slide, { node, score, window, side, lost }, index) {
    if (isBefore(slide, index, 'arrival', node)) return null;
    const args = { ...about(slide, node), ...scoreArgs(slide, score), ...windowArgs(slide, window) };
    return { id: 'course-e-cut', args: { ...args, side, lost, deep: 'no' } };
  },

  return(slide, { node, score, best, cut }, index) {
    const { parts } = slide;
    // What the table answers, it has told; what is cut off, the caller tells of.
    if (isEnding(slide, index) || best === null || (cut && index + 1 < parts.length)) return null;
    const args = { ...about(slide, node), ...scoreArgs(slide, score), alone: index === 0 ? 'yes' : 'no' };
    return { id: cut ? 'course-e-handed' : 'course-e-final', args };
  },

  end(slide, { score, bound, certain, window, inside, leaves }) {
    const proved = certain || bound === 'exact' ? (inside ? 'inside' : 'certain') : bound;
    const args = { ...about(slide, 0), ...scoreArgs(slide, score), ...windowArgs(slide, window) };
    return { id: 'course-e-end', args: { ...args, ...leavesArgs(slide, leaves), proved } };
  },

  narrow(slide) {
    const now = slide.page.frame.open[slide.page.frame.open.length - 1];
    return { id: 'course-e-narrow', args: { ...about(slide, now.node), ...windowArgs(slide, now) } };
  },
};

/**
 * How the window of a call comes about: of what could still change the caller's best score, and of the caller's own.
 * @param {Slide} slide
 * @param {Call} part
 */
function formation(slide, { caller, best, above, formed }) {
  const { facts, score, windowed } = slide.page;
  const args = { best: '', aboveAlpha: '', aboveBeta: '', comma: commaOf(slide) };
  if (!windowed) return { ...args, formed: 'none' };
  if (caller === null || above === null) return { ...args, formed: 'other' };
  if (!formed) return { ...args, formed: 'other' };
  if (best === null) return { ...args, formed: 'plain' };
  return {
    ...args,
    best: score(best),
    aboveAlpha: score(above.alpha),
    aboveBeta: score(above.beta),
    formed: facts.player(caller),
  };
}

/** @type {(formed: string | number) => string | number} */
const withoutOther = (formed) => (formed === 'other' ? 'plain' : formed);

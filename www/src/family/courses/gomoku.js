// The notes on Gomoku: v begins at the node's own bound and moves past it; min and max as they are called; + can only grow, −
// can only fall.

import { about, heldBy, isEnding, isTaken, leavesArgs, scoreArgs, windowArgs } from './slide.js';

/** @type {import('./slide.js').Tellers} */
export const gomoku = {
  start: (slide) => (slide.page.windowed ? { id: 'course-c-start', args: {} } : null),

  call(slide, part, index) {
    const { caller, nodes, leaf } = part;
    const args = {
      ...about(slide, nodes[0]),
      ...windowArgs(slide, part.window),
      ...(leaf === null ? {} : scoreArgs(slide, leaf)),
      called: slide.page.windowed ? 'window' : 'plain',
      leaf: part.static ? 'static' : 'end',
    };
    if (leaf === null) return { id: 'course-c-call', args };
    if (nodes.length > 1) return { id: caller === null ? 'course-c-descend' : 'course-c-below', args };
    if (caller === null) return null;
    return { id: 'course-c-leaf', args: { ...args, told: isTaken(slide, index, nodes[0]) ? 'yes' : 'no' } };
  },

  arrival(slide, part) {
    const { node, player, moves, meets, goesOn, from, to } = part;
    const { score, windowed } = slide.page;
    const args = { ...about(slide, node), ...scoreArgs(slide, part.score), from: score(from), to: score(to) };
    if (!moves) return { id: 'course-c-keeps', args };
    const moved = { id: 'course-c-moves', args };
    if (!windowed) return moved;
    if (meets) return [moved, { id: 'course-c-grows', args: { player } }];
    // A leaf asks for no window.
    const callsOn = goesOn && !slide.page.facts.isLeaf(part.child);
    return callsOn ? [moved, { id: 'course-c-next', args: { player, to: score(to) } }] : moved;
  },

  cutOff(slide, { node, score, met, holder }) {
    const args = { ...about(slide, node), ...scoreArgs(slide, score), met: slide.page.score(met) };
    return { id: 'course-c-cut', args: { ...args, ...heldBy(slide, holder) } };
  },

  return(slide, { node, score, best, cut }, index) {
    if (isEnding(slide, index) || best === null) return null;
    const handed = !cut ? 'left' : best === score ? 'cut' : 'clamped';
    const args = { ...about(slide, node), ...scoreArgs(slide, score), best: slide.page.score(best), handed };
    return { id: 'course-c-returns', args };
  },

  end(slide, { score, bound, certain, leaves }) {
    const args = { ...about(slide, 0), ...scoreArgs(slide, score), ...leavesArgs(slide, leaves), bound };
    return { id: certain ? 'course-c-end' : 'course-end-missed', args };
  },

  narrow(slide) {
    const { frame, score } = slide.page;
    if (frame.event?.kind !== 'narrow') return null;
    const { node, to } = frame.event;
    return { id: 'course-c-next', args: { player: slide.page.facts.player(node), to: score(to) } };
  },
};

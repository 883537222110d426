// Games as search: V(P, α, β), who is sure of what, who prefers what without knowing the rest, and ≈ where a value is a bound
// alone.

import { about, called, heldBy, isEnding, isFull, isNext, leavesArgs, list, scoreArgs, windowArgs } from './slide.js';

/** @typedef {import('./slide.js').Slide} Slide */

/** @type {import('./slide.js').Tellers} */
export const letters = {
  start: (slide) => (slide.page.windowed ? { id: 'course-b-start', args: {} } : null),

  call(slide, part, index) {
    const { caller, nodes, leaf, window } = part;
    const args = {
      ...about(slide, nodes[0]),
      ...windowArgs(slide, window),
      ...(leaf === null ? { score: '' } : scoreArgs(slide, leaf)),
      leaf: leaf === null ? 'none' : 'end',
    };
    const inner = leaf === null ? nodes : nodes.slice(0, -1);
    // Where a pass goes down at once, it is known where it begins.
    const below = inner.length > 1 && inner[0] === 0 ? inner.slice(1) : inner;
    if (inner.length === 0)
      return caller === null || isCovered(slide, index, caller) ? null : { id: 'course-b-leaf', args };
    if (caller === null && inner.length === 1 && leaf === null)
      return { id: 'course-b-begin', args: { ...args, called: isFull(window) ? 'plain' : 'window' } };
    const names = below.map((node) => called(slide, node).node || slide.page.facts.player(node).toUpperCase());
    return { id: 'course-b-down', args: { ...args, names: names.join(', ') } };
  },

  arrival(slide, part, index) {
    const { node, child, player, improves, moves, meets } = part;
    const { score, windowed } = slide.page;
    if (isCovered(slide, index, node) || isNext(slide, index, 'cutOff', node)) return null;
    const args = {
      ...about(slide, node),
      ...scoreArgs(slide, part.score),
      to: score(part.to),
      best: score(part.best ?? part.score),
      player,
      first: index > 0 && returnsOf(slide, index - 1, child) ? 'no' : 'yes',
    };
    if (!improves) return { id: 'course-b-keeps', args };
    if (!windowed || meets) return { id: 'course-b-so-far', args };
    return { id: moves ? 'course-b-moves' : 'course-b-takes-no-bound', args };
  },

  cutOff(slide, { node, score, met, side, deep, holder, preferred }) {
    const choice = preferred === null ? { node: '', at: 'leaf' } : called(slide, preferred);
    const args = {
      ...about(slide, node),
      ...scoreArgs(slide, score),
      ...heldBy(slide, holder),
      ...{ met: slide.page.score(met), side, deep: deep ? 'yes' : 'no', child: choice.node, childAt: choice.at },
    };
    return { id: 'course-b-cut', args };
  },

  return(slide, { node, score, best, bound, scores, cut }, index) {
    if (isEnding(slide, index) || best === null) return null;
    const args = { ...about(slide, node), ...scoreArgs(slide, score), bound };
    const seen = slide.parts.slice(0, index).filter((part) => part.kind === 'call' && part.caller === node).length;
    if (cut || seen === 0) return { id: 'course-b-returns', args };
    return { id: 'course-b-takes', args: { ...args, count: scores.length, scores: list(slide, scores) } };
  },

  end(slide, { score, bound, certain, leaves, line }) {
    const { labels } = slide.page;
    const args = { ...about(slide, 0), ...scoreArgs(slide, score), ...leavesArgs(slide, leaves), bound };
    if (!certain) return { id: 'course-end-missed', args };
    const names = line.map(labels.of).filter((name) => name !== '');
    if (names.length === 0) return { id: 'course-c-end', args };
    return { id: 'course-b-end', args: { ...args, bound: 'exact', line: names.join(' ') } };
  },

  narrow(slide) {
    const { frame, score, facts } = slide.page;
    if (frame.event?.kind !== 'narrow') return null;
    const { node, to } = frame.event;
    return {
      id: 'course-b-moves',
      args: { ...about(slide, node), player: facts.player(node), to: score(to), first: 'no' },
    };
  },
};

/** Whether the slide goes on to the return of this node, which then tells all. @type {(slide: Slide, index: number, node: number) => boolean} */
const isCovered = ({ parts }, index, node) =>
  parts.slice(index + 1).some((part) => (part.kind === 'return' || part.kind === 'cutOff') && part.node === node);

/** @type {(slide: Slide, index: number, node: number) => boolean} */
const returnsOf = ({ parts }, index, node) => {
  const part = parts[index];
  return part.kind === 'return' && part.node === node;
};

// The two courses in which α and β are variables that are assigned before they are compared: a game model, with player,
// opponent and levels; games in Java, where depth counts down and a loop stops. Neither has a variable for the best score.

import { about, depthOf, heldBy, isEnding, isNext, isTaken, leavesArgs, list, scoreArgs, windowArgs } from './slide.js';

/** @typedef {import('./slide.js').Slide} Slide */
/** @typedef {import('./slide.js').Tellers} Tellers */
/** @typedef {import('../../words/sentence.js').Args} Args */
/**
 * @typedef {'call' | 'leaf' | 'moves' | 'met' | 'keeps' | 'cut' | 'collects' | 'takes' | 'level' | 'level-leaves'} What
 */

/** @type {Tellers} */
export const gameModel = {
  ...assigned((what) => `course-a-${what}`),
  start: startOf('course-a-start'),
  end(slide, { score, bound, certain, leaves, line }) {
    const { labels, run } = slide.page;
    const args = { ...about(slide, 0), ...scoreArgs(slide, score), ...leavesArgs(slide, leaves), bound };
    if (!certain) return { id: 'course-end-missed', args };
    if (line.length < 2) return null;
    const move = labels.of(line[1]) || slide.page.score(run.score(line[1]));
    return { id: 'course-a-end', args: { ...args, move } };
  },
};

/** @type {Tellers} */
export const java = {
  ...assigned((what) => `course-d-${what}`),
  start: startOf('course-d-start'),
  end(slide, { score, bound, certain, leaves }) {
    const args = { ...about(slide, 0), ...scoreArgs(slide, score), ...leavesArgs(slide, leaves), bound };
    return { id: certain ? 'course-d-end' : 'course-end-missed', args };
  },
};

/** @type {(id: string) => Tellers['start']} */
function startOf(id) {
  return (slide) => (slide.page.windowed ? { id, args: placed(slide, 0) } : null);
}

/**
 * What both courses tell, each in messages of its own.
 * @param {(what: What) => string} message
 * @returns {Omit<Tellers, 'start' | 'end'>}
 */
function assigned(message) {
  return {
    call(slide, { caller, nodes, leaf, window }, index) {
      const node = nodes[nodes.length - 1];
      if (leaf !== null) {
        if (caller === null && nodes.length === 1) return null;
        return isTaken(slide, index, node) ? null : { id: message('leaf'), args: scoreArgs(slide, leaf) };
      }
      const args = { ...placed(slide, node), ...windowArgs(slide, window), called: calledBy(slide) };
      return { id: message('call'), args };
    },

    arrival(slide, part, index) {
      const { node, moves, meets, cuts, to, left, against } = part;
      const { score, windowed } = slide.page;
      if (!windowed) return collected(slide, node, index, message('collects'));
      if (isNext(slide, index, 'cutOff', node)) return null;
      const args = {
        ...placed(slide, node),
        ...scoreArgs(slide, part.score),
        to: score(to),
        other: score(left[against]),
      };
      return { id: message(moves ? (meets && !cuts ? 'met' : 'moves') : 'keeps'), args };
    },

    cutOff(slide, { node, score, met, side, deep, holder, plies, lost }) {
      const args = {
        ...placed(slide, node),
        ...scoreArgs(slide, score),
        ...heldBy(slide, holder),
        ...{ met: slide.page.score(met), side, deep: deep ? 'yes' : 'no', plies: plies ?? 0, lost },
      };
      return { id: message('cut'), args };
    },

    return(slide, { node, score, best, side }, index) {
      if (isEnding(slide, index) || best === null) return null;
      const args = { ...placed(slide, node), ...scoreArgs(slide, score), side };
      return { id: slide.page.windowed ? 'course-returns' : message('takes'), args };
    },

    level(slide, { ply, player, leaves, nodes, scores }, index) {
      if (isEnding(slide, index)) return null;
      const args = { ...placed(slide, nodes[0]), level: ply, player: player ?? 'both', scores: list(slide, scores) };
      return { id: message(leaves ? 'level-leaves' : 'level'), args };
    },

    narrow(slide) {
      const now = slide.page.frame.open[slide.page.frame.open.length - 1];
      return { id: 'course-now', args: { ...placed(slide, now.node), ...windowArgs(slide, now) } };
    },
  };
}

/** @type {(slide: Slide) => string} */
const calledBy = ({ page }) => (page.windowed ? 'window' : 'plain');

/**
 * A node with its place: its level, which begins at 0, and the depth that is left.
 * @param {Slide} slide
 * @param {number} node
 * @returns {Args}
 */
function placed(slide, node) {
  return { ...about(slide, node), level: slide.page.facts.plies[node], depth: depthOf(slide.page, node) };
}

/**
 * The values that a node has collected from its leaves on this slide, when the last of them has come.
 * @param {Slide} slide
 * @param {number} node
 * @param {number} index
 * @param {string} id
 */
function collected(slide, node, index, id) {
  if (index + 1 < slide.parts.length) return null;
  const scores = slide.parts.flatMap((part) => {
    const isOwn = part.kind === 'call' && (part.nodes.at(-2) ?? part.caller) === node;
    return isOwn && part.leaf !== null ? [part.leaf] : [];
  });
  return scores.length === 0 ? null : { id, args: { ...placed(slide, node), scores: list(slide, scores) } };
}

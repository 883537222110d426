// The pseudo-code panel: the lines of the chosen algorithm for the player to move, the current one marked, and at its
// right the values it works with; in a course's notation, its own. It reads the table of lines and the frame, and decides nothing about the search.

import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { inForce } from '../core/settings.js';
import { courseCode, courseMeets, courseValues } from '../family/courses/code.js';
import { linesOf } from '../family/pseudocode.js';
import { isOfCourse } from '../state/slides.js';
import { lineOf } from '../words/pseudocode.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../state/types.js').Event} Event */
/** @typedef {Record<string, string | number>} Args */

/** @param {Page} page */
export function code(page) {
  const { texts, frame, facts, run, algorithm, labels, score, given } = page;
  const settings = inForce(page.settings);
  const { event } = frame;
  // A question is a line of the one who asks.
  const node = (event?.kind === 'ask' ? event.caller : event?.node) ?? 0;
  const loop = event ? loopOf(page, event, node) : node;
  const { notation } = page.state;
  const ofCourse = (isOfCourse(notation) && courseCode(page, notation)) || null;
  const lines = ofCourse ?? linesOf(settings);
  // Where scores are told from the mover's side, everyone is the one who takes the largest.
  const player = algorithm.fromMover ? 'max' : facts.player(loop);
  const meets = ofCourse && isOfCourse(notation) ? courseMeets(page, notation) : frame.meets;
  const here = event ? lineOf(lines, event, player, meets ?? false) : -1;
  const { least, greatest } = settings;
  const worst = score(run.worst(loop));
  const unit = score(10 ** -(run.decimals ?? facts.tree.decimals));
  const args = {
    player,
    comma: `${page.separator} `,
    ...calleeOf(facts, loop),
    cut: settings.cut,
    returns: settings.returns,
    worst,
    unit,
    least: score(least),
    greatest: score(greatest),
  };
  const name = labels.of(node) || (node === 0 ? texts.text('code-root') : '');
  // A browser that had to look which line is marked would style all of them again at every step.
  const room = `${lines.length > 9 ? 'is-long' : ''} ${lines.length > 10 ? 'is-longest' : ''} ${here < 0 ? 'is-idle' : ''}`;
  return html`<ol class="code ${room}" aria-label=${texts.text('code-label')} tabindex="0">
    ${lines.map(({ id, level }, index) => {
      const now = index === here && event;
      const line = texts.rich(id, args);
      return guard(
        [given, line, now],
        () => html`<li class=${now ? 'here' : ''} .style="--level:${level}" aria-current=${now ? 'step' : nothing}>
        <span>${line}</span>
        <span class="values">${now ? values(page, now, { ...args, node: name }, ofCourse?.[index]) : ''}</span>
      </li>`,
      );
    })}
  </ol>`;
}

/**
 * The node whose loop is running: a leaf has none, so that the lines stay those of the node above it.
 * @param {Pick<Page, 'facts' | 'settings'>} page
 * @param {Event} event
 * @param {number} node
 */
export function loopOf({ facts, settings }, event, node) {
  const isLast = facts.isLeaf(node) || facts.plies[node] === settings.depth;
  const isEvaluated = event.kind === 'evaluate' && event.static;
  return node > 0 && (isLast || isEvaluated) ? facts.parents[node] : node;
}

/**
 * Who is called below a node: one player where it is the other one everywhere, else no name in particular; and whether sides
 * change there.
 * @param {import('../core/facts.js').Facts} facts
 * @param {number} node
 */
function calleeOf(facts, node) {
  const { players } = facts;
  const children = facts.children(node);
  const others = children.reduce((count, child) => (players[child] === players[node] ? count : count + 1), 0);
  if (others === children.length) return { callee: facts.player(node) === 'max' ? 'min' : 'max', turned: 'yes' };
  return { callee: 'any', turned: others === 0 ? 'no' : 'some' };
}

/**
 * @param {Page} page
 * @param {Event} event
 * @param {Args} args
 * @param {import('../words/pseudocode.js').Line} [line] on which the event happens, where the lines are a course's
 */
function values(page, event, args, line) {
  const { texts, state, windowed, score } = page;
  const id = event.kind === 'visit' && windowed ? 'code-now-visit-window' : `code-now-${event.kind}`;
  const { notation } = state;
  const own = line && isOfCourse(notation) ? courseValues(page, notation, event, line) : undefined;
  return texts.rich(own?.id ?? id, { ...args, ...numbers(score, event, args.worst), ...own?.args });
}

/** @type {(score: (value: number) => string, event: Event, worst: string | number) => Record<string, string | number>} */
function numbers(score, event, worst) {
  switch (event.kind) {
    case 'visit':
      return { alpha: score(event.alpha), beta: score(event.beta) };
    case 'evaluate':
    case 'return':
      return { score: score(event.score) };
    case 'improve':
      return { score: score(event.score), previous: event.previous === null ? worst : score(event.previous) };
    case 'narrow':
      return { from: score(event.from), to: score(event.to) };
    case 'cutoff':
      return { score: score(event.score), met: score(event.met) };
    case 'ask':
    case 'pass':
      return { alpha: score(event.alpha), beta: score(event.beta) };
    case 'probe':
    case 'store':
      return { low: score(event.low), high: score(event.high), known: event.low === event.high ? 'exact' : 'some' };
    case 'prove':
      return { score: score(event.score), low: score(event.low), high: score(event.high) };
  }
}

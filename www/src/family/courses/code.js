// The pseudo-code of the courses: rows as those of the general one (words/pseudocode.js), by course and algorithm. Where a course
// has none for an algorithm, the general one stands. It knows no words.

import { frameAt } from '../../core/frames.js';

/** @typedef {import('../../words/pseudocode.js').Line} Line */
/** @typedef {import('./parts.js').CourseId} CourseId */
/** @typedef {import('../../state/types.js').Settings} Settings */

/** @type {(id: string, level: number, events?: string[], player?: import('../../state/types.js').Player) => Line} */
const line = (id, level, events = [], player) => ({ id, level, events, ...(player ? { player } : {}) });

/** @type {Line} */
const limit = { ...line('code-limit', 1, ['static']), when: ({ depth }) => depth !== null };
/** @type {(id: string) => Line[]} */
const leaf = (id) => [line(id, 1, ['evaluate']), limit];
/** What becomes of equals is another line. @type {(first: string, last: string, level: number, events: string[]) => Line[]} */
const ofEquals = (first, last, level, events) => [
  { ...line(first, level, events), when: ({ ties }) => ties === 'first' },
  { ...line(last, level, events), when: ({ ties }) => ties === 'last' },
];
const each = line('code-each', 1);
const moves = ['improve', 'narrow'];
/** Where no line says what a variable begins with. */
const movesFromStart = [...moves, 'start'];
const cuts = ['cutoff', 'cut-return'];
const returns = ['return', 'cut-return'];
/** Whatever a pass proves. */
const proofs = ['prove', 'prove-low', 'prove-high'];

/** By course the lines of its alpha-beta, which a driver calls too. @type {Record<CourseId, Line[]>} */
const alphaBeta = {
  a: [
    line('course-a-code-call', 0, ['visit']),
    ...leaf('course-a-code-leaf'),
    line('course-a-code-each', 1),
    line('course-a-code-assign', 2, movesFromStart),
    line('course-a-code-cut', 2, cuts),
    line('code-return-bound', 1, ['return']),
  ],
  b: [
    line('course-b-code-call', 0, ['visit']),
    ...leaf('course-b-code-leaf'),
    each,
    line('course-b-code-descend', 2),
    line('course-b-code-cut-max', 2, cuts, 'max'),
    line('course-b-code-cut-min', 2, cuts, 'min'),
    line('course-b-code-bound', 2, movesFromStart),
    ...ofEquals('course-b-code-return', 'course-b-code-return-last', 1, ['return']),
  ],
  c: [
    line('course-c-code-call', 0, ['visit']),
    line('course-c-code-leaf', 1, ['evaluate', 'static']),
    line('course-c-code-start', 1, ['start']),
    each,
    line('course-c-code-descend', 2),
    ...ofEquals('course-c-code-best', 'course-c-code-best-last', 2, moves),
    line('course-c-code-cut', 2, cuts),
    line('course-c-code-return', 1, ['return']),
  ],
  d: [
    line('course-d-code-call', 0, ['visit']),
    line('course-d-code-leaf', 1, ['evaluate', 'static']),
    line('course-d-code-mine', 1),
    line('course-d-code-alpha', 2, movesFromStart, 'max'),
    line('course-d-code-stop', 2, ['cutoff'], 'max'),
    line('course-d-code-return-alpha', 1, returns, 'max'),
    line('course-d-code-else', 1),
    line('course-d-code-beta', 2, movesFromStart, 'min'),
    line('course-d-code-stop', 2, ['cutoff'], 'min'),
    line('course-d-code-return-beta', 1, returns, 'min'),
  ],
  // The test stands before the variable: what cuts is returned without having been assigned.
  e: [
    line('course-e-code-call', 0, ['visit']),
    ...leaf('course-e-code-leaf'),
    line('course-e-code-start', 1, ['start']),
    line('course-e-code-each', 1),
    line('course-e-code-descend', 2),
    line('course-e-code-cut', 2, [...cuts, 'cut-improve']),
    ...ofEquals('course-e-code-best', 'course-e-code-best-last', 2, moves),
    line('course-e-code-return', 1, ['return']),
  ],
};

/** A search of E that keeps what it finds: a cut-off only leaves the loop. @type {(known: Line[], ends: Line[]) => Line[]} */
const withTable = (known, ends) => [
  line('course-e-code-call', 0, ['visit']),
  line('course-e-code-known', 1, ['probe', 'answer']),
  ...known,
  ...ends,
  line('course-e-code-start', 1, ['start']),
  line('course-e-code-each', 1),
  line('course-e-code-descend', 2),
  line('course-e-code-break', 2, ['cutoff', 'cut-improve']),
  ...ofEquals('course-e-code-best', 'course-e-code-best-last', 2, moves),
  line('course-e-code-store', 1, ['store']),
  line('course-e-code-return', 1, returns),
];

/** What a pass leaves to the next one. */
const afterPass = [
  {
    ...line('course-code-deepening-sort', 2, proofs),
    when: (/** @type {Settings} */ { order }) => order !== 'refutation',
  },
  {
    ...line('course-code-deepening-lines', 2, proofs),
    when: (/** @type {Settings} */ { order }) => order === 'refutation',
  },
];
/** @type {(course: CourseId) => Line[]} */
const deepening = (course) => [
  line('course-code-deepening', 0),
  line('course-code-deepening-each', 1, ['pass']),
  line('course-code-deepening-search', 2),
  ...afterPass,
  ...alphaBeta[course],
];

/** @type {Record<CourseId, Record<string, Line[]>>} */
const pseudocode = {
  a: {
    'alpha-beta': alphaBeta.a,
    minimax: [
      line('course-a-code-plain', 0, ['visit']),
      ...leaf('course-a-code-leaf'),
      line('course-a-code-each', 1),
      line('course-a-code-descend-plain', 2, ['improve']),
      line('course-a-code-return-plain', 1, returns),
    ],
    'minimax-by-levels': [
      line('course-a-code-levels', 0),
      line('course-a-code-levels-each', 1),
      line('course-a-code-levels-leaf', 2, ['evaluate', 'static']),
      line('course-a-code-levels-max', 2, ['visit', 'improve', ...returns], 'max'),
      line('course-a-code-levels-min', 2, ['visit', 'improve', ...returns], 'min'),
      line('course-a-code-levels-choose', 1, ['result']),
    ],
    'iterative-deepening': deepening('a'),
  },
  b: {
    'alpha-beta': alphaBeta.b,
    minimax: [
      line('course-b-code-plain', 0, ['visit']),
      ...leaf('course-b-code-leaf'),
      each,
      line('course-b-code-descend-plain', 2, ['improve']),
      ...ofEquals('course-b-code-return', 'course-b-code-return-last', 1, returns),
    ],
    'iterative-deepening': deepening('b'),
  },
  c: {
    'alpha-beta': alphaBeta.c,
    minimax: [
      line('course-c-code-plain', 0, ['visit']),
      line('course-c-code-leaf', 1, ['evaluate', 'static']),
      line('course-c-code-start-plain', 1),
      each,
      line('course-c-code-descend-plain', 2),
      ...ofEquals('course-c-code-best', 'course-c-code-best-last', 2, ['improve']),
      line('course-c-code-return', 1, returns),
    ],
    'iterative-deepening': deepening('c'),
  },
  d: {
    'alpha-beta': alphaBeta.d,
    minimax: [
      line('course-d-code-plain', 0, ['visit']),
      line('course-d-code-leaf', 1, ['evaluate', 'static']),
      line('course-d-code-each', 1),
      line('course-d-code-add', 2, ['improve']),
      line('course-d-code-return-max', 1, returns, 'max'),
      line('course-d-code-return-min', 1, returns, 'min'),
    ],
    'iterative-deepening': [
      line('course-d-code-deepening', 0),
      line('course-d-code-deepening-each', 1, ['pass']),
      line('course-d-code-deepening-search', 2),
      ...afterPass,
      ...alphaBeta.d,
    ],
  },
  e: {
    'alpha-beta': alphaBeta.e,
    minimax: [
      line('course-e-code-plain', 0, ['visit']),
      ...leaf('course-e-code-leaf'),
      line('course-e-code-start', 1, ['start']),
      line('course-e-code-each', 1),
      line('course-e-code-descend-plain', 2),
      ...ofEquals('course-e-code-best', 'course-e-code-best-last', 2, ['improve']),
      line('course-e-code-return', 1, returns),
    ],
    'iterative-deepening': deepening('e'),
    'alpha-beta-table': withTable(
      [line('course-e-code-known-narrow', 1, ['narrow-known'])],
      leaf('course-e-code-leaf'),
    ),
    'mtd-f': [
      line('course-e-code-mtd', 0),
      line('course-e-code-mtd-start', 1),
      line('course-e-code-mtd-while', 1),
      line('course-e-code-mtd-beta', 2),
      line('course-e-code-mtd-search', 2, ['pass']),
      line('course-e-code-mtd-upper', 2, ['prove', 'prove-low']),
      line('course-e-code-mtd-lower', 2, ['prove-high']),
      ...withTable([], [line('course-e-code-leaf', 1, ['evaluate', 'static'])]),
    ],
  },
};

/**
 * The lines of a run, if the course has words for it.
 * @param {Pick<import('../../page.js').Page, 'run' | 'settings'>} page
 * @param {CourseId} course
 * @returns {Line[] | null}
 */
export function courseCode({ run, settings }, course) {
  const lines = run.parts(0, 0, course) ? pseudocode[course][settings.algorithm] : undefined;
  return lines?.filter(({ when }) => when === undefined || when(settings)) ?? null;
}

/**
 * The values beside a line, where they are not those of the general pseudo-code.
 * @param {Pick<import('../../page.js').Page, 'run' | 'frame' | 'score' | 'windowed'>} page
 * @param {CourseId} course
 * @param {import('../../state/types.js').Event} event
 * @param {Line} line on which the event happens
 * @returns {{ id?: string, args?: Record<string, string> }}
 */
export function courseValues({ run, frame, score, windowed }, course, event, { events }) {
  if (!windowed && 'abd'.includes(course) && event.kind === 'improve')
    // All values are collected, and compared at the end.
    return { id: 'code-now-evaluate' };
  if (course === 'd' && event.kind === 'cutoff') return { id: 'course-d-code-now-cutoff' };
  const compared = run.compared(frame.step, course);
  if (compared === undefined) return {};
  if (event.kind === 'improve') return { args: { previous: score(compared) } };
  // What is returned where it is compared: the slide has shown the test, and ends with the return.
  if (event.kind !== 'return' || event.best === null || ['return', 'result'].some((kind) => events.includes(kind)))
    return {};
  return { id: 'code-now-cutoff', args: { score: score(event.best), met: score(compared) } };
}

/**
 * Whether an event stands where a score is tested: its return, and where the test comes before the variable, the score itself.
 * @param {Pick<import('../../page.js').Page, 'run' | 'frame'>} page
 * @param {CourseId} course
 */
export function courseMeets({ run, frame: { step, event, meets } }, course) {
  if (course !== 'e' || event?.kind !== 'improve') return meets;
  let next = frameAt(run, step + 1);
  // What the table keeps comes before the return.
  while (next.event?.kind === 'store') next = frameAt(run, next.step + 1);
  return next.event?.kind === 'cutoff' || next.meets;
}

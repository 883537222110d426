// The parts of a slide, by name: what the core says that it tells. Types only: nothing runs here.

/** @typedef {import('../../types.js').Score} Score */
/** @typedef {import('../../types.js').Player} Player */
/** @typedef {import('../../types.js').Side} Side */
/** @typedef {import('../../types.js').Bound} Bound */
/** @typedef {{ alpha: Score, beta: Score }} Window */
/** @typedef {'a' | 'b' | 'c' | 'd' | 'e'} CourseId of a course whose notation there is */

/**
 * @typedef {object} Call calls of the search, each by the one before
 * @property {'call'} kind
 * @property {number | null} caller who makes the first
 * @property {number[]} nodes that are called
 * @property {Window} window of the last
 * @property {Window | null} above what the caller of the first was called with
 * @property {Score | null} best of the caller
 * @property {Side | null} side the bound of the first call that the caller does not have from its own call
 * @property {boolean} formed whether the window of the first is what the caller's own and its best score make of it
 * @property {boolean} same whether all are called with the same window
 * @property {Score | null} leaf the score of the last, where that is evaluated
 * @property {boolean} static whether that is a static evaluation
 */
/**
 * @typedef {object} Arrival the score of a child comes to its parent
 * @property {'arrival'} kind
 * @property {number} node
 * @property {Player} player
 * @property {number} child
 * @property {Score} score
 * @property {boolean} improves whether it is better than all before
 * @property {boolean} moves whether it is better than the parent's own bound too
 * @property {boolean} meets whether it meets the bound that ends the parent's search, a child left or not
 * @property {boolean} cuts whether children are cut off for it
 * @property {boolean} holds whether the parent's position, too, is worth no less at MAX, no more at MIN
 * @property {Score} from the parent's own bound before
 * @property {Score} to the same now
 * @property {Score | null} previous the best of the children before
 * @property {Score | null} best of the children now
 * @property {Window} window that the parent was called with
 * @property {Window} left the same, as its children have moved it
 * @property {boolean} goesOn whether another child is called next
 */
/**
 * @typedef {object} CutOff the rest of the children is cut off
 * @property {'cutOff'} kind
 * @property {number} node
 * @property {Player} player
 * @property {Side} side the bound that is met
 * @property {Score} score that meets it
 * @property {Score} met
 * @property {Window} window
 * @property {Window} left
 * @property {number | null} holder the ancestor that has the bound; null for the root window
 * @property {number | null} plies how many farther up that is
 * @property {boolean} deep
 * @property {number | null} preferred the child that gave the bound to the holder
 * @property {boolean} holds whether the position, too, is worth no less at MAX, no more at MIN
 * @property {number} lost how many children
 */
/**
 * @typedef {object} Return a node hands its score to its caller
 * @property {'return'} kind
 * @property {number} node
 * @property {Player} player
 * @property {Score} score
 * @property {Score | null} best of its children; null where the table answers
 * @property {Bound} bound what the score says
 * @property {Window} window
 * @property {boolean} cut whether children were cut off
 * @property {Side} side the bound that is handed over, where bounds are
 * @property {Score[]} scores that came from its children
 */
/** @typedef {{ kind: 'level', ply: number, player: Player | null, leaves: boolean, nodes: number[], scores: Score[] }} Level */
/** @typedef {{ kind: 'known', node: number, low: Score, high: Score, answer: Score | null, narrowed: Window | null }} Known */
/** @typedef {{ kind: 'pass', number: number, window: Window, depth: number | null }} Pass number from 0 */
/**
 * @typedef {{ kind: 'proof', number: number, score: Score, bound: Bound, window: Window, best: number | null, low: Score, high: Score }} Proof
 *   a pass ends
 */
/**
 * @typedef {{ kind: 'end', score: Score, bound: Bound, certain: boolean, window: Window, leaves: number, line: number[] }} End
 */
/**
 * @typedef {object} Live the values that a course works with at a node
 * @property {number} node
 * @property {Player} player
 * @property {Window} window as the course shows it: bounds that are assigned first may have crossed
 * @property {Score | null} value the best score or v, else what has come from a child last
 * @property {boolean} counts whether the node returns no less than that at MAX, no more at MIN
 * @property {Side | null} side the bound that has just moved, or was met
 */
/** @typedef {Call | Arrival | CutOff | Return | Level | Known | Pass | Proof | End} Part */

export {};

// The shapes that cross the door to the core, and the page's own, by name. Types only: nothing runs here, and no module
// has to know which of them the core exports and which belong to the page.

/** @typedef {number} Score finite or ±Infinity; from MAX's side, but what a run tells of its nodes is from the side of the node's mover where its
 *   algorithm is `fromMover` */
/** @typedef {'max' | 'min'} Player */
/** @typedef {typeof import('../pkg/tables.js').grains[number]} Grain how far one key press moves */
/** @typedef {'alpha' | 'beta'} Side */
/** @typedef {'exact' | 'lower' | 'upper'} Bound */
/** @typedef {'at-bound' | 'past-bound'} CutRule */
/** @typedef {'fail-hard' | 'running-bound' | 'fail-soft'} ReturnRule */
/** @typedef {'first' | 'last'} Ties which of equal scores is taken */

/**
 * @typedef {object} Settings
 * @property {string} algorithm id of a row of the core's table
 * @property {CutRule} cut
 * @property {ReturnRule} returns
 * @property {Ties} ties
 * @property {Score} alpha the root window; a bound at ±∞ stands at the end of the payoffs
 * @property {Score} beta
 * @property {Score} least payoff that the game can give, as far as that is known
 * @property {Score} greatest
 * @property {number | null} depth in plies; null searches to the leaves
 * @property {string} order id of a child order
 * @property {number} seed of the shuffled order
 * @property {Score} guess where MTD(f) and aspiration begin, as it was chosen
 * @property {number} margin of aspiration's window on both sides of the guess, more than 0
 */
/**
 * @typedef {object} Algorithm a row of the core's table
 * @property {string} id
 * @property {boolean} windowed whether it works with windows
 * @property {boolean} rootWindow whether the root window can be chosen
 * @property {boolean} dialects whether cut rule and return rule can
 * @property {boolean} ties whether it can be chosen which of equals is taken
 * @property {boolean} guess whether a guess can
 * @property {boolean} margin whether a margin around it can
 * @property {boolean} table whether it keeps a transposition table
 * @property {boolean} deepens whether it searches to every depth up to the limit
 * @property {boolean} fromMover whether its scores are told from the mover's side
 */

/**
 * @typedef {object} ReadError
 * @property {string} kind
 * @property {number} line from 1
 * @property {number} column from 1, in characters
 * @property {number} offset UTF-16 index into the text
 * @property {number} length UTF-16 units of the offending piece
 * @property {string | null} [found]
 * @property {number | null} [limit]
 */

/**
 * @typedef {{ kind: 'missing-static-evaluation', node: number } | { kind: 'empty-window' } | { kind: 'empty-payoffs' }
 *   | { kind: 'beyond-payoffs', node: number } | { kind: 'too-many-passes', passes: number }} SettingsError the last one would be a fault of the core
 */

/** @typedef {{ node: number, player: Player, alpha: Score, beta: Score, best: Score | null, bestChild: number | null }} OpenVisit */
/** @typedef {{ score: Score, bound: Bound, certain: boolean, principalVariation: number[] }} Result */

/** @typedef {{ kind: 'visit', node: number, alpha: Score, beta: Score, caller: number | null }} VisitEvent */
/**
 * @typedef {{ kind: 'evaluate', node: number, score: Score, alpha: Score, beta: Score, static: boolean,
 *   caller: number | null, callerBest: Score | null, callerScore: Score, improves: boolean }} EvaluateEvent what the score is to
 *   the caller, its best and this one, is told as the caller reads it
 */
/** @typedef {{ kind: 'improve', node: number, child: number, score: Score, previous: Score | null }} ImproveEvent */
/** @typedef {{ kind: 'narrow', node: number, side: Side, from: Score, to: Score, child: number | null, byPayoffs: boolean }} NarrowEvent
 *   without a child where the table narrows, or the payoffs end */
/**
 * @typedef {{ kind: 'cutoff', node: number, side: Side, after: number, score: Score, met: Score, lost: number[],
 *   holder: number | null, deep: boolean }} CutoffEvent
 */
/**
 * @typedef {{ kind: 'return', node: number, score: Score, bound: Bound, certain: boolean, best: Score | null, alpha: Score,
 *   beta: Score, caller: number | null, callerBest: Score | null, callerScore: Score, improves: boolean }} ReturnEvent
 */
/**
 * @typedef {{ kind: 'ask', node: number, caller: number, alpha: Score, beta: Score, surprise: Score | null }} AskEvent a child
 *   is about to be called with a window of its own: a zero window, or after a surprising answer the open one
 */
/**
 * @typedef {{ kind: 'probe', node: number, depth: number, low: Score, high: Score, alpha: Score, beta: Score,
 *   answer: Score | null }} ProbeEvent the table knows the position; the answer makes the search unnecessary
 */
/** @typedef {{ kind: 'store', node: number, depth: number, low: Score, high: Score }} StoreEvent */
/** @typedef {{ kind: 'pass', node: number, number: number, alpha: Score, beta: Score, depth: number | null }} PassEvent number from 0 */
/**
 * @typedef {{ kind: 'prove', node: number, number: number, score: Score, bound: Bound, alpha: Score, beta: Score, best: number | null,
 *   low: Score, high: Score }} ProveEvent a pass ends; low and high are what is known after it
 */
/** @typedef {AskEvent | ProbeEvent | StoreEvent | PassEvent | ProveEvent} FamilyEvent */
/** @typedef {VisitEvent | EvaluateEvent | ImproveEvent | NarrowEvent | CutoffEvent | ReturnEvent} BasicEvent */
/** @typedef {BasicEvent | FamilyEvent} Event */

/**
 * @typedef {object} Pass
 * @property {Score} alpha
 * @property {Score} beta
 * @property {number | null} depth null where it goes to the leaves
 * @property {number} first the step that shows its begin
 * @property {number} last the step that shows what it proved
 * @property {Score} score
 * @property {Bound} bound
 * @property {number | null} best the root's best move, where the pass proves one
 * @property {Score} low what is known after it
 * @property {Score} high
 * @property {number} leaves that it evaluated
 */
/** @typedef {{ node: number, depth: number, low: Score, high: Score }} TableRow */
/** @typedef {{ killers: (string | null)[][], history: { name: string, max: number, min: number }[] }} Learned killers by ply */
/**
 * @typedef {object} Costs of the same search with other orders and other leaves; null where it is not known
 * @property {number | null} bestFirst
 * @property {boolean} isLeast whether no order takes less than the best child first
 * @property {number | null} worstFirst
 * @property {number | null} meanOfOrders
 * @property {number} orders
 * @property {{ branching: number, depth: number, meanOfRandom: number | null, least: number, root: number, exponent: number | null, power: number | null } | null} uniform
 */

/**
 * @typedef {object} Counts of a run
 * @property {string} algorithm
 * @property {string} order
 * @property {number} leaves evaluations
 * @property {number} distinct nodes evaluated
 * @property {number} visits
 * @property {number} cutoffs
 * @property {number} passes
 * @property {number} probes how often the table knew a position
 * @property {number} hits how often that was the answer
 */

/**
 * @typedef {object} Frame
 * @property {number} step
 * @property {Event | null} event the one that has just happened
 * @property {number[]} path open visits, root first, and an evaluated leaf
 * @property {OpenVisit[]} open root first
 * @property {number} leaves evaluations so far
 * @property {number} distinct leaves evaluated so far, of those that minimax needs
 * @property {number} cutoffs so far
 * @property {Result | null} result at the last step of a finished run only
 */

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {(node: number) => number} place of a node's centre
 * @property {(node: number) => Float64Array} extent of its subtree, left and right
 * @property {() => void} free
 */

/**
 * @typedef {object} Seen by item in the pre-order of the drawing
 * @property {Uint32Array} nodes
 * @property {Uint32Array} siblings
 * @property {Float64Array} places three each: place, left and right end of the subtree
 * @property {Uint32Array} beyonds one past the last rank of the subtree, or of all the siblings'
 * @property {Uint32Array} deepest
 * @property {Uint32Array} ends one past the last strip
 * @property {Uint32Array} strips four each: leaves, evaluated, cut off, earlier
 */

/**
 * @typedef {object} Tree
 * @property {number} size
 * @property {number} leafCount
 * @property {number} height
 * @property {number} decimals
 * @property {(typed: string, units: number) => string | undefined} plusUnits a typed score moved; nothing where it is none
 * @property {() => Uint32Array} parents
 * @property {() => Uint32Array} ends
 * @property {() => Uint16Array} plies
 * @property {() => Uint8Array} players
 * @property {() => Uint32Array} rows by ply, three each: leaves, inner nodes of MAX, of MIN
 * @property {() => Float64Array} scores
 * @property {() => Float64Array} range the smallest and the largest finite score; nothing where there is none
 * @property {() => number | undefined} firstStatic the first inner node that has a static evaluation
 * @property {(depth?: number) => Uint32Array} frontier the nodes that a search may have to evaluate
 * @property {() => Uint32Array} positions by node the first with the same position; empty where every one is met once
 * @property {(node: number) => string | undefined} name
 * @property {() => Uint32Array} names two numbers for each node that has a name: the node, and the place of its name among the words
 * @property {(most: number) => string} words all names, each once, with a space between them; longer ones are left empty
 * @property {() => string} text
 * @property {(leaf: number, score: Score) => Tree} withScore the same tree with another score at a leaf
 * @property {(left: Float64Array, right: Float64Array, gap: number, ranks: Uint32Array) => Layout} layout
 * @property {(rows: Float64Array, family: number, gap: number, ranks: Uint32Array) => Layout} layoutRows with boxes alike in each row: by
 *   ply, how far leaves reach to the left and right, and inner nodes
 * @property {(settings: Settings, most?: number) => Run} run until there are so many events and visits, or as many as are kept
 * @property {(node: number, change: object) => { text: string, node: number }} edited
 * @property {() => string} withStaticEvaluations the text with static evaluations where there were none
 * @property {() => void} free
 */

/**
 * @typedef {object} Run
 * @property {number} length number of events; steps go from 0 to this
 * @property {boolean} isFinished whether the search came to its end; else there is no result
 * @property {number} minimaxLeaves
 * @property {number} cutoffCount
 * @property {number} leafCount evaluations
 * @property {number} distinctCount leaves evaluated, of those that minimax needs
 * @property {() => Uint8Array} kinds
 * @property {() => Uint32Array} nodes
 * @property {(from: number, to: number) => Uint32Array} columns kind, node and side of the events from one to before another
 * @property {(from: number, to: number, count: number) => Uint32Array} bins leaves, cut-offs and moves of the root's window
 * @property {(step: number) => Frame} frame
 * @property {(step: number, nodes: Uint32Array) => Float64Array} marks
 * @property {(step: number, course: string, byEvent: boolean) => number} nextSlide
 * @property {(step: number, course: string, byEvent: boolean) => number} previousSlide
 * @property {(step: number, since: number, nodes: Uint32Array, notation: Notation) => Float64Array} written what stands at nodes in a notation, on the
 *   slide that began after so many events
 * @property {(node: number) => number} score of the tree's text, as the run tells it; NaN where there is none
 * @property {() => Float64Array} window α and β that the root is called with, as the run tells them
 * @property {(layout: Layout) => void} tally counts beforehand what seen needs of the whole tree
 * @property {(layout: Layout, step: number, from: Float64Array, to: Float64Array, bounds: Float64Array, path: Uint32Array) => Seen} seen
 *   what a stage shows of a large tree, through a lens; bounds are its left and right end, the first and last ply in sight, how
 *   many-th of these are drawn, and the scale from which on a node can be read
 * @property {(step: number) => number | undefined} nextCutoff
 * @property {(step: number) => number | undefined} previousCutoff
 * @property {(step: number, grain: Grain) => number} nextStop
 * @property {(step: number, grain: Grain) => number} previousStop
 * @property {(old: Run, oldStep: number) => number} samePoint
 * @property {(first: Run) => Difference[]} differencesFrom
 * @property {Score} [guess] that the run went by: the full core rounds it to the tree's unit
 * @property {number} [decimals] of a unit, as wide as a zero window; from the full core
 * @property {boolean} [mayMislead] whether the move that is taken may be worse than its score says; from the full core, as the next two
 * @property {number} [takenMove] the child that gave the root its best score
 * @property {number} [wrongWorth] what that is worth, where it is not what the root is known to be worth
 * @property {() => Pass[]} passes
 * @property {(step: number, most: number) => TableRow[]} table
 * @property {(step: number) => Uint32Array} tableHits probes, and those that were the answer
 * @property {(step: number) => Learned} learned
 * @property {(order: string) => string | undefined} orderLacks what a child order goes by that this search does not have
 * @property {(step: number) => number[][]} refutations by move of the root, the line that answered it, the move first
 * @property {() => Costs} costs
 * @property {(step: number, since: number, course: string) => import('./family/courses/parts.js').Part[] | null | undefined} parts what a
 *   slide of a course tells, if the course has words for the run
 * @property {(step: number, course: string) => import('./family/courses/parts.js').Live | null | undefined} live what a course's panel shows
 * @property {() => Counts} counts
 * @property {() => Uint8Array} strategy 1 where MAX's strategy may lead
 * @property {() => Uint8Array} keeping 1 where the move that leads there keeps the value of the node above
 * @property {() => Float64Array} values minimax values down to the limit, as the run tells them
 * @property {() => Uint8Array} nodeTypes 1 to 3 in the critical tree of the best order, 0 outside it
 * @property {() => Uint32Array} ranks by node: its place in the tree's pre-order with all children in search order; empty where that is as written
 * @property {(step: number, nodes: Uint32Array) => Uint32Array} places among the siblings in search order, from 1
 * @property {() => void} free
 */

/**
 * Where a run parts from another one; the second is the run that is asked.
 * @typedef {{ kind: 'cut', node: number, score: Score, side: Side, met: Score, rule: CutRule, bySecond: boolean, leaves: number }
 *   | { kind: 'clamp', node: number, found: Score, clamped: Score, side: Side, window: { alpha: Score, beta: Score },
 *       rule: ReturnRule, bySecond: boolean }
 *   | { kind: 'meaning', node: number, score: Score, bound: Bound, window: { alpha: Score, beta: Score }, bySecond: boolean }
 *   | { kind: 'last-child', node: number, score: Score, side: Side }} Difference
 */

/**
 * @typedef {object} Core
 * @property {{ read: (text: string) => Tree }} Tree
 * @property {(text: string) => Score} readScore
 * @property {(value: number) => Score} nearestScore to a number that may come from anywhere
 * @property {(text: string, node: number, score: string) => string} replaceScore
 * @property {() => boolean} isFull whether it can do all that is listed here
 * @property {() => { id: string, cut: CutRule, returns: ReturnRule, notation: Notation }[]} courses
 * @property {(asked: object) => string} randomTree
 * @property {(text: string) => string | undefined} withDecimalPoints the text as it would read with decimal commas, where it looks
 *   as if they were meant
 * @property {{ new (): Arriving<Tree> }} ArrivingTree
 * @property {{ new (tree: Tree, settings: Settings): Arriving<Run> }} ArrivingRun
 */
/**
 * @template T
 * @typedef {{ take: (part: Uint8Array) => void, finish: () => T, free: () => void }} Arriving what comes in parts
 */

/** @typedef {Pick<Settings, 'cut' | 'returns'>} Rules */
/**
 * @typedef {object} Notation how a lecturer writes trees
 * @property {'triangles' | 'circles' | 'signs' | 'plain' | 'letters' | 'pills'} skin of the nodes
 * @property {'names' | 'none' | 'players' | 'levels' | 'depth'} rows what is said of them
 * @property {'signed' | 'plain'} interim how a value that is not yet final is written
 * @property {'best' | 'none' | 'v' | 'res'} best the variable for the best score so far
 * @property {'closed' | 'open' | 'labelled'} windows
 * @property {'left' | 'called'} asOf which window stands at a node
 * @property {'both' | 'own'} bounds which of them
 * @property {'kept' | 'cut' | 'gone'} after what becomes of it when the node returns; cut, where it has been part of a cut-off
 * @property {'none' | 'called'} leafWindows
 * @property {'after' | 'before'} raised whether a node's own bound moves after the test for a cut-off
 * @property {'greek' | 'min-max'} names of the bounds
 * @property {'start' | 'seen'} numbers from when on leaves show theirs
 * @property {'drawn' | 'dots'} unseen
 * @property {'slashes' | 'scissors' | 'cross' | 'dashed' | 'stub'} cuts
 * @property {'signs' | 'letters' | 'm'} infinity
 * @property {'comma' | 'semicolon' | 'tight'} separator of two bounds
 */

/** @typedef {'window' | 'passes' | 'table' | 'moves' | 'strategy' | 'keeping' | 'critical' | 'counts'} Panel */
/** @typedef {{ text: string, settings: Settings }} Shown what stands on the stage: it was read and run without an error */

/**
 * @typedef {object} Editing
 * @property {number} node the leaf whose score is being typed
 * @property {string} text as typed
 * @property {ReadError | null} error why it is not a score
 * @property {boolean} isWaiting whether a worker is still to find out what it changes
 * @property {number | null} back the node that is chosen again afterwards, where that is another one
 * @property {Before} before
 */
/** @typedef {Pick<State, 'text' | 'settings' | 'shown' | 'step' | 'example' | 'history'>} Before what Escape brings back */

/** @typedef {Notation & Pick<State, 'settings' | 'fields' | 'step' | 'random' | 'overlay' | 'notation'>} Rest */
/**
 * @typedef {object} Moment what a change of the text replaced
 * @property {string} text
 * @property {string} good the text on the stage then
 * @property {number | null} focusNode
 * @property {Rest | null} rest where the change brought settings of its own
 */
/**
 * @typedef {object} History
 * @property {Moment[]} past the newest last
 * @property {Moment[]} future the next first
 * @property {string | null} group what the next piece of the same change would be
 */

/**
 * A change about the chosen node; names and scores as typed.
 * @typedef {{ kind: 'add-child' | 'add-sibling' | 'delete' | 'move-left' | 'move-right' } | { kind: 'set-player', player: Player }
 *   | { kind: 'set-name', name: string } | { kind: 'set-score', score: string }} Change
 */
/**
 * @typedef {object} Making the edit mode
 * @property {{ node: number, id: string, args: Record<string, string | number>, kind: Change['kind'], typed: string } | null} error
 *   why the last change was not possible, as a message
 * @property {'name' | 'score' | null} wants the field that is to be typed in next
 * @property {number | null} added the leaf that was added last, while the next digit is its score
 */
/** @typedef {Pick<Settings, 'algorithm' | 'cut' | 'returns' | 'ties' | 'order' | 'seed' | 'guess' | 'margin'>} Runner what one of several compared runs has of its own */
/**
 * @typedef {object} Race runs on the same tree, side by side
 * @property {Runner[]} runs two to four
 * @property {'leaf' | 'event' | 'end'} by what all of them do together in one step
 * @property {number} at how many of those steps they have gone; past the end of the longest run means its end
 * @property {boolean} isOpen
 */
/** @typedef {{ tree: string, settings?: Record<string, unknown>, step?: number, random?: string, race?: object | null, view?: object }} Saved plain, for JSON */
/** @typedef {{ id: string, args?: Record<string, string | number> }} Notice one line of news, as a message */

/**
 * @typedef {object} Own what is the page's own
 * @property {string} text the tree field, as typed
 * @property {Settings} settings as chosen
 * @property {Shown} shown the last text and settings that worked
 * @property {string | null} example id of the one that is shown, if it is one
 * @property {string | null} claim id of what is heard about searches and looked at on this tree
 * @property {number} step of the shown run, 0 to its length
 * @property {boolean} animate whether this step was reached by one step forward
 * @property {boolean} playing
 * @property {number} speed 1 is normal
 * @property {Grain} grain
 * @property {boolean} isGrainOwn whether someone or a link has chosen it
 * @property {boolean} predict whether stepping stops before every decision
 * @property {'no' | 'question' | 'answer' | 'right' | 'wrong'} asking whether this step stands at a decision, or has just told
 *   how one is taken, after an answer or without one
 * @property {{ step: number, isRight: boolean }[]} predictions answers to the questions at steps of the shown run
 * @property {boolean} present only sentence, tree and timeline
 * @property {boolean} dark everything hidden, so that the hall thinks
 * @property {Panel | null} panel of the aside that someone has chosen; null shows what the algorithm has most to show
 * @property {boolean} counting whether the counts are seen in place of the state of the search
 * @property {typeof import('./choosing.js').overlays[number]} overlay what is written on the tree besides the search: MAX's strategy, moves
 *   that keep the value, the critical tree
 * @property {Editing | null} editing
 * @property {{ before: Before, waiting: { text: string, over: string } | null } | null} typing in the tree field; what a worker still
 *   reads, and the text in whose place it is to come
 * @property {number | null} focusNode where the tree walk stands
 * @property {string} notation the course whose notation was chosen last, or `general`; its switches may have been changed since
 * @property {string} language
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {number} textSize 1 is normal
 * @property {Fields} fields the text of the small fields in the menu, as typed
 * @property {History} history
 * @property {Making | null} making
 * @property {Saved[]} recent trees of their own, the newest first
 * @property {import('./random.js').Random} random what the random trees are like
 * @property {Race | null} race
 * @property {'written' | 'search'} arrange whether children stand as written, or in the order in which the search takes them
 * @property {Notice | null} notice
 * @property {string} commasKept numbers with a comma that someone has said are two each
 * @property {boolean} knowsEditing whether someone has changed a leaf here, or waved the hint away that says so
 * @property {import('./link.js').Ignored[]} ignored what a link said in vain, until it is dismissed
 */

/** @typedef {Own & Notation} State */

/** @typedef {import('./family/family.js').Family} Family what comes with the full core */

/** @typedef {{ alpha: string, beta: string, least: string, greatest: string, depth: string, seed: string, guess: string, margin: string }} Fields */
/** @typedef {keyof Fields} Field */

/** @typedef {Omit<View, 'animate' | 'plain' | 'sentence'>} Told what a picture is made of */
/**
 * @typedef {object} View what the stage draws
 * @property {State} state
 * @property {Tree} tree
 * @property {Run} run
 * @property {Frame} frame
 * @property {import('./facts.js').Facts} facts
 * @property {import('./labels.js').Labels} labels
 * @property {Settings} settings of the shown run
 * @property {Algorithm} algorithm of the shown run
 * @property {(value: number) => string} score
 * @property {Family | null} family what has come with the full core
 * @property {boolean} animate
 * @property {boolean} plain no motion at all
 * @property {string} sentence what the step says, as plain text
 */

/**
 * @typedef {{ type: 'goTo', step: number } | { type: 'stepForward' } | { type: 'stepBack' }
 *   | { type: 'answer', answer: 'yes' | 'no' } | { type: 'nextCutoff' } | { type: 'previousCutoff' } | { type: 'first' } | { type: 'last' }
 *   | { type: 'play' } | { type: 'pause' } | { type: 'togglePlay' } | { type: 'tick' } | { type: 'setSpeed', speed: number }
 *   | { type: 'setGrain', grain: string } | { type: 'cycleGrain' } | { type: 'togglePredict' } | { type: 'jumpTo', node: number }
 *   | { type: 'togglePresent' } | { type: 'leave' } | { type: 'toggleDark' }
 *   | { type: 'editLeaf', node: number } | { type: 'editText', node: number, text: string } | { type: 'awaitEdit', node: number, text: string }
 *   | { type: 'commitEdit', move: 'stay' | 'next' | 'previous' } | { type: 'cancelEdit' } | { type: 'leaveEdit' }
 *   | { type: 'setScore', node: number, text: string } | { type: 'focusNode', node: number | null }
 *   | { type: 'setText', text: string } | { type: 'beginText' } | { type: 'awaitText', text: string } | { type: 'endText' } | { type: 'cancelText' } | { type: 'chooseExample', id: string }
 *   | { type: 'closeClaim' }
 *   | { type: 'chooseAlgorithm', id: string } | { type: 'chooseDialect', id: string } | { type: 'chooseOrder', id: string }
 *   | { type: 'chooseRule', rule: keyof typeof import('./settings.js').rules, id: string }
 *   | { type: 'setField', field: Field, text: string }
 *   | { type: 'openLink', hash: string } | { type: 'dismissIgnored' } | { type: 'dismissTip' } | { type: 'ignore', ignored: import('./link.js').Ignored }
 *   | { type: 'fillStatics' } | { type: 'readDecimals' } | { type: 'keepCommas' } | { type: 'settle' } | { type: 'undo' } | { type: 'redo' } | { type: 'toggleMaking' } | { type: 'openMaking', wants?: 'name' | 'score' } | { type: 'closeMaking' }
 *   | { type: 'changeTree', change: Change, group?: string } | { type: 'scoreAdded', text: string }
 *   | { type: 'openTree', text: string, settings?: Settings, step?: number, race?: Race | null, view?: Partial<State> } | { type: 'openRecent', index: number }
 *   | { type: 'setRandom', change: Partial<import('./random.js').RandomFields> } | { type: 'makeRandom' } | { type: 'anotherRandom' }
 *   | { type: 'notice', notice: Notice | null }
 *   | { type: 'choosePanel', panel: Panel } | { type: 'chooseOverlay', id?: string } | { type: 'toggleCounts' }
 *   | { type: 'setNotation', change: Partial<Notation> } | { type: 'chooseNotation', id: string }
 *   | { type: 'setRace', race: Race | null } | { type: 'toggleArrange' }
 *   | { type: 'setTheme', theme: string } | { type: 'setLanguage', language: string } | { type: 'setTextSize', size: number }} Action
 */

/** @typedef {(action: Action) => void} Dispatch */

export {};

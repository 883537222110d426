// The shapes that cross the door to the core, and the page's own, by name. Types only: nothing runs here, and no module
// has to know which of them the core exports and which belong to the page. What crosses has its shape from the door, as the
// build writes it down; only the page's own shapes stand here.

/** @typedef {import('../../pkg/core.js').Score} Score */
/** @typedef {import('../../pkg/core.js').Player} Player */
/** @typedef {import('../../pkg/core.js').Grain} Grain */
/** @typedef {import('../../pkg/core.js').Side} Side */
/** @typedef {import('../../pkg/core.js').Bound} Bound */
/** @typedef {import('../../pkg/core.js').CutRule} CutRule */
/** @typedef {import('../../pkg/core.js').ReturnRule} ReturnRule */
/** @typedef {import('../../pkg/core.js').Ties} Ties */
/** @typedef {import('../../pkg/core.js').Settings} Settings */
/** @typedef {import('../../pkg/core.js').Algorithm} Algorithm */
/** @typedef {import('../../pkg/core.js').ReadError} ReadError */
/** @typedef {import('../../pkg/core.js').SettingsError} SettingsError */
/** @typedef {import('../../pkg/core.js').OpenVisit} OpenVisit */
/** @typedef {import('../../pkg/core.js').Result} Result */
/** @typedef {import('../../pkg/core.js').VisitEvent} VisitEvent */
/** @typedef {import('../../pkg/core.js').EvaluateEvent} EvaluateEvent */
/** @typedef {import('../../pkg/core.js').ImproveEvent} ImproveEvent */
/** @typedef {import('../../pkg/core.js').NarrowEvent} NarrowEvent */
/** @typedef {import('../../pkg/core.js').CutoffEvent} CutoffEvent */
/** @typedef {import('../../pkg/core.js').ReturnEvent} ReturnEvent */
/** @typedef {import('../../pkg/core.js').AskEvent} AskEvent */
/** @typedef {import('../../pkg/core.js').ProbeEvent} ProbeEvent */
/** @typedef {import('../../pkg/core.js').StoreEvent} StoreEvent */
/** @typedef {import('../../pkg/core.js').PassEvent} PassEvent */
/** @typedef {import('../../pkg/core.js').ProveEvent} ProveEvent */
/** @typedef {import('../../pkg/core.js').FamilyEvent} FamilyEvent */
/** @typedef {import('../../pkg/core.js').BasicEvent} BasicEvent */
/** @typedef {import('../../pkg/core.js').Event} Event */
/** @typedef {import('../../pkg/core.js').Pass} Pass */
/** @typedef {import('../../pkg/core.js').TableRow} TableRow */
/** @typedef {import('../../pkg/core.js').Learned} Learned */
/** @typedef {import('../../pkg/core.js').Costs} Costs */
/** @typedef {import('../../pkg/core.js').Counts} Counts */
/** @typedef {import('../../pkg/core.js').Frame} Frame */
/** @typedef {import('../../pkg/core.js').Picture} Picture */
/** @typedef {import('../../pkg/core.js').Tree} Tree */
/** @typedef {import('../../pkg/core.js').Run} Run */
/** @typedef {import('../../pkg/core.js').Difference} Difference */
/** @typedef {Pick<typeof import('../../pkg/core.js'), 'Tree' | 'readScore' | 'randomTree'
 *   | 'swatch' | 'tabular' | 'fontFace' | 'tableFigure' | 'Lanes' | 'shownName' | 'ArrivingTree' | 'ArrivingRun' | 'seenBy' | 'games' | 'readGame' | 'afterMove' | 'readableGame' | 'ratedMoves' | 'GameRuler' | 'GameDepths' | 'GameArranging' | 'Session' | 'readLink'>} Core */
/** @typedef {import('../../pkg/core.js').ArrivingTree} ArrivingTree */
/** @typedef {import('../../pkg/core.js').ArrivingRun} ArrivingRun */

/** @typedef {Pick<Settings, 'cut' | 'returns'>} Rules */
/** @typedef {import('../../pkg/core.js').Notation} Notation */

/** @typedef {'position' | 'window' | 'passes' | 'table' | 'moves' | 'strategy' | 'keeping' | 'critical' | 'depths' | 'counts'} Panel */
/** @typedef {{ source: import('../core/source.js').Source, settings: Settings }} Subject what stands on the stage: it was read and run without an error */

/**
 * @typedef {object} Editing
 * @property {number} node the leaf whose score is being typed
 * @property {string} text as typed
 * @property {ReadError | null} error why it is not a score
 * @property {boolean} isWaiting whether a worker is still to find out what it changes
 * @property {number | null} back the node that is chosen again afterwards, where that is another one
 */
/**
 * @typedef {object} Weighing weights of a game's evaluation that are looked at and changed
 * @property {WeightBox | null} box in which one is looked at
 * @property {({ feature: string, weights: [before: number, now: number], shown: Subject } & import('../../pkg/core.js').GameFound) | null} was
 *   what has been changed last, and what the search found before
 */
/**
 * @typedef {object} WeightBox
 * @property {string} feature
 * @property {number} weight that it has, or will have when a worker has scored the tree by it
 * @property {string | null} typed what stands there, as long as it is typed
 * @property {boolean} isWrong whether what is typed is none
 */
/** @typedef {{ canUndo: boolean, canRedo: boolean }} History what undo and redo would have to do */

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
/** @typedef {import('../../pkg/core.js').Runner} Runner */
/** @typedef {import('../../pkg/core.js').Race} Race */
/** @typedef {{ tree: string, settings?: unknown, step?: unknown, random?: unknown, race?: unknown, view?: unknown }} Saved plain, for JSON */
/**
 * A piece of a link that could not be followed.
 * @typedef {object} Ignored
 * @property {string} piece as it stands in the link, shortened
 * @property {'unknown' | 'unreadable' | 'twice' | 'too-long' | 'more' | 'tree' | 'step' | 'random' | 'not-loaded'} why
 * @property {ReadError} [error] of a tree
 * @property {number} [limit] the last step there is; the pieces not listed
 */
/** @typedef {{ id: string, args?: Record<string, string | number> }} Notice one line of news, as a message */

/**
 * @typedef {object} Own what is the page's own
 * @property {import('../core/source.js').Source} source of what was typed last, or opened
 * @property {Settings} settings as chosen
 * @property {Subject} shown the last source and settings that worked
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
 * @property {'black' | 'white' | null} blank the screen that hides everything, so that the class thinks
 * @property {Panel | null} panel of the aside that someone has chosen; null shows what the algorithm has most to show
 * @property {boolean} counting whether the counts are seen in place of the state of the search
 * @property {'order' | 'score' | null} rated by what the moves of a game's first position are sorted, where all their scores are seen
 * @property {{ text: string, score: number, leaves: number } | null} beyondWas what a game's search found before it went on beyond its
 *   limit, or before it no longer did: the game by that text
 * @property {typeof import('../../pkg/tables.js').overlays[number]} overlay what is written on the tree besides the search: MAX's strategy, moves
 *   that keep the value, the critical tree
 * @property {Editing | null} editing
 * @property {boolean} wantsScore whether someone wants to change a leaf of a tree whose leaves take no scores
 * @property {Weighing | null} [weighing]
 * @property {{ waiting: { text: string, over: string } | null } | null} typing in the tree field; what a worker still
 *   reads, and the text in whose place it is to come
 * @property {number | null} focusNode where the tree walk stands
 * @property {string} notation the course whose notation was chosen last, or `general`; its switches may have been changed since
 * @property {string} language
 * @property {'auto' | 'light' | 'dark'} theme
 * @property {number} textSize 1 is normal
 * @property {boolean} letterKeys whether letters, digits and punctuation marks are keys by themselves
 * @property {Partial<Record<Field, string>>} drafts what stands typed in small fields, until the setting is chosen elsewhere
 * @property {History} history
 * @property {Making | null} making
 * @property {{ tree: string, settings: Settings }[]} recent trees of their own, the newest first
 * @property {{ fields: import('../../pkg/core.js').RandomFields, made: string | null, of: string | null }} random what the random trees are like
 * @property {Race | null} race
 * @property {'written' | 'search'} arrange whether children stand as written, or in the order in which the search takes them
 * @property {Notice | null} notice
 * @property {string} commasKept numbers with a comma that someone has said are two each
 * @property {{ typed: string, text: string, form: string, messages: import('../words/telling.js').Told[], other: { text: string, form: string } | null } | null} readAs how the text that was typed, pasted or dropped last was read, where that is to
 *   be said, as long as the tree is the one that it means
 * @property {boolean} knowsStepping whether someone has gone some steps here, or waved the hints away
 * @property {boolean} knowsEditing the same of changing a leaf, or stepping past the hint that says so
 * @property {boolean} knowsPresenting the same of presenting
 * @property {boolean} hasHints whether they are shown: not after a link to a step
 * @property {Ignored[]} ignored what a link said in vain, until it is dismissed
 */

/** @typedef {Own & Notation} State */

/** @typedef {Exclude<import('../../pkg/core.js').SettingRow, { choices: readonly string[] }>['id']} Field a setting that is typed */

/** @typedef {Omit<View, 'separator' | 'given' | 'animate' | 'plain' | 'sentence'>} PictureSource what a picture is made of */
/**
 * @typedef {object} View what the stage draws
 * @property {State} state
 * @property {Tree} tree
 * @property {Run} run
 * @property {Run} [was] the run before a weight was changed, whose values stand struck
 * @property {Frame} frame
 * @property {import('../core/facts.js').Facts} facts
 * @property {import('../core/facts.js').Labels} labels
 * @property {Settings} settings of the shown run
 * @property {Algorithm} algorithm of the shown run
 * @property {(value: number) => string} score
 * @property {string} separator of numbers in a list
 * @property {boolean} animate
 * @property {boolean} plain no motion at all
 * @property {string} sentence what the step says, as plain text
 */

/**
 * @typedef {{ type: 'goTo', step: number } | { type: 'stepForward' } | { type: 'stepBack' }
 *   | { type: 'answer', answer: 'yes' | 'no' } | { type: 'nextCutoff' } | { type: 'previousCutoff' } | { type: 'first' } | { type: 'last' }
 *   | { type: 'play' } | { type: 'pause' } | { type: 'togglePlay' } | { type: 'tick' } | { type: 'setSpeed', speed: number }
 *   | { type: 'setGrain', grain: string } | { type: 'cycleGrain' } | { type: 'togglePredict' } | { type: 'jumpTo', node: number }
 *   | { type: 'togglePresent' } | { type: 'leave' } | { type: 'toggleBlank', blank: 'black' | 'white' }
 *   | { type: 'startShow', from: 'first' | 'here' } | { type: 'toggleLetterKeys' }
 *   | { type: 'editLeaf', node: number } | { type: 'editText', node: number, text: string } | { type: 'awaitEdit', node: number, text: string }
 *   | { type: 'commitEdit', move: 'stay' | 'next' | 'previous' } | { type: 'cancelEdit' } | { type: 'leaveEdit' }
 *   | { type: 'openWeight', feature: string | null } | { type: 'setWeight' | 'awaitWeight', feature: string, text: string, isTyped: boolean }
 *   | { type: 'setScore', node: number, text: string } | { type: 'focusNode', node: number | null }
 *   | { type: 'setText', text: string } | { type: 'readOther' } | { type: 'keepReading' } | { type: 'beginText' } | { type: 'awaitText', text: string } | { type: 'endText' } | { type: 'cancelText' } | { type: 'chooseExample', id: string }
 *   | { type: 'closeClaim' }
 *   | { type: 'chooseAlgorithm', id: string } | { type: 'chooseDialect', id: string } | { type: 'chooseOrder', id: string }
 *   | { type: 'chooseRule', rule: keyof typeof import('../core/settings.js').rules, id: string }
 *   | { type: 'setField', field: Field, text: string }
 *   | { type: 'openLink', hash: string } | { type: 'dismissIgnored' } | { type: 'dismissTip' } | { type: 'notLoaded' } | { type: 'ignoreClaim' }
 *   | { type: 'fillStatics' } | { type: 'growWhole' } | { type: 'readDecimals' } | { type: 'keepCommas' } | { type: 'settle' } | { type: 'undo' } | { type: 'redo' } | { type: 'toggleMaking' } | { type: 'openMaking', wants?: 'name' | 'score' } | { type: 'closeMaking' }
 *   | { type: 'changeTree', change: Change, group?: string } | { type: 'scoreAdded', text: string }
 *   | { type: 'openTree', text: string, settings?: Settings, step?: number, claim?: string, beyondWas?: State['beyondWas'] } | { type: 'openGiven', text: string } | { type: 'openSaved', saved: Saved } | { type: 'goOn', node: number } | { type: 'openRecent', index: number }
 *   | { type: 'setRandom', change: Partial<import('../../pkg/core.js').RandomFields> } | { type: 'makeRandom' } | { type: 'anotherRandom' }
 *   | { type: 'notice', notice: Notice | null }
 *   | { type: 'choosePanel', panel: Panel } | { type: 'chooseOverlay', id?: string } | { type: 'toggleCounts' } | { type: 'rateMoves', by: State['rated'] }
 *   | { type: 'setNotation', change: Partial<Notation> } | { type: 'chooseNotation', id: string }
 *   | { type: 'openRace' } | { type: 'showRace' } | { type: 'closeRace' } | { type: 'dropRace' } | { type: 'moveRace', step: 'first' | 'back' | 'forward' | 'last' }
 *   | { type: 'paceRace', by: Race['by'] } | { type: 'changeRun', index: number, name: string, text: string } | { type: 'removeRun', index: number } | { type: 'addRun' } | { type: 'toggleArrange' }
 *   | { type: 'prefer', kept: object } | { type: 'setTheme', theme: string } | { type: 'setLanguage', language: string } | { type: 'setTextSize', size: number }} Action
 */

/** @typedef {(action: Action) => void} Dispatch */
export {};

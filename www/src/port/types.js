// The shapes that cross the door to the core, and the page's own, by name. Types only: nothing runs here, and no module has to know which
// of them the core exports and which belong to the page. Shapes that cross come from the door's generated declarations; only the page's own
// are defined here.

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
/** @typedef {import('../../pkg/core.js').KillerHistory} KillerHistory */
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

/** @typedef {import('./session.js').Source} Source */
/** @typedef {import('./session.js').Subject} Subject */
/** @typedef {import('./session.js').Panel} Panel */
/** @typedef {import('./session.js').Editing} Editing */
/** @typedef {import('./session.js').Weighing} Weighing */
/** @typedef {import('./session.js').WeightBox} WeightBox */
/** @typedef {import('./session.js').Change} Change */
/** @typedef {import('./session.js').Making} Making */
/** @typedef {import('./session.js').Outcome} Outcome */
/** @typedef {import('./session.js').Opponents} Opponents */
/** @typedef {import('./session.js').Race} Race */
/** @typedef {import('./session.js').IgnoredPiece} IgnoredPiece */
/** @typedef {import('./session.js').Notice} Notice */
/** @typedef {import('./session.js').State} State */
/** @typedef {import('./session.js').Action} Action */
/** @typedef {import('./session.js').FormerSearch} FormerSearch */
/** @typedef {import('./session.js').RandomFields} RandomFields */
/** @typedef {import('../../pkg/core.js').Runner} Runner */
/** @typedef {typeof import('../../pkg/tables.js').overlays[number]} Overlay */
/** @typedef {{ tree: string, settings?: unknown, step?: unknown, random?: unknown, race?: unknown, view?: unknown }} SavedTree plain, for JSON */

/** @typedef {Exclude<import('../../pkg/core.js').SettingRow, { choices: readonly string[] }>['id']} Field a setting that is typed */

/** @typedef {Omit<View, 'separator' | 'given' | 'animate' | 'plain' | 'sentence'>} PictureSource the input of a picture */
/**
 * @typedef {object} View what the stage draws
 * @property {State} state
 * @property {Tree} tree
 * @property {Run} run
 * @property {Run} [was] the run before a weight was changed, whose values are struck out
 * @property {Frame} frame
 * @property {import('./facts.js').Facts} facts
 * @property {import('./facts.js').Labels} labels
 * @property {Settings} settings of the shown run
 * @property {Algorithm} algorithm of the shown run
 * @property {(value: number) => string} score
 * @property {string} separator of numbers in a list
 * @property {boolean} animate
 * @property {boolean} plain no motion at all
 * @property {string} sentence the sentence of the step, as plain text
 */

/** @typedef {(action: Action) => void} Dispatch */
export {};

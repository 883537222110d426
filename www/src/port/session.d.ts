// Made of the core's own types by its tests (UPDATE_EXPECT=1): not by hand.

import type { Field, Grain, Notation, Overlay, Runner, SavedTree, Settings } from './types.js';
import type { CoreMessage } from '../words/telling.js';

export type Source = { text: string };
export type Subject = {
  /** The tree. */ source: Source,
  /** How it is searched. */ settings: Settings, };
export type ReadError = {
  /** The end of the name of its message, `error-…`. */ kind: string,
  /** From 1. */ line: number,
  /** From 1, in characters. */ column: number,
  /** Where the offending piece begins, in UTF-16 units, as in scripts. */ offset: number,
  /** Its length, in the same units. */ length: number,
  /** The piece itself, if any; or the actual sum of weights. */ found?: string,
  /** The limit that was exceeded, if any. */ limit?: number,
  /** For a game: the wrong field. */ field?: string, };
export type Panel = "position" | "window" | "passes" | "table" | "moves" | "strategy" | "keeping" | "critical" | "depths" | "leaves" | "counts";
export type Quiz = "no" | "question" | "answer" | "right" | "wrong";
export type Prediction = {
  /** The step of the question. */ step: number,
  /** Whether the answer was right. */ isRight: boolean, };
export type Blank = "black" | "white";
export type MoveSort = "order" | "score";
export type FormerSearch = {
  /** The game. */ text: string,
  /** The root's value. */ score: number,
  /** How many leaves were evaluated. */ leaves: number, };
export type NoticeArgument = number | string;
export type Notice = {
  /** Of the message. */ id: string,
  /** Numbers and texts. */ args?: { [key in string]: NoticeArgument }, };
export type OtherText = {
  /** In the notation. */ text: string,
  /** The form of this reading. */ form: string, };
export type FormReading = {
  /** As it came. */ typed: string,
  /** In the notation. */ text: string,
  /** The id of the form in which it was read. */ form: string,
  /** Remarks. */ messages: CoreMessage[],
  /** The other reading, if there are two. */ other: OtherText | null, };
export type Editing = {
  /** The leaf. */ node: number,
  /** As typed. */ text: string,
  /** Why it is not a score. */ error: ReadError | null,
  /** Whether the effect of the change is still being computed. */ isWaiting: boolean,
  /** The node to choose again afterwards, if it is another one. */ back: number | null, };
export type WeightBox = {
  /** Whose weight it is. */ feature: string,
  /** The current weight, or the one that the tree is being scored with. */ weight: number,
  /** The typed text, while typing. */ typed: string | null,
  /** Whether the typed text is not a weight. */ isWrong: boolean, };
export type FormerWeight = {
  /** The feature. */ feature: string,
  /** Before, and now. */ weights: [number, number],
  /** What was on the stage. */ shown: Subject,
  /** What the search found there. */ score: number,
  /** Its best move. */ best: string,
  /** The leaves that it evaluated. */ leaves: number, };
export type Weighing = {
  /** The open box, if any. */ box: WeightBox | null,
  /** The last change, and what the search found before it. */ was: FormerWeight | null, };
export type Waiting = {
  /** As it was typed. */ text: string,
  /** The text that it will replace. */ over: string, };
export type Typing = {
  /** A text still being read, and the text that it will replace. */ waiting: Waiting | null, };
export type PlayerWord = "max" | "min" | "chance";
export type Change = { "kind": "add-child" } | { "kind": "add-sibling" } | { "kind": "delete" } | { "kind": "move-left" } | { "kind": "move-right" } | { "kind": "set-player", player: PlayerWord, } | { "kind": "set-name", name: string, } | { "kind": "set-score", score: string, } | { "kind": "errs", times: string, } | { "kind": "set-likelihood", part: string, };
export type EditBarField = "name" | "score";
export type EditProblem = { node: number, id: string, args: { [key in string]: NoticeArgument }, kind: Change['kind'], typed: string, };
export type Making = {
  /** Why the last change was not possible. */ error: EditProblem | null,
  /** The field to focus next. */ wants: EditBarField | null,
  /** The leaf that was added last, as long as typing a digit sets its score. */ added: number | null,
  /** The lower ends of the branches to be cut off. */ marked: Array<number>,
  /** The outcome of the last search for such scores. */ outcome: Outcome | null, };
export type Outcome = {
  /** `found`, or `fewest` if fewer new scores are known to be impossible; else why there are none. */ id: string,
  /** The node that this is about, to be chosen. */ node: number | null,
  /** The new scores. */ scores: [node: number, score: number][], };
export type Ways = { canUndo: boolean, canRedo: boolean, };
export type RandomFields = {
  /** The fewest children of a node. */ least: string,
  /** The most. */ most: string,
  /** Plies below the root. */ depth: string,
  /** The smallest score. */ low: string,
  /** The largest. */ high: string,
  /** The seed. */ seed: string,
  /** How children are sorted. */ order: string,
  /** Whether all leaves differ. */ distinct: boolean,
  /** Whether chance moves after every player. */ chance: boolean, };
export type RandomState = {
  /** As typed. */ fields: RandomFields,
  /** The last tree that was made. */ made: string | null,
  /** Its settings; the fields may have changed since. */ of: string | null, };
export type Pace = "leaf" | "event" | "end";
export type Race = {
  /** Two to four; settings that are not their own have defaults. */ runs: Runner[],
  /** What a step is. */ by: Pace,
  /** The number of those steps; past the end of the longest run means its end. */ at: number,
  /** Whether they are shown. */ isOpen: boolean, };
export type RaceStep = "first" | "back" | "forward" | "last";
export type IgnoredReason = "unknown" | "unreadable" | "twice" | "too-long" | "more" | "tree" | "step" | "random" | "not-loaded";
export type IgnoredPiece = {
  /** Its text in the link, shortened. */ piece: string,
  /** Why. */ why: IgnoredReason,
  /** For a tree: the error. */ error?: ReadError,
  /** The last step there is; or the number of pieces not listed. */ limit?: number, };
export type EditMove = "stay" | "next" | "previous";
export type YesNo = "yes" | "no";
export type ShowFrom = "first" | "here";
export type Action = { "type": "goTo", step: number, }
  | { "type": "stepForward" }
  | { "type": "stepBack" }
  | { "type": "first" }
  | { "type": "last" }
  | { "type": "answer", answer: YesNo, }
  | { "type": "nextCutoff" }
  | { "type": "previousCutoff" }
  | { "type": "jumpTo", node: number, }
  | { "type": "play" }
  | { "type": "pause" }
  | { "type": "togglePlay" }
  | { "type": "tick" }
  | { "type": "setSpeed", speed: number, }
  | { "type": "setGrain", grain: string, }
  | { "type": "cycleGrain" }
  | { "type": "togglePredict" }
  | { "type": "togglePresent" }
  | { "type": "leave" }
  | { "type": "startShow", from: ShowFrom, }
  | { "type": "toggleBlank", blank: Blank, }
  | { "type": "setText", text: string, }
  | { "type": "beginText" }
  | { "type": "awaitText", text: string, }
  | { "type": "endText" }
  | { "type": "cancelText" }
  | { "type": "readOther" }
  | { "type": "keepReading" }
  | { "type": "readDecimals" }
  | { "type": "keepCommas" }
  | { "type": "fillStatics" }
  | { "type": "growWhole" }
  | { "type": "focusNode", node: number | null, }
  | { "type": "editLeaf", node: number, }
  | { "type": "editText", node: number, text: string, }
  | { "type": "awaitEdit", node: number, text: string, }
  | { "type": "commitEdit", move: EditMove, }
  | { "type": "cancelEdit" }
  | { "type": "leaveEdit" }
  | { "type": "setScore", node: number, text: string, }
  | { "type": "openWeight", feature: string | null, }
  | { "type": "setWeight", feature: string, text: string, isTyped: boolean, }
  | { "type": "awaitWeight", feature: string, text: string, isTyped: boolean, }
  | { "type": "undo" }
  | { "type": "redo" }
  | { "type": "toggleMaking" }
  | { "type": "openMaking", wants: EditBarField | null, }
  | { "type": "closeMaking" }
  | { "type": "changeTree", change: Change, group?: string, }
  | { "type": "scoreAdded", text: string, }
  | { "type": "markBranch" }
  | { "type": "findScores" }
  | { "type": "openSaved", saved: SavedTree, }
  | { "type": "openGiven", text: string, }
  | { "type": "openTree", text: string, settings?: Settings, step?: number,
  /** What a game's search found before the setting to search beyond its limit was changed. */ beyondWas?: FormerSearch | null, }
  | { "type": "openClaim", id: string, tree?: number, }
  | { "type": "openPrepared", id: string, }
  | { "type": "goOn", node: number, }
  | { "type": "openRecent", index: number, }
  | { "type": "openLink", hash: string, }
  | { "type": "chooseExample", id: string, }
  | { "type": "setRandom", change: Partial<RandomFields>, }
  | { "type": "makeRandom" }
  | { "type": "anotherRandom" }
  | { "type": "chooseAlgorithm", id: string, }
  | { "type": "chooseDialect", id: string, }
  | { "type": "chooseOrder", id: string, }
  | { "type": "chooseRule", rule: string, id: string, }
  | { "type": "setField", field: string, text: string, }
  | { "type": "settle" }
  | { "type": "chooseNotation", id: string, }
  | { "type": "setNotation", change: Partial<Notation>, }
  | { "type": "closeClaim" }
  | { "type": "chooseStrip", node: number | null, }
  | { "type": "choosePanel", panel: Panel, }
  | { "type": "toggleCounts" }
  | { "type": "rateMoves", by: MoveSort | null, }
  | { "type": "nextOverlay" }
  | { "type": "chooseOverlay", id: string, }
  | { "type": "openRace" }
  | { "type": "showRace" }
  | { "type": "closeRace" }
  | { "type": "dropRace" }
  | { "type": "moveRace", step: RaceStep, }
  | { "type": "paceRace", by: Pace, }
  | { "type": "changeRun", index: number, name: string, text: string, }
  | { "type": "removeRun", index: number, }
  | { "type": "addRun" }
  | { "type": "toggleArrange" }
  | { "type": "prefer", kept: object, }
  | { "type": "setTheme", theme: string, }
  | { "type": "setLanguage", language: string, }
  | { "type": "setTextSize", size: number, }
  | { "type": "toggleLetterKeys" }
  | { "type": "notice", notice: Notice | null, }
  | { "type": "notLoaded" }
  | { "type": "dismissIgnored" }
  | { "type": "dismissTip" };
export type Cell = CoreMessage | string;
export type Filling = "full" | "now" | "said";
export type Bar = {
  /** What is counted. */ label: Cell,
  /** More about that. */ small: Cell,
  /** The number of squares, with fractions. */ count: number,
  /** The same with few decimals. */ number: CoreMessage,
  /** Their look. */ look: Filling, };
export type ClaimLook = {
  /** Each row. */ bars: Array<Bar>, } | {
  /** The column heads. */ head: CoreMessage[],
  /** The rows below. */ rows: Array<Array<Cell>>,
  /** The row that the claim is about. */ now: number, };
export type ClaimEntry = {
  /** `claim-ID`; its other messages take the same arguments. */ message: CoreMessage,
  /** The tree. */ subject: Subject,
  /** The step that shows how far it is true. */ step: number, };
export type OtherTree = {
  /** Its index among the trees of the claim. */ tree: number,
  /** How large it is. */ message: CoreMessage, };
export type NextClaim = {
  /** Names its messages. */ id: string,
  /** `claim-ID`. */ message: CoreMessage, };
export type ClaimView = {
  /** Names its messages. */ id: string,
  /** `claim-ID`; its other messages take the same arguments. */ message: CoreMessage,
  /** The step that shows how far it is true. */ step: number,
  /** What to show beside the tree. */ look: ClaimLook,
  /** Its other tree. */ other: OtherTree | null,
  /** Its place among all claims, from 1. */ place: number,
  /** The next claim. */ next: NextClaim | null, };
export type Strip = {
  /** The leaf. */ leaf: number,
  /** Its score. */ own: number,
  /** Lower end of the interval in which the root follows it. */ low: number,
  /** Upper end; if both are equal no score changes the root. */ high: number,
  /** From the lowest up. */ parts: Array<StripPart>,
  /** The number of decimals of the other scores. */ decimals: number,
  /** Whether the search's behaviour on each is known, not just the root's value. */ isSearched: boolean, };
export type StripPart = {
  /** Its ends. */ ends: [number, number],
  /** The ends of the drawn part. */ drawn: [number, number],
  /** Their places, as shares of the line. */ at: [number, number],
  /** Which ends belong to it. */ includes: 'neither' | 'from' | 'to' | 'both',
  /** A score in it, as one would type it. */ middle: string,
  /** The search's result; null if that is the leaf's own score. */ score: number | null,
  /** Whether that is the root's value. */ isValue: boolean,
  /** The move at the root. */ best: number | null,
  /** How many leaves are evaluated. */ leaves: number,
  /** The branches that are cut off. */ cut: Array<number>,
  /** Whether it contains the leaf's score. */ isNow: boolean, };
export type LeafReach = {
  /** The leaf. */ leaf: number,
  /** Its score. */ own: number,
  /** Lower end of the interval in which the root follows it. */ low: number,
  /** See `low`. */ high: number, };
export type Opponents = {
  /** The player who does not move at the root. */ player: 'max' | 'min',
  /** The moves of the root; none if there are too many to show side by side. */ moves: Array<number>,
  /** One for each kind of opponent. */ rows: Array<Against>, };
export type Against = {
  /** How they move. */ opponent: 'best' | 'errs' | 'random' | 'helps',
  /** The value of each move; null if that is not a number. */ values: Array<Worth | null>,
  /** The value of the root. */ value: Worth | null,
  /** All best moves; none if a value is missing, or chance moves at the root. */ best: Array<number>, };
export type Worth = {
  /** To as many decimals as are displayed. */ score: number,
  /** Whether it has more. */ isRounded: boolean, };
export type ListPlace = {
  /** The id of a group. */ group: string,
  /** The example, claim or position on the stage; none if another tree is there. */ id: string | null, };
export type Beside = {
  /** The id of the group. */ group: string,
  /** The neighbouring example, claim or position; at an end of the group the current one. */ id: string,
  /** Its place in the group, from 1. */ place: number,
  /** The size of the group. */ all: number,
  /** Whether the group ends here. */ isEnd: boolean,
  /** Its name. */ message: CoreMessage, };
export type RowCost = {
  /** Leaves of each pass, or of each run side by side. */ leaves: Array<number>,
  /** The leaves of minimax; none if no single number compares with them. */ of: number | null,
  /** Whether the leaves are those of passes. */ isSum: boolean,
  /** Cut-offs. */ cutoffs: number, };
export type State = {
  /** The last typed or opened source. */ source: Source,
  /** As chosen. */ settings: Settings,
  /** The last source and settings that worked. */ shown: Subject,
  /** The id of the example that is shown, if it is one. */ example: string | null,
  /** The id of the claim that is checked on this tree. */ claim: string | null,
  /** The number of past events of the shown run: 0 to its length. */ step: number,
  /** Whether this step was reached by one step forward. */ animate: boolean,
  /** Whether the run is playing. */ playing: boolean,
  /** How fast; 1 is normal. */ speed: number,
  /** How far one press goes. */ grain: Grain,
  /** Whether the user or a link has chosen that. */ isGrainOwn: boolean,
  /** Whether stepping stops before every decision. */ predict: boolean,
  /** Whether this step is at a decision, or has just shown one. */ asking: Quiz,
  /** Answers to the questions at steps of the shown run. */ predictions: Array<Prediction>,
  /** Whether only sentence, tree and timeline are shown. */ present: boolean,
  /** The screen that hides everything. */ blank: Blank | null,
  /** The panel that the user has chosen; none shows the algorithm's main one. */ panel: Panel | null,
  /** Whether the counts are shown in place of the state of the search. */ counting: boolean,
  /** How the moves of a game's first position are sorted, if all their scores are shown. */ rated: MoveSort | null,
  /** What a game's search found before the setting to search beyond its limit was changed. */ beyondWas: FormerSearch | null,
  /** What is written on the tree besides the search. */ overlay: Overlay,
  /** A leaf whose score is being typed. */ editing: Editing | null,
  /** Whether the user wants to change a leaf of a tree whose leaves cannot be edited. */ wantsScore: boolean,
  /** Weights of a game's evaluation that are shown and changed. */ weighing: Weighing | null,
  /** The tree field is being edited. */ typing: Typing | null,
  /** The chosen node. */ focusNode: number | null,
  /** The leaf whose number line is shown. */ strip: number | null,
  /** The last whole notation chosen; its switches may have been changed since. */ notation: string,
  /** The language of the page. */ language: string,
  /** Its colours. */ theme: 'auto' | 'light' | 'dark',
  /** The text size; 1 is normal. */ textSize: number,
  /** Whether letters, digits and punctuation marks alone are shortcuts. */ letterKeys: boolean,
  /** The typed text in small fields, by setting, until that is changed elsewhere. */ drafts: Partial<Record<Field, string>>,
  /** What can be undone and redone. */ history: Ways,
  /** The edit mode. */ making: Making | null,
  /** The user's own trees, newest first. */ recent: { tree: string, settings: Settings }[],
  /** The settings of random trees. */ random: RandomState,
  /** Runs side by side. */ race: Race | null,
  /** The order in which children are drawn. */ arrange: 'written' | 'search',
  /** One line of news. */ notice: Notice | null,
  /** Numbers with a comma that the user has confirmed to be two each. */ commasKept: string,
  /** How the last typed, pasted or dropped text was read. */ readAs: FormReading | null,
  /** Whether the user has taken some steps here, or dismissed the hints. */ knowsStepping: boolean,
  /** The same for changing a leaf. */ knowsEditing: boolean,
  /** The same for presenting. */ knowsPresenting: boolean,
  /** Whether the hints are shown: not after a link to a step. */ hasHints: boolean,
  /** The ignored parts of a link, until dismissed. */ ignored: Array<IgnoredPiece>,
} & Notation;

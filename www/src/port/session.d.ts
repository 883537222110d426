// Made of the core's own types by its tests (UPDATE_EXPECT=1): not by hand.

import type { Field, Grain, Notation, Overlay, Runner, SavedTree, Settings } from './types.js';
import type { CoreMessage } from '../words/telling.js';

export type Source = { text: string };
export type Subject = {
  /** The tree. */ source: Source,
  /** How it is searched. */ settings: Settings, };
export type ReadError = {
  /** The end of the message `error-…` that says it. */ kind: string,
  /** From 1. */ line: number,
  /** From 1, in characters. */ column: number,
  /** Where the offending piece begins, in units of UTF-16, as scripts count. */ offset: number,
  /** How long it is, in the same. */ length: number,
  /** The piece itself, where there is one; or what is found to be the sum of weights. */ found?: string,
  /** The limit that was passed, if one was. */ limit?: number,
  /** Of a game: the field that is wrong. */ field?: string, };
export type Panel = "position" | "window" | "passes" | "table" | "moves" | "strategy" | "keeping" | "critical" | "depths" | "leaves" | "counts";
export type Quiz = "no" | "question" | "answer" | "right" | "wrong";
export type Prediction = {
  /** Where it was asked. */ step: number,
  /** Whether the search does as was said. */ isRight: boolean, };
export type Blank = "black" | "white";
export type MoveSort = "order" | "score";
export type FormerSearch = {
  /** The game. */ text: string,
  /** What the root was worth. */ score: number,
  /** How many leaves were evaluated. */ leaves: number, };
export type NoticeArgument = number | string;
export type Notice = {
  /** Of the message. */ id: string,
  /** Numbers and texts. */ args?: { [key in string]: NoticeArgument }, };
export type OtherText = {
  /** In the notation. */ text: string,
  /** The form that it would have been read in. */ form: string, };
export type ReadAs = {
  /** As it came. */ typed: string,
  /** In the notation. */ text: string,
  /** The form that it was read in, by its id. */ form: string,
  /** What is said of it. */ messages: CoreMessage[],
  /** The other reading where there are two. */ other: OtherText | null, };
export type Editing = {
  /** The leaf. */ node: number,
  /** As typed. */ text: string,
  /** Why it is not a score. */ error: ReadError | null,
  /** Whether what it changes is still to be found out. */ isWaiting: boolean,
  /** The node that is chosen again afterwards, where that is another one. */ back: number | null, };
export type WeightBox = {
  /** Whose weight it is. */ feature: string,
  /** The weight that it has, or will have when the tree has been scored by it. */ weight: number,
  /** What stands there, as long as it is typed. */ typed: string | null,
  /** Whether what is typed is none. */ isWrong: boolean, };
export type FormerWeight = {
  /** Whose weight. */ feature: string,
  /** Before, and now. */ weights: [number, number],
  /** What stood on the stage. */ shown: Subject,
  /** What the search found there. */ score: number,
  /** Its best move. */ best: string,
  /** The leaves that it evaluated. */ leaves: number, };
export type Weighing = {
  /** In which one is looked at. */ box: WeightBox | null,
  /** What has been changed last, and what the search found before. */ was: FormerWeight | null, };
export type Waiting = {
  /** As it was typed. */ text: string,
  /** The one in whose place it comes. */ over: string, };
export type Typing = {
  /** What is still being read, and the text in whose place it is to come. */ waiting: Waiting | null, };
export type PlayerWord = "max" | "min" | "chance";
export type Change = { "kind": "add-child" } | { "kind": "add-sibling" } | { "kind": "delete" } | { "kind": "move-left" } | { "kind": "move-right" } | { "kind": "set-player", player: PlayerWord, } | { "kind": "set-name", name: string, } | { "kind": "set-score", score: string, } | { "kind": "errs", times: string, } | { "kind": "set-likelihood", part: string, };
export type EditBarField = "name" | "score";
export type EditProblem = { node: number, id: string, args: { [key in string]: NoticeArgument }, kind: Change['kind'], typed: string, };
export type Making = {
  /** Why the last change was not possible. */ error: EditProblem | null,
  /** The field that is to be typed in next. */ wants: EditBarField | null,
  /** The leaf that was added last, while the next digit is its score. */ added: number | null,
  /** The lower ends of the branches that are to be cut off. */ marked: Array<number>,
  /** What came of the last search for scores that do it. */ outcome: Outcome | null, };
export type Outcome = {
  /** `found`, or `fewest` where it is known that fewer new scores will not do; else why there are none. */ id: string,
  /** The node that this is about; it is chosen then. */ node: number | null,
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
  /** Whether no two leaves are alike. */ distinct: boolean,
  /** Whether chance moves after every player. */ chance: boolean, };
export type RandomState = {
  /** As typed. */ fields: RandomFields,
  /** The last tree that was made. */ made: string | null,
  /** What it was made of; the fields may say something else by now. */ of: string | null, };
export type Pace = "leaf" | "event" | "end";
export type Race = {
  /** Two to four; what is not their own is plain. */ runs: Runner[],
  /** What they go by. */ by: Pace,
  /** How many of those steps they have gone; past the end of the longest run means its end. */ at: number,
  /** Whether they are shown. */ isOpen: boolean, };
export type RaceStep = "first" | "back" | "forward" | "last";
export type IgnoredReason = "unknown" | "unreadable" | "twice" | "too-long" | "more" | "tree" | "step" | "random" | "not-loaded";
export type IgnoredPiece = {
  /** As it stands in the link, shortened. */ piece: string,
  /** Why. */ why: IgnoredReason,
  /** Of a tree: what is wrong with it. */ error?: ReadError,
  /** The last step that there is; or, of those that are not told, how many there are. */ limit?: number, };
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
  /** What a game's search found before it went on beyond its limit, or before it no longer did. */ beyondWas?: FormerSearch | null, }
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
  /** So many, and parts of one. */ count: number,
  /** The same with few decimals. */ number: CoreMessage,
  /** How they look. */ look: Filling, };
export type ClaimLook = {
  /** Each row. */ bars: Array<Bar>, } | {
  /** Over the columns. */ head: CoreMessage[],
  /** Below that. */ rows: Array<Array<Cell>>,
  /** The row that it is about. */ now: number, };
export type ClaimEntry = {
  /** `claim-ID`; its other messages take the same arguments. */ message: CoreMessage,
  /** The tree. */ subject: Subject,
  /** The step that shows how far it holds. */ step: number, };
export type OtherTree = {
  /** Its number among the trees of the claim. */ tree: number,
  /** How large it is. */ message: CoreMessage, };
export type NextClaim = {
  /** Names its messages. */ id: string,
  /** `claim-ID`. */ message: CoreMessage, };
export type ClaimView = {
  /** Names its messages. */ id: string,
  /** `claim-ID`; its other messages take the same arguments. */ message: CoreMessage,
  /** The step that shows how far it holds. */ step: number,
  /** What to look at beside the tree. */ look: ClaimLook,
  /** Its other tree. */ other: OtherTree | null,
  /** Its place among all claims, from 1. */ place: number,
  /** The claim behind it. */ next: NextClaim | null, };
export type Strip = {
  /** The leaf. */ leaf: number,
  /** Its score. */ own: number,
  /** Between which numbers the root follows it. */ low: number,
  /** See `low`; where both are equal no score changes the root. */ high: number,
  /** From the lowest up. */ parts: Array<StripPart>,
  /** So many decimals the other scores have. */ decimals: number,
  /** Whether what the search does on each is known, and not the root's value alone. */ isSearched: boolean, };
export type StripPart = {
  /** Where it begins and ends. */ ends: [number, number],
  /** The part of it that is drawn. */ drawn: [number, number],
  /** Where that lies, in shares of the line. */ at: [number, number],
  /** Which ends belong to it. */ includes: 'neither' | 'from' | 'to' | 'both',
  /** A score of it, as someone would type it. */ middle: string,
  /** What the search returns; null where that is the leaf's own score. */ score: number | null,
  /** Whether that is the root's value. */ isValue: boolean,
  /** The move at the root. */ best: number | null,
  /** How many leaves are evaluated. */ leaves: number,
  /** The branches that are cut off. */ cut: Array<number>,
  /** Whether the leaf's score lies on it. */ isNow: boolean, };
export type LeafReach = {
  /** The leaf. */ leaf: number,
  /** Its score. */ own: number,
  /** Between which numbers the root follows it. */ low: number,
  /** See `low`. */ high: number, };
export type Opponents = {
  /** The player who does not move at the root. */ player: 'max' | 'min',
  /** The moves of the root; none where there are too many to stand beside each other. */ moves: Array<number>,
  /** One for each kind of opponent. */ rows: Array<Against>, };
export type Against = {
  /** How they move. */ opponent: 'best' | 'errs' | 'random' | 'helps',
  /** What each of the moves is worth; null where that is no number. */ values: Array<Worth | null>,
  /** What the root is worth. */ value: Worth | null,
  /** All moves that are best; none where some value is missing, or chance moves at the root. */ best: Array<number>, };
export type Worth = {
  /** To as many decimals as are told. */ score: number,
  /** Whether it has more. */ isRounded: boolean, };
export type ListPlace = {
  /** The id of a group. */ group: string,
  /** The example, claim or position on the stage; nothing where another tree is there. */ id: string | null, };
export type Beside = {
  /** The id of the group. */ group: string,
  /** The example, claim or position that comes; at an end of the group the one that is there. */ id: string,
  /** Its place in the group, from 1. */ place: number,
  /** How many there are in the group. */ all: number,
  /** Whether the group ends there. */ isEnd: boolean,
  /** Its name. */ message: CoreMessage, };
export type RowCost = {
  /** Leaves of each pass, or of each run that stands beside another. */ leaves: Array<number>,
  /** The leaves of minimax; none where no one number can be set against them. */ of: number | null,
  /** Whether the leaves are those of passes. */ isSum: boolean,
  /** Cut-offs. */ cutoffs: number, };
export type State = {
  /** Of what was typed last, or opened. */ source: Source,
  /** As chosen. */ settings: Settings,
  /** The last source and settings that worked. */ shown: Subject,
  /** The id of the example that is shown, if it is one. */ example: string | null,
  /** The id of the claim that is checked on this tree. */ claim: string | null,
  /** Events of the shown run that have happened: 0 to its length. */ step: number,
  /** Whether this step was reached by one step forward. */ animate: boolean,
  /** Whether steps follow by themselves. */ playing: boolean,
  /** How fast; 1 is normal. */ speed: number,
  /** How far one press goes. */ grain: Grain,
  /** Whether someone or a link has chosen that. */ isGrainOwn: boolean,
  /** Whether stepping stops before every decision. */ predict: boolean,
  /** Whether this step stands at a decision, or has just told how one is taken. */ asking: Quiz,
  /** Answers to the questions at steps of the shown run. */ predictions: Array<Prediction>,
  /** Only sentence, tree and timeline. */ present: boolean,
  /** The screen that hides everything. */ blank: Blank | null,
  /** The panel that someone has chosen; none shows what the algorithm has most to show. */ panel: Panel | null,
  /** Whether the counts are seen in place of the state of the search. */ counting: boolean,
  /** By what the moves of a game's first position are sorted, where all their scores are seen. */ rated: MoveSort | null,
  /** What a game's search found before it went on beyond its limit, or before it no longer did. */ beyondWas: FormerSearch | null,
  /** What is written on the tree besides the search. */ overlay: Overlay,
  /** A leaf whose score is being typed. */ editing: Editing | null,
  /** Whether someone wants to change a leaf of a tree whose leaves take no scores. */ wantsScore: boolean,
  /** Weights of a game's evaluation that are looked at and changed. */ weighing: Weighing | null,
  /** Someone is in the tree field. */ typing: Typing | null,
  /** Where the walk through the tree stands. */ focusNode: number | null,
  /** The leaf whose number line is seen. */ strip: number | null,
  /** The whole notation that was chosen last; its switches may have been changed since. */ notation: string,
  /** The language of the page. */ language: string,
  /** Its colours. */ theme: 'auto' | 'light' | 'dark',
  /** How large its letters are; 1 is normal. */ textSize: number,
  /** Whether letters, digits and punctuation marks are shortcuts by themselves. */ letterKeys: boolean,
  /** What stands typed in small fields, by setting, until that is chosen elsewhere. */ drafts: Partial<Record<Field, string>>,
  /** What can be undone and redone. */ history: Ways,
  /** The edit mode. */ making: Making | null,
  /** Trees of someone's own, the newest first. */ recent: { tree: string, settings: Settings }[],
  /** What the random trees are like. */ random: RandomState,
  /** Runs side by side. */ race: Race | null,
  /** In which order children stand. */ arrange: 'written' | 'search',
  /** One line of news. */ notice: Notice | null,
  /** Numbers with a comma that someone has said are two each. */ commasKept: string,
  /** How the text was read that was typed, pasted or dropped last. */ readAs: ReadAs | null,
  /** Whether someone has gone some steps here, or waved the hints away. */ knowsStepping: boolean,
  /** The same of changing a leaf. */ knowsEditing: boolean,
  /** The same of presenting. */ knowsPresenting: boolean,
  /** Whether the hints are shown: not after a link to a step. */ hasHints: boolean,
  /** What a link said in vain, until it is dismissed. */ ignored: Array<IgnoredPiece>,
} & Notation;

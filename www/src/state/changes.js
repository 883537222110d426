// Everything that can happen to the state, as a table, and what follows from it.

import { isSame } from '../core/source.js';
import { themes } from '../keeping/appearance.js';
import { followedByRecent } from '../keeping/recent.js';
import * as choosing from './choosing.js';
import * as commas from './commas.js';
import * as editing from './editing.js';
import * as linking from './following.js';
import * as hints from './hints.js';
import { redo, remembered, undo } from './history.js';
import * as ignoring from './ignoring.js';
import * as lecturing from './lecturing.js';
import * as making from './nodes.js';
import { goOn, openGiven, openRecent, openTree } from './opening.js';
import * as random from './randomtree.js';
import * as stepping from './stepping.js';
import * as typing from './typing.js';
import * as weighing from './weighing.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Action} Action */

/** @type {{ [T in Action['type']]: import('./types.js').Transition<Extract<Action, { type: T }>> }} */
export const transitions = {
  goTo: stepping.goTo,
  stepForward: stepping.forward,
  stepBack: stepping.back,
  first: stepping.first,
  last: stepping.last,
  answer: stepping.answer,
  nextCutoff: stepping.nextCutoff,
  previousCutoff: stepping.previousCutoff,
  play: stepping.play,
  pause: stepping.pause,
  togglePlay: stepping.togglePlay,
  tick: stepping.tick,
  setGrain: stepping.setGrain,
  cycleGrain: stepping.cycleGrain,
  jumpTo: stepping.jumpTo,
  setSpeed: (state, { speed }) => ({ ...state, speed }),

  togglePredict: lecturing.togglePredict,
  togglePresent: lecturing.togglePresent,
  leave: lecturing.leave,
  startShow: lecturing.startShow,
  toggleBlank: lecturing.toggleBlank,

  setText: editing.setText,
  beginText: typing.begin,
  awaitText: typing.wait,
  endText: typing.end,
  cancelText: typing.cancel,
  fillStatics: editing.fillStatics,
  growWhole: editing.growWhole,
  readDecimals: editing.readDecimals,
  readOther: editing.readOther,
  keepReading: (state) => ({ ...state, readAs: null }),
  keepCommas: commas.keep,
  // Whoever walks on has done with the leaf that was added.
  focusNode: (state, { node }) => ({
    ...state,
    focusNode: node,
    making: state.making && { ...state.making, added: null },
  }),
  editLeaf: editing.begin,
  editText: editing.type,
  awaitEdit: editing.wait,
  commitEdit: editing.commit,
  cancelEdit: editing.cancel,
  leaveEdit: editing.leave,
  setScore: editing.setScore,

  openWeight: weighing.open,
  setWeight: weighing.set,
  awaitWeight: weighing.wait,

  undo,
  redo,
  toggleMaking: making.toggle,
  openMaking: making.open,
  closeMaking: making.close,
  changeTree: making.change,
  scoreAdded: making.scoreAdded,
  openTree,
  openGiven,
  goOn,
  openRecent,
  setRandom: random.set,
  makeRandom: random.make,
  anotherRandom: random.another,
  notice: (state, { notice }) => ({ ...state, notice }),

  chooseExample: choosing.example,
  closeClaim: (state) => ({ ...state, claim: null }),
  chooseAlgorithm: choosing.algorithm,
  chooseDialect: choosing.dialect,
  chooseOrder: choosing.order,
  chooseRule: choosing.rule,
  setField: choosing.field,
  openLink: linking.open,
  ignore: ignoring.ignore,
  dismissIgnored: ignoring.dismiss,
  settle: choosing.settle,
  dismissTip: hints.dismiss,
  choosePanel: choosing.panel,
  toggleCounts: choosing.counts,
  rateMoves: (state, { by }) => ({ ...state, rated: by, animate: false }),
  chooseOverlay: choosing.overlay,
  setNotation: choosing.change,
  chooseNotation: choosing.notation,
  setRace: (state, { race }) => ({ ...state, race }),
  toggleArrange: (state) => ({ ...state, arrange: state.arrange === 'search' ? 'written' : 'search', animate: false }),
  setTheme: (state, { theme }) => ({ ...state, theme: themes.find((known) => known === theme) ?? 'auto' }),
  setLanguage: (state, { language }) => ({ ...state, language }),
  setTextSize: (state, { size }) => ({ ...state, textSize: size }),
  toggleLetterKeys: (state) => ({ ...state, letterKeys: !state.letterKeys }),
};

/** They say themselves what is claimed of the tree that they bring. */
const opening = new Set(['openTree', 'openGiven', 'openLink']);

/**
 * What follows from any change, whatever made it.
 * @param {State} before
 * @param {State} after
 * @param {Action} action
 */
export function followed(before, after, action) {
  const calm = weighing.ended(before, after, action);
  const kept = followedByRecent(before, making.endedByStepping(before, remembered(before, calm, action)), action);
  const isOther = kept.shown !== before.shown;
  const told = isOther ? { ...kept, predictions: [], wantsScore: false } : kept;
  const isOver = isOther && told.claim !== null && !opening.has(action.type);
  const isOldNews = told.notice !== null && told.notice === before.notice && !isSame(told.source, before.source);
  const rest = isOver ? { ...told, claim: null } : told;
  const next = isOldNews ? { ...rest, notice: null } : rest;
  return hints.withKnown(next, action);
}

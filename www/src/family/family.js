// What comes with the full core: how the algorithms beyond the basic two read as pseudo-code, and
// what can be seen of their passes, tables and orders; and what a course's notation needs beside the tree. The one door to them;
// nothing else of this folder is asked for from outside.

import { createAlone } from '../tree/full/alone.js';
import { large } from '../tree/full/large.js';
import { orderNote } from '../words/orders.js';
import { board, boardOf, drawing, worded } from './board.js';
import { notationChip } from './chip.js';
import { figures } from './costs.js';
import { courseCode, courseMeets, courseValues } from './courses/code.js';
import { editorHint } from './editorhint.js';
import { gameTitle } from './gametitle.js';
import { choiceOf, panel, panelNumbers, roomFor } from './panels.js';
import { dividers, timelineKey } from './passlines.js';
import { pseudocodeOf } from './pseudocode.js';
import { searchRows } from './searchrows.js';
import { slideLine, slidesOf } from './slideline.js';
import { tiesWarning } from './ties.js';

/** @typedef {typeof family} Family */

export const family = {
  pseudocodeOf,
  courseCode,
  courseMeets,
  courseValues,
  choiceOf,
  panel,
  panelNumbers,
  roomFor,
  figures,
  searchRows,
  tiesWarning,
  dividers,
  timelineKey,
  slidesOf,
  slideLine,
  large,
  createAlone,
  notationChip,
  orderNote,
  gameTitle,
  editorHint,
  board,
  boardOf,
  drawing,
  worded,
};

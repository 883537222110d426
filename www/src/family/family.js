// What comes with the full core: how the algorithms beyond the basic two read as pseudo-code, are told as sentences, and
// what can be seen of their passes, tables and orders; and what a course's notation needs beside the tree. The one door to them;
// nothing else of this folder is asked for from outside.

import { large } from '../tree/full/large.js';
import { notationChip } from './chip.js';
import { countedEnd, figures } from './costs.js';
import { courseCode, courseValues } from './courses/code.js';
import { slideSentences } from './courses/slides.js';
import { choiceOf, panel, panelNumbers, roomFor } from './panels.js';
import { dividers, timelineKey } from './passlines.js';
import { pseudocodeOf } from './pseudocode.js';
import { searchRows } from './searchrows.js';
import { rootWindow, sentence } from './sentences.js';
import { slideLine, slidesOf } from './slideline.js';
import { tiesWarning } from './ties.js';

/** @typedef {typeof family} Family */

export const family = {
  pseudocodeOf,
  sentence,
  slideSentences,
  courseCode,
  courseValues,
  rootWindow,
  choiceOf,
  panel,
  panelNumbers,
  roomFor,
  countedEnd,
  figures,
  searchRows,
  tiesWarning,
  dividers,
  timelineKey,
  slidesOf,
  slideLine,
  large,
  notationChip,
};

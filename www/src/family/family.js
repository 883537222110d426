// What comes with the full core: how the algorithms beyond the basic two read as pseudo-code, are told as sentences, and
// what can be seen of their passes, tables and orders. The one door to them; nothing else of this folder is asked for from
// outside.

import { large } from '../tree/large/large.js';
import { treeLines } from './overlays.js';
import { panels, roomFor } from './panels.js';
import { dividers, timelineKey } from './passlines.js';
import { pseudocode } from './pseudocode.js';
import { searchRows } from './searchrows.js';
import { rootWindow, sentence } from './sentences.js';
import { tiesWarning } from './ties.js';
import { treeNotes } from './treenotes.js';

/** @typedef {typeof family} Family */

export const family = {
  pseudocode,
  sentence,
  rootWindow,
  panels,
  roomFor,
  searchRows,
  tiesWarning,
  dividers,
  timelineKey,
  treeLines,
  treeNotes,
  large,
};

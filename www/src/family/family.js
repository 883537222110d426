// What comes with the full core: how the algorithms beyond the basic two read as pseudo-code and are told as sentences. The
// one door to them; nothing else of this folder is asked for from outside.

import { pseudocode } from './pseudocode.js';
import { rootWindow, sentence } from './sentences.js';

/** @typedef {typeof family} Family */

export const family = { pseudocode, sentence, rootWindow };

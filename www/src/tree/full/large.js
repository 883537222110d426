// What of the stage comes with the full core: the map of a tree that is larger than the stage, what brings its view to a place and
// back, and how nodes are dragged where the tree is changed.

import { createDragging } from './dragging.js';
import { minimapTemplate } from './minimap.js';
import { noteTemplate } from './note.js';
import { goBack, goTo } from './steering.js';

/** @typedef {typeof large} Large */

export const large = { minimapTemplate, createDragging, noteTemplate, goTo, goBack };

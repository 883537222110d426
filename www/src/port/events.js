// The core's events in bulk, by name: the number of each kind, and a row per event.

import { column, events, sides } from '../../pkg/tables.js';
import { placesOf } from './numbers.js';

/** By kind: its number. */
export const kindOf = placesOf(events);
const place = placesOf(column);

/** The node of each event. @param {Uint32Array} columns as a run gives them */
export const nodesOf = (columns) => columns.filter((_, at) => at % column.length === place.node);

/**
 * @param {Uint32Array} columns as a run gives them
 * @param {number} index of the event among those asked for
 */
export function columnAt(columns, index) {
  const at = index * column.length;
  return {
    kind: events[columns[at + place.kind]],
    node: columns[at + place.node],
    side: sides[columns[at + place.side]],
  };
}

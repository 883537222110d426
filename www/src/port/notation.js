// How lecturers write the same tree: the table of the switches, which is the core's, with the usual value of each first. It knows
// neither how any of them is drawn, nor which node shows what: that is for the core.

import { switches } from '../../pkg/tables.js';

/** @typedef {import('./types.js').Notation} Notation */

export { switches };

export const switchNames = /** @type {(keyof Notation)[]} */ (Object.keys(switches));

export const usual = /** @type {Notation} */ (Object.fromEntries(switchNames.map((name) => [name, switches[name][0]])));

/** The name of a switch in links and messages. @type {(name: keyof Notation) => string} */
export const spelled = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** @type {(one: Notation, other: Notation) => boolean} */
export const isSameNotation = (one, other) => switchNames.every((name) => one[name] === other[name]);

/** The notation alone. @type {(state: Notation) => Notation} */
export const notationOf = (state) =>
  /** @type {Notation} */ (Object.fromEntries(switchNames.map((name) => [name, state[name]])));

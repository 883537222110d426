// How lecturers write the same tree: the table of the switches. It knows their values, never how any of them is drawn, nor
// which node shows what: that is for the core.

import { skins } from '../tree/skins.js';

/** @typedef {import('./types.js').Notation} Notation */

/** By switch: its values, the usual one first.
 * @satisfies {{ [N in keyof Notation]: readonly Notation[N][] }} */
export const switches = /** @type {const} */ ({
  skin: Object.keys(skins),
  rows: ['names', 'none', 'players', 'levels', 'depth'],
  interim: ['signed', 'plain'],
  best: ['best', 'none', 'v', 'res'],
  windows: ['closed', 'open', 'labelled'],
  asOf: ['left', 'called'],
  bounds: ['both', 'own'],
  after: ['kept', 'cut', 'gone'],
  leafWindows: ['none', 'called'],
  raised: ['after', 'before'],
  names: ['greek', 'min-max'],
  numbers: ['start', 'seen'],
  unseen: ['drawn', 'dots'],
  cuts: ['slashes', 'scissors', 'cross', 'dashed', 'stub'],
  infinity: ['signs', 'letters', 'm'],
  separator: ['comma', 'semicolon', 'tight'],
});

export const switchNames = /** @type {(keyof Notation)[]} */ (Object.keys(switches));

export const usual = /** @type {Notation} */ (Object.fromEntries(switchNames.map((name) => [name, switches[name][0]])));

/** What changes which numbers, bounds and marks a node shows. */
const written = /** @type {(keyof Notation)[]} */ (
  'interim best asOf bounds after leafWindows raised numbers unseen'.split(' ')
);

/** The name of a switch in links and messages. @type {(name: keyof Notation) => string} */
export const spelled = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Whether every node shows what the general notation shows, however that is drawn. @type {(notation: Notation) => boolean} */
export const isPlain = (notation) => written.every((name) => notation[name] === usual[name]);

/** Whether only the full core can draw it as it should be. @type {(state: Notation & { notation: string, overlay: string }) => boolean} */
export const needsFull = (state) => state.notation !== 'general' || state.overlay !== 'none' || !isPlain(state);

/** @type {(one: Notation, other: Notation) => boolean} */
export const isSameNotation = (one, other) => switchNames.every((name) => one[name] === other[name]);

/** The notation alone. @type {(state: Notation) => Notation} */
export const notationOf = (state) =>
  /** @type {Notation} */ (Object.fromEntries(switchNames.map((name) => [name, state[name]])));

// How lecturers write the same tree: the table of the four independent switches. It knows their values, never how any of
// them is drawn.

/** @typedef {import('./types.js').Notation} Notation */

/** By switch: its values, the usual one first.
 * @satisfies {{ [N in keyof Notation]: readonly Notation[N][] }} */
export const switches = /** @type {const} */ ({
  skin: ['triangles', 'circles', 'signs', 'plain'],
  windows: ['closed', 'open', 'labelled'],
  cuts: ['slashes', 'scissors', 'cross', 'dashed', 'stub'],
  infinity: ['signs', 'letters'],
});

export const switchNames = /** @type {(keyof Notation)[]} */ (Object.keys(switches));

/** @type {Notation} */
export const usual = { skin: 'triangles', windows: 'closed', cuts: 'slashes', infinity: 'signs' };

/** @type {(one: Notation, other: Notation) => boolean} */
export const isSameNotation = (one, other) => switchNames.every((name) => one[name] === other[name]);

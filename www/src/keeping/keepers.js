// Where the browser keeps what closing the tab must not lose, and whether there is any.

/** @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Keeper */

export const keys = { now: 'secateur-now', recent: 'secateur-recent', random: 'secateur-random' };

/**
 * This tab's own memory, then the one of all tabs; a browser that allows neither forgets.
 * @param {Window} view
 * @returns {Keeper[]}
 */
export function keepersOf(view) {
  return /** @type {const} */ (['sessionStorage', 'localStorage']).flatMap((name) => {
    try {
      return [view[name]];
    } catch {
      return [];
    }
  });
}

/** @param {Keeper[]} keepers */
export const holdSomething = (keepers) =>
  keepers.some((keeper) => Object.values(keys).some((key) => keeper.getItem(key) !== null));

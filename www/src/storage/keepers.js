// Where the browser stores what closing the tab must not lose, and whether it does: the only place that uses its storage.

/**
 * A storage that never throws: unreadable values are absent, and refused writes are dropped.
 * @typedef {object} Keeper
 * @property {(key: string) => string | null} getItem
 * @property {(key: string, text: string) => boolean} setItem whether it is stored
 * @property {(key: string) => void} removeItem
 */

export const keys = { own: 'secateur', now: 'secateur-now', recent: 'secateur-recent', random: 'secateur-random' };
const kinds = /** @type {const} */ (['sessionStorage', 'localStorage']);

/**
 * This tab's own storage, then that of all tabs; without those that the browser lacks.
 * @param {Window} view
 * @returns {Keeper[]}
 */
export const keepersOf = (view) => kinds.map((kind) => keeperOf(view, kind)).filter((keeper) => keeper !== null);

/** The storage of all tabs. @param {Window} view */
export const sharedOf = (view) => keeperOf(view, 'localStorage');

/**
 * A browser may have none, refuse access to it, or have one that always fails.
 * @param {Window} view
 * @param {typeof kinds[number]} kind
 * @returns {Keeper | null}
 */
function keeperOf(view, kind) {
  const storage = tried(() => view[kind]);
  if (!storage) return null;
  return {
    getItem: (key) => tried(() => storage.getItem(key)) ?? null,
    setItem: (key, text) => tried(() => [storage.setItem(key, text)]) !== undefined,
    removeItem: (key) => tried(() => storage.removeItem(key)),
  };
}

/** @type {<T>(act: () => T) => T | undefined} */
function tried(act) {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** @param {Keeper[]} keepers */
export const holdSomething = (keepers) =>
  keepers.some((keeper) => [keys.now, keys.recent, keys.random].some((key) => keeper.getItem(key) !== null));

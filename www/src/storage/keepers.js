// Where the browser keeps what closing the tab must not lose, and whether there is any: the only place that touches its storage.

/**
 * A storage that refuses nothing: what the browser does not give is not there, and what it does not take is not kept.
 * @typedef {object} Keeper
 * @property {(key: string) => string | null} getItem
 * @property {(key: string, text: string) => boolean} setItem whether it is kept
 * @property {(key: string) => void} removeItem
 */

export const keys = { own: 'secateur', now: 'secateur-now', recent: 'secateur-recent', random: 'secateur-random' };
const kinds = /** @type {const} */ (['sessionStorage', 'localStorage']);

/**
 * This tab's own memory, then the one of all tabs; without those that the browser does not have.
 * @param {Window} view
 * @returns {Keeper[]}
 */
export const keepersOf = (view) => kinds.map((kind) => keeperOf(view, kind)).filter((keeper) => keeper !== null);

/** The one of all tabs. @param {Window} view */
export const sharedOf = (view) => keeperOf(view, 'localStorage');

/**
 * A browser may have none, refuse to name it, or have one that fails whenever it is asked.
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

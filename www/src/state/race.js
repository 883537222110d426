// The runs that are compared side by side, as plain data: what each of them chooses for itself, and how that is written in
// a link and read from one. It knows neither the core nor how the runs are shown.

import { algorithmIds, byId, plainSettings, readSetting, rules, settings, writtenSetting } from '../core/settings.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./types.js').Race} Race */
/** @typedef {import('./types.js').Runner} Runner */

/** So few and so many runs can be compared. */
export const fewest = 2;
export const most = 4;
/** What the runs go by together, the usual one first. */
export const paces = /** @type {const} */ (['leaf', 'event', 'end']);

const owned = settings.filter(({ own }) => own);
/** What a run says by name; its rules it says by their values alone. */
const named = owned.filter(({ kind }) => kind !== 'algorithm' && kind !== 'rule');

/**
 * What one run of a comparison has of its own; window and depth are those of the page.
 * @param {Settings} settings
 * @returns {Runner}
 */
export const runnerOf = (settings) => /** @type {Runner} */ (byId(owned, ({ id }) => settings[id]));

/** @param {Runner[]} runs */
export const writtenRuns = (runs) => runs.map(writtenRun).join(';');

/** @param {Runner} run */
function writtenRun(run) {
  const words = [run.returns, run.cut, run.ties].filter(
    (word) => !Object.values(rules).some(([usual]) => usual === word),
  );
  const own = /** @type {Settings} */ (run);
  const rest = named.filter(({ id, plain }) => own[id] !== plain).map(({ id }) => `${id}=${writtenSetting(own[id])}`);
  return [run.algorithm, ...words, ...rest].join(',');
}

/**
 * @param {string} text
 * @returns {Runner[] | null} null where any piece means nothing
 */
export function readRuns(text) {
  const runs = text.split(';').map(readRun);
  const known = runs.filter((run) => run !== null);
  return known.length === runs.length && fewest <= runs.length && runs.length <= most ? known : null;
}

/**
 * @param {string} text
 * @returns {Runner | null}
 */
function readRun(text) {
  const [algorithm, ...pieces] = text.split(',').map((piece) => piece.trim());
  if (!algorithmIds.includes(algorithm)) return null;
  const changes = pieces.map(readPiece);
  const names = changes.map(([name]) => name);
  if (changes.some(([, value]) => value === undefined) || new Set(names).size < names.length) return null;
  return { ...runnerOf(plainSettings), algorithm, ...Object.fromEntries(changes) };
}

/**
 * @param {string} piece
 * @returns {[string, unknown]}
 */
function readPiece(piece) {
  const rule = Object.entries(rules).find(([, words]) => words.some((word) => word === piece));
  if (rule) return [rule[0], piece];
  const [name, text = ''] = piece.split(/=(.*)/s);
  const row = named.find(({ id }) => id === name);
  return [name, row && readSetting(row, text)];
}

/** What a link says of a comparison.
 * @type {import('../keeping/link.js').Field[]} */
export const raceFields = [
  {
    name: 'compare',
    isRun: true,
    write: ({ race }) => (race?.isOpen ? writtenRuns(race.runs) : ''),
    read(text, { race }) {
      const runs = readRuns(text);
      if (runs) race.runs = runs;
      return runs !== null;
    },
  },
  {
    name: 'by',
    isRun: true,
    write: ({ race }) => (race?.isOpen && race.by !== paces[0] ? race.by : ''),
    read(text, { race }) {
      const by = paces.find((pace) => pace === text);
      if (by) race.by = by;
      return by !== undefined;
    },
  },
  {
    name: 'at',
    isRun: true,
    write: ({ race }) => (race?.isOpen && race.at > 0 ? String(race.at) : ''),
    read(text, { race }) {
      if (/^\d{1,9}$/.test(text)) race.at = Number(text);
      return race.at !== undefined;
    },
  },
];

/** @type {(said: Partial<Race>) => Race | null} */
export const linkedRace = ({ runs, by = paces[0], at = 0 }) => (runs ? { runs, by, at, isOpen: true } : null);

/**
 * What a saved session holds.
 * @param {Race | null} race
 */
export const savedRace = (race) => (race ? { race: { ...race, runs: writtenRuns(race.runs) } } : {});

/**
 * @param {unknown} value anything
 * @returns {Race | null}
 */
export function readRace(value) {
  const { runs, by, at, isOpen } = /** @type {Record<string, unknown>} */ (Object(value));
  const known = typeof runs === 'string' ? readRuns(runs) : null;
  const pace = paces.find((one) => one === by);
  if (!known || !pace || typeof at !== 'number' || !Number.isSafeInteger(at) || at < 0) return null;
  return { runs: known, by: pace, at, isOpen: isOpen === true };
}

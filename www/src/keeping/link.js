// The link: the part of the address after "#", readable and writable by a person. One table of fields; what a link leaves
// out is as it is at the start, or, for how the page speaks and draws, as the reader has it. Pure: it knows neither the
// core nor the browser, so whether a tree reads and how long its run is, is for others to say.

import { gameFields, grains } from '../../pkg/tables.js';
import { plainSettings, readSetting, settings, writtenSetting } from '../core/settings.js';
import { isGame } from '../core/source.js';
import { overlays, panelOf } from '../state/choosing.js';
import { spelled, switches, switchNames } from '../state/notation.js';
import { presetNamed, presets } from '../state/presets.js';
import { linkedRace, raceFields } from '../state/race.js';
import { languageIds } from '../words/languages.js';
import { randomField } from './randomfields.js';
import { readScore, writtenScore } from './scores.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').Settings} Settings */

/**
 * What a link says.
 * @typedef {object} Link
 * @property {string | null} tree
 * @property {Settings} settings
 * @property {number} step
 * @property {Partial<State>} state further fields of the state
 * @property {import('../state/types.js').Race | null} race
 * @property {import('./randomfields.js').RandomFields | null} random how the tree was made
 * @property {boolean} isRun whether it says anything of the tree and its run
 * @property {Ignored[]} ignored
 */
/**
 * A piece of a link that could not be followed, or not yet.
 * @typedef {object} Ignored
 * @property {string} piece as it stands in the link, shortened
 * @property {'unknown' | 'unreadable' | 'twice' | 'tree' | 'step' | 'random' | 'too-long' | 'more' | 'not-loaded'} why
 * @property {import('../state/types.js').ReadError} [error] of a tree
 * @property {number} [limit] the last step there is; the pieces not listed
 */
/** @typedef {Omit<Link, 'ignored' | 'race'> & { race: Partial<import('../state/types.js').Race> }} Draft */
/**
 * @typedef {object} Field
 * @property {string} name
 * @property {boolean} isRun whether it is about the tree and its run
 * @property {(state: State, own?: State) => string} write empty for what needs no saying, also to a reader to whom all is as in their own state
 * @property {(text: string, draft: Draft) => boolean | string[]} read false if the text means nothing; or which parts of it do
 */

/** Links longer than this, in characters, are not read at all. */
const longestRead = 1_000_000;
/** So many ignored pieces are told, each with so many characters. */
const mostTold = 6;
const longestTold = 40;

/** What a presentation or a course does by itself is nobody's choice. */
const grainField = choice('grain', grains);

const overlayField = choice('overlay', overlays);

const presetIds = presets.map(({ id }) => id);

/** Both bounds of the root window. @type {Field} */
const windowField = {
  name: 'window',
  isRun: true,
  write({ settings }) {
    const { alpha, beta } = settings;
    return alpha === plainSettings.alpha && beta === plainSettings.beta
      ? ''
      : `${writtenScore(alpha)},${writtenScore(beta)}`;
  },
  read(text, { settings }) {
    const [alpha, beta, ...rest] = text.replace(/^\s*[[(]|[\])]\s*$/g, '').split(',');
    const bounds = { alpha: readScore(alpha), beta: readScore(beta ?? '') };
    if (rest.length > 0 || bounds.alpha === undefined || bounds.beta === undefined) return false;
    Object.assign(settings, bounds);
    return true;
  },
};

/** @type {Field[]} */
const fields = [
  randomField,
  ...settings.filter(({ id }) => id !== 'beta').map((row) => (row.id === 'alpha' ? windowField : setting(row))),
  {
    name: 'step',
    isRun: true,
    write: ({ step }) => (step === 0 ? '' : String(step)),
    read(text, draft) {
      if (!/^\d{1,9}$/.test(text)) return false;
      draft.step = Number(text);
      return true;
    },
  },
  ...raceFields,
  {
    name: 'claim',
    isRun: true,
    write: ({ claim }) => claim ?? '',
    read(text, { state }) {
      if (/^[a-z-]{1,30}$/.test(text)) state.claim = text;
      return state.claim !== undefined;
    },
  },
  {
    ...grainField,
    write: (state) => (state.isGrainOwn ? state.grain : ''),
    read(text, draft) {
      // Links and files that were given out may call it so.
      if (!grainField.read(text === 'cutoff' ? 'cut-off' : text, draft)) return false;
      draft.state.isGrainOwn = true;
      return true;
    },
  },
  {
    name: 'predict',
    isRun: false,
    write: ({ predict }) => (predict ? 'on' : ''),
    read(text, { state }) {
      if (text !== 'on' && text !== 'off') return false;
      state.predict = text === 'on';
      return true;
    },
  },
  choice('language', languageIds),
  choice('theme', ['auto', 'light', 'dark']),
  {
    ...choice('notation', presetIds),
    read(text, { state }) {
      if (!presetIds.includes(text)) return false;
      Object.assign(state, { notation: text }, presetNamed(text).notation);
      return true;
    },
  },
  ...switchNames.map(notationSwitch),
  choice('arrange', ['written', 'search']),
  {
    ...overlayField,
    read(text, draft) {
      if (!overlayField.read(text, draft)) return false;
      draft.state.panel = panelOf(draft.state.overlay);
      return true;
    },
  },
];

const fieldNamed = new Map(fields.map((field) => [field.name, field]));

/**
 * The link to what a state shows.
 * @param {State} state
 * @param {string} tree the shortest text of the shown tree
 * @param {State} [own] how the reader's page speaks and draws without the link, where it is for one reader alone
 * @returns {string} without "#"; every link names its tree
 */
export function linkOf(state, tree, own) {
  const isOfGame = isGame({ text: tree });
  const rest = fields
    .map(({ name, write }) => ({ name: isOfGame && name === 'depth' ? limit : name, text: write(state, own) }))
    .filter(({ text }) => text !== '');
  return [...(isOfGame ? parted(tree) : [{ name: 'tree', text: tree }]), ...rest]
    .map(({ name, text }) => `${name}=${encoded(text)}`)
    .join('&');
}

/** What a link says of a game. @type {Set<string>} */
const names = new Set(gameFields);
/** What a search's limit is called beside a game, whose own one says how far the tree goes. */
const limit = 'limit';

/** The fields of a game's text. @type {(text: string) => { name: string, text: string }[]} */
const parted = (text) =>
  text.split('&').map((part) => {
    const [name, ...rest] = part.split('=');
    return { name: name.trim(), text: rest.join('=').trim() };
  });

/**
 * How a state speaks and draws, as a link would say it: by name what is not as usual.
 * @param {State} state
 * @returns {Record<string, string>}
 */
export function viewOf(state) {
  const said = fields.filter(({ isRun }) => !isRun).map(({ name, write }) => [name, write(state)]);
  return Object.fromEntries(said.filter(([, text]) => text !== ''));
}

/**
 * What was kept of it. As in a link, what is left out or means nothing is as the reader has it.
 * @param {unknown} value anything
 * @returns {Partial<State>}
 */
export function readView(value) {
  const draft = plainDraft();
  const view = /** @type {Record<string, unknown>} */ (Object(value));
  for (const { name, isRun, read } of fields) {
    const text = Object.hasOwn(view, name) ? view[name] : null;
    if (!isRun && typeof text === 'string') read(text, draft);
  }
  return draft.state;
}

/** Whatever stands before "#", a text is a link if what stands behind it says something that only a link says. */
const linkLike = /^<?[^\s#(){}]*(#[^\n\r]*?)>?$/;

/**
 * The link that a whole text is.
 * @param {string} text
 * @returns {string | null} from "#" on; null for any other text
 */
export function linkIn(text) {
  if (text.length > longestRead) return null;
  const hash = linkLike.exec(text.trim())?.[1];
  if (!hash?.includes('=')) return null;
  const [name] = hash.slice(1).split(/[&=]/, 1);
  return name === 'tree' || name === 'game' || fieldNamed.has(name) ? hash : null;
}

/** @returns {Draft} */
const plainDraft = () => ({
  ...{ tree: null, random: null, settings: { ...plainSettings } },
  ...{ step: 0, state: {}, race: {}, isRun: false },
});

/**
 * Any text at all gives a link; what cannot be followed is listed.
 * @param {string} hash with or without "#"
 * @returns {Link}
 */
export function readLink(hash) {
  const draft = plainDraft();
  const text = hash.replace(/^#/, '');
  if (text.length > longestRead) return { ...draft, race: null, ignored: [{ piece: told(text), why: 'too-long' }] };
  /** @type {Ignored[]} */
  const ignored = [];
  const seen = new Set();
  // A whole notation comes first: what else is said changes it.
  const isWhole = (/** @type {string} */ piece) => piece.startsWith('notation=');
  const pieces = ofGame(text.split('&').filter((piece) => piece !== ''));
  for (const piece of [...pieces.filter(isWhole), ...pieces.filter((piece) => !isWhole(piece))]) {
    ignored.push(...readPiece(piece, draft, seen));
  }
  const link = { ...draft, race: linkedRace(draft.race) };
  // How runs go together says nothing without them.
  for (const name of Object.keys(draft.race)) {
    if (!seen.has('compare')) ignored.push({ piece: name, why: 'unreadable' });
  }
  const isMore = ignored.length > mostTold;
  const first = ignored.slice(0, isMore ? mostTold - 1 : mostTold).map((one) => ({ ...one, piece: told(one.piece) }));
  if (!isMore) return { ...link, ignored: first };
  return { ...link, ignored: [...first, { piece: '', why: 'more', limit: ignored.length - mostTold + 1 }] };
}

/**
 * Where a link is about a game, what it says of that is one piece, the text of a tree.
 * @param {string[]} pieces
 */
function ofGame(pieces) {
  if (!pieces.some((piece) => nameOf(piece) === 'game')) return pieces;
  const own = pieces.filter((piece) => names.has(nameOf(piece)));
  const text = own.sort((one, other) => Number(nameOf(other) === 'game') - Number(nameOf(one) === 'game')).join('%26');
  const rest = pieces.filter((piece) => !own.includes(piece));
  return [`tree=${text}`, ...rest.map((piece) => (nameOf(piece) === limit ? piece.replace(limit, 'depth') : piece))];
}

/** @param {string} piece */
const nameOf = (piece) => piece.split('=', 1)[0];

/**
 * @param {string} piece
 * @param {Draft} draft
 * @param {Set<string>} seen
 * @returns {Ignored[]} what of it is ignored, as it stands there
 */
function readPiece(piece, draft, seen) {
  const name = nameOf(piece);
  const field = fieldNamed.get(name);
  const whole = (/** @type {Ignored['why']} */ why) => [{ piece, why }];
  if (!field && name !== 'tree') return whole('unknown');
  if (seen.has(name)) return whole('twice');
  seen.add(name);
  const text = decoded(piece.slice(name.length + 1));
  if (text === null || text.trim() === '') return whole('unreadable');
  if (!field) draft.tree = text;
  const read = field?.read(text.trim(), draft) ?? true;
  if (!read) return whole('unreadable');
  const wrong = read === true ? [] : read;
  draft.isRun ||= !field || (field.isRun && wrong.length === 0);
  return wrong.map((part) => ({ piece: `${name}=${encoded(part)}`, why: 'unreadable' }));
}

/**
 * A setting of the run.
 * @param {import('../core/settings.js').Setting} row
 * @returns {Field}
 */
function setting(row) {
  const { id, plain } = row;
  return {
    name: id,
    isRun: true,
    write: ({ settings }) => (settings[id] === plain ? '' : writtenSetting(settings[id])),
    read(text, { settings }) {
      const value = readSetting(row, text);
      if (value !== undefined) Object.assign(settings, { [id]: value });
      return value !== undefined;
    },
  };
}

/**
 * A field of the state with a fixed list of values, the usual one first. A link without it leaves it as the reader has it.
 * @template {keyof State} K
 * @param {K} name of the field, in the state and in the link
 * @param {readonly State[K][]} values
 * @returns {Field}
 */
function choice(name, values) {
  return {
    name,
    isRun: false,
    write: (state, own) => (state[name] === values[0] && (!own || own[name] === values[0]) ? '' : String(state[name])),
    read(text, { state }) {
      const value = values.find((one) => String(one) === text);
      if (value !== undefined) state[name] = value;
      return value !== undefined;
    },
  };
}

/**
 * A switch of the notation: what is not as the whole notation has it.
 * @param {keyof import('../state/types.js').Notation} name
 * @returns {Field}
 */
function notationSwitch(name) {
  const field = choice(name, switches[name]);
  return {
    ...field,
    name: spelled(name),
    write(state, own) {
      const whole = presetNamed(state.notation);
      const isSaid = whole !== presets[0] || !own || own[name] === whole.notation[name];
      return state[name] === whole.notation[name] && isSaid ? '' : state[name];
    },
  };
}

/**
 * Brackets, commas and colons stay as they are; a space becomes "+".
 * @param {string} text
 */
const encoded = (text) =>
  text.replace(/[%&#+"<>`\\\n\r\t]/g, (character) => encodeURIComponent(character)).replaceAll(' ', '+');

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text.split('+').join(' '));
  } catch {
    return null;
  }
}

/**
 * A piece as it can be shown.
 * @param {string} piece
 */
const told = (piece) => shortened(decoded(piece.slice(0, 6 * longestTold)) ?? piece.slice(0, 2 * longestTold));

/** @param {string} piece */
function shortened(piece) {
  const text = [...piece];
  return text.length > longestTold ? `${text.slice(0, longestTold - 1).join('')}…` : text.join('');
}

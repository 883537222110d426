// The contents of the picker: the same rows by course and by subject, the user's own trees, and search results. It knows words and which
// rows belong together, and nothing about runs or how a row is drawn.

import { claims, prepared, subjects as table } from '../../../pkg/tables.js';
import { examples, settingsFor } from '../../port/examples.js';
import { fromText } from '../../port/source.js';
import { courseNames } from '../../words/courses.js';
import { sentenceOf, signsOf, worded } from '../../words/telling.js';
import { opening, placeOf } from './moving.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Settings} Settings */
/**
 * @typedef {object} Row
 * @property {string} key
 * @property {string} name
 * @property {string} line what it shows
 * @property {string} words more words to find it by
 * @property {string | null} course
 * @property {string | null} claim its id, if it is one
 * @property {number} step that its link shows
 * @property {string} verdict the verdict on a claim, in few words
 * @property {string} heard the step of a claim
 * @property {import('../../port/types.js').Subject} shown
 * @property {import('../../port/types.js').State['overlay']} overlay the overlay when it opens
 * @property {Settings[]} side settings of the runs side by side when it opens
 * @property {import('../../port/types.js').Action} action that opens it
 * @property {boolean} isHere whether it is on the stage
 */
/** The defaults of a row. @type {Pick<Row, 'course' | 'claim' | 'step' | 'verdict' | 'heard' | 'overlay' | 'side' | 'isHere'>} */
const plain = {
  ...{ course: null, claim: null, step: 0, verdict: '', heard: '' },
  ...{ overlay: 'none', side: [], isHere: false },
};

/** @typedef {{ id: string, name: string, kind: string, rows: Row[] }} Section rows under one heading */
/** @typedef {{ id: string, name: string, kind: string, isCourse: boolean, isGames?: boolean, sections: Section[] }} Group */

/** The key of a row. @type {(group: string, id: string) => string} */
export const keyOf = (group, id) => (group === 'claims' ? `claim-${id}` : group === 'games' ? `prepared-${id}` : id);

export const courses = [...new Set(examples.map(({ course }) => course))];

/** The subjects of examples, across the courses. @type {Record<string, readonly string[]>} */
export const subjects = table;

/**
 * @param {Page} page
 * @returns {Group[]} everything, the user's own trees, courses and subjects
 */
export function groupsOf(page) {
  const { texts } = page;
  const rows = examples.map((example) => rowOf(page, example));
  const sections = courses.map((id) => ({
    id,
    name: texts.text(`course-${id}`),
    kind: texts.text(`course-${id}-kind`),
    rows: rows.filter(({ course }) => course === id),
  }));
  const heard = claimSections(page);
  const games = preparedSection(page);
  const recent = { id: 'recent', name: texts.text('making-recent'), kind: '', rows: recentRows(page) };
  return [
    { id: 'all', name: texts.text('picking-all'), kind: '', isCourse: false, sections: [...sections, ...heard, games] },
    { ...recent, isCourse: false, sections: [recent] },
    ...sections.map((section) => ({ ...section, isCourse: true, sections: [section] })),
    { id: 'claims', name: texts.text('claim-title'), kind: '', isCourse: true, sections: heard },
    { ...games, isCourse: false, isGames: true, sections: [games] },
    ...Object.keys(subjects).map((id) => ({
      ...{ id, name: texts.text(`subject-${id}`), kind: '', isCourse: false },
      sections: narrowed(sections, ({ key }) => subjects[id].includes(key)),
    })),
  ];
}

/** @type {(sections: Section[], isWanted: (row: Row) => boolean) => Section[]} */
const narrowed = (sections, isWanted) =>
  sections
    .map((section) => ({ ...section, rows: section.rows.filter(isWanted) }))
    .filter(({ rows }) => rows.length > 0);

/**
 * @param {Page} page
 * @param {import('../../port/examples.js').Example} example
 * @returns {Row}
 */
function rowOf({ texts, state }, example) {
  const { id, course, text, race = [], overlay = 'none' } = example;
  const settings = settingsFor(example);
  const about = Object.keys(subjects).filter((subject) => subjects[subject].includes(id));
  return {
    ...plain,
    key: id,
    name: texts.text(`example-${id}`),
    line: texts.text(`example-${id}-line`),
    words: [...about.map((subject) => texts.text(`subject-${subject}`)), courseNames(texts, [course])].join(' '),
    course,
    shown: { source: fromText(text), settings },
    overlay,
    side: race.map((own) => ({ ...settings, ...own })),
    action: opening(course, id),
    isHere: state.example === id && state.claim === null,
  };
}

/**
 * Common claims about searches, by subject.
 * @param {Page} page
 * @returns {Section[]}
 */
function claimSections({ texts, engine, state }) {
  const kinds = [...new Set(claims.map(({ kind }) => kind))];
  /** @type {(claim: typeof claims[number]) => Row} */
  const row = ({ id, courses }) => {
    const { message, subject, step } = engine.session.claimEntry(id, ...signsOf(texts));
    const { args } = sentenceOf(message);
    const verdict = texts.text(`claim-${id}-verdict`, args);
    const heard = courseNames(texts, courses);
    return {
      ...plain,
      key: keyOf('claims', id),
      name: worded(texts, message),
      line: texts.text(`claim-${id}-line`, args),
      words: [texts.text('claim-title'), heard, verdict].join(' '),
      ...{ claim: id, step, verdict, heard, shown: subject },
      action: opening('claims', id),
      isHere: state.claim === id,
    };
  };
  return kinds.map((kind) => ({
    id: kind,
    name: texts.text(`claim-kind-${kind}`),
    kind: texts.text('claim-title'),
    rows: claims.filter((claim) => claim.kind === kind).map(row),
  }));
}

/**
 * Positions of games.
 * @param {Page} page
 * @returns {Section}
 */
function preparedSection(page) {
  const { texts } = page;
  const here = placeOf(page);
  return {
    ...{ id: 'games', name: texts.text('picking-prepared'), kind: '' },
    rows: prepared.map(({ id, text, settings, words }) => ({
      ...plain,
      ...{ key: keyOf('games', id), name: texts.text(`prepared-${id}`), line: texts.text(`prepared-${id}-line`) },
      words: [texts.text('picking-games'), ...words.map((word) => worded(texts, word))].join(' '),
      shown: { source: fromText(text), settings: settingsFor({ settings }) },
      action: opening('games', id),
      isHere: here.group === 'games' && here.id === id,
    })),
  };
}

/** The maximum length of a tree as a name, in characters. */
const longestName = 60;

/**
 * @param {Page} page
 * @returns {Row[]}
 */
function recentRows({ texts, state }) {
  return state.recent
    .map((saved, index) => ({ saved, index }))
    .filter(({ saved }) => state.example !== null || saved.tree !== state.shown.source.text)
    .map(({ saved, index }) => {
      const { tree, settings } = saved;
      return {
        ...plain,
        key: `#${index}`,
        name: tree.length > longestName ? `${tree.slice(0, longestName - 1)}…` : tree,
        line: texts.text(`algorithm-${settings.algorithm}`),
        words: '',
        shown: { source: fromText(tree), settings },
        action: { type: 'openRecent', index },
      };
    });
}

/**
 * The rows that contain every searched word, under their courses; first those with rows where each begins a word.
 * @param {Group[]} groups
 * @param {string} query
 * @returns {Section[]}
 */
export function found([all, recent], query) {
  const words = searched(query).split(/\s+/).filter(Boolean);
  const textOf = (/** @type {Row} */ { name, line, words: more }) => searched(` ${name} ${line} ${more}`);
  const sections = narrowed([...all.sections, ...recent.sections], (row) => {
    const text = textOf(row);
    return words.every((word) => text.includes(word));
  });
  const isBegun = (/** @type {Row} */ row) => {
    const text = textOf(row).replace(/[^\p{L}\d]/gu, ' ');
    return words.every((word) => text.includes(` ${word}`));
  };
  const [begun, rest] = [true, false].map((is) => sections.filter(({ rows }) => rows.some(isBegun) === is));
  return [...begun, ...rest];
}

/** A window is found in any spelling. @param {string} text */
const searched = (text) =>
  folded(text)
    .replace(/[,;]\s*/g, ',')
    .replaceAll('[', '(')
    .replaceAll(']', ')');

/**
 * A text without accents, so that it is found without typing them; the number of characters stays the same.
 * @param {string} text
 */
const folded = (text) =>
  Array.from(text, (character) => letters.get(character) ?? character.normalize('NFD')[0].toLowerCase()).join('');
/** Letters with an accent that Unicode does not decompose, or that must stay. */
const letters = new Map([...'łlŁlййЙй−-'.matchAll(/(.)(.)/g)].map(([, letter, bare]) => [letter, bare]));

/**
 * A text in pieces: the searched words, and the text between.
 * @param {string} text
 * @param {string} query
 * @returns {{ text: string, isHit: boolean }[]}
 */
export function pieces(text, query) {
  const [characters, bare] = [Array.from(text), folded(text)];
  const hits = new Set();
  for (const word of folded(query).split(/\s+/).filter(Boolean)) {
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + word.length)) {
      for (let index = at; index < at + word.length; index += 1) hits.add(index);
    }
  }
  /** @type {{ text: string, isHit: boolean }[]} */
  const all = [];
  characters.forEach((character, index) => {
    const isHit = hits.has(index);
    const last = all.at(-1);
    if (last?.isHit === isHit) last.text += character;
    else all.push({ text: character, isHit });
  });
  return all;
}

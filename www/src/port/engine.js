// The page's interface to the core: the session, which holds the state and computes the consequences of actions, and further queries. A
// call that would block the page returns what a worker has to compute first.

import { algorithms, dialects } from '../../pkg/tables.js';
import { languageIds } from '../words/languages.js';
import { plainError } from './answers.js';
import { createHandles } from './handles.js';

/** @typedef {ReturnType<typeof createEngine>} Engine */
/** @typedef {import('./types.js').Subject} Subject */
/** @typedef {import('./types.js').Settings} Settings */
/** @typedef {import('./types.js').State} State */

/**
 * @param {import('./types.js').Core} core
 * @param {boolean} [isQuick] whether what takes longer is left to a worker
 */
export function createEngine(core, isQuick = false) {
  const session = new core.Session(languageIds);
  if (!isQuick) session.beEndless();
  const handles = createHandles(session);

  /** A shown subject, which is known to work. @type {(shown: Subject, letters?: import('./types.js').Notation['letters']) => StageSubject} */
  function look(shown, letters = 'below') {
    const found = handles.find(shown);
    if (!found) throw new Error('only what works is shown');
    const { facts, run } = found;
    return { facts, labels: facts.labels[letters], run, tree: facts.tree, size: facts.tree.size };
  }

  return {
    ...{ algorithms, dialects, session, look },
    core: () => core,
    keepOnly: handles.keepOnly,
    /** @type {(settings: Settings) => import('./types.js').Algorithm} */
    algorithm: ({ algorithm }) => algorithms.find(({ id }) => id === algorithm) ?? algorithms[0],
    /** @type {(state: State) => import('./types.js').Run} */
    run: (state) => look(state.shown).run,
    /** The facts of a source, if known to be a tree. @type {(source: Source) => import('./facts.js').Facts | null} */
    known: ({ text }) => handles.reading(text)?.facts ?? null,
    /** @type {(subject: Subject) => boolean} */
    works: (subject) => handles.find(subject) !== null,
    /** @type {(subject: Subject) => boolean} */
    mayWork: ({ source, settings }) => session.mayWork(source.text, settings),
    /** @type {(subject: Subject) => import('./types.js').SettingsError | null} */
    trouble: ({ source, settings }) => session.trouble(source.text, settings) ?? null,
    /** What would be shown, with the nearest settings; none while that is not known. @type {(asked: Subject) => Subject | null} */
    shownOf: ({ source, settings }) => session.shownOf(source.text, settings) ?? null,
    /** @type {(text: string) => { score?: number, error?: import('./types.js').ReadError }} */
    readScore(text) {
      try {
        return { score: core.readScore(text) };
      } catch (error) {
        return { error: plainError(error) };
      }
    },
  };
}

/** @typedef {import('./source.js').Source} Source */
/** @typedef {{ facts: import('./facts.js').Facts, labels: import('./facts.js').Labels, run: import('./types.js').Run, tree: import('./types.js').Tree, size: number }} StageSubject */

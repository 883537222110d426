// The core's trees and runs that the page holds, each once, as long as the session has them: the only place that frees any.

import { Facts } from './facts.js';

/** @typedef {import('./types.js').Subject} Subject */
/** @typedef {import('./types.js').Run} Run */
/** @typedef {{ facts: Facts, runs: Map<string, Run> }} Reading */

/** The key of a run of a tree. @param {import('./types.js').Settings} settings */
export const nameOf = (settings) => Object.values(settings).join(' ');

/** @param {import('../../pkg/core.js').Session} session */
export function createHandles(session) {
  // By text, then by settings: a text may be a million characters long, and is never copied into a key.
  /** @type {Map<string, Reading>} */
  const readings = new Map();

  /** @type {(text: string) => Reading | null} */
  function reading(text) {
    const known = readings.get(text);
    if (known) return known;
    const tree = session.tree(text);
    if (!tree) return null;
    const alike = [...readings.values()].find(({ facts }) => tree.hasShapeOf(facts.tree));
    const read = { facts: new Facts(tree, alike?.facts.ofShape()), runs: new Map() };
    readings.set(text, read);
    return read;
  }

  return {
    reading,

    /** @type {(subject: Subject) => { facts: Facts, run: Run } | null} */
    find({ source: { text }, settings }) {
      const name = nameOf(settings);
      const known = readings.get(text)?.runs.get(name);
      const run = known ?? session.run(text, settings);
      const read = run ? reading(text) : null;
      if (!run || !read) return null;
      read.runs.set(name, run);
      return { facts: read.facts, run };
    },

    /** After a render, when nothing on the page uses what the session has forgotten. */
    keepOnly() {
      session.keepOnly();
      for (const [text, { facts, runs }] of readings) {
        for (const [name, run] of runs) {
          if (!run.isLast()) continue;
          run.free();
          runs.delete(name);
        }
        if (!facts.tree.isLast()) continue;
        facts.tree.free();
        readings.delete(text);
      }
    },
  };
}

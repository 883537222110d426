// What was given out keeps opening: links stand on slides as QR codes, and files lie on other people's disks. The table was
// written by the version of November 2026 and is never written again. Where a search has been put right since, the row says
// so in `changed`: why, and how long the run is now; a step beyond its end is its end.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { linkOf } from '../src/keeping/link.js';
import { openingOf, readSaved } from '../src/keeping/snapshot.js';
import { initialState } from '../src/state/state.js';
import { after, engine } from './core.js';

/** @typedef {import('../src/state/types.js').State} State */
/** @typedef {{ events: number, leaves: number, happened: string | null }} Run the event at the step, by kind and node */
/**
 * @typedef {object} Row
 * @property {string} [link] without "#"
 * @property {object} [file]
 * @property {string} tree
 * @property {number} step
 * @property {Record<string, unknown>} settings
 * @property {string[]} notation
 * @property {string} grain
 * @property {string} language
 * @property {string} arrange
 * @property {object | null} compared
 * @property {string | null} example
 * @property {Run} run
 * @property {Partial<Row> & { why: string }} [changed]
 */

/** @type {{ links: Row[], files: Row[] }} */
const given = JSON.parse(readFileSync(new URL('../../crate/tests/cases/given-out.json', import.meta.url), 'utf8'));

/** @param {unknown} value */
const worded = (value) => (typeof value !== 'number' || Number.isFinite(value) ? value : value > 0 ? 'inf' : '-inf');

/**
 * What a row says of the page that it opens; it does not know settings that came later.
 * @param {State} state
 * @param {string[]} settings
 */
function told(state, settings) {
  const { shown, race } = state;
  const { run } = engine.look(shown);
  const { event } = run.frame(state.step);
  return {
    tree: engine.shortest(shown.source),
    step: state.step,
    settings: Object.fromEntries(
      Object.entries(shown.settings).flatMap(([name, value]) =>
        settings.includes(name) ? [[name, worded(value)]] : [],
      ),
    ),
    notation: [state.skin, state.windows, state.cuts, state.infinity],
    // As it was called then.
    grain: state.grain === 'cut-off' ? 'cutoff' : state.grain,
    language: state.language,
    arrange: state.arrange,
    compared: race && { ...race, runs: /&compare=([^&]*)/.exec(linkOf(state, ''))?.[1] },
    example: state.example,
    run: {
      events: run.length,
      leaves: run.counts(run.length).leaves,
      happened: event && `${event.kind} ${event.node}`,
    },
  };
}

/**
 * @param {State} state
 * @param {Row} row
 */
function check(state, { link, file, changed, ...row }) {
  const { why, ...news } = changed ?? { why: '' };
  assert.deepEqual(
    told(state, Object.keys(row.settings)),
    // What was no example then may be one now.
    { ...row, example: row.example ?? state.example, ...news },
    `${why} ${link ?? JSON.stringify(file)}`,
  );
}

/** @param {object} file */
function openFile(file) {
  const saved = readSaved(file);
  assert.ok(saved);
  const { source, settings, step } = openingOf(saved, initialState().settings);
  return after([{ type: 'openTree', source, settings, step }]);
}

test('every link that was given out opens what it opened then', () => {
  assert.equal(given.links.length, 200);
  for (const row of given.links) check(after([{ type: 'openLink', hash: `#${row.link}` }]), row);
});

test('every file that was saved opens what it opened then', () => {
  assert.equal(given.files.length, 20);
  for (const row of given.files) check(openFile(row.file ?? {}), row);
});

test('the rows hold every value of every setting', () => {
  const rows = [...given.links, ...given.files];
  const values = (/** @type {(row: Row) => unknown} */ of) => new Set(rows.map(of)).size;
  assert.equal(
    values(({ settings }) => settings.algorithm),
    engine.algorithms.length,
  );
  assert.equal(
    values(({ settings }) => settings.order),
    10,
  );
  assert.equal(
    values(({ settings }) => `${settings.cut} ${settings.returns}`),
    6,
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((at) => values(({ notation }) => notation[at])),
    [4, 3, 5, 2],
  );
  assert.deepEqual([values(({ grain }) => grain), values(({ language }) => language)], [4, 4]);
});

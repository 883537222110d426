// The pseudo-code: every algorithm has one, and everything that happens has its line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { algorithmIds } from '../src/core/settings.js';
import { pseudocode as familyOwn, linesOf } from '../src/family/pseudocode.js';
import { loopOf } from '../src/panels/code.js';
import { lineOf, pseudocode } from '../src/words/pseudocode.js';
import { engine, gathered, randomTexts, showing, texts, waysToSearch } from './setup.js';

/** @typedef {import('../src/state/types.js').Settings} Settings */

/** @type {(settings: Settings, player: 'max' | 'min') => string[]} */
function spelled(settings, player) {
  const { cut, returns } = settings;
  const args = {
    player,
    callee: player === 'max' ? 'min' : 'max',
    cut,
    returns,
    worst: player === 'max' ? '−∞' : '+∞',
  };
  return linesOf(settings).map(({ id }) => texts.text(id, args));
}

/** @type {(change: Partial<Settings>) => Settings} */
const settingsOf = (change) => showing('1', change).settings;

test('every algorithm of the core has pseudo-code, its own or that of the basic search that it is a kind of', () => {
  for (const algorithm of algorithmIds) assert.ok(linesOf(settingsOf({ algorithm })).length > 0, algorithm);
  const own = Object.keys({ ...pseudocode, ...familyOwn });
  assert.deepEqual(
    own.filter((id) => !algorithmIds.includes(id)),
    [],
  );
});

test('every event of every way to search stands on exactly one line', () => {
  for (const way of waysToSearch) {
    for (const text of randomTexts(40, 7)) {
      const state = showing(text, way);
      const { run, facts, settings } = gathered(state);
      const lines = linesOf(settings);
      for (let step = 1; step <= run.length; step += 1) {
        const { event, meets } = run.frame(step);
        assert.ok(event);
        const line = lineOf(lines, event, facts.player(event.node), meets);
        assert.notEqual(line, -1, `${event.kind} ${JSON.stringify(way)}`);
        assert.equal(
          lines.filter(({ events }, other) => other !== line && event.kind !== 'return' && events.includes(event.kind))
            .length,
          0,
        );
      }
    }
  }
});

test('a depth limit has a line only when there is one', () => {
  const ids = (/** @type {number | null} */ depth) => linesOf(settingsOf({ depth })).map(({ id }) => id);
  assert.ok(ids(2).includes('code-limit'));
  assert.ok(!ids(null).includes('code-limit'));
  const { run, facts, settings } = gathered(showing('(1(2 3) 4)', { depth: 1 }));
  const { event, meets } = run.frame(2);
  assert.ok(event);
  const lines = linesOf(settings);
  assert.equal(lines[lineOf(lines, event, facts.player(event.node), meets)].id, 'code-limit');
});

test('fail-soft compares and returns the best score', () => {
  assert.deepEqual(spelled(settingsOf({}), 'min'), [
    'MIN(node, α, β)',
    'if leaf: return its value',
    'best ← +∞',
    'for each child:',
    'v ← MAX(child, α, β)',
    'best ← min(best, v)',
    'if best ≤ α: return best',
    'β ← min(β, best)',
    'return best',
  ]);
});

test('fail-hard returns the bounds, and strict cuts compare past them', () => {
  const lines = spelled(settingsOf({ returns: 'fail-hard', cut: 'past-bound' }), 'max');
  assert.deepEqual(lines.slice(-3), ['if best > β: return β', 'α ← max(α, best)', 'return α']);
});

test('a running bound moves before it is compared', () => {
  const lines = spelled(settingsOf({ returns: 'running-bound' }), 'max');
  assert.deepEqual(lines.slice(-3), ['α ← max(α, best)', 'if α ≥ β: return α', 'return α']);
});

test('minimax has no bounds', () => {
  const lines = spelled(settingsOf({ algorithm: 'minimax' }), 'max');
  assert.deepEqual(lines, [
    'MAX(node)',
    'if leaf: return its value',
    'best ← −∞',
    'for each child:',
    'v ← MIN(child)',
    'best ← max(best, v)',
    'return best',
  ]);
});

test('what the pseudo-code says is returned is what is returned', () => {
  for (const { cut, returns } of engine.dialects) {
    const settings = settingsOf(/** @type {Partial<Settings>} */ ({ cut, returns }));
    for (const text of randomTexts(60, 11)) {
      const { run, facts } = gathered(showing(text, settings));
      for (let step = 1; step <= run.length; step += 1) {
        const { event, open, meets } = run.frame(step);
        if (event?.kind !== 'return' || event.best === null) continue;
        const player = facts.player(event.node);
        const lines = linesOf(settings);
        const { id } = lines[lineOf(lines, event, player, meets)];
        const { alpha, beta } = open[open.length - 1];
        const own = player === 'max' ? Math.max(alpha, event.best) : Math.min(beta, event.best);
        const opposite = player === 'max' ? beta : alpha;
        const expected =
          returns === 'fail-soft' ? event.best : returns === 'fail-hard' && id === 'code-cut' ? opposite : own;
        assert.equal(event.score, expected, `${returns} ${cut} ${id} ${text} step ${step}`);
      }
    }
  }
});

test('a leaf leaves the lines to the node above it', () => {
  const state = showing('((3 12 8) (2 4 6) (14 5 2))');
  const { run, facts, settings } = gathered(state);
  let leaves = 0;
  for (let step = 1; step <= run.length; step += 1) {
    const { event } = gathered(state, step).frame;
    if (!event || !facts.isLeaf(event.node)) continue;
    leaves += 1;
    assert.equal(loopOf({ facts, settings }, event, event.node), facts.parents[event.node]);
    assert.equal(facts.player(facts.parents[event.node]), 'min');
  }
  assert.equal(leaves, 7);
  // A depth limit makes leaves of inner nodes.
  const limited = { ...settings, depth: 1 };
  const { event } = gathered(state, 1).frame;
  assert.ok(event);
  assert.equal(loopOf({ facts, settings: limited }, event, 1), 0);
  assert.equal(loopOf({ facts, settings: limited }, event, 0), 0);
});

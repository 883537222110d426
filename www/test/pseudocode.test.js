// The pseudo-code as it reads: the lines that the core picks, in words. Which ones, and the line of a step, are checked there
// (crate/tests/code.rs).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf } from '../src/panels/code.js';
import { gathered, showing, texts } from './setup.js';

/** @type {(player: 'max' | 'min', change: Partial<import('../src/port/types.js').Settings>) => string[]} */
function spelled(player, change) {
  const { lines, args } = codeOf(gathered(showing(`${player} (1 2)`, change)));
  return lines.map(([id]) => texts.text(id, args));
}

test('fail-soft compares and returns the best score', () => {
  assert.deepEqual(spelled('min', {}), [
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
  const lines = spelled('max', { returns: 'fail-hard', cut: 'past-bound' });
  assert.deepEqual(lines.slice(-3), ['if best > β: return β', 'α ← max(α, best)', 'return α']);
});

test('a running bound moves before it is compared', () => {
  const lines = spelled('max', { returns: 'running-bound' });
  assert.deepEqual(lines.slice(-3), ['α ← max(α, best)', 'if α ≥ β: return α', 'return α']);
});

test('minimax has no bounds', () => {
  assert.deepEqual(spelled('max', { algorithm: 'minimax' }), [
    'MAX(node)',
    'if leaf: return its value',
    'best ← −∞',
    'for each child:',
    'v ← MIN(child)',
    'best ← max(best, v)',
    'return best',
  ]);
});

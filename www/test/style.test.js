// Font sizes and distances of the page are few, and are in style/tokens.css. All others are listed here with their reason.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const src = join(import.meta.dirname, '../src');

/** @type {Record<string, Record<string, string>>} by file: calculated font sizes and distances, and why */
const calculations = {
  'panels/search/family.css': {
    '16px': 'in units of a diagram',
    '19px': 'in units of the number line',
    'max(var(--t-part), 12px)': 'an exponent that can be read',
    'calc(var(--zero) * 100%)': 'where nothing is, among bars',
  },
  'panels/panel.css': { '17px': 'in units of the number line' },
  'panels/present.css': { '26px': 'in units of the number line' },
  'dialogs/picking/claims.css': {
    'clamp( 0.75rem, 1.03rem * sqrt(var(--broad) * (var(--tall) - 0.5) / (var(--letters) + 45)), var(--largest) )':
      'as large as the sentence has room',
  },
  'style/base.css': {
    'calc(max(14px, min(1.042vw, 1.852vh)) * var(--text-size, 1))': 'what 1rem is',
    'calc(16px * var(--text-size, 1))': 'what 1rem is on a phone',
  },
  'style/embed.css': { 'calc(max(11px, min(1.65vw, 2.7vh)) * var(--text-size, 1))': 'what 1rem is in a frame' },
  'style/print.css': { '9.5pt': 'on paper', '9pt': 'on paper', '13mm': 'on paper' },
  'style/shell.css': {
    'clamp(0.75rem, 1.03rem * sqrt(var(--broad) * (var(--tall) - 0.5) / var(--letters)), var(--largest))':
      'as large as the sentence has room',
  },
  'stage/tree.css': {
    'calc(1.15 * var(--value-font))': 'a number of the tree, on its way',
    'calc(-20px * var(--pen))': 'half of what moves on the tree',
  },
};

/** Where a distance may be relative to its text: a mark in a line, the arrow of a list, indented code, drawn letters,
 * labels along an edge. */
const parts = ['style/base.css', 'panels/fields.css', 'panels/panel.css', 'panels/search/family.css', 'stage/tree.css'];

const sizes = ['font-size', 'font', '--largest'];
const isDistance = /^(margin|padding|gap|(row|column)-gap)/;
/** Whatever remains of a value without these is a length of its own. */
const token =
  /var\(--[\w-]+\)|env\([\w-]+\)|\b(auto|inherit|calc|clamp|max|min)\b|(?<![\w.])\d+(\.\d+)?(?![\w.%])|[()+*/,\s-]/g;
const part = /(?<![\w.])[\d.]+em\b/g;

/** @type {(text: string) => [property: string, value: string, line: number][]} */
function declarations(text) {
  const bare = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ''));
  return [...bare.matchAll(/(?<![\w-])([\w-]+):\s*([^;{}]+);/g)].map(({ 1: property, 2: value, index }) => [
    property,
    value.replace(/\s+/g, ' ').trim(),
    bare.slice(0, index).split('\n').length,
  ]);
}

/** @type {(property: string, value: string, file: string) => boolean} */
function isFitting(property, value, file) {
  if (value in (calculations[file] ?? {})) return true;
  const isSize = sizes.includes(property);
  if (!isSize && !isDistance.test(property)) return true;
  if (isSize && !/var\(--t-|^(inherit|0)$/.test(value)) return false;
  return (isSize || !parts.includes(file) ? value : value.replace(part, '')).replace(token, '') === '';
}

test('every font size and every distance is made of tokens', () => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  const faults = sheets.flatMap((file) =>
    declarations(readFileSync(join(src, file), 'utf8'))
      .filter(([property, value]) => !isFitting(property, value, file))
      .map(([property, value, line]) => `${file}:${line} ${property}: ${value}`),
  );
  assert.deepEqual(faults, []);
});

test('there are at most ten font sizes and sixteen distances', () => {
  const tokens = declarations(readFileSync(join(src, 'style/tokens.css'), 'utf8')).map(([property]) => property);
  assert.ok(tokens.filter((name) => name.startsWith('--t-')).length <= 10);
  assert.ok(tokens.filter((name) => /^--(s-|hair)/.test(name)).length <= 16);
});

test('nothing is listed that no sheet has', () => {
  for (const [file, values] of Object.entries(calculations)) {
    const found = declarations(readFileSync(join(src, file), 'utf8')).map(([, value]) => value);
    assert.deepEqual(
      Object.keys(values).filter((value) => !found.includes(value)),
      [],
      file,
    );
  }
});

// Which layout a window gets, by its size in rem.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headerOf, shapeOf } from '../src/page/shape.js';

/** @type {[what: string, width: number, height: number, rem: number, shape: string, header: string][]} */
const cases = [
  ['a projector', 1920, 1080, 20, 'wide', 'whole'],
  ['a projector with large text', 1920, 1080, 26, 'low', 'whole'],
  ['four times as many pixels', 3840, 2160, 40, 'wide', 'whole'],
  ['a laptop', 1280, 720, 14, 'wide', 'whole'],
  ['a laptop with large text', 1280, 720, 18.2, 'low', 'signs'],
  ['a projector at 200 %', 960, 540, 14, 'low', 'signs'],
  ['an old projector', 1024, 768, 14, 'wide', 'whole'],
  ['an old projector with large text', 1024, 768, 18.2, 'low', 'signs'],
  ['a tablet upright', 820, 1180, 14, 'upright', 'signs'],
  ['a tablet upright with large text', 820, 1180, 18.2, 'upright', 'folded'],
  ['a phone', 390, 844, 16, 'phone', 'folded'],
  ['a phone on its side', 844, 390, 14, 'lying', 'folded'],
  ['a short phone', 360, 640, 16, 'phone short', 'folded'],
  ['the smallest phone', 320, 480, 16, 'phone tiny', 'folded'],
  ['the smallest phone on its side', 480, 320, 14, 'lying', 'folded'],
];

for (const [what, width, height, rem, shape, header] of cases) {
  test(`${what}, ${width} × ${height}: ${shape}`, () => {
    const found = shapeOf(width / rem, height / rem);
    assert.equal(found, shape);
    assert.equal(headerOf(width / rem, found), header);
  });
}

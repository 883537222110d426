// A picture depends only on its run and its stage, whatever stages it was drawn for before.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from '../src/port/examples.js';
import { createPicture } from '../src/stage/picture.js';
import { after, randomTexts, showing } from './core.js';
import { gathered, texts } from './setup.js';

const sizes = [
  [1200, 700],
  [320, 300],
  [600, 200],
  [1200, 700],
  [360, 500],
  [1900, 900],
].map(([width, height]) => ({ width, height }));

test('a stage that was small and is large again shows the same as before', () => {
  const states = [
    ...examples.slice(0, 12).map(({ id }) => after([{ type: 'chooseExample', id }])),
    ...randomTexts(8, 9).map((text) => showing(text)),
  ];
  for (const state of states) {
    const view = /** @type {any} */ ({ ...gathered({ ...state, step: 0 }), texts });
    /** @type {any} */
    let last;
    for (const room of sizes) {
      const picture = createPicture(view, room, texts, last && { last: { picture: last, view } });
      const alone = createPicture(view, room, texts);
      assert.deepEqual(picture.geometry, alone.geometry, `${state.source.text} ${room.width}`);
      for (const step of [0, 5, view.run.length]) {
        const draw = (/** @type {any} */ one) => {
          one.core.forget();
          return one.core.draw(
            view.run,
            step,
            Math.max(0, step - 1),
            [0, room.width, room.height, 0, 0, 1, 1],
            undefined,
            0,
            undefined,
          );
        };
        assert.equal(draw(picture), draw(alone), `${state.source.text} ${room.width} ${step}`);
      }
      last = picture;
    }
  }
});

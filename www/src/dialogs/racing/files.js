// The comparison as one picture, drawn by the core: the trees side by side at their steps, each with its name, its sentence and the cost of
// its run so far.

import { said } from '../../words/telling.js';
import { mannerOf } from '../export/figures.js';
import { saveFigure } from '../export/saving.js';
import { rowsOf, written } from './table.js';

/** @typedef {import('../../page/page.js').Page} Page */

/**
 * @param {Page} page
 * @param {import('./lanes.js').Lane[]} lanes
 * @param {'svg' | 'png'} kind
 */
export async function saveRace(page, lanes, kind) {
  const { texts, engine } = page;
  const { Lanes } = engine.core();
  const made = new Lanes();
  const rows = rowsOf(page, lanes);
  for (const [index, { name, view, trouble }] of lanes.entries()) {
    const costs = rows.map(({ name, values }) =>
      texts.text('race-setting', { name, value: written(texts, values[index]) }),
    );
    const areLeast = rows.map(({ values, least }) => Number(values[index] !== null && values[index] === least));
    made.take(name, view ? said(view).text : trouble, costs, Uint8Array.from(areLeast));
    if (view) made.draw(view.run, view.frame.step, mannerOf(page, view.state.grain));
  }
  const figure = made.figure();
  made.free();
  await saveFigure(page, figure, {
    name: 'secateur-comparison',
    kind,
    title: lanes.map(({ name }) => name).join(', '),
  });
}

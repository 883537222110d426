// The bins of a long run as a picture: lanes of bars, the moves of the root's own bound, and the contents of one bin in words. It reads the
// run for a part and knows no pointer.

import { html, nothing, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { dividers, timelineKey } from '../search/passlines.js';
import { bars, countAt, height, path } from './bins.js';
import { mostColumns } from './columns.js';
import { binning, roundPart, sizeOf } from './part.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('./part.js').Part} Part */

/** The maximum number of bins; fewer if they would be too narrow to see. */
const mostBins = { wide: 150, narrow: 100 };

/** @type {(part: Part) => boolean} whether a part has more events than columns */
export const isBinned = (part) => sizeOf(roundPart(part)) > mostColumns;

/** @type {(page: Page, part: Part) => ReturnType<typeof binning>} */
const binsOf = ({ isNarrow }, part) => binning(roundPart(part), isNarrow ? mostBins.narrow : mostBins.wide);

/** The bound that the root moves: its mover's own. @type {(page: Page) => 'alpha' | 'beta'} */
const rootBound = ({ algorithm, facts }) => (algorithm.fromMover || facts.player(0) === 'max' ? 'alpha' : 'beta');

/**
 * @param {Page} page
 * @param {Part} part
 */
export function binsTemplate(page, part) {
  const { run } = page;
  const { from, to } = roundPart(part);
  const { size, from: first, count } = binsOf(page, part);
  return guard([run, from, to, size], () => {
    const numbers = run.bins(first, first + count * size, count);
    const share = (/** @type {number} */ event) => ((event - from) / (to - from)) * 100;
    const moves = Array.from({ length: count }, (_, bin) => bin).filter((bin) => countAt(numbers, bin, 'moves') > 0);
    const places = moves.map((bin) => share(first + (bin + 0.5) * size)).filter((at) => at >= 0 && at <= 100);
    const side = rootBound(page);
    return html`<svg viewBox="${(from - first) / size} 0 ${(to - from) / size} ${height}" preserveAspectRatio="none"
          aria-hidden="true">${svg`<path class="leaves-lane" d=${path(numbers, 'leaves', bars.leaves)} />
          <path class="cuts-lane" d=${path(numbers, 'cuts', bars.cuts)} />`}</svg>
        ${places.map((at) => html`<i class="rise ${side}" .style="left:${at}%"></i>`)}
        ${dividers(run, from, to)}`;
  });
}

/** @param {Page} page */
export function binsKey(page) {
  const { texts, windowed } = page;
  const side = rootBound(page);
  return html`<p class="key" aria-hidden="true">
      <span><i></i> ${texts.text('key-leaves')}</span>
      ${
        !windowed
          ? nothing
          : html`<span><i class="n ${side}"></i> ${texts.text('key-rise', { side })}</span>
            <span><i class="c"></i> ${texts.text('key-cuts')}</span>`
      }
      ${timelineKey(page, true)}
    </p>`;
}

/**
 * The contents of the bin at a position.
 * @param {Page} page
 * @param {Part} part
 * @param {number} place in events
 */
export function binNews(page, part, place) {
  const { run, texts } = page;
  const { from, size } = binAt(page, part, place);
  const to = Math.min(from + size, run.length);
  const numbers = run.bins(from, to, 1);
  const [leaves, cuts] = [countAt(numbers, 0, 'leaves'), countAt(numbers, 0, 'cuts')];
  const windowed = page.windowed ? 'yes' : 'no';
  return texts.text('timeline-bin', { from: from + 1, to, leaves, cuts, windowed });
}

/**
 * @param {Page} page
 * @param {Part} part
 * @param {number} place in events
 */
export function binAt(page, part, place) {
  const { size } = binsOf(page, part);
  const event = Math.max(0, Math.min(Math.floor(place), page.run.length - 1));
  return { from: event - (event % size), size };
}

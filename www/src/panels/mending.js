// Why what was asked for is not what is shown, and how a text was read that may have been meant otherwise, with the ways on.

import { html, nothing } from 'lit-html';
import { hasPayoffs } from '../port/settings.js';
import { worded } from '../words/telling.js';
import { troubleText } from '../words/trouble.js';
import { away } from './notices.js';

/** @typedef {import('../page/page.js').Page} Page */

/** Of a tree on a button, in characters. */
const mostShown = 40;

/** @param {Page} page */
export const mending = (page) => [unmet(page), unscored(page), decimals(page), form(page)];

/**
 * What is shown instead of what was asked for, what is missing, and the two ways on: to have it, or to want it no longer.
 * @param {Page} page
 */
function unmet(page) {
  const { texts, state, settings: shown, problems, dispatch } = page;
  const { error, trouble } = problems;
  if (!trouble) return nothing;
  const { settings: asked } = state;
  const name = (/** @type {string} */ algorithm) => texts.text(`algorithm-${algorithm}`);
  const isOther = (/** @type {string} */ name) => Reflect.get(asked, name) !== Reflect.get(shown, name);
  const known = hasPayoffs(asked) && !hasPayoffs(shown) ? 'payoffs' : 'window';
  const what = ['algorithm', 'depth', 'order'].find(isOther) ?? known;
  const instead = { what, asked: name(asked.algorithm), shown: name(shown.algorithm) };
  const ways = {
    'missing-static-evaluation': wayTo(page, 'fillStatics', 'trouble-fill'),
    'not-grown': wayTo(page, 'growWhole', 'trouble-grow'),
  };
  return html`<div class="notice" role="status">
    <p>${troubleText(page, asked, trouble)} ${texts.text('trouble-instead', instead)}</p>
    ${error ? nothing : (Reflect.get(ways, trouble.kind) ?? nothing)}
    ${away(texts.text('trouble-settle'), () => dispatch({ type: 'settle' }))}</div>`;
}

/**
 * Why a leaf was not opened, and the way to have all of them.
 * @param {Page} page
 */
function unscored(page) {
  const { texts, state, dispatch } = page;
  if (!state.wantsScore) return nothing;
  return html`<div class="notice" role="status"><p>${texts.text('trouble-score')}</p>
    ${wayTo(page, 'growWhole', 'trouble-grow')}
    ${away(texts.text('trouble-settle'), () => dispatch({ type: 'settle' }))}</div>`;
}

/**
 * In which form a text was read, what is said of that, and the other reading where there are two.
 * @param {Page} page
 */
function form({ texts, state: { readAs, source, settings }, dispatch }) {
  if (!readAs || readAs.text !== source.text) return nothing;
  // With a depth limit it is clear what a static evaluation is for.
  if (readAs.form === 'notation' && settings.depth !== null) return nothing;
  const { other, messages } = readAs;
  return html`<div class="notice" role="status">
    <p>${messages.map((message) => worded(texts, message)).join(' ')}</p>
    ${
      other
        ? html`<button type="button" class="pill" @click=${() => dispatch({ type: 'readOther' })}>${texts.text('read-other', { text: shortened(other.text) })}</button>`
        : nothing
    }
    ${away(texts.text('read-keep'), () => dispatch({ type: 'keepReading' }))}</div>`;
}

/** @param {string} text */
const shortened = (text) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text);

/** @type {(page: Page, type: 'fillStatics' | 'growWhole', label: string) => unknown} a button that makes what was asked for work */
function wayTo({ texts, dispatch }, type, label) {
  return html`<button type="button" class="pill" @click=${() => dispatch({ type })}>${texts.text(label)}</button>`;
}

/**
 * How a comma was read, where it may have been meant as a decimal sign.
 * @param {Page} page
 */
function decimals({ texts, engine, dispatch }) {
  const found = engine.session.comma();
  if (found === undefined) return nothing;
  const [left, right = ''] = found.split(',');
  return html`<div class="notice" role="status">
    <p>${texts.text('commas-read', { found, left, right, meant: `${left}.${right}` })}</p>
    <button type="button" class="pill" @click=${() => dispatch({ type: 'readDecimals' })}>${texts.text('commas-decimals')}</button>
    ${away(texts.text('commas-keep'), () => dispatch({ type: 'keepCommas' }))}</div>`;
}

// Why the stage does not show what was requested, and how an ambiguous text was read, with the ways to fix it.

import { html, nothing } from 'lit-html';
import { hasPayoffs } from '../port/settings.js';
import { worded } from '../words/telling.js';
import { troubleText } from '../words/trouble.js';
import { away } from './notices.js';

/** @typedef {import('../page/page.js').Page} Page */

/** The maximum length of a tree on a button, in characters. */
const mostShown = 40;

/** @param {Page} page */
export const mending = (page) => [unmet(page), unscored(page), decimals(page), form(page)];

/**
 * What is shown instead of the request, what is missing, and the two ways out: to supply it, or to drop the request.
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
 * Why a leaf was not opened, and the way to make all of them editable.
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
 * The form in which a text was read, remarks, and the other reading if there is one.
 * @param {Page} page
 */
function form({ texts, state: { readAs, source, settings }, dispatch }) {
  if (!readAs || readAs.text !== source.text) return nothing;
  // With a depth limit, the purpose of a static evaluation is clear.
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

/** @type {(page: Page, type: 'fillStatics' | 'growWhole', label: string) => unknown} a button that makes the request work */
function wayTo({ texts, dispatch }, type, label) {
  return html`<button type="button" class="pill" @click=${() => dispatch({ type })}>${texts.text(label)}</button>`;
}

/**
 * How a comma was read that may have been a decimal comma.
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

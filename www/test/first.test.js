// Templates as text, and the initial page drawn by the build.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { html, nothing } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import { createElement } from '../first/element.js';
import { textOf } from '../first/text.js';

test('a template as text says what lit would put into the page', () => {
  /** @type {[unknown, string][]} */
  const cases = [
    [nothing, ''],
    [undefined, ''],
    [0, '0'],
    ['a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
    [[html`<b>${1}</b>`, ' ', html`<i>${'x'}</i>`], '<b>1</b> <i>x</i>'],
    [html`<p class="a ${'b'} ${'c'}" title=${'d'} lang=${nothing}></p>`, '<p class="a b c" title="d"></p>'],
    [html`<p aria-hidden=${true} aria-pressed=${false}></p>`, '<p aria-hidden="true" aria-pressed="false"></p>'],
    [html`<input ?disabled=${true} ?readonly=${false} @input=${() => {}}>`, '<input disabled="">'],
    [
      html`<option .selected=${live(true)}></option><option .selected=${false}></option>`,
      '<option selected=""></option><option></option>',
    ],
    [html`<textarea rows=${1} .value=${live('(1 2)')}></textarea>`, '<textarea rows="1">(1 2)</textarea>'],
    [html`<i .style="--at:${3}"></i>`, '<i data-style="--at:3"></i>'],
    [html`<p>${guard([1], () => html`<b>${'within'}</b>`)}</p>`, '<p><b>within</b></p>'],
    [html`<p title="${'a "b"'} c"></p>`, '<p title="a &quot;b&quot; c"></p>'],
  ];
  for (const [shown, text] of cases) assert.equal(textOf(shown), text);
});

test('an element returns what was written to it', () => {
  const element = createElement();
  element.classList.toggle('is-here', true);
  element.classList.toggle('is-there', false);
  Object.assign(element.dataset, { skin: 'circles' });
  Object.assign(element.style, { transform: 'none' });
  element.style.setProperty('--pen', '1');
  element.setAttribute('x', '0');
  assert.equal(element.classes, ' is-here');
  assert.equal(element.attributes, ' data-skin="circles" x="0" data-style="transform:none;--pen:1"');
});

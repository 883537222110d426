// The dialog about Secateur: version, licence, and what it uses. Loaded when it is first opened.

import './about.css';
import { html } from 'lit-html';
import { homepage, license, version } from '../../package.json';
import { notices } from './credits.js';
import { openDialog } from './taking/dialog.js';

/** Licences have hard line breaks; here the window wraps their lines. */
const text = notices.replace(/(?<=^.{40,}[^)\s])\n *(?=[A-Za-z"])/gm, ' ');

/** Beside the page; if the page is a file on disk, where it is hosted. */
const guide = `${location.protocol === 'file:' ? homepage : './'}guide/`;

/** @param {import('../words/texts.js').Texts} texts */
export function open(texts) {
  const words = { title: texts.text('about-open'), close: texts.text('taking-close'), kind: 'about' };
  const [one, other] = license.split(' OR ');
  openDialog(
    words,
    () => html`<p>${texts.text('about-what')}</p>
      <p><a href=${guide} target="_blank" rel="noopener">${texts.text('about-guide')}</a></p>
      <p>${texts.text('about-version', { version })}</p>
      <p>${texts.text('about-licence', { one, other })}</p>
      <details>
        <summary>${texts.text('about-parts')}</summary>
        <pre lang="en">${text}</pre>
      </details>`,
  );
}

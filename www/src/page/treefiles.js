// Trees from files, the clipboard and drops, and trees saved as files: a text in any form, or a saved tree with its settings. A file that
// cannot be a tree is refused with a reason. It knows no search.

import '../panels/making/making.css';
import { render as draw, html, nothing } from 'lit-html';
import { download } from '../dialogs/taking/dialog.js';
import { linkIn } from '../port/link.js';
import { isStructured, meaningOf } from '../port/meaning.js';
import { NoWorker, startWorker } from '../port/worker/job.js';

/** @typedef {import('../port/types.js').State} State */
/** @typedef {import('../port/types.js').Action} Action */

/** Maximum length of a text, in characters, as in the core. */
const longest = 20_000_000;
/** A longer one is parsed in a worker. */
const mostRead = 100_000;
/** Every character takes at most four bytes. */
const mostBytes = 4 * longest;

/**
 * Opens a file or a pasted text.
 * @param {File | string} given
 * @returns {Promise<Action>}
 */
export async function read(given) {
  const { text, refusal } = typeof given === 'string' ? sized(given, 'pasted') : await textOf(given);
  if (text === undefined) return { type: 'notice', notice: refusal };
  const hash = linkIn(text);
  if (hash) return { type: 'openLink', hash };
  const isLong = text.length > mostRead && isStructured(text);
  const meaning = isLong ? await meaningBeside(text) : meaningOf(text);
  if (!meaning) return { type: 'notice', notice: { id: 'working-failed', args: {} } };
  const { tree, saved } = meaning;
  return saved ? { type: 'openSaved', saved } : { type: 'openGiven', text: tree };
}

/**
 * In a worker, if possible; null if the worker ended before it was done.
 * @param {string} text
 * @returns {Promise<import('../port/meaning.js').Meaning | null>}
 */
async function meaningBeside(text) {
  /** @type {import('../port/meaning.js').Meaning | undefined} */
  let meaning;
  const { done } = startWorker(
    { given: text },
    {
      take(message) {
        if (message.kind === 'meaning') meaning = message.meaning;
      },
    },
  );
  try {
    await done;
  } catch (reason) {
    if (!(reason instanceof NoWorker)) {
      console.warn(reason);
      return null;
    }
  }
  return meaning ?? meaningOf(text);
}

/** @typedef {{ text: string, refusal?: undefined } | { text?: undefined, refusal: import('../port/types.js').Notice }} FileText */

/**
 * @param {File} file
 * @returns {Promise<FileText>}
 */
async function textOf(file) {
  const refuse = (/** @type {string} */ id) => ({ refusal: { id, args: { name: file.name, limit: longest } } });
  if (file.size > mostBytes) return refuse('making-file-large');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const encoding =
      bytes[0] === 0xff && bytes[1] === 0xfe
        ? 'utf-16le'
        : bytes[0] === 0xfe && bytes[1] === 0xff
          ? 'utf-16be'
          : 'utf-8';
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes).trim();
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a text with these is no text
    if (/[\0-\x08\x0e-\x1f]/.test(text)) return refuse('making-file-binary');
    return text === '' ? refuse('making-file-empty') : sized(text, file.name);
  } catch (reason) {
    return refuse(reason instanceof TypeError ? 'making-file-binary' : 'making-file-unreadable');
  }
}

/**
 * @param {string} text
 * @param {string} name
 * @returns {FileText}
 */
const sized = (text, name) =>
  text.length > longest ? { refusal: { id: 'making-file-large', args: { name, limit: longest } } } : { text };

/**
 * Saves the tree as a file: alone, or with settings and step.
 * @param {State} state
 * @param {import('../../pkg/core.js').Session} session
 * @param {'text' | 'all'} kind
 */
export function save(state, session, kind) {
  const [content, type, ending] =
    kind === 'text'
      ? [`${state.shown.source.text}\n`, 'text/plain', 'txt']
      : [`${JSON.stringify(session.file(), null, 2)}\n`, 'application/json', 'json'];
  download(`${state.example ?? 'tree'}.${ending}`, new Blob([content], { type }));
}

/**
 * The hint while something is dragged over the page, and why a file was refused.
 * @param {import('./page.js').Page} page
 * @param {HTMLElement} element
 */
export function render({ texts, state: { notice }, dispatch }, element) {
  const close = () => dispatch({ type: 'notice', notice: null });
  draw(
    html`<p class="drop-hint" aria-hidden="true">${texts.text('making-drop')}</p>
      <div class="news" role="alert">${
        notice
          ? html`<p>${texts.text(notice.id, notice.args)}</p>
              <button type="button" class="more" aria-label=${texts.text('making-close')} @click=${close}>✕</button>`
          : nothing
      }</div>`,
    element,
  );
}

// Words for the page: Fluent messages as plain strings or as lit templates. A message may hold tiny marks such as <a>α</a>;
// they become elements here, always from text, never from HTML. It knows no message by name and no state of the page.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { html } from 'lit-html';

/** @typedef {import('lit-html').TemplateResult | string} Piece */
/** @typedef {Record<string, string | number>} Args */

/** @typedef {ReturnType<typeof createTexts>} Texts */

/** @type {Record<string, (inner: Piece[]) => Piece>} */
const marks = {
  a: (inner) => html`<span class="a">${inner}</span>`,
  b: (inner) => html`<span class="b">${inner}</span>`,
  x: (inner) => html`<span class="x">${inner}</span>`,
  k: (inner) => html`<b>${inner}</b>`,
  nb: (inner) => html`<span class="nb">${inner}</span>`,
  mark: (inner) => html`<mark>${inner}</mark>`,
};
const tag = /<(\/?)([a-z]+)>/g;

/** Stands for "<" in an argument until the marks are read, so that a node's name can never open one. */
const escaped = '\uE000';

/**
 * @param {string} locale
 * @param {string} source the messages, in Fluent's syntax
 * @param {{ onMissing?: (id: string, problem: unknown) => void }} [options]
 */
export function createTexts(locale, source, { onMissing = (id, problem) => console.error(id, problem) } = {}) {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const problem of bundle.addResource(new FluentResource(source))) onMissing(locale, problem);

  /**
   * @param {string} id
   * @param {Args} args
   */
  function formatted(id, args) {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) {
      onMissing(id, 'no such message');
      return id;
    }
    const problems = /** @type {Error[]} */ ([]);
    const line = bundle.formatPattern(pattern, fluentArgs(args), problems);
    for (const problem of problems) onMissing(id, problem);
    return line;
  }

  return {
    locale,
    /** @type {(id: string) => boolean} */
    has: (id) => bundle.hasMessage(id),
    /** @type {(id: string, args?: Args) => string} */
    text: (id, args = {}) => restored(formatted(id, args).replace(tag, '')),
    /** @type {(id: string, args?: Args) => Piece[]} */
    rich: (id, args = {}) => pieces(formatted(id, args)),
    score,
    /** One line on what is wrong with a text that could not be read.
     * @type {(error: import('./types.js').ReadError) => string} */
    error: ({ kind, found, limit }) => restored(formatted(`error-${kind}`, { found: found ?? '', limit: limit ?? 0 })),
  };
}

/**
 * A score as the page writes it: a true minus, and infinities with their sign.
 * @param {number} value
 * @returns {string}
 */
export function score(value) {
  if (value === Infinity) return '+∞';
  if (value < 0) return `−${score(-value).replace('+', '')}`;
  return String(value);
}

/** @param {Args} args */
function fluentArgs(args) {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? new FluentNumber(value, { useGrouping: /** @type {boolean} */ (/** @type {unknown} */ ('min2')) })
        : value.replaceAll('<', escaped),
    ]),
  );
}

/** @param {string} text */
const restored = (text) => text.replaceAll(escaped, '<');

/**
 * @param {string} line
 * @returns {Piece[]}
 */
function pieces(line) {
  /** @type {{ name: string, inner: Piece[] }[]} */
  const open = [{ name: '', inner: [] }];
  let from = 0;
  for (const { 0: whole, 1: closing, 2: name, index } of line.matchAll(tag)) {
    const top = open[open.length - 1];
    if (index > from) top.inner.push(restored(line.slice(from, index)));
    from = index + whole.length;
    if (!closing) {
      open.push({ name, inner: [] });
    } else if (open.length > 1 && top.name === name) {
      open.pop();
      open[open.length - 1].inner.push((marks[name] ?? ((inner) => inner.join('')))(top.inner));
    }
  }
  if (from < line.length) open[0].inner.push(restored(line.slice(from)));
  return open[0].inner;
}

// Templates as text: what lit would render, without a browser. It supports only what the page's own templates contain: texts, lists,
// templates, attributes, properties, and directives that return their argument.

/** @typedef {{ strings: TemplateStringsArray, values: unknown[] }} Template */
/** @typedef {{ _$litDirective$: new (part: { type: number }) => { render: (...values: any[]) => unknown }, values: unknown[] }} DirectiveValue */

/** The kind of place that a directive is told: in an element, or in an attribute. */
const parts = { element: 2, attribute: 1 };
const signs = /** @type {Record<string, string>} */ ({ '&': '&amp;', '<': '&lt;', '"': '&quot;' });
/** @param {unknown} text */
export const escaped = (text) => String(text).replace(/[&<"]/g, (sign) => signs[sign]);

/** The places of a template's values in its text. */
const place = /\uE000(\d+)\uE001/g;
/** An attribute, a property (`.`), a boolean (`?`) or a listener (`@`), with values in it. */
const bound = /\s+([.?@]?)([\w-]+)=("[^"]*\uE000[^"]*"|\uE000\d+\uE001)/g;

/**
 * @param {unknown} shown whatever lit can render
 * @returns {string}
 */
export function textOf(shown) {
  if (isNothing(shown)) return '';
  if (Array.isArray(shown)) return shown.map(textOf).join('');
  if (typeof shown !== 'object') return escaped(shown);
  if (shown && '_$litDirective$' in shown) return textOf(given(shown, parts.element));
  const { strings, values } = /** @type {Template} */ (shown);
  const marked = strings.reduce((text, string, index) => `${text}\uE000${index - 1}\uE001${string}`);
  const withAttributes = marked.replace(bound, (_, kind, name, written) => attribute(kind, name, written, values));
  const whole = withAttributes.replace(place, (_, index) => textOf(values[index]));
  // The value of a field of several rows is its content.
  return whole.replace(/<textarea([^>]*?) value="([^"]*)"([^>]*)>/g, '<textarea$1$3>$2');
}

/**
 * @param {string} kind
 * @param {string} name
 * @param {string} written
 * @param {unknown[]} values
 */
function attribute(kind, name, written, values) {
  if (kind === '@') return '';
  const only = /^"?\uE000(\d+)\uE001"?$/.exec(written);
  if (only) {
    const value = given(values[Number(only[1])], parts.attribute);
    if (isNothing(value) || (kind && value === false)) return '';
    if (kind && value === true) return ` ${name}=""`;
  }
  const text = written.replaceAll('"', '').replace(place, (_, index) => escaped(given(values[index], parts.attribute)));
  // A page that allows only its own styles gets these from a script.
  return ` ${name === 'style' ? 'data-style' : name}="${text}"`;
}

/**
 * The value that a directive shows, or the value itself.
 * @param {unknown} value
 * @param {number} type
 */
function given(value, type) {
  if (typeof value !== 'object' || value === null || !('_$litDirective$' in value)) return value;
  const { _$litDirective$: Directive, values } = /** @type {DirectiveValue} */ (value);
  return new Directive({ type }).render(...values);
}

/** @param {unknown} value */
const isNothing = (value) => value === null || value === undefined || value === Symbol.for('lit-nothing');

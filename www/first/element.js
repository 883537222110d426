// A minimal element for the page's own scripts, without a browser: attributes, styles, classes and data, as text.

import { escaped } from './text.js';

export function createElement() {
  /** @type {Record<string, string>} */
  const attributes = {};
  /** @type {Record<string, string>} */
  const styles = {};
  /** @type {Set<string>} */
  const classes = new Set();
  const setProperty = (/** @type {string} */ name, /** @type {string} */ value) => {
    styles[name] = value;
  };
  const setAttribute = (/** @type {string} */ name, /** @type {string} */ value) => {
    attributes[name] = value;
  };
  return {
    style: /** @type {{ setProperty: typeof setProperty }} */ (new Proxy({ setProperty }, written(setProperty))),
    dataset: new Proxy(
      {},
      written((name, value) => setAttribute(`data-${name}`, value)),
    ),
    classList: {
      toggle: (/** @type {string} */ name, /** @type {boolean} */ isOn) => void (isOn && classes.add(name)),
    },
    getAttribute: (/** @type {string} */ name) => attributes[name] ?? null,
    setAttribute,
    /** A page that allows only its own styles gets these from a script. */
    get attributes() {
      const style = Object.entries(styles)
        .map((pair) => pair.join(':'))
        .join(';');
      const all = Object.entries({ ...attributes, ...(style && { 'data-style': style }) });
      return all.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
    },
    /** In addition to others. */
    get classes() {
      return [...classes].map((name) => ` ${name}`).join('');
    },
  };
}

/** @param {(name: string, value: string) => void} write @returns {ProxyHandler<object>} of what is written, by name */
const written = (write) => ({
  set(_, name, value) {
    write(String(name), value);
    return true;
  },
});

// Attributes written by script, without a template.

/**
 * Sets only attributes that differ: a browser lays an SVG out again even for unchanged ones.
 * @param {Element} element
 * @param {Record<string, string | null>} values by name; null for none
 */
export function setAttributes(element, values) {
  for (const [name, value] of Object.entries(values)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

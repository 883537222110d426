// Attributes written by hand, where no template does it.

/**
 * Sets what differs alone: a browser lays an SVG out anew for what it has been told once more.
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

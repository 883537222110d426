// Loads the page's own font before anything is drawn in it; the core knows the widths of texts.

/** The characters of trees. */
const fontSample = '0123456789≤≥−∞→αβ';

/** @param {Document} document */
export const loadFont = ({ fonts, body }) => fonts.load(`600 20px ${getComputedStyle(body).fontFamily}`, fontSample);

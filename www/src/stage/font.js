// Has the page's own font fetched before anything is drawn in it; how wide texts are is for the core.

/** What trees are written in. */
const fontSample = '0123456789≤≥−∞→αβ';

/** @param {Document} document */
export const loadFont = ({ fonts, body }) => fonts.load(`600 20px ${getComputedStyle(body).fontFamily}`, fontSample);

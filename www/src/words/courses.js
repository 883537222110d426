// What courses are called: their names, each with the kind of course that it is.

/** @type {(texts: import('./texts.js').Texts, ids: readonly string[]) => string} */
export const courseNames = (texts, ids) =>
  ids.map((id) => `${texts.text(`course-${id}`)} ${texts.text(`course-${id}-kind`)}`).join(', ');

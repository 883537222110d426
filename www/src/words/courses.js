// The names of courses, each with the kind of course.

/** @type {(texts: import('./texts.js').Texts, ids: readonly string[]) => string} */
export const courseNames = (texts, ids) =>
  ids.map((id) => `${texts.text(`course-${id}`)} ${texts.text(`course-${id}-kind`)}`).join(', ');

// The parts of a slide, by name: what the core says that it tells. Types only: nothing runs here.

/** @typedef {import('../../../pkg/core.js').Call} Call */
/** @typedef {import('../../../pkg/core.js').Arrival} Arrival */
/** @typedef {import('../../../pkg/core.js').CutOff} CutOff */
/** @typedef {import('../../../pkg/core.js').Return} Return */
/** @typedef {import('../../../pkg/core.js').Level} Level */
/** @typedef {import('../../../pkg/core.js').Known} Known */
/** @typedef {import('../../../pkg/core.js').Proof} Proof */
/** @typedef {import('../../../pkg/core.js').End} End */
/** @typedef {import('../../../pkg/core.js').Part} Part */
/** @typedef {import('../../../pkg/core.js').Live} Live */
/** @typedef {import('../../../pkg/core.js').Window} Window */
/** @typedef {import('../../../pkg/core.js').CourseId} CourseId */
/** @typedef {import('../../../pkg/core.js').Score} Score */
/** @typedef {import('../../../pkg/core.js').Player} Player */
/** @typedef {import('../../../pkg/core.js').Side} Side */
/** @typedef {import('../../../pkg/core.js').Bound} Bound */
/** @typedef {import('../../../pkg/core.js').PassPart} Pass */

export {};

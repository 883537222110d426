// The parts of a slide, by name: what the core says that it tells. Types only: nothing runs here.

/** @typedef {import('../../../pkg/full/core.js').Call} Call */
/** @typedef {import('../../../pkg/full/core.js').Arrival} Arrival */
/** @typedef {import('../../../pkg/full/core.js').CutOff} CutOff */
/** @typedef {import('../../../pkg/full/core.js').Return} Return */
/** @typedef {import('../../../pkg/full/core.js').Level} Level */
/** @typedef {import('../../../pkg/full/core.js').Known} Known */
/** @typedef {import('../../../pkg/full/core.js').Proof} Proof */
/** @typedef {import('../../../pkg/full/core.js').End} End */
/** @typedef {import('../../../pkg/full/core.js').Part} Part */
/** @typedef {import('../../../pkg/full/core.js').Live} Live */
/** @typedef {import('../../../pkg/full/core.js').Window} Window */
/** @typedef {import('../../../pkg/full/core.js').CourseId} CourseId */
/** @typedef {import('../../../pkg/full/core.js').Score} Score */
/** @typedef {import('../../../pkg/full/core.js').Player} Player */
/** @typedef {import('../../../pkg/full/core.js').Side} Side */
/** @typedef {import('../../../pkg/full/core.js').Bound} Bound */
/** @typedef {import('../../../pkg/full/core.js').PassPart} Pass */

export {};

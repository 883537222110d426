// What the tests of the page share: the core, the words, and everything a panel reads. Nothing here checks.

export * from './core.js';
export { gathered, sentence, sentenceOf } from './told.js';
export { texts } from './words.js';

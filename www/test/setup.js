// Shared by the page's tests: the core, the words, and everything a panel reads. No checks here.

export * from './core.js';
export { gathered, sentence, sentenceOf } from './told.js';
export { texts } from './words.js';

// Common beliefs about searches, in words: every claim of the core has a name, an answer and a course that states it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claims } from '../pkg/tables.js';
import { courseNames } from '../src/words/courses.js';
import { languageIds } from '../src/words/languages.js';
import { sentenceOf, signsOf, worded } from '../src/words/telling.js';
import { engine } from './core.js';
import { strictTexts } from './words.js';

test('a claim has a name, an answer in whole sentences and a course that states it', () => {
  for (const language of languageIds) {
    const words = strictTexts(language);
    for (const claim of claims) {
      const { message } = engine.session.claimEntry(claim.id, ...signsOf(words));
      const [line, verdict, answer, note] = ['line', 'verdict', 'answer', 'note'].map((part) =>
        words.text(`claim-${claim.id}-${part}`, sentenceOf(message).args),
      );
      assert.doesNotMatch(`${worded(words, message)} ${line} ${verdict}`, /NaN|undefined|[.]$/);
      assert.match(answer, /^[\p{Lu}\d].*[.]$/u);
      assert.match(note, /[.]$/);
      assert.ok(verdict.length <= 25, verdict);
      assert.notEqual(courseNames(words, claim.courses), '');
    }
  }
});

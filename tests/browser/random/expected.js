// What a page must show for its address, found out without a browser: the page's own modules read the link, the core runs it.

import { slidesOf } from '../../../www/src/family/slideline.js';
import { codeOf } from '../../../www/src/panels/code.js';
import { markAt } from '../../../www/src/tree/mark.js';
import { tellingOf } from '../../../www/src/words/telling.js';
import { createTexts } from '../../../www/src/words/texts.js';
import { after, engineOf, gathered } from '../../../www/test/setup.js';
import { messagesOf } from '../../../www/test/words.js';

/** @type {Map<string, import('../../../www/src/words/texts.js').Texts>} */
const known = new Map();

/** @param {string} language */
export function textsOf(language) {
  const texts = known.get(language) ?? createTexts(language, messagesOf(language));
  known.set(language, texts);
  return texts;
}

/**
 * @param {{ hash: string, language: string, kept: string | null }} said by the address, and what the reader has set
 * @returns what the page must show; null where the address has no tree that can be read, so that it is not the address which
 *   says what the page is about
 */
export function expectedOf({ hash, language, kept }) {
  const written = textsOf(language);
  const state = after([
    { type: 'prefer', kept: keptOf(kept) },
    { type: 'openLink', hash },
  ]);
  if (state.ignored.some(({ why }) => why === 'tree')) return null;
  const texts = state.names === 'min-max' ? { ...written, ...written.minMax } : written;
  const look = gathered(state);
  const { frame, run, facts, settings, algorithm } = look;
  const page = /** @type {import('../../../www/src/page.js').Page} */ (
    /** @type {unknown} */ ({
      ...look,
      texts,
      engine: engineOf(state),
      score: written.scores[state.infinity],
      separator: written.separator,
    })
  );
  const { lines, here } = codeOf(page);
  const slides = slidesOf(page);
  const nodes = Uint32Array.from({ length: facts.tree.size }, (_, at) => at);
  const marks = run.marks(frame.step, nodes);
  return {
    // A course counts slides.
    step: slides ? slides.index : state.step,
    length: slides ? slides.stops.length : run.length,
    sentence: tellingOf(page)
      .map(({ id, args }) => texts.text(id, args))
      .join(' ')
      .trim()
      .replace(/\s+/g, ' '),
    algorithm: texts.text(`algorithm-${settings.algorithm}`),
    search: {
      rules: [
        ...(algorithm.dialects ? [texts.text(`rule-cut-${settings.cut}`)] : []),
        ...(algorithm.ties ? [texts.text(`rule-ties-${settings.ties}`)] : []),
      ],
      // Of the payoffs nothing is said, of the root window the ends where it begins by itself.
      ends: [
        ...['least', 'greatest'].map(() => texts.text('field-none')),
        ...(algorithm.rootWindow ? [settings.least, settings.greatest].map(page.score) : []),
      ],
      isWarned: run.mayMislead === true,
    },
    lines: lines.length,
    line: here,
    marked: frame.result
      ? []
      : Array.from(nodes).filter((at) => markAt(marks, at).isNow && !markAt(marks, at).isPrincipal),
  };
}

/** @param {string | null} kept */
function keptOf(kept) {
  try {
    return Object(JSON.parse(kept ?? '{}'));
  } catch {
    return {};
  }
}

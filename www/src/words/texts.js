// Words for the page: Fluent messages as plain strings or as lit templates. A message may contain tiny marks such as <a>α</a>; they become
// elements here, always from text, never from HTML. It knows no state of the page, and by name only the messages with the decimal separator
// and the list of games.

import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';
import { html } from 'lit-html';
import { games } from '../../pkg/tables.js';

/** @typedef {import('lit-html').TemplateResult | string} Piece */
/** @typedef {Record<string, string | number>} Args */
/** @typedef {{ readonly text: string, readonly line: string, readonly rich: Piece[] }} FormattedMessage the line has its marks */
/** @typedef {(id: string, problem: unknown) => void} OnMissing */
/** @typedef {(id: string, args: Args) => string} Line a message with its marks */

/** @typedef {ReturnType<typeof createTexts>} Texts */

/** @type {Record<string, (inner: Piece[]) => Piece>} */
const marks = {
  k: (inner) => html`<b>${inner}</b>`,
  mark: (inner) => html`<mark>${inner}</mark>`,
};
/** The other names are classes: as one template, their elements are reused when one text follows another. */
for (const name of ['a', 'b', 'x', 'nb', 'cap', 'none'])
  marks[name] = (inner) => html`<span class=${name}>${inner}</span>`;
const tag = /<(\/?)([a-z]+)>/g;

/** Replaces "<" in an argument until the marks are read, so that a node's name can never open one. */
const escaped = '\uE000';

/**
 * @param {string} locale
 * @param {string} source the messages, in Fluent's syntax
 * @param {{ onMissing?: OnMissing, fallback?: string }} [options] the fallback has the English messages, for those that the source lacks
 */
export function createTexts(locale, source, { onMissing = logMissing, fallback = source } = {}) {
  const { has, formatted } = createSpeaker(locale, [source, fallback], onMissing);
  const greek = worded(formatted);
  return {
    locale,
    ...greek,
    /** The same words, whatever the bounds are called on the page. */
    greek,
    /** The same words where the bounds are called min and max. */
    minMax: worded(inMinMax(formatted)),
    ...numbersOf(locale, has(decimalSign) ? formatted(decimalSign, {}) : undefined),
    /** One line on the error in a text that could not be read.
     * @type {(error: import('../port/types.js').ReadError) => string} */
    error: ({ kind, found, limit }) =>
      restored(formatted(`error-${kind}`, { found: shortened(found ?? ''), limit: limit ?? 0, ...allGames })),
  };
}

/** The names of all games, for the sentence that lists them. */
const allGames = { others: games.slice(0, -1).join(', '), last: games[games.length - 1] };

/** @type {OnMissing} */
const logMissing = (id, problem) => console.error(id, problem);

/**
 * Formats messages in a language, and in English if that lacks one.
 * @param {string} locale
 * @param {string[]} sources of the language, and in English
 * @param {OnMissing} onMissing
 */
function createSpeaker(locale, sources, onMissing) {
  const [bundle, english] = [locale, 'en'].map((id) => new FluentBundle(id, { useIsolating: false }));
  // English is parsed once, even if it is the page's language.
  const read = new Map([...new Set(sources)].map((source) => [source, new FluentResource(source)]));
  for (const [index, source] of sources.entries()) {
    const resource = /** @type {FluentResource} */ (read.get(source));
    for (const problem of [bundle, english][index].addResource(resource)) onMissing(locale, problem);
  }
  return {
    /** @type {(id: string) => boolean} */
    has: (id) => bundle.hasMessage(id),
    /** @type {Line} */
    formatted(id, args) {
      const speaker = bundle.hasMessage(id) ? bundle : english;
      if (speaker === english) onMissing(id, 'no such message');
      const pattern = speaker.getMessage(id)?.value;
      if (!pattern) return id;
      const problems = /** @type {Error[]} */ ([]);
      const line = speaker.formatPattern(pattern, fluentArgs(args), problems);
      for (const problem of problems) onMissing(id, problem);
      return narrowed(line);
    },
  };
}

/** A node named α keeps its name. @type {(formatted: Line) => Line} */
const inMinMax = (formatted) => (id, args) => {
  const kept = Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? guarded(value) : value]);
  // Alpha-beta is named after the bounds, and keeps its name.
  const line = formatted(id, Object.fromEntries(kept));
  return line.replace(/α(?!-β)/g, 'min').replace(/(?<!α-)β/g, 'max');
};

/**
 * A message as plain text, as a template, or both.
 * @param {Line} line
 */
function worded(line) {
  /** Earlier results: most messages stay the same at every step. @type {Map<string, FormattedMessage>} */
  const known = new Map();
  /** @type {(id: string, args?: Args) => FormattedMessage} */
  const both = (id, args) => {
    const key = args ? id + JSON.stringify(args) : id;
    const said = known.get(key) ?? sayingOf(line(id, args ?? {}));
    if (known.size > mostKnown) known.clear();
    known.set(key, said);
    return said;
  };
  return {
    /** @type {(id: string, args?: Args) => string} */
    text: (id, args) => both(id, args).text,
    /** The same object for the same arguments, so that unchanged messages are recognised at once.
     * @type {(id: string, args?: Args) => Piece[]} */
    rich: (id, args) => both(id, args).rich,
    both,
  };
}

/** The maximum number of cached messages; a language has fewer without arguments. */
const mostKnown = 2000;

/**
 * @param {string} line
 * @returns {FormattedMessage}
 */
const sayingOf = (line) => ({
  text: restored(line.replace(tag, '')),
  line,
  get rich() {
    const rich = pieces(line.replace(joint, '$&\u2060'));
    Object.defineProperty(this, 'rich', { value: rich });
    return rich;
  },
});

/** Inside a move, where some browsers would break the line. */
const joint = /(?<=\d)-(?=\d)/g;

/** The maximum length of a piece of text in an error; its start identifies it. */
const longestPiece = 40;

/** @param {string} piece */
const shortened = (piece) => (piece.length > longestPiece ? `${piece.slice(0, longestPiece - 1)}…` : piece);

/** Four digits are not grouped. The types lack this option. */
const min2 = /** @type {boolean} */ (/** @type {unknown} */ ('min2'));

/**
 * Numbers that all languages write alike. Creating the first formatter takes a browser longer than all words of a page.
 * @param {number} value
 */
const isPlain = (value) => Number.isInteger(value) && 0 <= value && value < 10_000;

/** A number in a message. */
class Count extends FluentNumber {
  /** @param {number} value */
  constructor(value) {
    super(value, { useGrouping: min2 });
  }

  /**
   * @override
   * @param {import('@fluent/bundle').Scope} scope
   */
  toString(scope) {
    return isPlain(this.value) ? String(this.value) : super.toString(scope);
  }
}

/** A narrow space groups thousands: a wide one would split a number in two on a projector. Rounded numbers are not equal. */
const narrowed = (/** @type {string} */ line) => line.replace(/(?<=\d)\u00A0(?=\d)/g, '\u202F').replaceAll('= ≈', '≈ ');

const decimalSign = 'decimal-sign';

/**
 * How a language writes scores, with a true minus and infinities by their sign, as W and L, or as M; results of a game as W, D and L.
 * @param {string} locale
 * @param {string} [decimal]
 */
export function numbersOf(locale, decimal = '.') {
  const hasComma = decimal === ',';
  /** @type {Intl.NumberFormat | undefined} */
  let format;
  // Grouped by commas, English scores would run into the commas between them.
  const formatter = () =>
    (format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: hasComma && min2 }));
  const digits = (/** @type {number} */ value) => {
    if (isPlain(value)) return String(value);
    // Passed as a string, a decimal keeps exactly its digits.
    return narrowed(formatter().format(/** @type {number} */ (/** @type {unknown} */ (String(value)))));
  };
  const score = (/** @type {number} */ value) => {
    if (value === Infinity) return '+∞';
    if (value === -Infinity) return '−∞';
    return value < 0 ? `−${digits(-value)}` : digits(value);
  };
  const lettered = (/** @type {number} */ value) => (Number.isFinite(value) ? score(value) : value > 0 ? 'W' : 'L');
  const large = (/** @type {number} */ value) => (Number.isFinite(value) ? score(value) : value > 0 ? 'M' : '−M');
  const results = (/** @type {number} */ value) => ['L', 'D', 'W'][value + 1] ?? score(value);
  /** The separator of thousands, from 10,000 on. */
  const group = () => (hasComma ? digits(12_345).slice(2, -3) : '');
  const unsigned = (/** @type {number} */ value) => (value === Infinity ? '∞' : score(value));
  const scores = { signs: score, letters: lettered, m: large, unsigned, results };
  return { score, scores, decimal, group };
}

/** @param {Args} args */
function fluentArgs(args) {
  /** @type {Record<string, Count | string>} */
  const said = {};
  for (const [name, value] of Object.entries(args))
    said[name] = typeof value === 'number' ? new Count(value) : value.replaceAll('<', escaped);
  return said;
}

/** Placeholders for characters of an argument until the line is assembled. */
const stands = /** @type {Record<string, string>} */ ({ [escaped]: '<', '\uE001': 'α', '\uE002': 'β' });

/** @param {string} text */
const guarded = (text) => text.replaceAll('α', '\uE001').replaceAll('β', '\uE002');

/** @param {string} text */
const restored = (text) => text.replace(/[\uE000-\uE002]/g, (sign) => stands[sign]);

/**
 * @param {string} line
 * @returns {Piece[]}
 */
function pieces(line) {
  /** @type {{ name: string, inner: Piece[] }[]} */
  const open = [{ name: '', inner: [] }];
  let from = 0;
  for (const { 0: whole, 1: closing, 2: name, index } of line.matchAll(tag)) {
    const top = open[open.length - 1];
    if (index > from) top.inner.push(restored(line.slice(from, index)));
    from = index + whole.length;
    if (!closing) {
      open.push({ name, inner: [] });
    } else if (open.length > 1 && top.name === name) {
      open.pop();
      open[open.length - 1].inner.push((marks[name] ?? ((inner) => inner.join('')))(top.inner));
    }
  }
  if (from < line.length) open[0].inner.push(restored(line.slice(from)));
  return open[0].inner;
}

// The sentences that explain a row: the core's reasons why two runs diverge, as messages and their arguments. It knows neither the words
// nor where they are shown.

import { basics } from '../../port/settings.js';
import { whoIs } from '../../words/storylines.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/comparison.js').Row} Row */
/** @typedef {import('../../port/types.js').Difference} Difference */
/** @typedef {import('../../words/telling.js').Sentence} Sentence */

/**
 * @param {Page} page
 * @param {Row} row
 * @returns {Sentence[]}
 */
export function reasonsOf(page, { isCurrent, isComing, isLong, differences, dialect }) {
  // An algorithm that has no row of its own is compared with the one with its rules.
  if (isCurrent) return [{ id: basics.includes(page.algorithm.id) ? 'compare-current' : 'compare-beside', args: {} }];
  if (isComing) return [{ id: 'compare-coming', args: {} }];
  if (isLong) return [{ id: 'compare-long', args: {} }];
  if (differences.length === 0) return [{ id: 'compare-same', args: {} }];
  const windowed = dialect === null ? 'no' : 'yes';
  return differences.map((difference, index) => {
    const teller = /** @type {(page: Page, difference: Difference, isFirst: boolean) => Sentence} */ (
      tellers[difference.kind]
    );
    const { id, args } = teller(page, difference, index === 0);
    return { id, args: { ...common(page, difference.node), windowed, ...args } };
  });
}

/**
 * Arguments about the node and the rules that every sentence may use.
 * @type {(page: Page, node: number) => import('../../words/telling.js').Args}
 */
function common(page, node) {
  const { algorithm, cut, returns } = page.settings;
  return {
    ...whoIs(page, node),
    player: page.facts.player(node),
    algorithm,
    cut,
    returns,
    windows: page.state.windows,
    comma: `${page.separator} `,
  };
}

/**
 * @template {Difference['kind']} K
 * @typedef {(page: Page, difference: Extract<Difference, { kind: K }>, isFirst: boolean) => Sentence} Teller
 */

/** @type {{ [K in Difference['kind']]: Teller<K> }} */
const tellers = { cut, clamp, 'last-child': lastChild };

/** @type {Teller<'cut'>} */
function cut({ score, settings }, { score: found, met, side, rule, bySecond, leaves }, isFirst) {
  const unit = settings.depth === null ? 'leaf' : 'static';
  const args = { score: score(found), met: score(met), side, cut: rule, leaves, unit };
  return { id: `compare${isFirst ? '' : '-then'}-${bySecond ? 'cuts' : 'goes-on'}`, args };
}

/** @type {Teller<'clamp'>} */
function clamp({ score }, { found, clamped, side, window, rule, bySecond }) {
  const args = { best: score(found), score: score(clamped), side, returns: rule, ...bounds(score, window) };
  return { id: bySecond ? 'compare-clamps' : 'compare-keeps', args };
}

/** @type {Teller<'last-child'>} */
function lastChild({ score }, { score: value, side }) {
  return { id: 'compare-last', args: { score: score(value), met: score(value), side, cut: 'at-bound' } };
}

/**
 * @param {Page['score']} score
 * @param {{ alpha: number, beta: number }} window
 */
const bounds = (score, { alpha, beta }) => ({ alpha: score(alpha), beta: score(beta) });

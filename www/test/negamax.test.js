// Negamax: sentence, pseudo-code, panel, tree, card, speech and timeline give the same numbers at every step, all from the side of the
// node's mover. They are compared with alpha-beta, the same search seen from MAX's side.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { code } from '../src/panels/code.js';
import { numbers } from '../src/panels/live.js';
import { endsOf } from '../src/panels/search/windowpanel.js';
import { columnAt } from '../src/port/events.js';
import { markAt } from '../src/port/mark.js';
import { createPicture, drawStep } from '../src/stage/picture.js';
import { createSpeech } from '../src/stage/speech.js';
import { linesOf } from '../src/words/storylines.js';
import { tellingOf } from '../src/words/telling.js';
import { gathered, randomTexts, sentenceOf, showing, texts } from './setup.js';

/** @typedef {import('../src/port/types.js').Settings} Settings */
/** @typedef {import('../src/page/page.js').Page} Page */
/** @typedef {import('../src/stage/speech.js').NodeSpeech} NodeSpeech */

const trees = [
  '((3 12 8) (2 4 6) (14 5 2))',
  '(((6 2) (8 7)) ((5 4) (9 3)))',
  'min ((3 12 8) (2 4 6) (14 5 2))',
  // One player twice, leaves of either player, mixed children, wins and losses.
  'max (max (3 5) min (4 1) max (max 7 min 2))',
  'min (min (min 3 -2.5) (W (L 4)))',
  '(5, (((3, 9), 4), 8))',
  '7',
  'min (min 7)',
  ...randomTexts(12, 11),
];
const ways = /** @type {Partial<Settings>[]} */ ([
  {},
  { alpha: -2, beta: 4 },
  { cut: 'past-bound', returns: 'fail-hard', alpha: 1, beta: 3 },
  { returns: 'running-bound' },
]);
const runs = trees.flatMap((text) => ways.map((way) => ({ text, way })));

const stage = { width: 1600, height: 900 };

/** @type {(text: string, change: Partial<Settings>) => Page & import('../src/port/types.js').View} */
const pageOf = (text, change) =>
  /** @type {any} */ ({
    ...gathered(showing(text, { algorithm: 'negamax', ...change })),
    ...{ texts, animate: false, plain: true, sentence: '' },
  });

/** The text of a template without markup; for a guarded value, what would be drawn. @type {(template: any) => string} */
function textOf(template) {
  if (Array.isArray(template)) return template.map(textOf).join('');
  if (typeof template !== 'object' || template === null) return typeof template === 'symbol' ? '' : String(template);
  const { strings, values } = template;
  if (!strings) return textOf(values[1]());
  return strings
    .map(
      (/** @type {string} */ piece, /** @type {number} */ at) => piece + (at < values.length ? textOf(values[at]) : ''),
    )
    .join('');
}
/** @type {(template: unknown) => string} */
const bare = (template) =>
  textOf(template)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/**
 * The labels of the drawn tree at one step, by node.
 * @param {Page & import('../src/port/types.js').View} page
 * @param {import('../src/stage/picture.js').Picture} picture
 * @returns {Map<number, NodeSpeech>}
 */
function drawn(page, picture) {
  const { width, height } = picture.geometry;
  const world = { width, height, left: 0, viewWidth: 1600, viewHeight: 900, opensWhole: true };
  picture.core.forget();
  const [, said] = drawStep(picture, page, { x: 0, y: 0, scaleX: 1, scaleY: 1 }, world);
  return new Map(said.map((node) => [node[0], node]));
}

/** @type {(said: NodeSpeech | undefined) => string | undefined} */
const label = (said) => said?.[3];

test('whatever shows a number of negamax shows the same one', () => {
  const speech = createSpeech(texts);
  for (const { text, way } of runs) {
    const first = pageOf(text, way);
    const picture = createPicture(first, stage, texts);
    const columns = first.run.columns(0, first.run.length);
    for (let step = 1; step <= first.run.length; step += 1) {
      const page = { ...first, frame: first.run.frame(step) };
      const { event, open, result } = page.frame;
      assert.ok(event);
      const where = `${text} ${JSON.stringify(way)} step ${step}: ${JSON.stringify(event)}`;
      const is = (/** @type {unknown} */ one, /** @type {unknown} */ other) => assert.equal(one, other, where);
      const nodes = drawn(page, picture);
      const here = nodes.get(event.node);
      const { args } = sentenceOf(page);
      const panel = bare(numbers(page));
      const shows = (/** @type {string} */ name, /** @type {unknown} */ value) =>
        assert.match(
          panel,
          new RegExp(`(^| )${name} [^αβ]*? ${String(value).replace('+', '\\+')}( |$)`),
          `${panel}\n${where}`,
        );
      const [line] = linesOf(page, event.node).slice(-1);
      const inCode = bare(code(page));
      assert.ok(here);
      // The innermost open node: in the panel and on the tree.
      const inner = open[open.length - 1];
      if (inner) {
        const { alpha, beta } = inner;
        const bounds = nodes.get(inner.node)?.slice(7, 9);
        if (bounds?.[0]) assert.deepEqual(bounds, [page.score(alpha), page.score(beta)], where);
        shows('α', page.score(alpha));
        shows('β', page.score(beta));
        if (inner.best !== null && event.kind !== 'return') is(label(nodes.get(inner.node)), page.score(inner.best));
      }
      if ('score' in event) {
        is(line.args.score, page.score(event.score));
        is(args.score, page.score(result ? result.score : event.score));
        assert.ok(inCode.includes(page.score(event.score)), `${inCode} ${where}`);
      }
      if (event.kind === 'visit' || event.kind === 'narrow') {
        is(args.alpha, page.score(inner.alpha));
        is(args.beta, page.score(inner.beta));
        is(args.alpha, here[7]);
      }
      if (event.kind === 'narrow') is(args.to, args.alpha);
      if (event.kind === 'cutoff') is(args.met, page.score(inner.beta));
      if (event.kind === 'improve') is(label(here), args.score);
      if (event.kind === 'evaluate' || event.kind === 'return') {
        is(label(here), page.score(event.score));
        const spoken = speech(here, 'x');
        const value = /(?:value|at most|at least) ([−\w.∞ ]+)/.exec(spoken);
        assert.ok(value && (value[1] === label(here) || value[1].includes('infinity')), `${spoken} ${where}`);
      }
      if (event.kind === 'narrow' || event.kind === 'cutoff') {
        is(event.side, event.kind === 'narrow' ? 'alpha' : 'beta');
        is(columnAt(columns, step - 1).side, event.side);
      }
    }
    picture.core.free();
  }
});

/** From MAX's side to that of the one who moves. @type {(player: string, value: number | null) => number | null} */
const seenBy = (player, value) => (value === null || player === 'max' ? value : -value || 0);

test('every number is that of alpha-beta, negated where MIN moves', () => {
  for (const { text, way } of runs) {
    const own = pageOf(text, way);
    const maxs = gathered(showing(text, way));
    const nodes = Uint32Array.from({ length: own.tree.size }, (_, node) => node);
    const place = `${text} ${JSON.stringify(way)}`;
    assert.equal(own.run.length, maxs.run.length);
    for (let step = 0; step <= own.run.length; step += 1) {
      const [told, plain] = [own.run.marks(step, nodes), maxs.run.marks(step, nodes)];
      for (const node of nodes) {
        const player = own.facts.player(node);
        const [mark, other] = [markAt(told, node), markAt(plain, node)];
        const where = `${place} step ${step} node ${node}`;
        const [alpha, beta] = player === 'max' ? [other.alpha, other.beta] : [other.beta, other.alpha];
        const turnedSign = { '': '', '≤': '≥', '≥': '≤' }[other.sign];
        const seen = {
          ...other,
          ...{ value: seenBy(player, other.value), alpha: seenBy(player, alpha), beta: seenBy(player, beta) },
          ...{ from: seenBy(player, other.from), sign: player === 'max' ? other.sign : turnedSign },
          side: player === 'max' || !other.side ? other.side : other.side === 'alpha' ? 'beta' : 'alpha',
        };
        assert.deepEqual(mark, seen, where);
        const score = own.facts.scores[node];
        assert.ok(Object.is(own.run.score(node), Number.isNaN(score) ? score : seenBy(player, score)), where);
      }
      const [{ open, result }, there] = [own.run.frame(step), maxs.run.frame(step)];
      assert.deepEqual(
        open.map(({ best }) => best),
        there.open.map(({ best, player }) => seenBy(player, best)),
      );
      if (result) assert.equal(result.score, seenBy(own.facts.player(0), /** @type {any} */ (there.result).score));
      const { args } = sentenceOf({ ...own, frame: own.run.frame(step) });
      if (args.own === undefined || result) continue;
      assert.ok(there.event && 'score' in there.event);
      const caller = /** @type {import('../src/port/types.js').Player} */ (args.callerPlayer);
      assert.equal(args.own, texts.score(Number(seenBy(caller, there.event.score))));
    }
  }
});

test('two plies of one player do not negate, and this is said', () => {
  const page = pageOf('max (max (max 3 min 5))', {});
  const told = Array.from({ length: page.run.length }, (_, step) => {
    const { id, args } = sentenceOf({ ...page, frame: page.run.frame(step + 1) });
    return texts.text(id, args);
  });
  assert.ok(
    told.includes(
      'The leaf is worth 3 for MAX. MAX moves above it too, so the sign stays. The first score for MAX node a.',
    ),
    told.join('\n'),
  );
  assert.ok(
    told.includes('The leaf is worth −5 for MIN. For MAX that is −(−5) = 5. Better for MAX than a’s 3.'),
    told.join('\n'),
  );
  const at = (/** @type {number} */ step) => bare(code(/** @type {Page} */ ({ ...page, frame: page.run.frame(step) })));
  assert.match(at(1), /v ← negamax\(child, α , β \)|v ← negamax\(child, α, β\)/);
  assert.match(at(2), /±negamax\(child\)/);
});

test('the question before a decision compares with β, and the number line has room for both signs', () => {
  const page = pageOf('((3 12 8) (2 4 6) (14 5 2))', {});
  const asking = /** @type {Page} */ ({
    ...page,
    state: { ...page.state, asking: 'question' },
    frame: page.run.frame(13),
  });
  const [{ id, args }] = tellingOf(asking);
  assert.equal(texts.text(id, args), 'MIN node b has −2, and here β = −3. Will its next child be looked at?');
  assert.deepEqual(endsOf(page).filter(Number.isFinite), [2, 14, -2, -14]);
});

// One render of the whole page: asks the engine what the state shows, gathers it for the panels, and has each draw its part. It decides
// nothing about the search and keeps nothing from one render to the next.

import { html, nothing, render } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { cuts as marks } from '../../pkg/tables.js';
import { answers } from '../panels/answers.js';
import { code } from '../panels/code.js';
import { counts } from '../panels/counts.js';
import { header } from '../panels/header.js';
import { menu } from '../panels/menu.js';
import { notices } from '../panels/notices.js';
import { argument } from '../panels/numberline.js';
import { createSayRoom } from '../panels/sayroom.js';
import { figures } from '../panels/search/costs.js';
import { choiceOf, panel, roomFor } from '../panels/search/panels.js';
import { createSettling } from '../panels/settling.js';
import { createSteady } from '../panels/steady.js';
import { tabs } from '../panels/tabs.js';
import { createTimeline } from '../panels/timeline/timeline.js';
import { tip } from '../panels/tip.js';
import { position, transport } from '../panels/transport.js';
import { frameAt } from '../port/frames.js';
import { setAttributes } from '../stage/attributes.js';
import { scoreWords } from '../words/scores.js';
import { said } from '../words/telling.js';

/** @typedef {import('../port/types.js').State} State */
/** @typedef {import('../port/engine.js').Engine} Engine */
/** @typedef {import('../words/texts.js').Texts} Texts */
/** @typedef {ReturnType<typeof import('../stage/stage.js').createStage>} Stage */

/**
 * What a panel may read.
 * @typedef {object} Page
 * @property {Texts} texts
 * @property {Engine} engine
 * @property {import('../port/types.js').Dispatch} dispatch
 * @property {State} state
 * @property {import('../port/types.js').Tree} tree
 * @property {import('../port/types.js').Run} run
 * @property {import('../port/types.js').Frame} frame
 * @property {import('../port/facts.js').Facts} facts
 * @property {import('../port/facts.js').Labels} labels
 * @property {import('../port/types.js').Settings} settings of the shown run
 * @property {import('../port/types.js').Algorithm} algorithm of the shown run
 * @property {boolean} windowed whether it uses windows
 * @property {(value: number) => string} score
 * @property {string} separator of numbers in a list
 * @property {Problems} problems
 * @property {boolean} isNarrow whether the menu has what does not fit the header
 * @property {boolean} isLow whether nothing is below the step buttons
 * @property {import('../storage/offline.js').Offline} kept
 * @property {() => void} compare
 * @property {() => void} race
 * @property {import('../dialogs/picking/claiming.js').Wording | null} claim the texts in place of the search's
 * @property {object} given identifies everything but the step: the same one as long as nothing else changes
 * @property {() => void} restart reloads the page with its state
 * @property {() => Page} fresh draws anything pending, and returns what is then on the page
 * @property {() => Promise<Page>} drawn the same after all preparations
 * @property {import('./workshop.js').Workshop} workshop
 */
/**
 * Why the stage does not show what was typed and chosen.
 * @typedef {object} Problems
 * @property {import('../port/types.js').ReadError | null} error of the text
 * @property {import('../port/types.js').SettingsError | null} trouble in the settings, on the tree that is shown
 */

/**
 * The timeline, its key and the squares of leaves mark a cut-off as the tree does.
 * @param {HTMLElement} body
 * @param {State['cuts']} cuts
 */
function markCuts(body, cuts) {
  if (body.dataset.cuts === cuts) return;
  body.dataset.cuts = cuts;
  body.style.setProperty('--cut-mark', maskOf(cuts));
}

/**
 * A mark by itself: an image whose shape counts, not its colour.
 * @param {State['cuts']} cuts
 */
export function maskOf(cuts) {
  const image = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-56 -56 112 112" fill="none" stroke="#000" stroke-width="16" stroke-linecap="round"><path d="${marks[cuts]}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(image)}")`;
}

/**
 * @typedef {object} Parts of the page
 * @property {Texts} texts
 * @property {Engine} engine
 * @property {import('../port/types.js').Dispatch} dispatch
 * @property {Stage} stage
 * @property {{ open: (page: Page) => void }} comparing
 * @property {{ open: (page: Page) => void }} racing
 * @property {import('./workshop.js').Workshop} workshop
 * @property {typeof import('../dialogs/picking/claiming.js').claimOf} claimOf
 * @property {() => void} restart
 * @property {() => Page} fresh
 * @property {() => Promise<Page>} drawn
 * @property {Surroundings} surroundings
 */
/** @typedef {{ isNarrow: () => boolean, isLow: () => boolean, isStill: () => boolean, kept: () => import('../storage/offline.js').Offline }} Surroundings */

/** The names of parts of the page. */
export const labels = { bar: 'bar-label', aside: 'aside-label', player: 'player-label' };

/**
 * @param {Document} document
 * @param {Parts} parts
 */
export function createPage(document, parts) {
  const { texts, stage, surroundings } = parts;
  const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (document.querySelector(`.${name}`));
  const names = ['bar', 'say', 'argument', 'aside', 'tip', 'foot', 'player', 'print-key', 'overlays'];
  const [bar, say, line, aside, tips, foot, player, onPaper, overlays] = names.map(part);
  for (const [name, id] of Object.entries(labels)) part(name).setAttribute('aria-label', texts.text(id));
  /** The texts for a notation that calls the bounds min and max. @type {Texts} */
  const inMinMax = { ...texts, ...texts.minMax };
  let drawPlayer = () => {};
  const timeline = createTimeline(() => drawPlayer());
  const givenOf = createSteady();
  /** @type {object | null} */
  let last = null;
  const settle = createSettling(aside);
  const keepRoom = createSayRoom(say);
  document.title = texts.text('page-title');

  return {
    /** Preparations before a state is rendered, one task each.
     * @type {(state: State) => (() => void)[]} */
    ahead: (state) => stage.ahead(gather(state, parts, inMinMax)),
    /** @param {State} state */
    render(state) {
      const gathered = gather(state, parts, inMinMax);
      const page = { ...gathered, given: givenOf(gathered) };
      const { claim, given } = page;
      const sentence = claim?.sentence ?? said(page);
      const isSteady = given === last;
      last = given;
      if (!isSteady) {
        // The meaning of the looks of nodes and edges, below the tree on paper.
        render(texts.text('print-key', { cuts: state.cuts }), onPaper);
        render(header(page), bar);
      }
      render([sentence.rich, answers(page)], say);
      say.style.setProperty('--letters', lettersOf(sentence.text, state));
      const room = claim ? 'claim' : roomFor(page);
      if (!claim) keepRoom(page, room);
      // A claim and the counts, which are large while presenting, do not depend on the position of the search.
      render(room === 'claim' || room === 'counts' ? nothing : argument(page), line);
      render(claim?.aside ?? panels(page), aside);
      setAttributes(document.body, { 'data-panels': room });
      markCuts(document.body, state.cuts);
      drawPlayer = () => render(html`${transport(page)} ${timeline(page, sentence.text)} ${position(page)}`, player);
      drawPlayer();
      if (!isSteady) {
        render(tip(page), tips);
        render(notices(page), foot);
        render(menu(page), overlays);
      }
      const before = state.weighing?.was?.shown;
      const was = before && page.engine.look(before).run;
      // After everything that takes room from it.
      const view = { ...page, was, animate: state.animate, plain: surroundings.isStill(), sentence: sentence.text };
      stage.render(view);
      // What scrolls depends on the room that all panels leave.
      settle();
      return view;
    },
  };
}

/**
 * The length of the sentence, in steps of 16 so that its size seldom changes. The buttons that answer a question count as some letters.
 * @param {string} text
 * @param {State} state
 */
export const lettersOf = (text, { asking }) => String(16 * Math.ceil((text.length + (asking === 'no' ? 0 : 90)) / 16));

/** @param {Page} page */
export const panels = (page) =>
  html`${guard([page.given], () => tabs(page))}${page.state.counting ? nothing : code(page)}
    <div class="now" id="panel" role="tabpanel" aria-labelledby="tab-${choiceOf(page).chosen}">${panel(page)}</div>
    ${page.state.counting ? nothing : html`<div class="tally">${counts(page)}</div>${figures(page)}`}`;

/**
 * What the panels may read of a state; frame and run are requested once, here.
 * @param {State} state
 * @param {Parts} parts
 * @param {Texts} inMinMax
 * @returns {Omit<Page, 'given'>} all but the comparison with the last one
 */
export function gather(state, parts, inMinMax) {
  const { texts, engine, dispatch, comparing, racing, surroundings } = parts;
  const { tree, run, facts, labels } = engine.look(state.shown, state.letters);
  const { settings } = state.shown;
  const algorithm = engine.algorithm(settings);
  const { windowed } = algorithm;
  const { workshop, restart, fresh, drawn } = parts;
  /** @type {Omit<Page, 'given'>} */
  const page = {
    ...{ engine, dispatch, state, tree, run, facts, labels, settings, algorithm, windowed },
    ...{ workshop, restart, fresh, drawn },
    texts: state.names === 'min-max' ? inMinMax : texts,
    frame: frameAt(run, state.step),
    score: scoreWords(texts, facts, state),
    separator: run.separator(texts.decimal),
    problems: engine.session.problems(),
    isNarrow: surroundings.isNarrow(),
    isLow: surroundings.isLow(),
    kept: surroundings.kept(),
    compare: () => comparing.open(fresh()),
    race: () => racing.open(fresh()),
    claim: null,
  };
  return { ...page, claim: parts.claimOf(page) };
}

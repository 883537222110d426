// The panels of the aside: which ones a run has, which one is shown, and how much room they need. The contents of a panel are its own
// business.

import { html } from 'lit-html';
import { hidesFuture } from '../../port/predicting.js';
import { live, numbers } from '../live.js';
import { countsPanel } from './costs.js';
import { criticalPanel } from './critical.js';
import { depthsPanel } from './depthspanel.js';
import { hasReaches, leavesPanel } from './leavespanel.js';
import { mean } from './mean.js';
import { passesOf } from './memo.js';
import { movesPanel } from './moves.js';
import { passesPanel } from './passpanel.js';
import { positionPanel } from './positionpanel.js';
import { keepingPanel, strategyPanel } from './strategypanel.js';
import { tablePanel } from './tablepanel.js';
import { hasRootWindow, windowPanel } from './windowpanel.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Panel} Panel */
/** @typedef {Pick<Page, 'run' | 'tree' | 'algorithm' | 'settings' | 'state' | 'frame'>} RunPage */

/**
 * In the order of the tabs.
 * @type {{ id: Panel, has: (page: RunPage) => boolean, draw: (page: Page) => unknown }[]}
 */
const all = [
  { id: 'position', has: isOfGame, draw: (page) => positionPanel(page, numbers(page)) },
  { id: 'window', has: () => true, draw: ofWindow },
  { id: 'passes', has: ({ run }) => passesOf(run).length > 0, draw: passesPanel },
  { id: 'table', has: ({ algorithm }) => algorithm.table, draw: tablePanel },
  {
    id: 'moves',
    has: ({ settings }) => ['killer', 'history', 'refutation'].includes(settings.order),
    draw: movesPanel,
  },
  { id: 'strategy', has: has('strategy'), draw: strategyPanel },
  { id: 'keeping', has: has('keeping'), draw: keepingPanel },
  { id: 'critical', has: has('critical'), draw: criticalPanel },
  { id: 'depths', has: isOfGame, draw: depthsPanel },
  { id: 'leaves', has: hasLeaves, draw: leavesPanel },
  { id: 'counts', has: () => true, draw: countsPanel },
];

/**
 * Whether an overlay is shown on the tree.
 * @param {Page['state']['overlay']} overlay
 */
function has(overlay) {
  return (/** @type {RunPage} */ page) =>
    page.state.overlay === overlay && !hidesFuture(page) && !page.tree.isPartial();
}

/** In a game, which has many panels, only on request. @param {RunPage} page */
function hasLeaves(page) {
  const { strip, overlay, panel } = page.state;
  const isAsked = strip !== null || overlay === 'leaves' || panel === 'leaves';
  return (isAsked || !isOfGame(page)) && hasReaches(page) && !hidesFuture(page);
}

/** Whether there are positions to show. @param {RunPage} page */
function isOfGame({ tree }) {
  return tree.game() !== undefined;
}

/** A course's own sentences say what a root window leaves open. @param {Pick<Page, 'run' | 'algorithm' | 'state'>} page */
const isProved = (page) => hasRootWindow(page) && !page.run.speaks(page.state.notation);

/** @param {Page} page */
function ofWindow(page) {
  return html`${isProved(page) ? windowPanel(page) : live(page)} ${mean(page)}`;
}

/** The default: the first of these that the run has. @type {Panel[]} */
const preferred = ['position', 'passes', 'table', 'moves', 'window'];

/**
 * The panels of a run, and the one to show.
 * @param {RunPage} page
 * @returns {import('../tabs.js').Choice}
 */
export function choiceOf(page) {
  const ids = all.filter(({ has }) => has(page)).map(({ id }) => id);
  const { counting, panel } = page.state;
  const chosen = [panel, ...preferred].find((id) => id !== null && ids.includes(id)) ?? 'window';
  return { ids, chosen: counting ? 'counts' : chosen };
}

/**
 * The panel that takes most room: counts take all of it, a position and leaves all but one line of the pseudo-code; beside other panels,
 * under the proof of a root window and above a mean the pseudo-code may have to scroll.
 * @param {RunPage} page
 * @returns {'counts' | 'position' | 'leaves' | 'tabs' | 'proved' | 'mean' | 'search'}
 */
export function roomFor(page) {
  const { ids, chosen } = choiceOf(page);
  if (chosen === 'counts' || chosen === 'position' || chosen === 'leaves') return chosen;
  if (!isOnlySearched(ids)) return 'tabs';
  if (page.tree.hasChance()) return 'mean';
  return isProved(page) ? 'proved' : 'search';
}

/** Whether a run has only the panels that all runs have. @param {Panel[]} ids */
export const isOnlySearched = (ids) => ids.every((id) => ['window', 'leaves', 'counts'].includes(id));

/**
 * The panel that is shown; one that any search has gets no box of its own.
 * @param {Page} page
 * @returns {unknown}
 */
export function panel(page) {
  const { ids, chosen } = choiceOf(page);
  if (isOnlySearched(ids) && chosen === 'window') return ofWindow(page);
  const { draw } = all.find(({ id }) => id === chosen) ?? all[0];
  return html`<div class="panel is-${chosen}">${draw(page)}</div>`;
}

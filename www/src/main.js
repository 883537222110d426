// The start of the page: loads the core and the words, makes the parts and puts them together. What is kept, and what is drawn when,
// the parts know.

import './style/tokens.css';
import './style/base.css';
import './style/shell.css';
import './panels/fields.css';
import './panels/notices.css';
import './panels/panel.css';
import './panels/player.css';
import './style/embed.css';
import init, { isFull, isInDoubt, nearestScore, readScore, Tree } from '../pkg/core.js';
import { quick } from './core/answers.js';
import { createEngine } from './core/engine.js';
import { createNeeds, fetchRest } from './core/needs.js';
import { holdSomething, keepersOf } from './keeping/keepers.js';
import { keepPreferences, withPreferences } from './keeping/preferences.js';
import { createDrawing } from './screen/drawing.js';
import { listenToFailures } from './screen/failing.js';
import { late } from './screen/late.js';
import { createScreen } from './screen/screen.js';
import { bringSoon } from './screen/soon.js';
import { createTurns } from './screen/turns.js';
import { coming, notLoaded } from './state/ignoring.js';
import { initialState, learn } from './state/state.js';
import { createStore } from './state/store.js';
import { loadFont } from './tree/font.js';
import { wordsOf } from './words/languagefiles.js';
import { languageFor, languages } from './words/languages.js';
import { createTexts } from './words/texts.js';

/** For the font, in milliseconds. */
const longestWait = 500;
/** So long the first tree stands alone if nobody does anything, in milliseconds. */
const firstPause = 1000;

begin();

/** Awaited here and not at the top: late parts build on this module, and would wait for it while it waits for them. */
async function begin() {
  // Before anything that may have to wait.
  const core = init();
  const font = loadFont(document).catch(console.warn);
  const wanted = withPreferences(initialState());
  document.documentElement.toggleAttribute('data-embed', new URLSearchParams(location.search).has('embed'));
  const keepers = document.documentElement.hasAttribute('data-embed') ? [] : keepersOf(window);
  const isBare = location.hash.length <= 1 && !holdSomething(keepers) && history.state === null;
  // What opens a link and what was kept. Without it the page opens as if there were neither, and says that something is missing.
  const rest = isBare ? null : await late(fetchRest).catch(() => null);
  const linked = rest?.readLink(location.hash).state.language ?? '';
  const language = languageFor([linked, wanted.language]);
  const spoken = [language, languages[0]].map(({ id }) => wordsOf(id));
  const [own, fallback] = spoken;
  const english = await fallback.messages();
  // Without its words the page speaks English, and says that something is missing.
  const messages = await late(own.messages).catch(() => null);
  const more = () => Promise.all(spoken.map((one) => one.more()));
  const family = () => Promise.all(spoken.map((one) => one.family()));
  const examples = () => Promise.all(spoken.map((one) => one.examples()));
  const texts = createTexts(language.id, messages ?? english, { fallback: english, more, family, examples });
  document.documentElement.lang = language.id;
  try {
    await core;
  } catch (reason) {
    console.error(reason);
    document.body.replaceChildren(fatal(texts, String(reason)));
    return;
  }
  // One that is slow to come is drawn when it is there.
  await Promise.race([font, new Promise((resume) => setTimeout(resume, longestWait))]);
  const ignored = messages === null || (rest === null && !isBare) ? [notLoaded] : [];
  await start({ ...wanted, ignored, language: language.id }, { texts, keepers, rest, isBare });
}

/**
 * @param {import('./words/texts.js').Texts} texts
 * @param {string} reason
 */
function fatal(texts, reason) {
  const message = document.createElement('main');
  message.className = 'fatal';
  message.setAttribute('role', 'alert');
  for (const line of [texts.text('fatal'), texts.text('fatal-detail', { reason })]) {
    message.appendChild(document.createElement('p')).textContent = line;
  }
  return message;
}

/**
 * @param {ReturnType<typeof initialState>} wanted in the page's language
 * @param {object} found
 * @param {import('./words/texts.js').Texts} found.texts
 * @param {import('./keeping/keepers.js').Keeper[]} found.keepers
 * @param {import('./core/needs.js').Rest | null} found.rest of the page, where something is to be opened
 * @param {boolean} found.isBare whether there is nothing to open
 */
async function start(wanted, { texts, keepers, rest, isBare }) {
  document.dispatchEvent(new Event('secateur-begin'));
  // The names alone: an object of the whole module takes code of its own.
  const small = { isFull, isInDoubt, nearestScore, readScore, Tree };
  const engine = createEngine(/** @type {import('./state/types.js').Core} */ (/** @type {unknown} */ (small)), quick);
  const needs = createNeeds(document, { engine, texts, completed, cancelled, arrived });
  const { attempt, complete, bring, withdraw } = needs;
  const store = createStore({ engine, attempt, withdraw, changed });
  const { current, dispatch, take } = store;
  if (rest) learn(rest.changes);
  const restoring = rest?.createRestoring({ engine, keepers, hash: location.hash, wanted, complete });
  /** @type {import('./keeping/keeping.js').Keeping | undefined} */
  let keeping;
  const drawing = createDrawing({
    ...{ engine, store, needs, restoring, restart, language: wanted.language },
    screen: () => screen,
    keep: () => keeping?.follow(),
  });
  const turns = createTurns({ attempt, ...drawing });
  const isDrawn = () => screen.view() !== undefined;
  const screen = createScreen(document, { engine, texts, store, needs, redraw: turns.schedule, fresh, drawn, restart });
  listenToFailures(window, {
    ...{ texts, store, isDrawn },
    renew: (before, after) => restoring?.renew(before, after),
    keep: (state) => keeping?.keep(state),
    opened: () => rest?.readLink(location.hash).tree ?? rest?.keptText(keepers) ?? '',
    forget: () => rest?.forgetLast(keepers),
  });
  const opening = (await restoring?.first()) ?? wanted;
  store.begin(opening);
  keeping = rest?.createKeeping(engine, store, keepers, opening);
  if (document.documentElement.hasAttribute('data-embed')) screen.frame();
  screen.listen();
  turns.drawNow();
  document.dispatchEvent(new Event('secateur-begun'));
  if (restoring) attempt(() => take(restoring.next(current())));
  bringSoon(document, bring, isBare ? firstPause : 0);

  /**
   * The rest of the page has come, with its words.
   * @param {import('./core/needs.js').Rest} rest
   */
  function arrived(rest) {
    screen.complete(rest);
    // Where a link could not be opened it stays in the address.
    if (isBare) keeping ??= rest.createKeeping(engine, store, keepers, opening);
    if (isBare && location.hash.length > 1) dispatch({ type: 'openLink', hash: location.hash });
    if (isDrawn()) turns.drawNow();
  }

  /** The full core has come: everything on the page is then its own. */
  function completed() {
    if (isDrawn()) turns.drawNow();
  }

  /** @type {(next: import('./state/types.js').State, before: import('./state/types.js').State) => void} */
  function changed(next, before) {
    keepPreferences(next, before);
    turns.schedule();
  }

  /** What the page shows is as it was; a comparison whose runs nobody waits for is closed. */
  function cancelled() {
    restoring?.giveUp();
    if (current().race?.isOpen) take({ ...current(), race: null });
    const { ignored, weighing } = current();
    if (ignored.includes(coming)) dispatch({ type: 'dismissIgnored' });
    if (weighing) dispatch({ type: 'openWeight', feature: weighing.box?.feature ?? null });
    turns.schedule();
  }

  function fresh() {
    turns.drawNews();
    return /** @type {import('./screen/screen.js').View} */ (screen.view());
  }

  async function drawn() {
    await turns.drawn();
    return fresh();
  }

  /** Nothing is lost by starting again: address and session hold what stands here, and what else is known goes along. */
  function restart() {
    if (!restoring?.standsIn(current())) keeping?.flush();
    location.reload();
  }
}

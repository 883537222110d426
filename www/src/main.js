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
import init, { isFull, nearestScore, readScore, Tree } from '../pkg/core.js';
import { quick } from './core/answers.js';
import { createEngine } from './core/engine.js';
import { createNeeds } from './core/needs.js';
import { createAddress } from './keeping/address.js';
import { readLink } from './keeping/link.js';
import { keepPreferences, withPreferences } from './keeping/preferences.js';
import { coming, createRestoring, notLoaded } from './keeping/restoring.js';
import { createSession, keepersOf } from './keeping/session.js';
import { createDrawing } from './screen/drawing.js';
import { listenToFailures } from './screen/failing.js';
import { late } from './screen/late.js';
import { createScreen } from './screen/screen.js';
import { createTurns } from './screen/turns.js';
import { initialState } from './state/state.js';
import { createStore } from './state/store.js';
import { loadFont } from './tree/measure.js';
import { wordsOf } from './words/languagefiles.js';
import { languageFor, languages } from './words/languages.js';
import { createTexts } from './words/texts.js';

/** For the font, in milliseconds. */
const longestWait = 500;

begin();

/** Awaited here and not at the top: late parts build on this module, and would wait for it while it waits for them. */
async function begin() {
  // Before anything that may have to wait.
  const core = init();
  const font = loadFont(document).catch(console.warn);
  const wanted = withPreferences(initialState());
  const language = languageFor([readLink(location.hash).state.language, wanted.language]);
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
  document.documentElement.toggleAttribute('data-embed', new URLSearchParams(location.search).has('embed'));
  const ignored = messages === null ? [notLoaded] : [];
  await start({ ...wanted, ignored, language: language.id }, texts);
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
 * @param {import('./words/texts.js').Texts} texts
 */
async function start(wanted, texts) {
  // The names alone: an object of the whole module takes code of its own.
  const small = { isFull, nearestScore, readScore, Tree };
  const engine = createEngine(/** @type {import('./state/types.js').Core} */ (/** @type {unknown} */ (small)), quick);
  const isFramed = document.documentElement.hasAttribute('data-embed');
  const keepers = isFramed ? [] : keepersOf(window);
  const needs = createNeeds(document, { engine, texts, completed, cancelled });
  const { attempt, complete, withdraw } = needs;
  const store = createStore({ engine, attempt, withdraw, changed });
  const { current, dispatch, take } = store;
  const restoring = createRestoring({ engine, keepers, hash: location.hash, wanted, complete });
  const drawing = createDrawing({
    ...{ engine, store, needs, restoring, restart, language: wanted.language },
    screen: () => screen,
    keep: () => keeping.follow(),
  });
  const turns = createTurns({ attempt, ...drawing });
  const isDrawn = () => screen.view() !== undefined;
  const screen = createScreen(document, { engine, texts, store, needs, redraw: turns.schedule, fresh, restart });
  listenToFailures(window, {
    ...{ texts, store, keepers, isDrawn, renew: restoring.renew },
    keep: (state) => keeping.keep(state),
  });
  store.begin(await restoring.first());
  const keeping = createKeeping(engine, store, keepers);
  if (isFramed) screen.frame();
  screen.listen();
  turns.drawNow();
  attempt(() => take(restoring.next(current())));

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
    restoring.giveUp();
    if (current().race?.isOpen) take({ ...current(), race: null });
    if (current().ignored.includes(coming)) dispatch({ type: 'dismissIgnored' });
    turns.schedule();
  }

  function fresh() {
    turns.drawNews();
    return /** @type {import('./screen/screen.js').View} */ (screen.view());
  }

  /** Nothing is lost by starting again: address and session hold it all. */
  function restart() {
    if (!restoring.standsIn(current())) keeping.flush();
    location.reload();
  }
}

/**
 * Address and session, which follow what the page shows.
 * @param {import('./core/engine.js').Engine} engine
 * @param {import('./state/store.js').Store} store
 * @param {import('./keeping/session.js').Keeper[]} keepers
 */
function createKeeping(engine, { current, dispatch }, keepers) {
  const session = createSession(window, current, keepers);
  const address = createAddress(window, {
    engine,
    current,
    own: () => withPreferences(initialState()),
    open: (hash) => dispatch({ type: 'openLink', hash }),
  });
  return {
    keep: session.keep,
    flush: address.flush,
    follow() {
      address.follow();
      session.follow();
    },
  };
}

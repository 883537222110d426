// The start of the page: loads the core and the words, makes the parts and connects them. What is stored, and what is drawn when, the parts
// decide.

import './style/tokens.css';
import './style/base.css';
import './style/parts.css';
import './style/shell.css';
import './panels/fields.css';
import './panels/menu.css';
import './panels/notices.css';
import './panels/panel.css';
import './panels/player.css';
import './panels/search/family.css';
import './panels/strip.css';
import './panels/timeline/timeline.css';
import './style/embed.css';
import './style/print.css';
import { late } from './dialogs/late.js';
import { createDrawing } from './page/drawing.js';
import { listenToFailures } from './page/failing.js';
import { createScreen } from './page/screen.js';
import { createTurns } from './page/turns.js';
import { loadCore } from './port/core.js';
import { createEngine } from './port/engine.js';
import { createStore } from './port/store.js';
import { createWorking } from './port/worker/working.js';
import { loadFont } from './stage/font.js';
import { keepersOf } from './storage/keepers.js';
import { createKeeping } from './storage/keeping.js';
import { keepPreferences, preferences } from './storage/preferences.js';
import { createRestoring } from './storage/restoring.js';
import { forgetLast, keptText } from './storage/session.js';
import { english, messagesOf } from './words/languagefiles.js';
import { languageFor } from './words/languages.js';
import { createTexts } from './words/texts.js';

/** Maximum wait for the font, in milliseconds. */
const longestWait = 500;

begin();

/** Called here, not awaited at the top level: dialogs import this module, and would wait for it while it waits for them. */
async function begin() {
  // Before anything that may have to wait.
  const loading = loadCore();
  const font = loadFont(document).catch(console.warn);
  const wanted = preferences();
  document.documentElement.toggleAttribute('data-embed', new URLSearchParams(location.search).has('embed'));
  const linked = new URLSearchParams(location.hash.slice(1)).get('language');
  const language = languageFor([linked, wanted.language]);
  // Without its words the page speaks English, and says that something is missing.
  const messages = await late(() => messagesOf(language.id)).catch(() => null);
  const texts = createTexts(language.id, messages ?? english, { fallback: english });
  document.documentElement.lang = language.id;
  let core;
  try {
    core = await loading;
  } catch (reason) {
    console.error(reason);
    document.body.replaceChildren(fatal(texts, String(reason)));
    return;
  }
  // A slow font is applied when it arrives.
  await Promise.race([font, new Promise((resume) => setTimeout(resume, longestWait))]);
  start({ ...wanted, language: language.id }, core, texts, messages !== null);
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
 * @param {ReturnType<typeof preferences>} wanted in the page's language
 * @param {import('./port/types.js').Core} core
 * @param {import('./words/texts.js').Texts} texts
 * @param {boolean} isComplete whether all words have come
 */
function start(wanted, core, texts, isComplete) {
  document.dispatchEvent(new Event('secateur-begin'));
  const isEmbedded = document.documentElement.hasAttribute('data-embed');
  const keepers = isEmbedded ? [] : keepersOf(window);
  const engine = createEngine(core, true);
  const { session } = engine;
  session.act({ type: 'prefer', kept: wanted });
  session.act({ type: 'setLanguage', language: wanted.language });
  const working = createWorking(document, { engine, texts, cancelled });
  const { attempt } = working;
  const store = createStore({ engine, attempt, withdraw: working.cancel, changed });
  const { current, dispatch, take } = store;
  const restoring = createRestoring({ session, keepers, hash: location.hash, current });
  const drawing = createDrawing({
    ...{ engine, store, restoring, restart, language: wanted.language },
    screen: () => screen,
    keep: () => keeping.follow(),
  });
  const turns = createTurns({ attempt, ...drawing });
  const screen = createScreen(document, {
    engine,
    texts,
    store,
    working,
    redraw: turns.schedule,
    fresh,
    drawn,
    restart,
  });
  // Read now: after a failure the core cannot be asked any more.
  const linked = core.readLink(location.hash, []).tree;
  listenToFailures(window, {
    ...{ texts, store },
    isDrawn: () => screen.view() !== undefined,
    keep: (state) => keeping.keep(state),
    opened: () => linked ?? keptText(keepers),
    forget: () => forgetLast(keepers),
  });
  const needed = restoring.open();
  take();
  const keeping = createKeeping(session, store, keepers, current());
  if (!isComplete) dispatch({ type: 'notLoaded' });
  if (isEmbedded) screen.frame();
  turns.drawNow();
  document.dispatchEvent(new Event('secateur-begun'));
  if (needed) attempt(() => take(restoring.open()));

  /** @type {(next: import('./port/types.js').State, before: import('./port/types.js').State) => void} */
  function changed(next, before) {
    keepPreferences(next, before);
    turns.schedule();
  }

  /** The page shows the same as before; a comparison whose runs were cancelled is closed. */
  function cancelled() {
    restoring.giveUp();
    if (current().race?.isOpen) dispatch({ type: 'dropRace' });
    const { weighing } = current();
    if (weighing) dispatch({ type: 'openWeight', feature: weighing.box?.feature ?? null });
    turns.schedule();
  }

  function fresh() {
    turns.drawNews();
    return /** @type {import('./page/screen.js').View} */ (screen.view());
  }

  async function drawn() {
    await turns.drawn();
    return fresh();
  }

  /** Nothing is lost by reloading: address and session hold the page's state, and the rest is carried over. */
  function restart() {
    if (!restoring.standsIn(current())) keeping.flush();
    location.reload();
  }
}

// The start of the page: loads the core and the words, keeps the one state, and renders what has changed. Every input comes
// here as an action.

import './tokens.css';
import './base.css';
import './shell.css';
import './fields.css';
import './notices.css';
import './panel.css';
import './player.css';
import './embed.css';
import init, { isFull, nearestScore, readScore, Tree } from '../pkg/core.js';
import { createAddress } from './address.js';
import { withComma } from './commas.js';
import { createComparing } from './comparing.js';
import { createEngine, NeedsFullCore, NeedsTime, quick } from './engine.js';
import { sayFailed } from './failing.js';
import { noHistory } from './history.js';
import { listen } from './keys.js';
import { languageFor, languages } from './languages.js';
import { late, NotLoaded } from './late.js';
import { readLink } from './link.js';
import { openNotation } from './notating.js';
import { needsFull } from './notation.js';
import { keepOffline } from './offline.js';
import { createPage } from './page.js';
import { createPicking } from './picking.js';
import { createPlaying } from './playing.js';
import { applyPreferences, keepPreferences, withPreferences } from './preferences.js';
import { createPresent } from './present.js';
import { createRacing } from './racing.js';
import { besideLink, createSession, forgetLast, keepersOf, keptText, withSession } from './session.js';
import { createShape } from './shape.js';
import { initialState, update } from './state.js';
import { listenToSwipes } from './swiping.js';
import { createTexts } from './texts.js';
import { loadFont } from './tree/measure.js';
import { createStage } from './tree/stage.js';
import { createWorkshop } from './workshop.js';

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
  const spoken = [language, languages[0]];
  const english = await languages[0].messages();
  // Without its words the page speaks English, and says that something is missing.
  const messages = await late(language.messages).catch(() => null);
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
  await start({ ...wanted, ignored }, language.id, texts);
}

/** @type {import('./link.js').Ignored} */
const notLoaded = { piece: '', why: 'not-loaded' };
/** @type {import('./link.js').Ignored} */
const coming = { piece: '', why: 'coming' };

/** @type {(link: import('./link.js').Link) => boolean} */
const makesTree = ({ tree, random }) => tree === null && random !== null;

/** @param {Event | undefined} event */
function isPress(event) {
  return event instanceof KeyboardEvent ? event.type === 'keydown' && !event.repeat : event?.type === 'click';
}

/** @type {(shown: import('./types.js').Shown, engine: import('./engine.js').Engine) => boolean} whether the root window may leave the root's value unknown */
function mayStayUnknown({ settings }, engine) {
  return engine.algorithm(settings).rootWindow && (Number.isFinite(settings.alpha) || Number.isFinite(settings.beta));
}

/**
 * @param {import('./texts.js').Texts} texts
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
 * @param {ReturnType<typeof initialState>} wanted
 * @param {string} language
 * @param {import('./texts.js').Texts} texts
 */
async function start(wanted, language, texts) {
  // The names alone: an object of the whole module takes code of its own.
  const small = { isFull, nearestScore, readScore, Tree };
  const engine = createEngine(/** @type {import('./types.js').Core} */ (/** @type {unknown} */ (small)), quick);
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const shape = createShape(window, schedule);
  /** @type {import('./offline.js').Kept} */
  let kept = '';
  const surroundings = { ...shape, isStill: () => still.matches, kept: () => kept };
  const figure = /** @type {HTMLElement} */ (document.querySelector('.stage'));
  const stage = createStage(figure, dispatch, texts, wantFull);
  const workshop = createWorkshop(document, {
    ...{ engine, texts, dispatch, completed },
    current: () => state,
    redraw: schedule,
  });
  const comparing = createComparing();
  const racing = createRacing();
  const present = createPresent(document, texts, dispatch);
  const picking = createPicking(texts, { redraw: schedule, say: present.say });
  const page = createPage(document, {
    texts,
    engine,
    dispatch,
    stage,
    workshop,
    comparing,
    racing,
    picking,
    completed,
    restart,
    fresh,
    surroundings,
    family: () => relatives,
  });
  const playing = createPlaying(() => dispatch({ type: 'tick' }));
  /** What was to be opened or typed when something failed. @type {string | null} */
  let lost = null;
  let hasFailed = false;
  addEventListener('error', ({ error }) => error && failed(error));
  addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof NotLoaded)) return failed(event.reason);
    event.preventDefault();
    const isStandIn = state === standIn;
    dispatch({ type: 'ignore', ignored: notLoaded });
    if (isStandIn) standIn = state;
  });
  const isFramed = document.documentElement.hasAttribute('data-embed');
  const keepers = isFramed ? [] : keepersOf(window);
  // A link may ask for the full core before anything is drawn.
  /** @type {Promise<void> | undefined} */
  let completing;
  /** @type {import('./types.js').Family | null} */
  let relatives = null;
  /** @type {ReturnType<typeof page.render> | undefined} */
  let view;
  /** Of the page as it was opened: steps on what stands in for it may write another one. */
  const { hash } = location;
  /** What is to be opened when a worker has read it. @type {import('./engine.js').Job | undefined} */
  let unread;
  /** How often what was typed has been taken back while a worker read it. */
  let withdrawn = 0;
  /** Comes with the first job. @type {Promise<ReturnType<typeof import('./working/working.js').createWorking>> | undefined} */
  let working;
  /** Whether the link makes its tree, which takes the full core: the page is there before that. */
  const isMaking = makesTree(readLink(hash));
  let state = isMaking
    ? standingIn([...wanted.ignored, coming])
    : await withFullCore(opened).catch((reason) => {
        const isMissing = reason instanceof NotLoaded;
        if (!isMissing && !(reason instanceof NeedsTime)) throw reason;
        if (!isMissing) unread = reason.job;
        return standingIn(isMissing ? [notLoaded] : wanted.ignored);
      });
  /** What stands in for what could not be opened yet. */
  let standIn = isMaking || unread || state.ignored.includes(notLoaded) ? state : null;
  /** Whether that is still to come. */
  let isAwaited = isMaking || unread !== undefined;
  const session = createSession(window, () => state, keepers);
  const address = createAddress(window, {
    engine,
    current: () => state,
    own: () => withPreferences(initialState()),
    open: (hash) => dispatch({ type: 'openLink', hash }),
  });
  /** Comes with the first node that someone points at or walks to.
   * @type {ReturnType<typeof import('./story.js').createStory> | undefined} */
  let story;
  for (const type of ['pointerover', 'focusin']) figure.addEventListener(type, tellStories, { once: true });
  /** Comes where another page is around. @type {ReturnType<typeof import('./framed.js').createFramed> | undefined} */
  let framed;
  if (isFramed) frame();
  let isDirty = false;
  /** What is got ready for the page. @type {{ shown: import('./types.js').Shown } | null} */
  let preparing = null;

  /**
   * What is there until something can be opened. In another language the page would start again, for ever.
   * @param {import('./link.js').Ignored[]} ignored
   */
  function standingIn(ignored) {
    return { ...wanted, language, history: noHistory, ignored };
  }

  /** @param {import('./types.js').State} [from] how the page speaks and draws */
  function opened(from = wanted) {
    const kept = withSession(from, engine, keepers);
    const linked = hash.length > 1 ? besideLink(kept, update(kept, { type: 'openLink', hash }, engine), engine) : kept;
    if (needsFull(linked)) engine.needFull();
    return { ...linked, history: noHistory };
  }

  /** The full core takes over at once: everything on the page is then its own. */
  async function complete() {
    const [core, module] = await late(() =>
      Promise.all([
        import('./full.js').then(({ loadFullCore }) => loadFullCore()),
        import('./family/family.js'),
        texts.family(),
      ]),
    );
    engine.replaceCore(core);
    relatives = module.family;
    if (view) show();
  }

  /** @returns {Promise<void>} settled when the engine answers everything */
  function completed() {
    completing ??= complete().catch((reason) => {
      completing = undefined;
      throw reason;
    });
    return completing;
  }

  /** Whether link and session keep what could not be opened yet: while that is read, one may step on what stands in for it. */
  function standsIn() {
    if (!standIn || !isAwaited) return state === standIn;
    return state.shown === standIn.shown && state.text === standIn.text;
  }

  /** What is shown would be shown better by the full core: it is fetched, and draws everything again. */
  function wantFull() {
    completed();
  }

  /**
   * What asking gives, after the full core has come if it takes that.
   * @template T
   * @param {() => T} ask
   * @returns {Promise<T>}
   */
  async function withFullCore(ask) {
    try {
      return ask();
    } catch (reason) {
      if (!(reason instanceof NeedsFullCore)) throw reason;
      await completed();
      return ask();
    }
  }

  /** @param {Event} first */
  async function tellStories(first) {
    let isOver = false;
    addEventListener('pointerup', () => (isOver = true), { once: true });
    const [{ createStory }] = await late(() => Promise.all([import('./story.js'), texts.more()]));
    if (story) return;
    story = createStory(figure, texts, isOver ? null : first);
    if (view) story.render(view);
  }

  /** @param {import('./types.js').Action} action */
  function dispatch(action) {
    if (hasFailed) return;
    try {
      if (action.type === 'cancelText' && state.typing?.waiting) withdraw();
      const asked = withdrawn;
      const isDone = attempt(() => {
        if (action.type !== 'setText' || asked === withdrawn) take(update(state, action, engine));
      });
      if (!isDone && action.type === 'editText') take(update(state, { ...action, type: 'awaitEdit' }, engine));
      if (!isDone && action.type === 'setText') take(update(state, { ...action, type: 'awaitText' }, engine));
    } catch (reason) {
      if (action.type === 'setText' || action.type === 'openTree') lost = action.text;
      throw reason;
    }
  }

  /** Whoever takes back what they have typed waits for it no longer. */
  function withdraw() {
    withdrawn += 1;
    working?.then(({ cancel }) => cancel());
  }

  /**
   * Does something at once, or when what it needs has come: the full core, or what a worker finds out.
   * @param {() => void} act
   * @returns {boolean} whether it is done
   */
  function attempt(act) {
    try {
      act();
      return true;
    } catch (reason) {
      if (reason instanceof NeedsFullCore) completed().then(() => attempt(act));
      else if (reason instanceof NeedsTime) work(reason.job, act);
      else throw reason;
      return false;
    }
  }

  /**
   * @param {import('./engine.js').Job} job
   * @param {() => void} act
   */
  async function work(job, act) {
    working ??= late(() => Promise.all([import('./working/working.js'), texts.more()])).then(
      ([{ createWorking }]) => createWorking(document, { engine, texts, cancelled }),
      (reason) => {
        working = undefined;
        throw reason;
      },
    );
    await (await working).start(job, () => attempt(act));
  }

  /** What the page shows is as it was; a comparison whose runs nobody waits for is closed. */
  function cancelled() {
    isAwaited = false;
    if (state.race?.isOpen) take({ ...state, race: null });
    if (state.ignored.includes(coming)) dispatch({ type: 'dismissIgnored' });
    schedule();
  }

  /** @param {import('./types.js').State} next */
  function take(next) {
    if (next === state) return;
    keepPreferences(next, state);
    state = next;
    schedule();
  }

  /**
   * A press is drawn at once, because the next one may be about what it shows; everything that moves or is held, once per
   * animation frame.
   */
  function schedule() {
    isDirty = true;
    if (isPress(window.event)) queueMicrotask(showNews);
    else requestAnimationFrame(showNews);
  }

  function showNews() {
    if (isDirty && !hasFailed) attempt(show);
  }

  function fresh() {
    showNews();
    return /** @type {NonNullable<typeof view>} */ (view);
  }

  function show() {
    // What is shown for the first time may take some tasks; until then the page is as it was.
    const steps = view && view.state.shown !== state.shown ? page.ahead(state) : [];
    if (steps.length > 0) {
      prepare(steps, state.shown);
      return;
    }
    preparing = null;
    isDirty = false;
    if (applyPreferences(document.documentElement, state) || !view) shape.measure();
    present.render(state);
    view = page.render(state);
    workshop.follow(view);
    comparing.follow(view);
    racing.follow(view);
    picking.follow(view);
    story?.render(view);
    framed?.follow();
    const shown = view;
    working?.then((panel) => panel.follow(shown));
    playing.follow(state);
    engine.keepOnly(state);
    if (!standsIn()) {
      address.follow();
      session.follow();
    }
    // What a result outside a root window proves is told by the full core's panels, and only that knows what commas may mean.
    const isWanted = mayStayUnknown(state.shown, engine) || withComma(state.shown.text).length > 0;
    if (!relatives && isWanted) wantFull();
    if (state.language === language) return;
    // Every word changes.
    restart();
  }

  /** Nothing is lost by starting again: address and session hold it all. */
  function restart() {
    if (!standsIn()) address.flush();
    location.reload();
  }

  /**
   * What is on the page is as it was before, but nothing more can be asked of it.
   * @param {unknown} reason
   */
  function failed(reason) {
    if (hasFailed) return;
    hasFailed = true;
    const again = /** @type {[string, () => void]} */ (['failed-on', () => location.reload()]);
    if (!view) {
      // What is opened first may be what fails, and would fail again.
      const tree = readLink(location.hash).tree ?? keptText(keepers);
      sayFailed(document, texts, { reason, tree, ways: [again, ['failed-without', openWithout]] });
      return;
    }
    session.keep(lost === null ? state : { ...state, text: lost });
    sayFailed(document, texts, { reason, tree: lost ?? state.text, ways: [again] });
  }

  /** Without the link, where there is one; else without what was kept last. */
  function openWithout() {
    if (location.hash.length <= 1) forgetLast(keepers);
    history.replaceState(history.state, '', location.href.replace(/#.*$/, ''));
    location.reload();
  }

  /**
   * Takes the steps, unless something else is to be shown meanwhile, and shows what they are for.
   * @param {(() => void)[]} steps
   * @param {import('./types.js').Shown} shown
   */
  async function prepare(steps, shown) {
    if (preparing?.shown === shown) return;
    const own = { shown };
    preparing = own;
    for (const step of [...steps, showPrepared]) {
      await new Promise((resume) => setTimeout(resume));
      if (own !== preparing) return;
      step();
    }
  }

  function showPrepared() {
    preparing = null;
    showNews();
  }

  async function frame() {
    const [{ createFramed }] = await late(() => Promise.all([import('./framed.js'), texts.more()]));
    framed = createFramed(window, { engine, texts, current: () => state, dispatch: act });
    framed.follow();
  }

  /**
   * @param {import('./types.js').Action} action
   * @returns {boolean} whether it was for this page
   */
  function act(action) {
    if (framed?.leaves(action)) return false;
    stage.finishMotion();
    dispatch(action);
    return true;
  }

  listen(document, {
    act,
    isAsked: () => state.asking === 'question' && !state.dark,
    // Nothing lights up over the dark screen.
    help: () => !state.dark && fresh().showKeys(),
    compare: () => !state.dark && comparing.open(fresh()),
    race: () => !state.dark && racing.open(fresh()),
    notation: () => !state.dark && openNotation('byHand', fresh()),
    examples: () => !state.dark && picking.open(fresh()),
    nextExample: () => !state.dark && picking.move(fresh, 1),
    previousExample: () => !state.dark && picking.move(fresh, -1),
  });
  listenToSwipes(/** @type {HTMLElement} */ (document.querySelector('.main')), {
    act,
    isFree: () => !state.making && !figure.querySelector('.is-cropped'),
  });
  still.addEventListener('change', schedule);
  keepOffline(window, (news) => {
    kept = news;
    schedule();
  });
  show();
  if (unread) work(unread, open);
  else if (isMaking) attempt(open);

  /** Unless someone has gone on with something else. */
  function open() {
    if (!standsIn()) return;
    take(opened(state));
    isAwaited = false;
  }
}

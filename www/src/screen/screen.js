// Everything that is drawn beside each other and listens to keys: the parts of the page, made once, and drawn from one state.

import { createComparing } from '../comparing/door.js';
import { openGames } from '../gaming/door.js';
import { applyAppearance } from '../keeping/appearance.js';
import { openNotation } from '../notation/door.js';
import { createPage } from '../page.js';
import { createPicking } from '../picking/door.js';
import { createRacing } from '../racing/door.js';
import { createStage } from '../tree/stage.js';
import { listen } from './keys.js';
import { late } from './late.js';
import { createPlaying } from './playing.js';
import { createShape } from './shape.js';
import { createStories } from './stories.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').Action} Action */
/** @typedef {ReturnType<ReturnType<typeof createPage>['render']>} View */

/**
 * @typedef {object} Page what the screen is made for
 * @property {import('../core/engine.js').Engine} engine
 * @property {import('../words/texts.js').Texts} texts
 * @property {import('../state/store.js').Store} store
 * @property {ReturnType<typeof import('../core/needs.js').createNeeds>} needs
 * @property {() => void} redraw
 * @property {() => View} fresh draws what is still to be drawn, and gives what is then on the page
 * @property {() => Promise<View>} drawn the same when nothing is got ready any more
 * @property {() => void} restart
 */
/** @typedef {ReturnType<typeof createParts>} Parts */
/** @typedef {ReturnType<typeof createRest>} Rest */

/**
 * @param {Document} document
 * @param {Page} of
 */
export function createScreen(document, of) {
  const { engine, texts, store, needs, redraw, fresh } = of;
  const { dispatch, current } = store;
  const surroundings = createSurroundings(redraw);
  const figure = /** @type {HTMLElement} */ (document.querySelector('.stage'));
  /** @type {Rest | null} */
  let rest = null;
  const parts = createParts(document, figure, surroundings, { ...of, rest: () => rest });
  const { page } = parts;
  const followers = [parts.comparing, parts.racing, parts.picking, needs];
  const stories = createStories(figure, texts);
  const playing = createPlaying(() => dispatch({ type: 'tick' }));
  /** Comes where another page is around. @type {ReturnType<typeof import('./framed.js').createFramed> | undefined} */
  let framed;
  /** @type {View | undefined} */
  let view;

  /** @type {(action: Action) => boolean} whether it was for this page */
  function act(action) {
    if (framed?.leaves(action)) return false;
    parts.press(action);
    return true;
  }

  return {
    view: () => view,

    /** What is best done before a state is drawn, a task each. What is shown for the first time may take some.
     * @type {(state: State) => (() => void)[]} */
    ahead: (state) => (view && view.state.shown !== state.shown ? page.ahead(state) : []),

    /** @param {State} state */
    draw(state) {
      if (applyAppearance(document.documentElement, state) || !view) surroundings.measure();
      rest?.present.render(state);
      view = page.render(state);
      rest?.workshop.follow(view);
      for (const part of followers) part.follow(view);
      stories.render(view);
      framed?.follow();
      playing.follow(state, view.run.readingTime(view.sentence.length));
    },

    listen() {
      stories.listen();
      const now = () => {
        const { asking, blank, present, letterKeys } = current();
        return { isAsked: asking === 'question' && !blank, isPresenting: present, letterKeys };
      };
      const fullScreen = () => void needs.bring().then(() => rest?.present.toggleFullScreen());
      const moment = () => rest?.present.toggleMoment();
      listen(document, { act, now, fullScreen, moment, ...openings(parts, fresh, current) });
      surroundings.listen();
    },

    /** The rest of the page has come. @param {import('../core/needs.js').Rest} all */
    complete(all) {
      rest = createRest(document, all, of);
      surroundings.keepOffline(all);
      all.listenToPrinting();
      all.listenToSwipes(/** @type {HTMLElement} */ (document.querySelector('.main')), {
        act,
        isFree: () => !current().making && !figure.querySelector('.is-cropped'),
      });
    },

    async frame() {
      const [{ createFramed }] = await late(() => Promise.all([import('./framed.js'), texts.more()]));
      framed = createFramed(window, { engine, texts, current, dispatch: act });
      framed.follow();
    },
  };
}

/**
 * What is not the state's: the room there is, whether motion is wanted, and whether the page is kept for times without a network.
 * @param {() => void} redraw
 */
function createSurroundings(redraw) {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  /** @type {import('../keeping/offline.js').Offline} */
  let kept = '';
  return {
    ...createShape(window, redraw),
    isStill: () => still.matches,
    kept: () => kept,
    listen: () => still.addEventListener('change', redraw),
    /** @param {import('../core/needs.js').Rest} rest */
    keepOffline({ keepOffline }) {
      keepOffline(window, (news) => {
        kept = news;
        redraw();
      });
    },
  };
}

/**
 * @param {Document} document
 * @param {HTMLElement} figure
 * @param {import('../page.js').Surroundings} surroundings
 * @param {Page & { rest: () => Rest | null }} of
 */
function createParts(
  document,
  figure,
  surroundings,
  { engine, texts, store, needs, redraw, fresh, drawn, restart, rest },
) {
  const { dispatch } = store;
  const { complete: completed, bring, family } = needs;
  const stage = createStage(figure, dispatch, texts, () => void completed());
  const picking = createPicking(texts, { redraw, say: (text, time) => rest()?.present.say(text, time) });
  const parts = { stage, comparing: createComparing(), racing: createRacing(), picking };
  /** What ends a film has done its work. @type {(action: Action) => void} */
  const press = (action) => {
    const isEnded = stage.endFilm();
    if (!isEnded || action.type !== 'stepForward') dispatch(action);
  };
  const page = createPage(document, {
    ...{ ...parts, texts, engine, dispatch: press },
    ...{ completed, restart, fresh, drawn, surroundings, family, rest, bring },
  });
  return { ...parts, page, press };
}

/**
 * What has come, with the parts of it that listen and draw by themselves.
 * @param {Document} document
 * @param {import('../core/needs.js').Rest} all
 * @param {Page} of
 */
function createRest(document, all, { engine, texts, store, needs, redraw, fresh }) {
  const { dispatch, current } = store;
  return {
    ...all,
    workshop: all.createWorkshop(document, { engine, texts, dispatch, completed: needs.complete, current, redraw }),
    present: all.createPresent(document, { texts, dispatch, fresh }),
    keepRoom: all.createSayRoom(/** @type {HTMLElement} */ (document.querySelector('.say'))),
  };
}

/**
 * What keys open. Nothing lights up over a blank screen.
 * @param {Parts} parts
 * @param {() => View} fresh
 * @param {() => State} current
 */
function openings({ comparing, racing, picking }, fresh, current) {
  /** @type {(open: () => void) => () => void} */
  const inLight = (open) => () => void (!current().blank && open());
  return {
    help: inLight(() => fresh().showKeys()),
    compare: inLight(() => comparing.open(fresh())),
    race: inLight(() => racing.open(fresh())),
    notation: inLight(() => openNotation(fresh())),
    examples: inLight(() => picking.open(fresh())),
    game: inLight(() => openGames(fresh())),
    nextExample: inLight(() => picking.move(fresh, 1)),
    previousExample: inLight(() => picking.move(fresh, -1)),
  };
}

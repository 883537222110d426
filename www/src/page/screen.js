// Everything that draws from the state or listens to keys: the parts of the page, made once.

import { openGames, openKeys, openNotation } from '../dialogs/dialogs.js';
import { createLate } from '../dialogs/late.js';
import { claimOf } from '../dialogs/picking/claiming.js';
import { openExamples } from '../dialogs/picking/door.js';
import { move } from '../dialogs/picking/moving.js';
import { createRacing } from '../dialogs/racing/door.js';
import { createFramed } from '../input/framed.js';
import { listen } from '../input/keys.js';
import { createPlaying } from '../input/playing.js';
import { listenToSwipes } from '../input/swiping.js';
import { createPresent } from '../panels/present.js';
import { createStory } from '../panels/story.js';
import { createStage } from '../stage/stage.js';
import { applyAppearance } from '../storage/appearance.js';
import { keepOffline } from '../storage/offline.js';
import { createPage } from './page.js';
import { listenToPrinting } from './printing.js';
import { createShape } from './shape.js';
import { createWorkshop } from './workshop.js';

/** @typedef {import('../port/types.js').State} State */
/** @typedef {import('../port/types.js').Action} Action */
/** @typedef {ReturnType<ReturnType<typeof createPage>['render']>} View */

/**
 * @typedef {object} Page the input of the screen
 * @property {import('../port/engine.js').Engine} engine
 * @property {import('../words/texts.js').Texts} texts
 * @property {import('../port/store.js').Store} store
 * @property {ReturnType<typeof import('../port/worker/working.js').createWorking>} working
 * @property {() => void} redraw
 * @property {() => View} fresh draws anything pending, and returns what is then on the page
 * @property {() => Promise<View>} drawn the same after all preparations
 * @property {() => void} restart
 */
/** @typedef {ReturnType<typeof createParts>} Parts */

/** How long the name of a new example is shown, in milliseconds. */
const exampleTime = 3000;

/**
 * @param {Document} document
 * @param {Page} of
 */
export function createScreen(document, of) {
  const { engine, texts, store, working, redraw, fresh } = of;
  const { dispatch, current } = store;
  // Its keys come before those of all other parts.
  listen(document, {
    act,
    now() {
      const { asking, blank, present, letterKeys } = current();
      return { isAsked: asking === 'question' && !blank, isPresenting: present, letterKeys };
    },
    ...openings(() => parts, fresh, current),
  });
  const surroundings = createSurroundings(redraw);
  const figure = /** @type {HTMLElement} */ (document.querySelector('.stage'));
  const parts = createParts(document, figure, surroundings, of);
  const { page, present, workshop } = parts;
  const story = createStory(figure, texts);
  const followers = [workshop, parts.comparing, parts.racing, working];
  const playing = createPlaying(() => dispatch({ type: 'tick' }));
  listenToPrinting();
  listenToSwipes(/** @type {HTMLElement} */ (document.querySelector('.main')), {
    act,
    isFree: () => !current().making && !figure.querySelector('.is-cropped'),
  });
  /** If the page is embedded in another. @type {ReturnType<typeof createFramed> | undefined} */
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

    /** Preparations before a state is drawn, one task each. The first drawing of a tree may need some.
     * @type {(state: State) => (() => void)[]} */
    ahead: (state) => (view && view.state.shown !== state.shown ? page.ahead(state) : []),

    /** @param {State} state */
    draw(state) {
      if (applyAppearance(document.documentElement, state) || !view) surroundings.measure();
      present.render(state);
      view = page.render(state);
      for (const part of followers) part.follow(view);
      story.render(view);
      framed?.follow();
      playing.follow(state, view.run.readingTime(view.sentence.length));
    },

    frame() {
      framed = createFramed(window, { engine, texts, current, dispatch: act });
    },
  };
}

/**
 * Outside the state: the available room, whether motion is wanted, and whether the page is stored for offline use.
 * @param {() => void} redraw
 */
function createSurroundings(redraw) {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  /** @type {import('../storage/offline.js').Offline} */
  let kept = '';
  still.addEventListener('change', redraw);
  keepOffline(window, (news) => {
    kept = news;
    redraw();
  });
  return { ...createShape(window, redraw), isStill: () => still.matches, kept: () => kept };
}

/**
 * @param {Document} document
 * @param {HTMLElement} figure
 * @param {import('./page.js').Surroundings} surroundings
 * @param {Page} of
 */
function createParts(document, figure, surroundings, { engine, texts, store, fresh, drawn, restart }) {
  const { dispatch, current } = store;
  const stage = createStage(figure, dispatch, texts);
  const comparing = createLate(() => import('../dialogs/comparing/dialog.js'));
  const workshop = createWorkshop(document, { engine, dispatch, current });
  const present = createPresent(document, { texts, dispatch, fresh });
  const parts = { stage, comparing, racing: createRacing(), workshop };
  /** A press that ends a film does no more. @type {(action: Action) => void} */
  const press = (action) => {
    const isEnded = stage.endFilm();
    if (!isEnded || action.type !== 'stepForward') dispatch(action);
  };
  const page = createPage(document, {
    ...{ ...parts, texts, engine, dispatch: press },
    ...{ restart, fresh, drawn, surroundings, claimOf },
  });
  return { ...parts, page, press, present };
}

/**
 * What keys open and show. Nothing opens over a blank screen.
 * @param {() => Parts} parts
 * @param {() => View} fresh
 * @param {() => State} current
 */
function openings(parts, fresh, current) {
  /** @type {(open: (view: View) => void) => () => void} */
  const inLight = (open) => () => void (!current().blank && open(fresh()));
  /** @type {(by: 1 | -1) => (view: View) => void} */
  const by = (by) => (view) =>
    // In edit mode the user does not want another tree.
    current().making
      ? view.dispatch({ type: by === 1 ? 'markBranch' : 'findScores' })
      : move(view, by, (text) => parts().present.say(text, exampleTime));
  return {
    help: inLight(openKeys),
    compare: inLight((view) => view.compare()),
    race: inLight((view) => view.race()),
    notation: inLight(openNotation),
    examples: inLight(openExamples),
    game: inLight(openGames),
    nextExample: inLight(by(1)),
    previousExample: inLight(by(-1)),
    fullScreen: () => parts().present.toggleFullScreen(),
    moment: () => parts().present.toggleMoment(),
  };
}

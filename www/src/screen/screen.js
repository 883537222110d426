// Everything that is drawn beside each other and listens to keys: the parts of the page, made once, and drawn from one state.

import { createComparing } from '../comparing/door.js';
import { keepOffline } from '../keeping/offline.js';
import { applyPreferences } from '../keeping/preferences.js';
import { createWorkshop } from '../making/door.js';
import { openNotation } from '../notation/door.js';
import { createPage } from '../page.js';
import { createPresent } from '../panels/present.js';
import { createPicking } from '../picking/door.js';
import { createRacing } from '../racing/door.js';
import { createStage } from '../tree/stage.js';
import { listen } from './keys.js';
import { late } from './late.js';
import { createPlaying } from './playing.js';
import { createShape } from './shape.js';
import { listenToSwipes } from './swiping.js';

/** @typedef {import('../state/types.js').State} State */
/** @typedef {import('../state/types.js').Action} Action */
/** @typedef {ReturnType<ReturnType<typeof createPage>['render']>} View */

/**
 * @param {Document} document
 * @param {{ engine: import('../core/engine.js').Engine, texts: import('../words/texts.js').Texts, store: import('../state/store.js').Store,
 *   needs: ReturnType<typeof import('../core/needs.js').createNeeds>, redraw: () => void, fresh: () => View, restart: () => void }} of fresh: draws
 *   what is still to be drawn, and gives what is then on the page
 */
export function createScreen(document, { engine, texts, store, needs, redraw, fresh, restart }) {
  const { dispatch, current } = store;
  const { complete: completed, family } = needs;
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const shape = createShape(window, redraw);
  /** @type {import('../keeping/offline.js').Kept} */
  let kept = '';
  const surroundings = { ...shape, isStill: () => still.matches, kept: () => kept };
  const figure = /** @type {HTMLElement} */ (document.querySelector('.stage'));
  const stage = createStage(figure, dispatch, texts, () => void completed());
  const workshop = createWorkshop(document, { engine, texts, dispatch, completed, current, redraw });
  const comparing = createComparing();
  const racing = createRacing();
  const present = createPresent(document, texts, dispatch);
  const picking = createPicking(texts, { redraw, say: present.say });
  const page = createPage(document, {
    ...{ texts, engine, dispatch, stage, workshop, comparing, racing, picking },
    ...{ completed, restart, fresh, surroundings, family },
  });
  const playing = createPlaying(() => dispatch({ type: 'tick' }));
  /** Comes with the first node that someone points at or walks to.
   * @type {ReturnType<typeof import('../panels/story.js').createStory> | undefined} */
  let story;
  /** Comes where another page is around. @type {ReturnType<typeof import('./framed.js').createFramed> | undefined} */
  let framed;
  /** @type {View | undefined} */
  let view;

  /** @param {Event} first */
  async function tellStories(first) {
    let isOver = false;
    addEventListener('pointerup', () => (isOver = true), { once: true });
    const [{ createStory }] = await late(() => Promise.all([import('../panels/story.js'), texts.more()]));
    if (story) return;
    story = createStory(figure, texts, isOver ? null : first);
    if (view) story.render(view);
  }

  /** @type {(action: Action) => boolean} whether it was for this page */
  function act(action) {
    if (framed?.leaves(action)) return false;
    stage.finishMotion();
    dispatch(action);
    return true;
  }

  return {
    view: () => view,

    /** What is best done before a state is drawn, a task each. What is shown for the first time may take some.
     * @type {(state: State) => (() => void)[]} */
    ahead: (state) => (view && view.state.shown !== state.shown ? page.ahead(state) : []),

    /** @param {State} state */
    draw(state) {
      if (applyPreferences(document.documentElement, state) || !view) shape.measure();
      present.render(state);
      view = page.render(state);
      for (const part of [workshop, comparing, racing, picking, needs]) part.follow(view);
      story?.render(view);
      framed?.follow();
      playing.follow(state);
    },

    listen() {
      for (const type of ['pointerover', 'focusin']) figure.addEventListener(type, tellStories, { once: true });
      /** Nothing lights up over the dark screen. @type {(open: () => void) => void} */
      const inLight = (open) => !current().dark && open();
      listen(document, {
        act,
        isAsked: () => current().asking === 'question' && !current().dark,
        help: () => inLight(() => fresh().showKeys()),
        compare: () => inLight(() => comparing.open(fresh())),
        race: () => inLight(() => racing.open(fresh())),
        notation: () => inLight(() => openNotation('byHand', fresh())),
        examples: () => inLight(() => picking.open(fresh())),
        nextExample: () => inLight(() => picking.move(fresh, 1)),
        previousExample: () => inLight(() => picking.move(fresh, -1)),
      });
      listenToSwipes(/** @type {HTMLElement} */ (document.querySelector('.main')), {
        act,
        isFree: () => !current().making && !figure.querySelector('.is-cropped'),
      });
      still.addEventListener('change', redraw);
      keepOffline(window, (news) => {
        kept = news;
        redraw();
      });
    },

    async frame() {
      const [{ createFramed }] = await late(() => Promise.all([import('./framed.js'), texts.more()]));
      framed = createFramed(window, { engine, texts, current, dispatch: act });
      framed.follow();
    },
  };
}

// The stage: the game tree as a picture that can be walked, zoomed and edited. It connects the parts of this folder and decides which of
// them a new view concerns. No search, no words, no state of the page.

import './tree.css';
import './editor.css';
import './written.css';
import './large/large.css';
import { render as draw, html } from 'lit-html';
import { createInput, forgetRoute } from '../input/tree.js';
import { setAttributes } from './attributes.js';
import { createBoard, placeWorld } from './board.js';
import { createCamera, projectionBy, showsPart } from './camera.js';
import { createEditor } from './editor.js';
import { createFilm } from './film.js';
import { createAlone } from './large/alone.js';
import { createDragging } from './large/dragging.js';
import { minimapTemplate } from './large/minimap.js';
import { goBack, goTo } from './large/steering.js';
import { createMotion } from './motion.js';
import { fieldsTemplate, nodeId, spotOf, tell } from './paint.js';
import { drawStep, dressAs } from './picture.js';
import { canvasFor, createPictureCache, measureRoom, tasksAhead } from './picturecache.js';
import { beginPursuit, bringIntoSight, goWithSearch, noticeMove } from './pursuit.js';
import { createSpeech } from './speech.js';
import { createStanding } from './standing.js';
import { zoomButtons } from './zoombuttons.js';

/** @typedef {import('../port/types.js').View} View */
/** @typedef {import('./picturecache.js').Canvas} Canvas */

/**
 * @typedef {object} Stage
 * @property {View | null} view the last view from the page
 * @property {Canvas | null} drawn the view that its layers show
 * @property {ReturnType<typeof createStanding> | null} standing of the nodes there
 * @property {ReturnType<typeof createSpeech>} speak
 * @property {boolean} isDue whether it will be redrawn in the next frame
 * @property {import('./board.js').Board} board
 * @property {import('./picturecache.js').PictureCache} pictures
 * @property {import('./pursuit.js').Pursuit} pursuit
 * @property {ReturnType<typeof createFilm>} film of the current step
 * @property {import('./editor.js').Editor} editor of leaves
 * @property {ReturnType<typeof createInput>} input
 * @property {ReturnType<typeof createAlone>} alone the highlight of a move's subtree under the pointer
 * @property {import('../words/texts.js').Texts} texts
 * @property {import('../port/types.js').Dispatch} dispatch
 */

/**
 * @param {HTMLElement} element
 * @param {import('../port/types.js').Dispatch} dispatch
 * @param {import('../words/texts.js').Texts} texts
 */
export function createStage(element, dispatch, texts) {
  const board = createBoard(element, texts.text('tree-stage-label'));
  const { tree } = board;
  const pictures = createPictureCache(element, texts);
  const camera = createCamera(tree, () => redraw(stage, noticeMove));
  const film = createFilm(
    createMotion(board),
    () => stage.view && stage.drawn && paint(stage, stage.view, stage.drawn),
  );
  const input = createInput(
    tree,
    dispatch,
    () => stage.view && { view: stage.view, ranks: pictures.current?.picture.ranks },
  );
  /** @type {Stage} */
  const stage = {
    ...{ board, pictures, film, input, texts, dispatch },
    pursuit: { camera, trail: null, isAside: false },
    ...{ view: null, drawn: null, standing: null, isDue: false },
    alone: createAlone(board, () => stage.view?.facts),
    editor: createEditor(texts, dispatch, (text, units) => stage.view?.tree.plusUnits(text, units)),
    speak: createSpeech(texts),
  };
  createDragging(tree, {
    view: () => stage.view,
    spotOf: (node) => stage.drawn && spotOf(node, stage.drawn.picture, projectionBy(camera)),
    dispatch,
  });
  // Between layout and paint, so that no frame shows the old picture on the new stage.
  new ResizeObserver(() => measureRoom(pictures) && redrawNow(stage)).observe(element);
  return {
    /** @param {View} view */
    render: (view) => render(stage, view),
    /** @param {import('../port/types.js').PictureSource} view */
    ahead: (view) => tasksAhead(pictures, view),
    /** Draws the final picture of a step. @returns {boolean} whether that was still to come */
    endFilm() {
      const isUnderWay = film.end();
      if (isUnderWay && stage.view && stage.drawn) paint(stage, stage.view, stage.drawn);
      return isUnderWay;
    },
  };
}

/**
 * @param {Stage} stage
 * @param {View} view
 */
function render(stage, view) {
  const { view: last, film, pursuit } = stage;
  const { tree } = stage.board;
  stage.view = view;
  const isOther = last?.run !== view.run;
  const isStep = last !== null && !isOther && view.frame.step !== last.frame.step;
  const isForward = isStep && view.animate && !view.plain && last.frame.step < view.frame.step;
  const { focusNode, editing, making } = view.state;
  if (isStep || isOther || editing || making) film.end();
  if (last && last.facts !== view.facts) forgetRoute(stage.input.route, view, last);
  const canvas = setCanvas(stage, view, last);
  if (!canvas) return;
  const { picture } = canvas;
  if (isStep || isOther) goWithSearch(pursuit, view, picture);
  // The node being changed stays visible, wherever the search is.
  if (focusNode !== null && (focusNode !== last?.state.focusNode || editing || making))
    bringIntoSight(pursuit.camera, focusNode, view, picture);
  if (isForward) film.load(view, last.frame.step);
  paint(stage, view, canvas);
  if (isForward) film.play(view, picture, last.frame.step);
  passFocus(stage, view, last);
  tree.classList.toggle('is-making', making !== null);
  tree.classList.toggle('is-swept', view.state.strip !== null && view.state.strip === focusNode);
  if (making && !making.wants && last && !last.state.making) tree.focus({ preventScroll: true });
}

/**
 * Puts a view's picture onto the stage, unless it is there already.
 * @param {Stage} stage
 * @param {View} view
 * @param {View | null} last
 */
function setCanvas({ pictures, film, board, pursuit }, view, last) {
  const { current } = pictures;
  const canvas = canvasFor(pictures, view);
  if (!canvas || canvas === current) return canvas;
  film.end();
  dressAs(board.tree, canvas.picture, view.state);
  beginPursuit(pursuit, view, canvas, last === null || last.facts.tree.size !== view.facts.tree.size);
  return canvas;
}

/**
 * @param {Stage} stage
 * @param {View} last of the step
 * @param {Canvas} canvas
 */
function paint(stage, last, canvas) {
  const view = stage.film.now(last);
  const { board, pursuit } = stage;
  const { transform, world } = pursuit.camera;
  const { picture, room } = canvas;
  const { fits, left } = picture.geometry;
  const projection = projectionBy(pursuit.camera);
  placeWorld(board, projection, left, room.width, !fits || transform.k > 1);
  const isNew = stage.drawn !== canvas;
  if (isNew) stage.standing = createStanding(view.facts, picture.ranks);
  stage.drawn = canvas;
  const [changes, said] = drawStep(picture, view, projection, world);
  board.patches.patch(changes, isNew);
  stage.alone.again();
  const stubOf = (/** @type {number} */ node) => (view.facts.isPartial ? view.tree.stub(node) : undefined);
  const standing = /** @type {any} */ (stage.standing);
  tell(board, said, { nameOf: view.labels.of, stubOf, speak: stage.speak, standing });
  const { focusNode } = view.state;
  const focused = focusNode !== null && board.patches.element('nodes', focusNode);
  setAttributes(board.tree, { 'aria-activedescendant': focused ? nodeId(focusNode) : null });
  const spotAt = (/** @type {number} */ node) => spotOf(node, picture, projection);
  draw(html`${movesTemplate(stage, view, canvas)}${fieldsTemplate(view, spotAt, { ...stage, room })}`, board.overlay);
}

/**
 * The controls of the view: the buttons, which zoom around what it follows, and the map.
 * @param {Stage} stage
 * @param {View} view
 * @param {Canvas} canvas
 */
function movesTemplate(stage, view, { picture }) {
  const { texts, pursuit, pictures } = stage;
  const { camera, isAside } = pursuit;
  const onFollow = isAside ? () => redraw(stage, goBack) : null;
  return html`${zoomButtons(texts, camera, picture.geometry.fits, () => redraw(stage, goWithSearch), onFollow)}${
    showsPart(camera) && !view.state.editing
      ? minimapTemplate(view, picture, camera, texts.text('tree-map'), (place) => {
          // It may be the map of an old picture.
          if (picture === pictures.current?.picture) redraw(stage, (...now) => goTo(place, ...now));
        })
      : ''
  }`;
}

/**
 * Draws the last view again: the camera has changed, not the state.
 * @param {Stage} stage
 * @param {(pursuit: Stage['pursuit'], view: View, picture: Canvas['picture']) => void} [move] an immediate consequence
 */
function redraw(stage, move) {
  const { view, pictures } = stage;
  if (view && pictures.current) move?.(stage.pursuit, view, pictures.current.picture);
  if (stage.isDue) return;
  stage.isDue = true;
  requestAnimationFrame(() => redrawNow(stage));
}

/** @param {Stage} stage */
function redrawNow(stage) {
  const { view } = stage;
  stage.isDue = false;
  if (!view) return;
  stage.film.end();
  const canvas = setCanvas(stage, view, view);
  if (canvas) paint(stage, view, canvas);
}

/**
 * Focuses the editor of a leaf when it opens, and the tree when it closes.
 * @param {Stage} stage
 * @param {View} view
 * @param {View | null} last
 */
function passFocus({ board, editor, input }, { state: { editing, focusNode, making } }, last) {
  const before = last?.state.editing ?? null;
  if (editing && editing.node !== before?.node) {
    editor.open(board.overlay.querySelector('input'));
  } else if (before && !editing && focusNode !== null && (!input.isByMouse() || making) && isNowhere()) {
    board.tree.focus({ preventScroll: true });
  }
}

/** Whether the focus was lost with a removed element. */
const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

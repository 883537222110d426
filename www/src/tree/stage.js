// The stage: the game tree as a picture that can be walked, zoomed and edited. It joins the parts of this folder, turns what
// people do into actions, and draws what the view says. No search, no words, no state of the page.

import './tree.css';
import { render as draw, html } from 'lit-html';
import { nodesOf } from '../events.js';
import { isSameNotation } from '../notation.js';
import { arcTemplate, cutoffOf } from './arc.js';
import { createCamera } from './camera.js';
import { changeFor } from './changing.js';
import { createDragging } from './dragging.js';
import { carriedTemplate, haloTemplate, nodeId, nodesTemplate, ringTemplate, rowsTemplate } from './drawing.js';
import { createEditor, noteTemplate } from './editor.js';
import { mostLeaves } from './geometry.js';
import { createKit, setSizes } from './kit.js';
import { edgesTemplate, signsTemplate } from './lines.js';
import { createMeasure, fontFamily } from './measure.js';
import { createMotion } from './motion.js';
import { createPicture, few } from './picture.js';
import { isArranged } from './ranks.js';
import { createReuse } from './reuse.js';
import { createScene, noLens } from './scene.js';
import { bodyOf } from './skins.js';
import { createSpeech } from './speech.js';
import { createTrail } from './trail.js';
import { isWalkKey, remember, walk } from './walk.js';
import { cameraTemplate } from './zoombuttons.js';

/** @typedef {import('../types.js').View} StageView */
/** @typedef {import('./drawing.js').Kit} Kit */
/** @typedef {import('./picture.js').Picture} Picture */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('../types.js').Told} Told */

/**
 * @param {HTMLElement} element
 * @param {import('../types.js').Dispatch} dispatch
 * @param {import('../texts.js').Texts} texts
 * @param {() => void} complete called while something stands on the stage that only the full core can draw as it should be
 */
export function createStage(element, dispatch, texts, complete) {
  draw(skeleton(texts.text('tree-stage-label')), element);
  const tree = part(element, 'svg.tree');
  const pane = part(element, '.pane');
  const world = part(element, '.world');
  const overlay = /** @type {HTMLElement} */ (element.querySelector('.overlay'));
  const layers = {
    rows: layer(element, '.rows'),
    edges: layer(element, '.edges'),
    lines: layer(element, '.lines'),
    cuts: layer(element, '.cuts'),
    arcs: layer(element, '.arcs'),
    halos: layer(element, '.halos'),
    nodes: layer(element, '.nodes'),
    carries: layer(element, '.carries'),
    rings: layer(element, '.rings'),
    notes: layer(element, '.notes'),
  };
  const reuse = { nodes: createReuse(), edges: createReuse() };
  const camera = createCamera(tree, takeHold);
  const motion = createMotion(tree, part(element, '.travels'));
  const speak = createSpeech(texts);
  const editor = createEditor(texts, dispatch, (text, units) => shown?.tree.plusUnits(text, units));
  /** @type {Map<number, number>} */
  const walked = new Map();

  /** @type {StageView | null} */
  let shown = null;
  /** @type {{ picture: Picture, kit: Kit, view: StageView, width: number, height: number } | null} */
  let made = null;
  /** The picture of what is to come onto the stage next. @type {{ picture: Picture, view: Told, width: number, height: number } | null} */
  let coming = null;
  /** @type {import('./trail.js').Trail | null} */
  let trail = null;
  /** @type {Scene | null} */
  let scene = null;
  let measure = createMeasure(fontFamily(element));
  /** Asked for at every step, it would make the browser lay out the page twice; before the panels are drawn, it is another. */
  let size = { width: 0, height: 0 };
  let beganByMouse = false;
  let isRedrawing = false;
  /** Whether someone has moved the view to where the search is not. */
  let isHeld = false;

  /** @param {StageView} view */
  function render(view) {
    if (!hasRoom(size)) size = sizeOf(element);
    const last = shown;
    shown = view;
    const isStep = last !== null && last.run === view.run && view.frame.step !== last.frame.step;
    const isForward = isStep && view.animate && !view.plain && view.frame.step === last.frame.step + 1;
    if (isStep || last?.run !== view.run) motion.finish();
    if (last && last.facts !== view.facts) forgetWalk(view, last);
    const picture = pictureOf(view, last);
    if (!picture) return;
    if (!isHeld && (isStep || last?.run !== view.run)) followSearch(view, picture);
    const { focusNode, editing, making } = view.state;
    // What is being changed stays in sight, wherever the search is.
    if (focusNode !== null && (focusNode !== last?.state.focusNode || editing || making)) follow(focusNode, picture);
    show(view, picture);
    if (isForward && scene) motion.play(view.frame, scene, view.state.playing ? view.state.speed : 1);
    focusEditor(view, last);
    tree.classList.toggle('is-making', view.state.making !== null);
    if (view.state.making && !view.state.making.wants && last && !last.state.making)
      tree.focus({ preventScroll: true });
  }

  /**
   * What the first picture of a large tree takes, a task each; nothing where that is little, or done. Until it is shown, the
   * stage stays as it is.
   * @param {Told} told
   * @returns {(() => void)[]}
   */
  function ahead(told) {
    const { tree, ends } = told.facts;
    if (tree.size <= few || !hasRoom(size) || isOf(made, told) || isOf(coming, told)) return [];
    // Where an edit has changed nothing but a score, the layout serves again.
    if (made && made.view.facts.ends === ends && made.view.state.shown.settings === told.state.shown.settings)
      return [];
    return [
      () => {
        // Two layouts of a million nodes at once would be the most that the page ever holds.
        for (const one of [made, coming]) one?.picture.free();
        made = null;
        coming = { picture: createPicture(told, size, measure, texts), view: told, ...size };
      },
      () => coming && told.run.tally(coming.picture.layout),
    ];
  }

  /**
   * Whether a picture is that of a run, on a stage as it is.
   * @param {{ view: Told, width: number, height: number } | null} picture
   * @param {Told} view
   */
  const isOf = (picture, view) =>
    picture !== null &&
    isSamePicture(picture.view, view) &&
    picture.width === size.width &&
    picture.height === size.height;

  /**
   * Another tree has other nodes. The way down leads to a child that is new.
   * @param {StageView} view
   * @param {StageView} last
   */
  function forgetWalk({ state, facts }, last) {
    walked.clear();
    if (!state.making || state.focusNode === null || facts.ends.length <= last.facts.ends.length) return;
    const newest = facts.children(state.focusNode).at(-1);
    if (newest !== undefined) walked.set(state.focusNode, newest);
  }

  /**
   * @param {StageView} view
   * @param {StageView | null} last
   */
  function pictureOf(view, last) {
    const { width, height } = size;
    if (!hasRoom(size)) return null;
    if (made && isOf(made, view)) return made.picture;
    motion.finish();
    const before = made;
    made = null;
    if (!isOf(coming, view)) coming?.picture.free();
    const picture =
      coming && isOf(coming, view)
        ? coming.picture
        : createPicture(view, { width, height }, measure, texts, { last: before ?? undefined });
    coming = null;
    if (before && before.picture.layout !== picture.layout) before.picture.free();
    const kit = createKit(view, picture, measure, texts, speak);
    made = { picture, kit, view, width, height };
    setSizes(tree, kit);
    const { geometry } = picture;
    const isNew = last === null || last.facts.tree.size !== view.facts.tree.size;
    camera.setWorld(
      {
        width: geometry.width,
        height: geometry.height,
        left: geometry.column.width,
        viewWidth: width - geometry.column.width,
        viewHeight: height,
        opensWhole: view.tree.leafCount > mostLeaves,
      },
      isNew,
    );
    if (isNew) isHeld = false;
    trail = trailOf(view, picture);
    if (!camera.isMoved) followSearch(view, picture);
    return picture;
  }

  /**
   * The camera goes where the search is. One that someone has moved goes on from there.
   * @param {StageView} view
   * @param {Picture} picture
   */
  function followSearch({ frame }, picture) {
    if (camera.isMoved) follow(frame.event?.node ?? 0, picture);
    else if (trail) camera.show(trail.at(frame.step));
  }

  /**
   * @param {StageView} view
   * @param {Picture} picture
   */
  function trailOf({ run, facts }, { geometry, layout }) {
    const { world } = camera;
    // A tree as wide as the stage has nowhere to go to the side.
    const isAcross = world.viewWidth < geometry.width && !world.opensWhole;
    return createTrail(
      world,
      (from, to) => nodesOf(run.columns(from, to)),
      (node) => ({
        x: isAcross ? layout.place(node) * geometry.stretch : geometry.width / 2,
        y: geometry.ys[facts.plies[node]],
      }),
    );
  }

  /**
   * @param {number} node
   * @param {Picture} picture
   */
  function follow(node, picture) {
    const { geometry, layout } = picture;
    if (!shown || (geometry.fits && camera.scale === 1)) return;
    const { scaleX } = camera.view;
    const x = lensOf(shown, picture).at(layout.place(node) * geometry.stretch * scaleX) / scaleX;
    camera.follow({ x, y: geometry.ys[shown.facts.plies[node]] });
  }

  /** Whoever moves the view away from the search has taken hold of it; whoever moves it back lets go. */
  function takeHold() {
    if (shown && made) {
      const { geometry, layout } = made.picture;
      const { node } = shown.frame.event ?? { node: 0 };
      const { x, y, scaleX, scaleY } = camera.view;
      const { left, viewWidth, viewHeight } = camera.world;
      const at = lensOf(shown, made.picture).at(layout.place(node) * geometry.stretch * scaleX) + x;
      const down = geometry.ys[shown.facts.plies[node]] * scaleY + y;
      isHeld = at < left || left + viewWidth < at || down < 0 || viewHeight < down;
    }
    redraw();
  }

  /** The buttons zoom on what the view goes with. */
  function zoomed() {
    if (!isHeld && shown && made) followSearch(shown, made.picture);
    redraw();
  }

  function letGo() {
    isHeld = false;
    camera.letGo();
    zoomed();
  }

  /**
   * @param {{ x: number, y: number }} place in px of the tree at scale 1
   * @param {Picture} picture
   */
  function goTo({ x, y }, picture) {
    if (!shown || made?.picture !== picture) return;
    const { scaleX, scaleY } = camera.view;
    camera.centre({ x: lensOf(shown, picture).at(x * scaleX), y: y * scaleY });
    takeHold();
  }

  /**
   * @param {StageView} view
   * @param {Picture} picture
   */
  const lensOf = ({ frame, facts, family }, picture) =>
    family?.large.lensFor(frame, facts, { ...picture, view: camera.view, world: camera.world }) ?? noLens;

  /**
   * @param {StageView} view
   * @param {Picture} picture
   */
  function show(view, picture) {
    if (!made) return;
    const { kit, width, height } = made;
    if (!view.family && (!picture.geometry.fits || view.facts.positions.length > 0)) complete();
    const lens = lensOf(view, picture);
    const sight = { ...picture, view: camera.view, lens, world: camera.world, score: view.score };
    scene = createScene(view, sight);
    placeWorld(picture.geometry, width);
    draw(rowsTemplate(scene, kit), layers.rows);
    draw(edgesTemplate(scene, kit, reuse.edges), layers.edges);
    draw(view.family?.treeLines(view, scene, kit) ?? '', layers.lines);
    draw(signsTemplate(scene, kit), layers.cuts);
    draw(arcTemplate(cutoffOf(view), scene, kit), layers.arcs);
    draw(haloTemplate(scene, kit), layers.halos);
    draw(nodesTemplate(scene, kit, reuse.nodes), layers.nodes);
    draw(carriedTemplate(scene, kit), layers.carries);
    const focused = scene.nodes.find(({ node }) => node === view.state.focusNode) ?? null;
    draw(ringTemplate(focused, kit), layers.rings);
    draw(view.family?.treeNotes(view, scene, kit, focus) ?? '', layers.notes);
    if (focused) tree.setAttribute('aria-activedescendant', nodeId(focused.node));
    else tree.removeAttribute('aria-activedescendant');
    const { editing, making } = view.state;
    const refused = making?.error;
    const name = editing ? view.labels.of(editing.node) : '';
    const hint = view.algorithm.fromMover ? texts.text('tree-editor-side') : '';
    draw(
      html`${cameraTemplate(texts, camera, picture.geometry.fits, zoomed, isHeld && view.family ? letGo : null)}${
        view.family && camera.isPart && !view.state.editing
          ? view.family.large.minimapTemplate(view, sight, texts.text('tree-map'), (place) => goTo(place, picture))
          : ''
      }${editor.template(editing, spotOf(editing?.node), { width, height }, name, hint)}
        ${refused ? noteTemplate(texts.text(refused.id, refused.args), spotOf(refused.node), { width }) : ''}`,
      overlay,
    );
  }

  /**
   * The tree group stands in a pane beside the row names, which cuts off what reaches out of it.
   * @param {import('./geometry.js').Geometry} geometry
   * @param {number} width
   */
  function placeWorld({ column, fits }, width) {
    const { x, y } = camera.view;
    pane.setAttribute('x', String(column.width));
    pane.setAttribute('width', String(width - column.width));
    world.style.transform = `translate(${x - column.width}px, ${y}px)`;
    tree.classList.toggle('is-cropped', !fits || camera.scale > 1);
  }

  /** Draws the last view again: the camera has changed, not the state. */
  function redraw() {
    if (isRedrawing) return;
    isRedrawing = true;
    requestAnimationFrame(redrawNow);
  }

  function redrawNow() {
    isRedrawing = false;
    if (!shown) return;
    motion.finish();
    const picture = pictureOf(shown, shown);
    if (picture) show(shown, picture);
  }

  /** Between layout and paint, so that no frame shows the old picture on the new stage. */
  function resize() {
    const { width, height } = size;
    size = sizeOf(element);
    if (size.width !== width || size.height !== height) redrawNow();
  }

  /**
   * Where a leaf is on the stage.
   * @param {number | undefined} node
   */
  function spotOf(node) {
    const drawing = scene?.nodes.find((drawn) => drawn.node === node);
    if (!drawing || !made) return null;
    const { sizes } = made.kit;
    const [width, height] = bodyOf(drawing.kind, sizes).map((size) => size * drawing.scale);
    const { x, y } = camera.view;
    return { x: drawing.x + x, y: drawing.y + y, width, height, font: Math.max(13, sizes.leafFont * drawing.scale) };
  }

  /**
   * @param {StageView} view
   * @param {StageView | null} last
   */
  function focusEditor({ state: { editing, focusNode, making } }, last) {
    const before = last?.state.editing ?? null;
    if (editing && editing.node !== before?.node) {
      editor.open(overlay.querySelector('input'));
    } else if (before && !editing && focusNode !== null && (!beganByMouse || making) && isNowhere()) {
      tree.focus({ preventScroll: true });
    }
  }

  /** @param {Event} event */
  const nodeUnder = ({ target }) => {
    const hit = target instanceof Element ? target.closest('[data-node]') : null;
    return hit ? Number(hit.getAttribute('data-node')) : null;
  };

  /** @param {number} node */
  function open(node) {
    if (shown?.state.making && (node !== shown.state.focusNode || !shown.facts.isLeaf(node))) {
      focus(node);
      return;
    }
    const isEditable = shown?.facts.isLeaf(node) && !shown.state.present;
    dispatch({ type: isEditable ? 'editLeaf' : 'jumpTo', node });
  }

  /**
   * Where a position is met again, Enter leads to where it was met first.
   * @param {StageView} view
   * @param {number} node
   */
  function enter({ facts, state }, node) {
    if (facts.isMetAgain(node) && !state.making) focus(facts.positions[node]);
    else open(node);
  }

  /** @param {number} node */
  function focus(node) {
    if (shown) remember(shown.facts, node, walked);
    dispatch({ type: 'focusNode', node });
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const change =
      shown && !shown.state.present && changeFor(event, shown.facts, shown.state.focusNode ?? startOf(shown));
    if (change) {
      event.preventDefault();
      dispatch(change);
      return;
    }
    if (!shown || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = shown.state.focusNode ?? startOf(shown);
    if (isWalkKey(event.key)) focus(walk(shown.facts, at, event.key, walked, made?.picture.ranks));
    else if (event.key === 'Enter') enter(shown, at);
    else if (event.key === 'Escape') {
      if (shown.state.making) dispatch({ type: 'closeMaking' });
      tree.blur();
    } else return;
    beganByMouse = false;
    event.preventDefault();
  }

  tree.addEventListener('keydown', press);
  tree.addEventListener('focus', () => {
    if (shown && shown.state.focusNode === null) focus(startOf(shown));
  });
  tree.addEventListener('click', (event) => {
    const node = nodeUnder(event);
    if (node === null) return;
    beganByMouse = true;
    // Not in a lecture: there the arrows are for the search again.
    if (shown?.state.making) tree.focus({ preventScroll: true });
    open(node);
  });
  // The mouse focuses a node, never the tree as a whole; but it does leave what had the focus. Before the camera hears it.
  const leave = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  tree.addEventListener('mousedown', leave, { capture: true });
  createDragging(tree, { view: () => shown, nodeUnder, spotOf, dispatch });
  new ResizeObserver(resize).observe(element);
  // What was measured before a font was there is measured again.
  document.fonts.addEventListener('loadingdone', () => {
    measure = createMeasure(fontFamily(element));
    for (const one of [made, coming]) one?.picture.free();
    made = null;
    coming = null;
    redraw();
  });

  return { render, ahead, finishMotion: motion.finish };
}

/** @param {string} label */
const skeleton = (label) => html`<svg class="tree" role="tree" tabindex="0" aria-label=${label}>
    <g class="rows"></g>
    <svg class="pane" role="none"><g class="world" role="none">
      <g class="edges"></g><g class="lines"></g><g class="travels"></g><g class="halos"></g><g class="cuts"></g><g class="arcs"></g>
      <g class="nodes" role="none"></g><g class="carries"></g><g class="rings"></g><g class="notes"></g>
    </g></svg>
  </svg>
  <div class="overlay"></div>`;

/**
 * @param {HTMLElement} element
 * @param {string} selector
 * @returns {SVGSVGElement}
 */
const part = (element, selector) => /** @type {SVGSVGElement} */ (element.querySelector(selector));

/**
 * The types of lit-html do not know that it draws into SVG.
 * @param {HTMLElement} element
 * @param {string} selector
 */
const layer = (element, selector) => /** @type {HTMLElement} */ (/** @type {unknown} */ (part(element, selector)));

/** @param {HTMLElement} element */
const sizeOf = ({ clientWidth: width, clientHeight: height }) => ({ width, height });

/** @param {{ width: number, height: number }} size */
const hasRoom = ({ width, height }) => 40 <= width && 40 <= height;

/**
 * Whether nothing but the step may differ.
 * @param {Told} one
 * @param {Told} other
 */
const isSamePicture = (one, other) =>
  one.run === other.run && isSameNotation(one.state, other.state) && isArranged(one) === isArranged(other);

/** @param {StageView} view */
const startOf = ({ frame }) => frame.path[frame.path.length - 1] ?? 0;

/** Whether the focus was lost with an element that is gone. */
const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

// The timeline of a run with more events than columns: bins, or the columns of a part of it. It keeps which part is seen,
// which a new run forgets, and redraws nothing but the timeline when that changes.

import './timeline.css';
import { html, nothing, svg } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { columns, mostColumns, stepAt } from '../columns.js';
import { icons } from '../tree/zoombuttons.js';
import { bars, countAt, cutOffAt, height, path } from './bins.js';
import { overview } from './overview.js';
import { binning, following, isWhole, panned, pinched, rounded, shows, sizeOf, whole, zoomed } from './part.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../timeline.js').Line} Line */
/** @typedef {import('./part.js').Part} Part */

/** The most bins; fewer where they would be too narrow to see. */
const mostBins = { wide: 150, narrow: 100 };
/** One press closer. */
const closer = 2;
/** Doublings by a pixel of the wheel, and by one of a pinch on a touch pad, which is sent as a wheel with Ctrl. */
const wheelSpeed = { plain: 0.005, pinch: 0.02 };
/** Pixels by a line and by a page of the wheel. */
const wheelUnits = [1, 16, 400];
/** How far a press may slip, in pixels, before it is a drag, and how far from a cut-off it still means that. */
const [slip, reach] = [3, 6];
/** How often the way that a drag points beyond the timeline is gone in a second, however fast frames come. */
const pull = 6;

/** The bound that the root moves: its mover's own. @type {(page: Page) => 'alpha' | 'beta'} */
const rising = ({ algorithm, facts }) => (algorithm.fromMover || facts.player(0) === 'max' ? 'alpha' : 'beta');

/** @param {() => void} redraw */
export function createLong(redraw) {
  /** What is drawn. @type {Page} */
  let page;
  /** @type {Part} */
  let part;
  let isDirty = false;
  /** Where each finger is, as shares of the width. @type {Map<number, number>} */
  const fingers = new Map();
  /** What the one finger or the mouse does; `at` is a place beyond the edge to which it has pulled, until `since`.
   * @type {{ start: number, share: number, isDrag: boolean, before: number, at: number | null, since: number } | null} */
  let held = null;

  /** @param {Part} next */
  function show(next) {
    part = next;
    if (isDirty) return;
    isDirty = true;
    requestAnimationFrame(() => {
      isDirty = false;
      redraw();
    });
  }

  const length = () => page.run.length;
  const goTo = (/** @type {number} */ step) => page.dispatch({ type: 'goTo', step });
  const isBinned = () => sizeOf(rounded(part)) > mostColumns;
  const bins = () => binning(rounded(part), page.isNarrow ? mostBins.narrow : mostBins.wide);
  const shareOf = (/** @type {MouseEvent} */ event) => {
    const { left, width } = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    return (event.clientX - left) / width;
  };

  /** @param {number} factor */
  function zoomBy(factor) {
    const { step } = page.frame;
    const at = shows(part, step) ? step : (part.from + part.to) / 2;
    show(zoomed(part, factor, at, length()));
  }

  /** @param {PointerEvent} event */
  function press(event) {
    if (event.button !== 0) return;
    const element = /** @type {HTMLElement} */ (event.currentTarget);
    element.setPointerCapture(event.pointerId);
    const share = shareOf(event);
    fingers.set(event.pointerId, share);
    if (fingers.size === 1) {
      held = { start: event.clientX, share, isDrag: false, before: page.frame.step, at: null, since: 0 };
      goTo(meant(event, element.getBoundingClientRect()));
    } else if (held) {
      // It was the first finger of a pinch.
      goTo(held.before);
      held = null;
    }
  }

  /**
   * The step that a press means.
   * @param {PointerEvent} event
   * @param {DOMRect} box
   */
  function meant(event, box) {
    const { from, to } = rounded(part);
    const share = shareOf(event);
    const isAmongCuts = isBinned() && (event.clientY - box.top) / box.height > (bars.cuts.top - 4) / height;
    const place = from + share * (to - from);
    const near = isAmongCuts ? cutOffAt(page.run, place, binAt(place), (reach / box.width) * (to - from)) : null;
    return near ?? stepAt(share, from, to, isBinned());
  }

  /** @param {number} place in events */
  function binAt(place) {
    const { size } = bins();
    const event = Math.max(0, Math.min(Math.floor(place), length() - 1));
    return { from: event - (event % size), size };
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const share = shareOf(event);
    if (!fingers.has(event.pointerId)) tell(event, share);
    else if (held) {
      held.isDrag ||= Math.abs(event.clientX - held.start) > slip;
      const isPulling = held.at !== null;
      held.share = share;
      if (held.isDrag && !isPulling) follow();
    } else if (fingers.size === 2) {
      const before = [...fingers.values()];
      fingers.set(event.pointerId, share);
      show(pinched(part, before, [...fingers.values()], length()));
    }
  }

  /** Goes with the drag, and on and on while that points beyond an edge of the part. */
  function follow() {
    if (!held) return;
    const { share } = held;
    const { from, to } = rounded(part);
    const beyond = share < 0 ? share : Math.max(0, share - 1);
    if (beyond === 0 || isWhole(part, length())) {
      held.at = null;
      goTo(stepAt(share, from, to, isBinned()));
    } else {
      const now = performance.now();
      const seconds = held.at === null ? 0 : (now - held.since) / 1000;
      const next = (held.at ?? (beyond < 0 ? from : to)) + beyond * pull * seconds * (to - from);
      held.since = now;
      held.at = Math.max(0, Math.min(next, length()));
      goTo(held.at);
      requestAnimationFrame(follow);
    }
  }

  /** @param {PointerEvent} event */
  function lift(event) {
    fingers.delete(event.pointerId);
    held = null;
  }

  /**
   * What stands under a pointer that is not pressed.
   * @param {PointerEvent} event
   * @param {number} share
   */
  function tell(event, share) {
    const element = /** @type {HTMLElement} */ (event.currentTarget).querySelector('.bins');
    if (!(element instanceof HTMLElement)) return;
    const { from, to } = rounded(part);
    const { texts, windowed } = page;
    const hint = texts.text('timeline-hint', { windowed: windowed ? 'yes' : 'no' });
    element.title = `${binNews(from + share * (to - from))} ${hint}`;
  }

  /** @param {number} place in events */
  function binNews(place) {
    const { from, size } = binAt(place);
    const to = Math.min(from + size, length());
    const numbers = page.run.bins(from, to, 1);
    const [leaves, cuts] = [countAt(numbers, 0, 'leaves'), countAt(numbers, 0, 'cuts')];
    const windowed = page.windowed ? 'yes' : 'no';
    return page.texts.text('timeline-bin', { from: from + 1, to, leaves, cuts, windowed });
  }

  /** @param {WheelEvent} event */
  function wheel(event) {
    const unit = wheelUnits[event.deltaMode];
    const across = event.shiftKey ? event.deltaX || event.deltaY : event.deltaX;
    const { width } = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const isAcross = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const speed = event.ctrlKey ? wheelSpeed.pinch : wheelSpeed.plain;
    const at = part.from + shareOf(event) * sizeOf(part);
    const next = isAcross
      ? panned(part, ((across * unit) / width) * sizeOf(part), length())
      : zoomed(part, 2 ** (-event.deltaY * unit * speed), at, length());
    const isSame = next.from === part.from && next.to === part.to;
    // A wheel that has nothing to do here scrolls the page, but never zooms that by surprise.
    if (isSame && !event.ctrlKey) return;
    event.preventDefault();
    if (!isSame) show(next);
  }

  /** @param {KeyboardEvent} event */
  function key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === '+' || event.key === '=') zoomBy(closer);
    else if (event.key === '-' || event.key === '−') zoomBy(1 / closer);
    else if (event.key === '0') show(whole(length()));
    else return;
    event.preventDefault();
  }

  function drawnBins() {
    const { run, family } = page;
    const { from, to } = rounded(part);
    const { size, from: first, count } = bins();
    return guard([run, from, to, size, family], () => {
      const numbers = run.bins(first, first + count * size, count);
      const share = (/** @type {number} */ event) => ((event - from) / (to - from)) * 100;
      const moves = Array.from({ length: count }, (_, bin) => bin).filter((bin) => countAt(numbers, bin, 'moves') > 0);
      const places = moves.map((bin) => share(first + (bin + 0.5) * size)).filter((at) => at >= 0 && at <= 100);
      const side = rising(page);
      return html`<svg viewBox="${(from - first) / size} 0 ${(to - from) / size} ${height}" preserveAspectRatio="none"
          aria-hidden="true">${svg`<path class="leaves-lane" d=${path(numbers, 'leaves', bars.leaves)} />
          <path class="cuts-lane" d=${path(numbers, 'cuts', bars.cuts)} />`}</svg>
        ${places.map((at) => html`<i class="rise ${side}" .style="left:${at}%"></i>`)}
        ${family?.dividers(run, from, to)}`;
    });
  }

  function binsKey() {
    const { texts, windowed, family } = page;
    const side = rising(page);
    return html`<p class="key" aria-hidden="true">
      <span><i></i> ${texts.text('key-leaves')}</span>
      ${
        !windowed
          ? nothing
          : html`<span><i class="n ${side}"></i> ${texts.text('key-rise', { side })}</span>
            <span><i class="c"></i> ${texts.text('key-cuts')}</span>`
      }
      ${family?.timelineKey(page, true)}
    </p>`;
  }

  function buttons() {
    const { texts } = page;
    const atWhole = isWhole(part, length());
    /** @type {(id: string, icon: keyof typeof icons, isOff: boolean, act: () => void) => unknown} */
    const button = (
      id,
      icon,
      isOff,
      act,
    ) => html`<button type="button" aria-label=${texts.text(id)} title=${texts.text(id)}
      aria-disabled=${isOff} @click=${() => isOff || act()}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons[icon]}</svg></button>`;
    const atClosest = zoomed(part, closer, part.from, length()).to === part.to;
    return html`<div class="line-zoom" role="group" aria-label=${texts.text('timeline-zoom')}>
      ${button('timeline-zoom-out', 'tree-zoom-out', atWhole, () => zoomBy(1 / closer))}
      ${button('timeline-zoom-whole', 'tree-zoom-fit', atWhole, () => show(whole(length())))}
      ${button('timeline-zoom-in', 'tree-zoom-in', atClosest, () => zoomBy(closer))}
    </div>`;
  }

  /**
   * @param {Page} next
   * @returns {Line}
   */
  return (next) => {
    const isOther = page?.run !== next.run;
    const hasMoved = page?.frame.step !== next.frame.step;
    page = next;
    if (isOther) part = whole(length());
    else if (hasMoved) part = following(part, page.frame.step, length(), held?.isDrag ? 0 : undefined);
    const { from, to } = rounded(part);
    const binned = isBinned();
    return {
      ...{ from, to, isBinned: binned },
      picture: binned
        ? html`<div class="bins" .style="--step:${page.frame.step - from}">${drawnBins()}</div>`
        : columns(page, from, to),
      hears: { press, move, lift, wheel, key },
      news: binned ? binNews(Math.max(0, page.frame.step - 1)) : '',
      key: binned ? binsKey() : undefined,
      beside: html`${isWhole(part, length()) ? nothing : overview(page, part, show, goTo)} ${buttons()}`,
    };
  };
}

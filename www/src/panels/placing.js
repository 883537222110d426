// Where a card is beside an element of the page: to its right if there is room, else left, below or above; never over it and never outside
// the window. Px of the window; it knows neither the card's content nor what it is about.

/** @typedef {{ left: number, top: number, width: number, height: number }} Rect */

/** Between the card and its element, and between the card and the window's edge. */
const gap = 12;

/**
 * @param {HTMLElement} card shown, fixed to the window
 * @param {Element} element
 */
export function placeBeside(card, element) {
  card.style.maxHeight = '';
  const { width, height } = card.getBoundingClientRect();
  const page = { width: innerWidth, height: innerHeight };
  const place = placeOf(element.getBoundingClientRect(), { width, height }, page);
  card.style.left = `${place.left}px`;
  card.style.top = `${place.top}px`;
  card.style.maxHeight = `${place.height}px`;
}

/**
 * @param {Rect} thing
 * @param {{ width: number, height: number }} card
 * @param {{ width: number, height: number }} page
 * @returns {Rect}
 */
export function placeOf(thing, { width, height }, page) {
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  const across = clamp(thing.left + thing.width / 2 - width / 2, page.width - width);
  const down = clamp(thing.top + thing.height / 2 - height / 2, page.height - height);
  const rooms = [
    { room: page.width - right - 2 * gap - width, left: right + gap, top: down },
    { room: thing.left - 2 * gap - width, left: thing.left - gap - width, top: down },
    { room: page.height - bottom - 2 * gap - height, left: across, top: bottom + gap },
    { room: thing.top - 2 * gap - height, left: across, top: thing.top - gap - height },
  ];
  const fitting = rooms.find(({ room }) => room >= 0);
  if (fitting) return { left: fitting.left, top: fitting.top, width, height };
  // If it fits neither beside the element nor above it, the card is shortened where most of it is visible.
  const [below, above] = [page.height - bottom - 2 * gap, thing.top - 2 * gap];
  const tall = Math.max(below, above);
  return { left: across, top: below >= above ? bottom + gap : gap, width, height: tall };
}

/**
 * @param {number} value
 * @param {number} most
 */
const clamp = (value, most) => Math.max(gap, Math.min(value, most - gap));

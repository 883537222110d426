// What child orders are called: in a game children are replies. It knows no order's rule.

/** @typedef {Pick<import('../page.js').Page, 'texts' | 'tree'>} Page */

/** @type {(page: Page) => boolean} */
const isOfGame = ({ tree }) => tree.game?.() !== undefined;

/** @type {(page: Page, id: string) => string} */
export const orderName = (page, id) =>
  page.texts.text(id === 'fewest-children' && isOfGame(page) ? 'order-fewest-replies' : `order-${id}`);

/** @type {(page: Page) => string} */
export const orderLabel = (page) => page.texts.text(isOfGame(page) ? 'order-label-game' : 'order-label');

/** The order that is chosen. @type {(page: Page & Pick<import('../page.js').Page, 'settings'>) => string} */
export const orderNote = (page) => `${orderLabel(page)}: ${orderName(page, page.settings.order)}`;

// The names of child orders: in a game children are replies. It knows no order's rule.

/** @typedef {Pick<import('../page/page.js').Page, 'texts' | 'tree'>} Page */

/** @type {(page: Page) => boolean} */
const isOfGame = ({ tree }) => tree.game() !== undefined;

/** @type {(page: Page, id: string) => string} */
export const orderName = (page, id) =>
  page.texts.text(id === 'fewest-children' && isOfGame(page) ? 'order-fewest-replies' : `order-${id}`);

/** Messages with a variant for replies. */
const replies = {
  'order-label': 'order-label-game',
  'arrange-label': 'arrange-label-game',
  'cost-best': 'cost-best-game',
  'overlay-critical': 'overlay-critical-game',
};

/** @type {(page: Page, id: keyof typeof replies) => string} */
export const ofReplies = (page, id) => page.texts.text(isOfGame(page) ? replies[id] : id);

/** @type {(page: Page) => string} */
export const orderLabel = (page) => ofReplies(page, 'order-label');

/** The chosen order. @type {(page: Page & Pick<import('../page/page.js').Page, 'settings'>) => string} */
export const orderNote = (page) => `${orderLabel(page)}: ${orderName(page, page.settings.order)}`;

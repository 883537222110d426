// The way to the dialog of games. It loads it, and knows nothing of it.

import { openLate } from '../screen/late.js';

/** @param {import('../page.js').Page} page */
export const openGames = (page) => openLate(() => import('./dialog.js'), page);

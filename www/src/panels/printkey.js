// What the looks of nodes and edges mean, below the tree on paper.

/** @param {import('../page/page.js').Page} page */
export const printKey = ({ texts, state: { cuts } }) => texts.text('print-key', { cuts });

// What is said when something fails that never should, the core or the page itself: that it did, what the tree is, which
// nothing must lose, and how to go on. It uses nothing that may have failed.

/**
 * Over everything else, since nothing else can be trusted any more.
 * @param {Document} document
 * @param {import('./texts.js').Texts} texts
 * @param {{ reason: unknown, tree: string, ways: [id: string, act: () => void][] }} what the first of the ways on is the usual one
 */
export function sayFailed(document, texts, { reason, tree, ways }) {
  const dialog = document.createElement('dialog');
  dialog.className = 'failed';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-label', texts.text('failed-title'));
  const lines = [
    texts.text('failed-title'),
    texts.text('failed-kept'),
    texts.text('fatal-detail', { reason: String(reason) }),
  ];
  dialog.append(
    ...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })),
    Object.assign(document.createElement('textarea'), {
      readOnly: true,
      value: tree,
      rows: 3,
      ariaLabel: texts.text('field-tree'),
    }),
    ...ways.map(([id, act]) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: texts.text(id) });
      button.addEventListener('click', act);
      return button;
    }),
  );
  // There is nothing behind it to go back to.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('button')?.focus();
}

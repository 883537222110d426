// The message when something fails that never should, in the core or the page itself: it says so, preserves the tree, and offers ways to go
// on. It uses nothing that may have failed. The page itself reports a part that failed to load.

import { NotLoaded } from '../dialogs/late.js';

/** @typedef {import('../port/types.js').State} State */

/**
 * @param {Window} view
 * @param {object} page
 * @param {import('../words/texts.js').Texts} page.texts
 * @param {import('../port/store.js').Store} page.store
 * @param {() => boolean} page.isDrawn whether anything has been drawn yet
 * @param {(state: State) => void} page.keep
 * @param {() => string} page.opened the tree that is opened first
 * @param {() => void} page.forget the stored state
 */
export function listenToFailures(view, { texts, store, isDrawn, keep, opened, forget }) {
  const { document, location, history } = view;
  view.addEventListener('error', ({ error }) => error && fail(error));
  view.addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof NotLoaded)) return fail(event.reason);
    event.preventDefault();
    store.dispatch({ type: 'notLoaded' });
  });

  /**
   * The page still shows its last state, but cannot use the core any more.
   * @param {unknown} reason
   */
  function fail(reason) {
    if (store.isClosed()) return;
    const last = store.close();
    const again = /** @type {[string, () => void]} */ (['failed-on', () => location.reload()]);
    if (isDrawn()) {
      keep(last);
      sayFailed(document, texts, { reason, tree: last.source.text, ways: [again] });
      return;
    }
    // The state to open may be the cause, and would fail again.
    sayFailed(document, texts, { reason, tree: opened(), ways: [again, ['failed-without', openWithout]] });
  }

  /** Without the link, if there is one; else without the stored state. */
  function openWithout() {
    if (location.hash.length <= 1) forget();
    history.replaceState(history.state, '', location.href.replace(/#.*$/, ''));
    location.reload();
  }
}

/**
 * Over everything else, since nothing else can be trusted any more.
 * @param {Document} document
 * @param {import('../words/texts.js').Texts} texts
 * @param {{ reason: unknown, tree: string, ways: [id: string, act: () => void][] }} what the first way is the default
 */
function sayFailed(document, texts, { reason, tree, ways }) {
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
  // There is nothing behind it to return to.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector('button')?.focus();
}

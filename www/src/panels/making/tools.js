// The buttons of the edit bar: an icon, a name and the equivalent key. They know no node.

import { html, nothing, svg } from 'lit-html';

const shapes = {
  'add-child': svg`<path d="M8.5 3h7v5.5h-7zM12 8.5v4.5M12 14v7.5M8.2 17.7h7.6" />`,
  'add-sibling': svg`<path d="M3 9h6.5v6H3zM13 12h8M17 8v8" />`,
  'move-left': svg`<path d="M20 12H5M10.5 6L4.5 12l6 6" />`,
  'move-right': svg`<path d="M4 12h15M13.5 6l6 6-6 6" />`,
  mark: svg`<path d="M12 3v4M12 17v4" /><circle cx="12" cy="12" r="5.5" /><path d="M10 10l4 4M14 10l-4 4" />`,
  onward: svg`<path d="M5 4.5h14M12 20V8.5M7 13.5l5-5 5 5" />`,
  delete: svg`<path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5" />`,
  undo: svg`<path d="M9 6L4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3" />`,
  redo: svg`<path d="M15 6l4.5 4.5L15 15M19 10.5h-9a5 5 0 0 0 0 10h3" />`,
};

const keys = /** @type {Record<keyof typeof shapes, string>} */ ({
  'add-child': 'Insert',
  'add-sibling': 'Shift+Insert',
  'move-left': 'Alt+←',
  'move-right': 'Alt+→',
  mark: 'X',
  onward: 'H',
  delete: 'Delete',
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Y',
});

/**
 * @param {import('../../words/texts.js').Texts} texts
 * @param {keyof typeof shapes} name
 * @param {() => void} press
 * @param {boolean} [isIdle]
 * @param {boolean} [isPressed] of one that stays down
 */
export function tool(texts, name, press, isIdle = false, isPressed) {
  const label = texts.text(`making-${name}`);
  return html`<button type="button" class="tool" aria-label=${label} title="${label} (${keys[name]})" aria-disabled=${isIdle} aria-pressed=${isPressed ?? nothing}
    @click=${() => isIdle || press()}><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${shapes[name]}</svg>${
      name.startsWith('add-') ? html`<span>${texts.text(`making-${name}-short`)}</span>` : ''
    }</button>`;
}

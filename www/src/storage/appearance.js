// The reader's colours and text size, for any page.

/**
 * @param {HTMLElement} root
 * @param {{ theme: string, textSize: number }} wanted
 * @returns {boolean} whether the text size has changed
 */
export function applyAppearance(root, { theme, textSize }) {
  if (theme === 'auto') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
  const before = root.style.getPropertyValue('--text-size');
  root.style.setProperty('--text-size', String(textSize));
  return before !== String(textSize);
}

// How a person wants to see any page: in which colours, in which size of text.

/**
 * @param {HTMLElement} root
 * @param {{ theme: string, textSize: number }} wanted
 * @returns {boolean} whether the text has another size than before
 */
export function applyAppearance(root, { theme, textSize }) {
  if (theme === 'auto') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
  const before = root.style.getPropertyValue('--text-size');
  root.style.setProperty('--text-size', String(textSize));
  return before !== String(textSize);
}

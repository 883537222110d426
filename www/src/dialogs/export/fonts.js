// The page's own font, for exported pictures.

import basicUrl from '../../../../cli/fonts/inter-secateur.woff2?url';
import lettersUrl from '../../../../cli/fonts/inter-secateur-letters.woff2?url';
import { late } from '../late.js';

/** The files by the name of their font, each with a sample letter: the second has the letters that the first lacks. */
export const fonts = {
  'Inter Secateur': { url: basicUrl, letter: '0' },
  'Inter Secateur Letters': { url: lettersUrl, letter: 'я' },
};

/**
 * As a style with the font embedded.
 * @param {import('../../page/page.js').Page} page
 * @returns {Promise<string>}
 */
export async function embeddedFont({ engine }) {
  const faces = Object.entries(fonts).map(async ([name, { url }]) =>
    engine.core().fontFace(name, await base64Of(await late(async () => (await fetch(url)).blob()))),
  );
  return (await Promise.all(faces)).join('');
}

/**
 * @param {Blob} file
 * @returns {Promise<string>}
 */
function base64Of(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

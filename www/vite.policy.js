// What the built page may load, written into it as its content security policy: its own files, and its inline styles and
// scripts, by hash. Nothing else.

import { createHash } from 'node:crypto';

/** @param {string} text */
const sum = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The hashes of the contents of these tags. @type {(page: string, tag: string) => string} */
const sums = (page, tag) =>
  [...page.matchAll(new RegExp(`<${tag}\\b(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
    .map(([, text]) => sum(text))
    .join(' ');

/**
 * @param {Record<string, string>} sources what is allowed, by directive, besides inline contents
 * @returns {import('vite').Plugin} must be the last to change the page
 */
export const policy = (sources) => ({
  name: 'secateur-policy',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const all = Object.values(bundle).filter((one) => one.type === 'asset');
      const page = all.find(({ fileName }) => fileName.endsWith('.html'));
      const source = String(page?.source);
      // A style element inside a script does not count.
      const rest = source.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
      /** @type {Record<string, string>} */
      const inside = { 'script-src': sums(source, 'script'), 'style-src': sums(rest, 'style') };
      const directives = Object.entries({
        'default-src': "'none'",
        ...sources,
        'base-uri': "'none'",
        'form-action': "'none'",
      });
      const content = directives.map((one) => [...one, inside[one[0]]].filter(Boolean).join(' ')).join('; ');
      const charset = '<meta charset="utf-8" />';
      if (!page || !source.includes(charset)) throw new Error('The page has no place for its policy.');
      page.source = source.replace(
        charset,
        `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${content}" />`,
      );
    },
  },
});

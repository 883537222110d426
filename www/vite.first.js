// Draws the initial page into the page's own text, with the scripts that fit it to the window.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { escaped } from './first/text.js';

/** An inline script of the page. @param {string} name */
async function script(name) {
  const entry = fileURLToPath(new URL(`src/first/${name}.js`, import.meta.url));
  const lib = { entry, name: 'first', formats: [/** @type {const} */ ('iife')] };
  const made = await build({ configFile: false, logLevel: 'warn', build: { write: false, lib, target: 'es2022' } });
  const [{ output }] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (made);
  return `<script>${output[0].code}</script>`;
}

/** @returns {import('vite').Plugin} */
export const first = () => ({
  name: 'secateur-first',
  transformIndexHtml: {
    order: 'post',
    async handler(page) {
      const { drawFirst } = await import(new URL('first/drawn.js', import.meta.url).href);
      const { title, labels, panels, whole, stage, drawn, fatal, ...first } = drawFirst();
      const data = JSON.stringify(first).replaceAll('<', '\\u003c');
      let text = page.replace(
        '<html lang="en">',
        () => `<html lang="en" data-first="${escaped(JSON.stringify({ drawn, fatal }))}">`,
      );
      for (const [name, shown] of Object.entries({ ...whole, stage })) {
        const label = labels[name] ? ` aria-label="${labels[name]}"` : '';
        text = text.replace(
          new RegExp(`(<(\\w+) class="${name}"[^>]*)></\\2>`),
          (_, tag, kind) => `${tag}${label}>${shown}</${kind}>`,
        );
      }
      const [opening, fitting] = [await script('window'), await script('stage')];
      return text
        .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
        .replace('<body>', () => `<body data-cuts="${drawn.cuts}" data-panels="${panels}">${opening}`)
        .replace('<noscript>', () => `<script type="application/json" id="first">${data}</script>${fitting}<noscript>`);
    },
  },
});

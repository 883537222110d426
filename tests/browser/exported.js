// What the cores give is called by short names, which the build has written down.

import { readFileSync } from 'node:fs';

/** @param {string} folder */
const namesIn = (folder) =>
  JSON.parse(readFileSync(new URL(`../../www/pkg/${folder}names.json`, import.meta.url), 'utf8')).exports;

/** Of the small core and of the full one: each long name with the short one. No two have as many.
 * @type {[long: string, short: string][][]} */
export const exported = [namesIn(''), namesIn('full/')];

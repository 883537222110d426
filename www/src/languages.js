// The languages of the page: adding one is a file in locales/ and a row here. English is part of the page, so that there
// are always words; others are fetched when they are chosen.

import english from '../locales/en.ftl?raw';

/** @typedef {{ id: string, messages: () => Promise<string> }} Language */

/** @type {Language[]} */
export const languages = [{ id: 'en', messages: async () => english }];

// Sharing: comparisons by link and file, the table of dialects in four formats, a pasted link, and a handout that says where it was cut.

import { expect, test } from './fixture.js';
import { Lecture } from './lecture.js';
import { madeBy } from './made.js';

const tree = '#tree=((3+12)(2+4))';
const compared = `${tree}&compare=alpha-beta;minimax&by=event&at=4`;

/** @param {import('@playwright/test').Page} page */
const race = (page) => page.getByRole('dialog', { name: 'Runs side by side' });

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} text
 */
const paste = (page, text) =>
  page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: data });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);

test('a comparison is shared as a link that opens it, and reopens from its file in that file’s notation', async ({
  page,
}) => {
  await page.goto(`./${compared}&skin=circles`);
  await race(page).getByRole('button', { name: 'Share' }).click();
  const shared = page.getByRole('dialog', { name: 'Share' });
  await expect(shared.getByRole('img', { name: 'QR code' })).toBeVisible();
  const href = await shared.getByRole('textbox').inputValue();
  expect(new URL(href).hash).toBe(`${compared}&skin=circles`);
  await page.keyboard.press('Escape');
  await expect(shared).toHaveCount(0);
  await expect(race(page)).toBeVisible();
  const { name, file } = await madeBy(page, race(page).getByRole('button', { name: 'Save with settings and step' }));
  expect(name).toMatch(/\.json$/);
  await page.evaluate(() => sessionStorage.clear());
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  await page.goto('./#tree=(1+2)');
  await new Lecture(page).node(0).waitFor();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: file });
  await expect(race(page).getByRole('status').filter({ hasText: 'event 4' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`${compared}&skin=circles`);
});

test('the table of dialects as text, LaTeX and pictures', async ({ page, context, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox lets no test read the clipboard');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`./${tree}`);
  await new Lecture(page).node(0).waitFor();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog', { name: 'Why do we get different numbers?' });
  const copied = async (/** @type {string} */ name) => {
    await dialog.getByRole('button', { name }).click();
    await expect(dialog.getByText('The lines are copied.')).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const text = await copied('Copy the table as text');
  const rows = text.split('\n').map((line) => line.split('\t'));
  expect(rows[0].slice(0, 3)).toEqual(['Dialect', 'leaves evaluated', 'cut-offs']);
  const shown = await dialog.locator('table').first().locator('tbody tr:first-child').allTextContents();
  expect(rows).toHaveLength(1 + shown.length);
  expect(rows[1][0]).toBe('Fail-soft');
  await dialog.getByRole('button', { name: 'Copy the table as LaTeX' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^\\begin\{tabular\}\{lr+\}\n {2}Dialect & /);
  const picture = (await madeBy(page, dialog.getByRole('button', { name: 'Picture, SVG' }))).file.toString();
  for (const [name] of rows) expect(picture).toContain(`>${name}</text>`);
  const png = (await madeBy(page, dialog.getByRole('button', { name: 'Picture, PNG' }))).file;
  expect(png.subarray(1, 4).toString()).toBe('PNG');
});

test('a link pasted onto the page or its tree field is opened', async ({ page }) => {
  const lecture = new Lecture(page);
  for (const where of ['the page', 'the tree field']) {
    await page.goto('about:blank');
    await page.goto(`./${tree}`);
    await lecture.node(0).waitFor();
    if (where === 'the tree field') await lecture.treeText.focus();
    await paste(page, 'https://example.org/anywhere/?x#tree=((1 2)(4 3))&step=5&cut=past-bound');
    await lecture.at(5);
    await expect(lecture.treeText, where).toHaveValue('((1 2)(4 3))');
    await expect(lecture.dialect).toHaveValue('fail-soft-strict');
  }
});

test('a truncated handout says so on paper', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox shows no page as printed');
  await page.addInitScript(() => {
    window.print = () => {
      document.title = 'printing';
    };
  });
  await page.goto(`./#tree=(${Array.from({ length: 160 }, (_, leaf) => leaf).join('+')})&algorithm=minimax`);
  await new Lecture(page).node(0).waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Print or PDF' }).click();
  await expect(page).toHaveTitle('printing');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.handout li')).toHaveCount(300);
  await expect(page.getByText(/^This is not the end: the run goes on after step 299 to step \d+/)).toBeVisible();
});

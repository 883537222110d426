import { chromium } from '@playwright/test';
const [,, url, what='100000', wanted] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--allow-file-access-from-files'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' });
const page = await context.newPage();
page.on('console', (m) => console.log('console', m.type(), m.text()));
page.on('pageerror', (e) => console.log('pageerror', e.stack));
await page.addInitScript(() => {
  window.longs = [];
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.longs.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ type: 'longtask', buffered: true });
});
await page.goto(url);
await page.waitForSelector('.stage svg');
const longs = async (name) => { await page.waitForTimeout(300); const l = await page.evaluate(() => window.longs.splice(0)); console.log(name.padEnd(28), l.map(([,d]) => d).join(' ') || '-'); };
await longs('start');
const leaves = Number(what);
// uniform b = 10
const text = await page.evaluate((leaves) => {
  let row = Array.from({ length: leaves }, (_, i) => String((i * 7919) % 1009));
  while (row.length > 1) { const up = []; for (let i = 0; i < row.length; i += 10) up.push('(' + row.slice(i, i + 10).join(' ') + ')'); row = up; }
  window.big = row[0];
  return row[0].length;
}, leaves);
console.log('characters', text);
await page.evaluate(() => window.longs.splice(0));
const t0 = Date.now();
await page.evaluate(() => {
  const data = new DataTransfer(); data.setData('text/plain', window.big);
  document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
});
let shown = [];
for (;;) {
  const s = await page.evaluate((leaves) => ({ job: document.querySelector('.working .job p')?.textContent, aside: document.querySelector('.tally').textContent }), leaves);
  if (s.job && shown.at(-1) !== s.job) { shown.push(s.job); }
  if (s.aside.replace(/[^0-9]/g, '').includes(String(leaves))) break;
  if (Date.now() - t0 > 60000) { console.log('gave up', s); break; }
  await page.waitForTimeout(20);
}
console.log('shown after', Date.now() - t0, 'ms;', shown.length, 'progress lines; last', shown.at(-1));
await longs('paste to picture');
const press = async (key, name = key) => { await page.keyboard.press(key); await longs(name); };
await page.locator('.timeline').focus();
await press('ArrowRight'); await press('ArrowRight', 'ArrowRight again'); await press('End'); await press('ArrowLeft'); await press('Home'); await press('Shift+ArrowRight'); 
const box = await page.locator('.timeline').boundingBox();
await page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2); await longs('click the timeline');
await page.mouse.move(640, 350); for (let i = 0; i < 3; i++) await page.mouse.wheel(0, -300); await longs('zoom'); await page.mouse.move(500, 300);
await page.waitForTimeout(600); await longs('point at the tree');
await page.setViewportSize({ width: 1100, height: 700 }); await longs('resize');
await page.setViewportSize({ width: 1280, height: 720 }); await longs('resize back');
console.log('pageState', await page.evaluate(() => document.querySelector('.say').textContent.slice(0, 200)));
if (wanted) await page.screenshot({ path: wanted });
for (const [name, key] of [['random dialog','r'],['share','s'],['compare','C'],['compare dialects','d'],['edit mode','e']]) {
  await page.keyboard.press(key === 'C' ? 'c' : key); await page.waitForTimeout(1200); await longs(name);
  await page.keyboard.press('Escape'); await page.waitForTimeout(200);
}
await page.locator('.tree-text').focus().catch(() => 0); await longs('focus the field');
await page.keyboard.press('Escape');
await browser.close();

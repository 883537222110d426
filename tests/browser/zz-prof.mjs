import { chromium } from '@playwright/test';
const [,, url, what='100000', ...actions] = process.argv;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const page = await (await browser.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })).newPage();
page.on('pageerror', (e) => console.log('pageerror', e.stack));
await page.goto(url); await page.waitForSelector('.stage svg');
const leaves = Number(what);
await page.evaluate((leaves) => {
  let row = Array.from({ length: leaves }, (_, i) => String((i * 7919) % 1009));
  while (row.length > 1) { const up = []; for (let i = 0; i < row.length; i += 10) up.push('(' + row.slice(i, i + 10).join(' ') + ')'); row = up; }
  window.big = row[0];
}, leaves);
const cdp = await page.context().newCDPSession(page);
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 500 });
async function profiled(name, act) {
  await cdp.send('Profiler.start');
  await act();
  await page.waitForTimeout(1500);
  const { profile } = await cdp.send('Profiler.stop');
  const byId = new Map(profile.nodes.map((n) => [n.id, n]));
  const parent = new Map(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
  const self = new Map(), total = new Map();
  profile.samples.forEach((id, i) => {
    const dt = profile.timeDeltas[i] / 1000; const seen = new Set();
    for (let at = id; at; at = parent.get(at)) { const f = byId.get(at).callFrame; const key = f.functionName + ' ' + f.url.split('/').pop().slice(0, 14) + ':' + f.lineNumber; if (at === id) self.set(key, (self.get(key) ?? 0) + dt); if (!seen.has(key)) total.set(key, (total.get(key) ?? 0) + dt); seen.add(key); }
  });
  console.log('==', name); const top = (m, n) => [...m].filter(([k]) => !/^\((idle|program|root)/.test(k)).sort((a, b) => b[1] - a[1]).slice(0, n).map(([k, v]) => `${v.toFixed(0).padStart(6)} ${k}`).join('\n');
  console.log('self\n' + top(self, 14)); console.log('total\n' + top(total, 40));
}
const paste = async () => { await page.evaluate(() => { const data = new DataTransfer(); data.setData('text/plain', window.big); document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })); }); await page.waitForFunction((l) => document.querySelector('.tally').textContent.replace(/[^0-9]/g, '').includes(String(l)), leaves); };
if (actions.includes('paste')) await profiled('paste', paste); else { await paste(); await page.waitForTimeout(1000); }
if (actions.includes('d')) await profiled('compare dialects', async () => { await page.keyboard.press('d'); await page.waitForTimeout(2500); });
if (actions.includes('edit')) { await page.locator('.timeline').focus(); await page.keyboard.press('Shift+ArrowRight'); await page.waitForTimeout(500); await profiled('leaf editor', async () => { await page.keyboard.press('e'); await page.waitForTimeout(1000); }); }
if (actions.includes('Home')) { await page.keyboard.press('End'); await page.waitForTimeout(500); await profiled('home', async () => page.keyboard.press('Home')); }
await browser.close();

import { coreInBrowser } from './browsercore.js'; import { launch } from './pages.js';
const b = await launch();
for (const f of (await coreInBrowser(b, 12, [7,7,7])).slice(0,5)) console.log(f.what, f.value, f.baseline?.value, f.ratio);
await b.close();

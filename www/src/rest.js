// The rest of the page: all that neither shows the first tree nor steps through it, as one part.

import './panels/menu.css';
import './style/print.css';
import './tree/editor.css';

export { createKeeping } from './keeping/keeping.js';
export { readLink } from './keeping/link.js';
export { keepOffline } from './keeping/offline.js';
export { createRestoring } from './keeping/restoring.js';
export { forgetLast, keptText } from './keeping/session.js';
export { createWorkshop } from './making/door.js';
export { answers } from './panels/answers.js';
export { mending } from './panels/mending.js';
export { menu } from './panels/menu.js';
export { createPresent } from './panels/present.js';
export { printKey } from './panels/printkey.js';
export { createSayRoom } from './panels/sayroom.js';
export { tip } from './panels/tip.js';
export { listenToPrinting } from './screen/printing.js';
export { listenToSwipes } from './screen/swiping.js';
export { changes } from './state/changes.js';
export { exampleOf, isAsAsked } from './state/examples.js';
export { createEditor } from './tree/editor.js';

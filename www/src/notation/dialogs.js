// What opens from outside this folder, which comes as one: the menu of whole notations, and the dialog by hand.

export { open as byHand } from './dialog.js';
export { open as menu } from './menu.js';

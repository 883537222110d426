// What a game on the stage is called: its name, the moves that were played, and how far its tree goes.

/** Of more moves the last ones are named, in characters. */
const longest = 14;

/** @type {(page: import('../../page/page.js').Page) => string | null} */
export function gameTitle({ tree, texts }) {
  const said = tree.game();
  if (!said) return null;
  const moves = said.fields.find(([field]) => field === 'moves')?.[1] ?? '';
  const last = moves.length > longest ? `… ${moves.slice(-longest).replace(/^\S+ /, '')}` : moves;
  return texts.text('game-title', { game: `${texts.text(`game-${said.id}`)} ${last}`.trim(), plies: said.depth ?? 0 });
}

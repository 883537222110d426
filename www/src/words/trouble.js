// Why settings do not work on a tree, in words. It asks the engine and knows no element.

/**
 * @param {Pick<import('../page/page.js').Page, 'texts' | 'engine' | 'labels' | 'facts' | 'score'>} page
 * @param {import('../port/types.js').Settings} settings
 * @param {import('../port/types.js').SettingsError} trouble
 */
export function troubleText({ texts, engine, labels, facts, score }, settings, trouble) {
  const node = 'node' in trouble ? trouble.node : null;
  const label = node === null ? '' : labels.of(node);
  const by = engine.algorithm(settings).deepens ? 'pass' : 'limit';
  const at = node === 0 && label === '' ? 'root' : 'node';
  const passes = 'passes' in trouble ? trouble.passes : 0;
  const about = { at, node: label, by, passes };
  if (trouble.kind !== 'beyond-payoffs') return texts.text(`trouble-${trouble.kind}`, about);
  const payoffs = { least: score(settings.least), greatest: score(settings.greatest) };
  const whose = { ...about, ...payoffs, ...leafPlace({ labels, facts }, trouble.node) };
  return texts.text('trouble-beyond-payoffs', { ...whose, score: score(facts.scores[trouble.node]) });
}

/**
 * Describes a node that may have no name: a leaf is counted among the children of its parent.
 * @param {Pick<import('../page/page.js').Page, 'labels' | 'facts'>} page
 * @param {number} node
 * @returns {Record<string, string | number>}
 */
function leafPlace({ labels, facts }, node) {
  if (labels.of(node) !== '') return { at: 'node' };
  if (node === 0) return { at: 'alone' };
  const above = facts.parents[node];
  const place = facts.children(above).indexOf(node) + 1;
  const parent = labels.of(above);
  return { at: parent === '' ? 'child' : 'leaf', place, parent };
}

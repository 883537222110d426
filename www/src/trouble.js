// Why settings do not work on a tree, in words. It asks the engine and knows no element.

/** @typedef {import('./types.js').State} State */

/**
 * Empty where nothing is wrong.
 * @param {import('./texts.js').Texts} texts
 * @param {import('./engine.js').Engine} engine
 * @param {Pick<State, 'settings'>} state
 * @param {Pick<ReturnType<import('./engine.js').Engine['problems']>, 'trouble' | 'labels'>} found
 */
export function troubleText(texts, engine, { settings }, { trouble, labels }) {
  if (!trouble) return '';
  const node = 'node' in trouble ? trouble.node : null;
  const label = node === null ? '' : (labels?.of(node) ?? '');
  const by = engine.algorithm(settings).deepens ? 'pass' : 'limit';
  const at = node === 0 && label === '' ? 'root' : 'node';
  return texts.text(`trouble-${trouble.kind}`, { at, node: label, by });
}

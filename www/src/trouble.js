// Why settings do not work on a tree, in words. It asks the engine and knows no element.

/**
 * @param {import('./texts.js').Texts} texts
 * @param {import('./engine.js').Engine} engine
 * @param {import('./types.js').Settings} settings
 * @param {{ trouble: import('./types.js').SettingsError, labels: import('./labels.js').Labels }} found
 */
export function troubleText(texts, engine, settings, { trouble, labels }) {
  const node = 'node' in trouble ? trouble.node : null;
  const label = node === null ? '' : labels.of(node);
  const by = engine.algorithm(settings).deepens ? 'pass' : 'limit';
  const at = node === 0 && label === '' ? 'root' : 'node';
  const passes = 'passes' in trouble ? trouble.passes : 0;
  return texts.text(`trouble-${trouble.kind}`, { at, node: label, by, passes });
}

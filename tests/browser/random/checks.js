// What must hold of any page, whatever was done to it: one check for each sentence of the promise. A check gives complaints,
// none where all is well. It reads what was seen, and does nothing to a page.

/** @typedef {import('./seen.js').Seen} Seen */
/** @typedef {ReturnType<typeof import('./expected.js').expectedOf>} Expected */
/**
 * @typedef {object} Found
 * @property {string[]} troubles what the browser had to complain about
 * @property {Seen} seen
 * @property {Expected | null} expected by the address; null where there is none
 * @property {Seen | null} fresh the same address in another tab
 * @property {{ opened: string, undone: string, before: string, redone: string } | null} texts of the tree: as the page opened, all
 *   undone, before that, and all done again
 */

/** @type {(what: string, is: unknown, should: unknown) => string[]} */
const same = (what, is, should) =>
  JSON.stringify(is) === JSON.stringify(should)
    ? []
    : [`${what}: ${JSON.stringify(is)} and not ${JSON.stringify(should)}`];

/** What two tabs of one address have in common. @type {(keyof Seen)[]} */
const common = ['step', 'length', 'sentence', 'algorithm', 'example', 'code', 'line', 'tally', 'race'];
/** And where nothing is said below the tree, which takes room from it. @type {(keyof Seen)[]} */
const drawn = ['size', 'view', 'rows'];

/** @type {Record<string, (found: Found) => string[]>} */
export const checks = {
  quiet: ({ troubles }) => troubles,
  filled: ({ seen: { isFatal, nodes, sentence, code } }) =>
    isFatal || nodes.length === 0 || sentence === '' || code.length === 0 ? ['the page is blank'] : [],
  counted: ({ seen, expected }) => [
    ...same('counter', seen.counter, [seen.step, seen.length]),
    ...(expected ? same('step and length', [seen.step, seen.length], [expected.step, expected.length]) : []),
  ],
  told: ({ seen, expected }) => (expected ? same('sentence', seen.sentence, expected.sentence) : []),
  marked: ({ seen, expected }) =>
    expected
      ? same(
          'marked node',
          seen.marked,
          expected.marked.filter((node) => seen.nodes.some((one) => one.node === node)),
        )
      : [],
  named: ({ seen, expected }) =>
    expected
      ? [
          ...same('algorithm', seen.algorithm, expected.algorithm),
          ...same('code', [seen.code.length, seen.line], [expected.lines, expected.line]),
        ]
      : [],
  searched: ({ seen, expected }) =>
    seen.search && expected ? same('rows of the search', seen.search, expected.search) : [],
  // An address whose tree does not read stays as it was written.
  compared: ({ seen: { hash, race }, expected }) =>
    expected || hash === '' ? same('comparison in the address', /[#&]compare=/.test(hash), race.length > 0) : [],
  same({ seen, fresh }) {
    if (!fresh) return [];
    const differing = (/** @type {(keyof Seen)[]} */ names) =>
      names.flatMap((name) => same(`fresh ${name}`, fresh[name], seen[name]));
    const isRoomy = seen.notices + fresh.notices === 0;
    return [...differing(common), ...(isRoomy ? [...differing(drawn), ...sameNodes(seen, fresh)] : [])];
  },
  undone: ({ texts }) =>
    texts
      ? [...same('all undone', texts.undone, texts.opened), ...same('all done again', texts.redone, texts.before)]
      : [],
};

/** @type {(seen: Seen, fresh: Seen) => string[]} */
function sameNodes(seen, fresh) {
  const other = new Map(fresh.nodes.map((node) => [node.node, node]));
  const missing = seen.nodes.filter(({ node }) => !other.has(node)).map(({ node }) => node);
  const more = fresh.nodes.length - seen.nodes.length + missing.length;
  const different = seen.nodes.filter(
    (one) => other.has(one.node) && JSON.stringify(one) !== JSON.stringify(other.get(one.node)),
  );
  return [
    ...(missing.length > 0 || more > 0 ? [`fresh tree: ${missing.length} nodes less and ${more} more`] : []),
    ...different
      .slice(0, 3)
      .map((one) => `fresh node: ${JSON.stringify(other.get(one.node))} and not ${JSON.stringify(one)}`),
  ];
}

/** @type {(found: Found) => string[]} every complaint, after the name of its check */
export const complaints = (found) =>
  Object.entries(checks).flatMap(([name, check]) => check(found).map((complaint) => `${name}: ${complaint}`));

// The page's components and their licences, as one text: beside the page, and in the part that shows it. They come from the build
// itself: the modules that it bundles, and cargo's crates.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ name: string, version: string, license: string, folder: string }} Package */

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (/** @type {string[]} */ ...path) => readFileSync(join(...path), 'utf8');
const { version, license } = JSON.parse(read(root, 'www/package.json'));

/** Components missing in all package lists. */
const others = [
  { title: `Secateur ${version} (${license})`, texts: [read(root, 'LICENSE-MIT'), read(root, 'LICENSE-APACHE')] },
  { title: 'Rust’s standard library, with libm (MIT OR Apache-2.0)', texts: [read(root, 'www/licences/rust.txt')] },
  { title: 'Inter (OFL-1.1)', texts: [read(root, 'cli/fonts/OFL.txt')] },
];

/** The licences of packages that do not include them, from their sources. @type {Record<string, string>} */
const kept = { 'cozy-chess': 'cozy-chess.txt', 'cozy-chess-types': 'cozy-chess.txt' };

/** The placeholder for the text, in www/src/dialogs/credits.js. */
const place = /(["'`])%notices%\1/;

/** Every module of the page and its workers, which are bundled before it. @type {Set<string>} */
const modules = new Set();

/** @returns {import('vite').Plugin} also to be one of the workers' */
export const notices = () => ({
  name: 'secateur-notices',
  renderChunk(code, _chunk, _options, { chunks }) {
    for (const chunk of Object.values(chunks)) for (const id of Object.keys(chunk.modules)) modules.add(id);
    if (!place.test(code)) return null;
    const source = written([...packagesOf(modules), ...crates('secateur-page', 'wasm32-unknown-unknown')]);
    this.emitFile({ type: 'asset', fileName: 'notices.txt', source });
    return { code: code.replace(place, () => JSON.stringify(source)), map: null };
  },
});

/** The packages of modules; code added by a tool belongs to that tool. @type {(ids: Set<string>) => Package[]} */
export function packagesOf(ids) {
  const lock = JSON.parse(read(root, 'package-lock.json')).packages;
  /** @type {Map<string, Package>} */
  const found = new Map();
  for (const id of ids) {
    const path = id.startsWith('\0') ? `${root}node_modules/${id.slice(1)}` : id;
    const folder = /.*[\\/]node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
    if (!folder) continue;
    const about = lock[folder.slice(folder.indexOf('node_modules/'))];
    if (path === id && about?.dev !== undefined) throw new Error(`${folder} is in the page, and named as a tool.`);
    found.set(folder, { ...JSON.parse(read(folder, 'package.json')), folder });
  }
  return [...found.values()];
}

/** The licences of the program, for any machine. */
export const noticesOfProgram = () => written(crates('secateur-cli', 'all'));

/** The crates compiled into one of ours. @type {(crate: string, target: string) => Package[]} */
function crates(crate, target) {
  const cargo = (/** @type {string[]} */ ...words) =>
    execFileSync(process.env.CARGO ?? 'cargo', [...words, '--locked'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
  const edges = ['--edges', 'normal,no-proc-macro', '--target', target];
  const tree = cargo('tree', '--package', crate, ...edges, '--prefix', 'none', '--format', '{p}');
  const held = new Set(tree.split('\n').map((line) => line.trim()));
  /** @type {(Package & { manifest_path: string })[]} */
  const all = JSON.parse(cargo('metadata', '--format-version', '1')).packages;
  // Packages of types only are not included.
  return all
    .filter(({ name, version }) => held.has(`${name} v${version}`) && name !== 'ts-rs')
    .map((one) => ({ ...one, folder: dirname(one.manifest_path) }));
}

/** One text; packages with the same licence text are grouped. @type {(packages: Package[]) => string} */
function written(packages) {
  const inOrder = packages.sort((a, b) => (a.name < b.name ? -1 : 1));
  const titled = inOrder.map((one) => ({ title: `${one.name} ${one.version} (${one.license})`, texts: textsOf(one) }));
  /** @type {Map<string, string[]>} */
  const titles = new Map();
  for (const { title, texts } of [...others, ...titled])
    for (const text of texts.map((text) => text.trim())) titles.set(text, [...(titles.get(text) ?? []), title]);
  return [...titles].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`).join(`\n${'-'.repeat(40)}\n\n`);
}

/** The licence included in the package; given a choice, MIT. @type {(one: Package) => string[]} */
function textsOf({ name, license, folder }) {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  const isChoice = /MIT( OR |\/)Apache|Apache-2\.0( OR |\/)MIT/.test(license) && files.includes('LICENSE-MIT');
  const chosen = files.filter((file) => !(isChoice && file === 'LICENSE-APACHE'));
  // Below that, Vite lists the tool's own components.
  const texts = chosen.map((file) => read(folder, file).split('\n# Licenses of bundled')[0]);
  if (texts.length > 0) return texts;
  if (kept[name]) return [read(root, 'www/licences', kept[name])];
  // It names nobody, so it is the same everywhere.
  if (license.includes('Apache-2.0')) return [read(root, 'LICENSE-APACHE')];
  throw new Error(`${name} does not bring its licence along.`);
}

// Native programs of the core and of the command line, which answer many questions in one process.

import { execFileSync, spawnSync } from 'node:child_process';

const root = new URL('../../', import.meta.url);

/** @type {Map<string, string>} */
const built = new Map();

/** The package that a program is an example of, where that is not the core. @type {Record<string, string>} */
const packages = { sentences: 'secateur-cli' };

/**
 * A program of the examples; where nobody has built it, cargo does, as the core's own tests are built.
 * @param {string} name
 */
export function native(name) {
  const path = built.get(name) ?? process.env[`SECATEUR_${name.toUpperCase()}`] ?? build(name);
  built.set(name, path);
  return path;
}

/** @param {string} name */
function build(name) {
  const of = ['-p', packages[name] ?? 'secateur', '--example', name];
  const what = ['--quiet', '--profile', 'test', ...of, '--message-format', 'json'];
  const messages = execFileSync('cargo', ['build', ...what], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const artifacts = messages
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return artifacts.find(({ target, executable }) => executable && target.name === name).executable;
}

/**
 * What a program answers, a line for each line.
 * @param {string} name
 * @param {string[]} options
 * @param {unknown[]} lines
 */
export function answers(name, options, lines) {
  const { status, stdout, stderr } = spawnSync(native(name), options, {
    input: lines.map((line) => JSON.stringify(line)).join('\n'),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}

// The program and native examples of it and of the core, which answer many questions in one process.

import { execFileSync, spawnSync } from 'node:child_process';

const root = new URL('../../', import.meta.url);

/** @type {Map<string, string>} */
const built = new Map();

/** The package of what is not of the core. @type {Record<string, string>} */
const packages = { secateur: 'secateur-cli', sentences: 'secateur-cli' };

/**
 * The program `secateur`, or an example; where nobody has built it, cargo does, as their own tests are built.
 * @param {string} name
 */
export function native(name) {
  const path = built.get(name) ?? build(name);
  built.set(name, path);
  return path;
}

/** @param {string} name */
function build(name) {
  const which = name === 'secateur' ? ['--bin', name] : ['--example', name];
  const of = ['-p', packages[name] ?? 'secateur', ...which];
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

// The program, and native examples of it and the core, which answer many questions in one process.

import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = new URL('../../', import.meta.url);

/** @type {Map<string, string>} */
const built = new Map();

/** The package of programs outside the core. @type {Record<string, string>} */
const packages = {
  ...{ secateur: 'secateur-cli', sentences: 'secateur-cli' },
  ...{ standing: 'secateur-tests', reports: 'secateur-tests' },
};

/**
 * The program `secateur`, or an example: those in the folder SECATEUR_BUILT, without running cargo again, since
 * it blocks while compiling. Without the variable cargo builds them, like their own tests.
 * @param {string} name
 */
export function native(name) {
  const path = built.get(name) ?? build(name);
  built.set(name, path);
  return path;
}

/** @param {string} name */
function build(name) {
  const folder = process.env.SECATEUR_BUILT;
  const ending = process.platform === 'win32' ? '.exe' : '';
  if (folder) return join(folder, name === 'secateur' ? '' : 'examples', name + ending);
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
 * A program's answers, a line for each line.
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

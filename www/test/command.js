// The command line for a state of the page: its search and display, as the program's options. No checks here.

import { spelled, switchNames } from '../src/port/notation.js';
import { plainSettings, settings } from '../src/port/settings.js';

/** Infinities are words. @type {(value: unknown) => string} */
const written = (value) => String(value).replace('Infinity', 'inf');

/**
 * @param {import('../src/port/types.js').State} state
 * @param {'picture' | 'run'} command
 * @param {[option: string, value: string][]} more
 */
export function commandOf(state, command, more) {
  const options = settings
    .filter(({ id, plain }) => id !== 'alpha' && id !== 'beta' && state.settings[id] !== plain)
    .map(({ id }) => [id, written(state.settings[id])]);
  const { alpha, beta, cut, returns } = state.settings;
  const isOpen = alpha === plainSettings.alpha && beta === plainSettings.beta;
  return [
    command,
    ...options.flatMap(([name, value]) => [`--${name}`, String(value)]),
    // A notation brings rules along.
    ...(cut === plainSettings.cut ? ['--cut', cut] : []),
    ...(returns === plainSettings.returns ? ['--returns', returns] : []),
    ...(isOpen ? [] : ['--window', written(alpha), written(beta)]),
    ...['--notation', state.notation],
    ...switchNames.flatMap((name) => [`--${spelled(name)}`, state[name]]),
    ...more.flatMap(([name, value]) => [`--${name}`, value]),
    state.shown.source.text,
  ];
}

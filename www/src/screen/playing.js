// The clock of playing: while the state says so, one beat after another. It knows no step and no run.

/** One event at normal speed, in milliseconds: time to look and to read. */
const beat = 1600;

/** @param {() => void} tick */
export function createPlaying(tick) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  return {
    /** @param {import('../state/types.js').State} state */
    follow({ playing, speed }) {
      if (playing && waiting === undefined) {
        waiting = setTimeout(() => {
          waiting = undefined;
          tick();
        }, beat / speed);
      } else if (!playing && waiting !== undefined) {
        clearTimeout(waiting);
        waiting = undefined;
      }
    },
  };
}

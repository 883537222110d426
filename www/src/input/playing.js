// The clock of playing: beats, as long as the state says so. It knows no step and no run.

/** @param {() => void} tick */
export function createPlaying(tick) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  return {
    /**
     * @param {import('../port/types.js').State} state
     * @param {number} beat how long a step is shown at normal speed, in milliseconds
     */
    follow({ playing, speed }, beat) {
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

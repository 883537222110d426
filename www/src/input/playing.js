// The clock of playing: while the state says so, one beat after another. It knows no step and no run.

/** @param {() => void} tick */
export function createPlaying(tick) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  return {
    /**
     * @param {import('../port/types.js').State} state
     * @param {number} beat how long what is shown stands at normal speed, in milliseconds
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

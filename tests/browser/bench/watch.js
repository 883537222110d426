// Measures, in the page, what a press costs: `window.presses` gets one entry each. It only assumes a slider that gives the step.

/**
 * @typedef {object} Press
 * @property {number} work in ms: the handlers, and the frame after them up to its paint, without waiting
 * @property {number} painted in ms since the key went down, waiting included
 */

/**
 * Runs in the browser before the page does. A frame is painted when the message sent in it arrives. If the frame
 * after the handlers does not show the new step yet, all the time until one does is work.
 */
export function watch() {
  /** @type {Press[]} */
  const presses = [];
  /** From Event Timing: until the picture was on the screen, in steps of 8 ms; nothing below 16 ms.
   * @type {number[]} */
  const presented = [];
  Object.assign(window, { presses, presented });
  const step = () => document.querySelector('[role="slider"]')?.getAttribute('aria-valuenow');

  /**
   * @param {number} pressed the time of the press
   * @returns {() => void} to be called when all handlers are through
   */
  function measure(pressed) {
    const before = step();
    const started = performance.now();
    const channel = new MessageChannel();
    let handled = 0;
    // Requested before the page's own, so that this is the start of the frame's work.
    requestAnimationFrame(() => {
      const frame = performance.now();
      handled ||= frame;
      afterPaint(() => (step() === before ? late() : tell(handled - started + performance.now() - frame)));
    });
    return () => {
      handled = performance.now();
    };

    function late() {
      requestAnimationFrame(() =>
        afterPaint(() =>
          step() === before && performance.now() - started < 5000 ? late() : tell(performance.now() - started),
        ),
      );
    }

    /** @param {() => void} then */
    function afterPaint(then) {
      channel.port1.onmessage = then;
      channel.port2.postMessage(null);
    }

    /** @param {number} work */
    function tell(work) {
      // An open port would remain, and count as memory of the page.
      channel.port1.close();
      presses.push({ work, painted: performance.now() - pressed });
    }
  }

  for (const type of ['keydown', 'pointerdown'])
    addEventListener(
      type,
      (event) => {
        if (/** @type {KeyboardEvent} */ (event).key === ' ') return;
        const end = measure(event.timeStamp);
        // Added only now, it comes after all others.
        addEventListener(type, () => queueMicrotask(end), { once: true });
      },
      { capture: true },
    );

  // The beat of playing is long, to look and to read. Here it is short, and a press by nobody.
  const later = window.setTimeout;
  const beat = [800, 10_000];
  Object.assign(window, {
    /** @type {(work: (...all: unknown[]) => void, delay?: number, ...rest: unknown[]) => unknown} */
    setTimeout: (work, delay = 0, ...rest) => {
      if (delay < beat[0] || beat[1] < delay) return later(work, delay, ...rest);
      return later(
        (...all) => {
          const end = document.querySelector('[aria-label="Pause"]') ? measure(performance.now()) : () => {};
          work(...all);
          end();
        },
        60,
        ...rest,
      );
    },
  });

  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'keydown' || name === 'pointerdown') presented.push(duration);
  });
  observer.observe({ type: 'event', durationThreshold: 16 });
}

// When the page is drawn: after a press at once, because the next press may be about what it shows; movement and held keys once per
// animation frame. Slow first drawings are prepared in tasks of their own; until then the page stays as it was.

/**
 * @param {object} page
 * @param {import('../port/answers.js').Attempt} page.attempt
 * @param {() => import('../port/answers.js').Job | undefined} page.missing what is needed before anything new can be drawn
 * @param {() => { of: object, steps: (() => void)[] }} page.preparation the tasks before that, and what they prepare
 * @param {() => void} page.draw
 */
export function createTurns({ attempt, missing, preparation, draw }) {
  /** Nothing is drawn before the first `drawNow`: until then there is no state. */
  let isBegun = false;
  let isDirty = false;
  /** A field that loses the focus by being removed asks for a redraw in the middle of a drawing. */
  let isDrawing = false;
  /** What is being prepared. @type {{ of: object } | null} */
  let preparing = null;
  /** Callbacks that wait until that is drawn. @type {(() => void)[]} */
  let waiting = [];

  function schedule() {
    isDirty = true;
    if (isPress(window.event)) queueMicrotask(drawNews);
    else requestAnimationFrame(drawNews);
  }

  function drawNews() {
    if (isBegun && isDirty && !isDrawing) attempt(() => missing() ?? drawPrepared());
  }

  function drawPrepared() {
    const { of, steps } = preparation();
    if (steps.length > 0) {
      prepare(of, steps);
      return undefined;
    }
    preparing = null;
    isDirty = false;
    isDrawing = true;
    try {
      draw();
    } finally {
      isDrawing = false;
    }
    for (const resolve of waiting) resolve();
    waiting = [];
    return undefined;
  }

  /** Draws all changes now. */
  function drawNow() {
    isBegun = true;
    isDirty = true;
    drawNews();
  }

  /**
   * Runs the preparation steps, unless something else is to be shown meanwhile, and draws what they are for.
   * @param {object} of
   * @param {(() => void)[]} steps
   */
  async function prepare(of, steps) {
    if (preparing?.of === of) return;
    const own = { of };
    preparing = own;
    for (const step of [...steps, finish]) {
      await new Promise((resume) => setTimeout(resume));
      if (own !== preparing) return;
      step();
    }
  }

  function finish() {
    preparing = null;
    drawNews();
  }

  /** @returns {Promise<void>} resolves after all preparations */
  function drawn() {
    drawNews();
    return new Promise((resolve) => (preparing ? waiting.push(resolve) : resolve()));
  }

  return { schedule, drawNews, drawNow, drawn };
}

/** @param {Event | undefined} event */
function isPress(event) {
  return event instanceof KeyboardEvent ? event.type === 'keydown' && !event.repeat : event?.type === 'click';
}

// When the page is drawn: a press at once, because the next one may be about what it shows; everything that moves or is held,
// once per animation frame. What takes long to draw for the first time is got ready in tasks of their own, and the page stays as
// it was until then.

/**
 * @param {object} page
 * @param {import('../port/answers.js').Attempt} page.attempt
 * @param {() => import('../port/answers.js').Job | undefined} page.missing what has to come before anything new can be drawn
 * @param {() => { of: object, steps: (() => void)[] }} page.preparation the tasks before that, and what they are for
 * @param {() => void} page.draw
 */
export function createTurns({ attempt, missing, preparation, draw }) {
  /** Nothing is drawn before the first `drawNow`: until then there is no state. */
  let isBegun = false;
  let isDirty = false;
  /** A field that goes while it has the focus asks for what is new, in the middle of a drawing. */
  let isDrawing = false;
  /** What is got ready. @type {{ of: object } | null} */
  let preparing = null;
  /** Who waits until what is got ready is drawn. @type {(() => void)[]} */
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

  /** Whatever has changed. */
  function drawNow() {
    isBegun = true;
    isDirty = true;
    drawNews();
  }

  /**
   * Takes the steps, unless something else is to be shown meanwhile, and draws what they are for.
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

  /** @returns {Promise<void>} settled when nothing is got ready any more */
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

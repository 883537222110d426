// What is wrong with where the parts of the page stand, in one window. `findFaults` runs in the browser, so it stands on its own.

/** @returns {Promise<string[]>} */
export async function findFaults() {
  // The stage takes its new room before the next paint.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // Where nothing is painted, nothing can be hit.
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  /** How much two things may touch, in px. */
  const tolerance = 1;
  const { innerWidth: width, innerHeight: height } = window;
  /** @type {string[]} */
  const faults = [];
  const shown = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0,
    );
  const nameOf = (/** @type {Element} */ element) =>
    element.getAttribute('aria-label') ?? element.getAttribute('class') ?? element.tagName;

  const buttons = shown('.transport button');
  const isBare = document.body.matches('.is-presenting');
  if (!isBare && buttons.length < 5) faults.push(`there are ${buttons.length} step buttons`);
  for (const element of [...buttons, ...shown('.stepno')]) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < -tolerance || top < -tolerance || right > width + tolerance || bottom > height + tolerance)
      faults.push(`${nameOf(element)} leaves the screen: ${[left, top, right, bottom].map(Math.round)}`);
    for (const [x, y] of [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.8, 0.5],
      [0.5, 0.2],
      [0.5, 0.8],
    ]) {
      const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
      if (hit && element.contains(hit)) continue;
      faults.push(`${nameOf(element)} is covered by ${hit ? nameOf(hit) : 'nothing'}`);
      break;
    }
  }
  if (shown('.stepno').length !== 1) faults.push('the step has no number');

  for (const element of [document.documentElement, document.body]) {
    if (element.scrollHeight > element.clientHeight)
      faults.push(`${element.tagName} scrolls by ${element.scrollHeight - element.clientHeight}`);
    if (element.scrollWidth > element.clientWidth) faults.push(`${element.tagName} scrolls sideways`);
  }

  const stage = /** @type {Element} */ (document.querySelector('.stage')).getBoundingClientRect();
  const share = (stage.width * stage.height) / (width * height);
  if (share < 0.2) faults.push(`the tree has ${Math.round(share * 100)} % of the screen`);
  if (stage.height < Math.min(140, 0.28 * height)) faults.push(`the tree is ${Math.round(stage.height)} px high`);

  const controls = shown('.controls > *, .takes > *').filter((element) => !element.matches('.takes'));
  const middles = controls
    .map((element) => element.getBoundingClientRect())
    .map(({ top, bottom }) => (top + bottom) / 2);
  if (Math.max(...middles) - Math.min(...middles) > 4) faults.push('the header has more than one line');
  apart(controls);
  apart(shown('.bar, .say, .making, .stage, .aside, .foot, .player'));
  apart(shown('.transport, .timeline, .stepno, .key, .line-zoom'));
  apart(
    shown('.tabs, .code, .live, .gauge, .panel, .proved, .leaves, .counts, .figures').filter(
      (element) => !element.parentElement?.closest('.panel, .proved'),
    ),
  );
  for (const element of [...controls, ...shown('.bar, .say, .stage, .aside, .foot, .player, .ignored, .timeline')]) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < -tolerance || top < -tolerance || right > width + tolerance || bottom > height + tolerance)
      faults.push(`${nameOf(element)} reaches beyond the screen: ${[left, top, right, bottom].map(Math.round)}`);
  }
  for (const element of shown('.say')) {
    if (element.scrollHeight > element.clientHeight + 2)
      faults.push(`the sentence is cut by ${element.scrollHeight - element.clientHeight} px`);
  }
  document.adoptedStyleSheets = sheets;
  return faults;

  /** @param {Element[]} elements */
  function apart(elements) {
    for (const [index, one] of elements.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of elements.slice(index + 1)) {
        if (one.contains(other)) continue;
        const b = other.getBoundingClientRect();
        const isApart =
          a.right <= b.left + tolerance ||
          b.right <= a.left + tolerance ||
          a.bottom <= b.top + tolerance ||
          b.bottom <= a.top + tolerance;
        if (!isApart) faults.push(`${nameOf(one)} meets ${nameOf(other)}`);
      }
    }
  }
}

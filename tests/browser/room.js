// Layout errors of the page's parts, in one window. All of it runs in the browser, so each function is self-contained.

/** @returns {Promise<string[]>} */
export async function findFaults() {
  // The stage takes its new size before the next paint.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // Where nothing is painted, nothing can be hit.
  const sheets = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  /** How far two things may overlap, in px. */
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

/** What scrolls sideways, and what sticks out of the visible area. */
export function findSideways() {
  const nameOf = (/** @type {Element} */ element) =>
    `${element.tagName} ${element.getAttribute('class') ?? element.textContent}`;
  const all = [...document.querySelectorAll('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  const scrolls = (/** @type {Element} */ element) =>
    element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX);
  const wide = all.filter((element) => scrolls(element) && element.scrollWidth > element.clientWidth + 1);
  const outside = all
    .filter(
      (element) => element.matches('button, select, a, [role="option"]') && element.getBoundingClientRect().width > 0,
    )
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
  return [
    ...wide.map((element) => `${nameOf(element)} scrolls from ${element.clientWidth} to ${element.scrollWidth} px`),
    ...outside.map((element) => `${nameOf(element)} reaches out`),
  ];
}

/** Whether the field of the tree grows while someone is in it, and what it covers. */
export async function findCovered() {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const pop = /** @type {Element} */ (document.querySelector('.tree-pop')).getBoundingClientRect();
  const field = /** @type {Element} */ (document.querySelector('.tree-field'));
  const wide = field.getBoundingClientRect();
  /** @type {string[]} */
  const faults = [];
  if (pop.width <= wide.width) faults.push('the field does not grow');
  if (pop.left < 0 || pop.right > innerWidth) faults.push(`the field leaves the screen: ${pop.left} to ${pop.right}`);
  for (const button of document.querySelectorAll('.controls button')) {
    const { left, top, width, height } = button.getBoundingClientRect();
    if (width === 0 || left < wide.right) continue;
    for (const share of [0.1, 0.5, 0.9]) {
      const hit = document.elementFromPoint(left + share * width, top + height / 2);
      if (!button.contains(hit)) faults.push(`${button.getAttribute('aria-label')} is covered at ${share}`);
    }
  }
  return faults;
}

/** The values of the program and the counters, with their texts' boxes, in reading order. */
export function numbersBeside() {
  return [...document.querySelectorAll('aside dd')].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return right > left ? [{ left, right, top, bottom, text: (element.textContent ?? '').trim() }] : [];
  });
}

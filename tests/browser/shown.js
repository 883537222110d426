// What a person sees on the page at a step, read from texts and classes in one go; it knows where things are shown but not why. These
// functions run in the browser, so each is self-contained or is given what it uses.

/**
 * @typedef {object} ShownNode
 * @property {number} node
 * @property {'max' | 'min' | 'leaf'} kind
 * @property {'pv' | 'now' | 'path' | 'cut' | 'exact' | 'bound' | 'unseen'} look
 * @property {string} value with its sign
 * @property {string} name
 * @property {[string, string] | null} window
 * @property {string} old the old value of a bound that has just moved
 * @property {boolean} isLost whether its edge is marked as cut
 * @property {string} spoken its accessible name
 */
/**
 * @typedef {object} ShownPage
 * @property {number} step
 * @property {number} length
 * @property {ShownNode[]} nodes by node, if the whole tree is drawn
 * @property {number | null} now the node of the event
 * @property {string} sentence
 * @property {number} marks how many numbers are highlighted in it
 * @property {string} line the current line of the pseudo-code
 * @property {string} values the text beside it
 * @property {Record<string, string>} numbers by their captions
 * @property {string[]} edges
 * @property {string[]} squares
 * @property {string[]} columns of the timeline
 * @property {string[]} carried
 */

/**
 * @param {number | null} step to wait for; null does not wait
 * @returns {Promise<ShownPage>}
 */
export async function readWhen(step) {
  const started = performance.now();
  while (step !== null && position()[0] !== step) {
    if (performance.now() - started > 30_000) throw new Error(`step ${step} has not come; this is ${position()}`);
    await new Promise(requestAnimationFrame);
  }
  return read();

  function position() {
    const text = document.querySelector('.stepno')?.textContent ?? '';
    return text.replaceAll(',', '').split(' of ').map(Number);
  }

  /** @returns {ShownPage} */
  function read() {
    const lost = new Set(all('.cutsign, .edge.is-marked').map((sign) => Number(sign.getAttribute('data-node'))));
    const nodes = all('.stage .tree .node').map((element) => readNode(element, lost));
    const [at, length] = position();
    return {
      ...{ step: at, length, nodes },
      now: nodes.find(({ look }) => look === 'now')?.node ?? null,
      sentence: textOf('.say'),
      marks: all('.say mark').length,
      line: textOf('.code [aria-current="step"] span'),
      values: textOf('.code [aria-current="step"] .values'),
      numbers: Object.fromEntries(all('aside dl > div').map((row) => [words(row, 'dt'), words(row, 'dd')])),
      edges: all('.stage .tree .edges .edge').map(classes),
      squares: all('.leaves i').map(classes),
      columns: all('.timeline i').map(classes),
      carried: all('.carry').map(content),
    };
  }

  /**
   * @param {Element} element
   * @param {Set<number>} lost
   * @returns {ShownNode}
   */
  function readNode(element, lost) {
    const node = Number(element.getAttribute('data-node'));
    const [, kind, state] = classes(element).split(' ');
    const look = state.replace('is-', '');
    return /** @type {ShownNode} */ ({
      ...{ node, kind, look },
      value: words(element, '.val'),
      name: words(element, '.name'),
      window: readWindow(element.querySelector('.win') ?? document.querySelector(`.margin[data-node="${node}"] .win`)),
      old: words(element, '.win .old'),
      isLost: lost.has(node),
      spoken: element.getAttribute('aria-label') ?? '',
    });
  }

  /**
   * "[3, +∞]", "(3, +∞)" or "α=3 β=+∞" on one line, or "α 3 β +∞" stacked; or one bound of it.
   * @param {Element | null} label
   * @returns {[string, string] | null}
   */
  function readWindow(label) {
    if (!label) return null;
    const pieces = label.querySelectorAll('tspan, text');
    const standing = [...pieces].filter((piece) => !piece.matches('.old, .arrow'));
    const text = standing.map(content).join('').replace(/\s/g, '');
    const found =
      text.match(/^[[(]([^,;]+)[,;]([^\])]+)[\])]$/) ?? text.match(/^(?:(?:α|min)=?([^βm]+))?(?:(?:β|max)=?(.+))?$/);
    if (!found || text === '') throw new Error(`“${text}” is no window`);
    return [found[1] ?? '', found[2] ?? ''];
  }

  /** @param {string} selector */
  function all(selector) {
    return [...document.querySelectorAll(selector)];
  }
  /** @param {Element} element */
  function classes(element) {
    return (element.getAttribute('class') ?? '').trim().replace(/\s+/g, ' ');
  }
  /** @param {Element} element */
  function content(element) {
    return (element.textContent ?? '').trim().replace(/\s+/g, ' ');
  }
  /**
   * @param {Element} element
   * @param {string} selector
   */
  function words(element, selector) {
    const found = element.querySelector(selector);
    return found ? content(found) : '';
  }
  /** @param {string} selector */
  function textOf(selector) {
    return words(document.documentElement, selector);
  }
}

/**
 * Presses keys as a person does, on the focused element, and reads after each or after the last of a list.
 * @template Read
 * @param {(step: null) => Read | Promise<Read>} read
 * @param {{ presses: (string | string[])[], frames: number }} way
 * @returns {Promise<Read[]>}
 */
export async function pressAndRead(read, { presses, frames }) {
  const seen = [];
  for (const keys of presses) {
    for (const name of [keys].flat()) {
      const key = name.replace('Shift+', '');
      const press = { key, shiftKey: key !== name, bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', press));
    }
    // It is drawn once nothing else runs: once for a whole list.
    await null;
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise(requestAnimationFrame);
      // It is drawn when the next task runs.
      await new Promise((done) => setTimeout(done));
    }
    seen.push(await read(null));
  }
  return seen;
}

/**
 * Reads once two frames have been drawn.
 * @param {typeof readWhen} read
 */
export async function settleAndRead(read) {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return read(null);
}

// Every export as one function: it draws what it needs off stage, writes it, and hands it over. A new export is one row
// here and one message.

import { render } from 'lit-html';
import { colourOf } from '../export/colour.js';
import { frameOf, showHandout } from '../export/handout.js';
import { piecesOf } from '../export/pieces.js';
import { pngOf } from '../export/png.js';
import { mostFrames, stopsOf } from '../export/stops.js';
import { createStudio } from '../export/studio.js';
import { embeddedFont, svgText } from '../export/svg.js';
import { late } from '../late.js';
import { mostTyped } from '../treefield.js';
import { download } from './dialog.js';

/** @typedef {import('../page.js').Page} Page */
/** @typedef {import('../export/studio.js').Studio} Studio */
/** @typedef {{ told: (done: number, all: number) => void, signal: AbortSignal }} Waiting who waits, and may stop waiting */
/** @typedef {Pick<import('./exporting.js').Choice, 'grain' | 'isWhite' | 'hasFont'> & Waiting} Choice */

/** The room for the tree, in px: of a picture, and of a frame among others on paper or on a slide. */
const picture = { width: 1340, height: 760 };
const frame = { width: 680, height: 300 };
const wideFrame = { width: 1340, height: 560 };
/** Trees with more leaves get the whole width of the paper. */
const mostInHalf = 12;

/** @param {Page} page */
export function exportsOf(page) {
  const { texts, engine, state } = page;
  const { step } = state;
  const name = (/** @type {string} */ ending) => `secateur-step-${step}.${ending}`;
  const stepOf = (/** @type {number} */ at) =>
    texts.text('taking-step', { step: at, length: engine.run(state).length });
  /** What a cut run says where it ends. @type {(steps: number[]) => string} */
  const endOf = (steps) =>
    texts.text('taking-end', { step: steps[steps.length - 1], length: engine.run(state).length, limit: mostFrames });
  const engineOf = (/** @type {string} */ signs) => texts.text('taking-tex-engine', { signs });

  /**
   * Draws off stage and cleans up.
   * @template T
   * @param {{ width: number, height: number }} size
   * @param {(studio: Studio) => T | Promise<T>} use
   * @param {Choice['grain']} [grain]
   */
  async function drawn(size, use, grain) {
    await document.fonts.load('600 20px "Inter Secateur"', '0ł');
    const studio = createStudio(page, size, grain);
    try {
      return await use(studio);
    } finally {
      studio.close();
    }
  }

  /** @type {(studio: Studio, options: { font: string, background?: string }) => { text: string, width: number, height: number }} */
  function svgOf(studio, options) {
    const drawing = studio.draw(step);
    return { ...drawing, text: svgText(drawing, { title: drawing.says.text, ...options }) };
  }

  /**
   * A drawing as LaTeX needs it.
   * @param {Studio} studio
   * @param {number} at
   * @param {(node: Node) => string} richTex
   */
  function texFrame(studio, at, richTex) {
    const { svg, width, height, says } = studio.draw(at);
    const words = document.createElement('p');
    render(says.rich, words);
    return { pieces: piecesOf(svg), width, height, step: at, sentence: richTex(words), plain: says.text };
  }

  /** @param {Studio} studio */
  const colours = ({ host }) => {
    const probe = host.appendChild(document.createElement('i'));
    return (/** @type {string} */ token) => {
      probe.style.color = `var(${token})`;
      return colourOf(getComputedStyle(probe).color)?.hex ?? '#000000';
    };
  };

  return {
    /** @param {Choice} choice */
    async svg({ isWhite, hasFont }) {
      const font = hasFont ? await embeddedFont() : '';
      const { text } = await drawn(picture, (studio) => svgOf(studio, { font, background: isWhite ? '#ffffff' : '' }));
      download(name('svg'), new Blob([text], { type: 'image/svg+xml' }));
    },

    /** @param {Choice} choice */
    async png({ isWhite }) {
      const font = await embeddedFont();
      const drawing = await drawn(picture, (studio) => svgOf(studio, { font, background: isWhite ? '#ffffff' : '' }));
      download(name('png'), await pngOf(drawing.text, drawing));
    },

    async tikz() {
      const [{ tikzDocument }, { richTex }] = await late(() =>
        Promise.all([import('../export/latex.js'), import('../export/tex.js')]),
      );
      const text = await drawn(picture, (studio) => {
        const words = { title: `Secateur: ${stepOf(step)}`, hint: texts.text('taking-tikz-hint'), engineOf };
        return tikzDocument(texFrame(studio, step, richTex), words, colours(studio));
      });
      download(name('tex'), new Blob([text], { type: 'application/x-tex' }));
    },

    /** @param {Choice} choice */
    async beamer({ grain, ...waiting }) {
      const [{ beamerDocument }, { richTex }] = await late(() =>
        Promise.all([import('../export/latex.js'), import('../export/tex.js')]),
      );
      const { steps, isWhole } = stopsOf(engine.run(state), grain, state.notation);
      const end = isWhole ? '' : endOf(steps);
      const text = await drawn(
        frame,
        async (studio) => {
          const frames = await eachOf(steps, (at) => texFrame(studio, at, richTex), waiting);
          return beamerDocument(frames, { title: about(page), stepOf, engineOf, end }, colours(studio));
        },
        grain,
      );
      download('secateur-slides.tex', new Blob([text], { type: 'application/x-tex' }));
    },

    /** @param {Choice} choice */
    async handout({ grain, ...waiting }) {
      const { run, facts } = engine.look(state.shown);
      const { steps, isWhole } = stopsOf(run, grain, state.notation);
      const isWide = facts.frontier(null).length > mostInHalf;
      const frames = await drawn(
        isWide ? wideFrame : frame,
        (studio) =>
          eachOf(
            steps,
            (at) => {
              const drawing = studio.draw(at);
              return { step: at, svg: frameOf(drawing), sentence: drawing.says.rich, label: stepOf(at) };
            },
            waiting,
          ),
        grain,
      );
      const words = {
        title: texts.text('page-title'),
        about: about(page),
        key: texts.text('print-key', { cuts: state.cuts }),
        end: isWhole ? '' : endOf(steps),
      };
      const done = showHandout(words, frames, { isWide });
      addEventListener('afterprint', done, { once: true });
      print();
    },

    async text() {
      download('tree.txt', new Blob([`${textOf(page)}\n`], { type: 'text/plain' }));
    },
  };
}

/**
 * The shortest text of the tree; of a giant the text as it was given, which need not be written first.
 * @param {Page} page
 */
export function textOf({ engine, state: { shown } }) {
  const { text } = shown.source;
  return text.length > mostTyped ? text : engine.look(shown).tree.text();
}

/**
 * Makes one thing for each step, with a pause for the page after each.
 * @template T
 * @param {number[]} steps
 * @param {(step: number) => T} make
 * @param {Waiting} waiting
 */
async function eachOf(steps, make, { told, signal }) {
  const made = [];
  for (const step of steps) {
    made.push(make(step));
    told(made.length, steps.length);
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return made;
}

/**
 * What was searched and how, on one line.
 * @param {Page} page
 */
function about({ texts, engine, state, score }) {
  const { settings } = state.shown;
  const { tree, run } = engine.look(state.shown);
  const text = tree.size > 400 ? '' : tree.text();
  const dialect = engine.dialects.find(({ cut, returns }) => cut === settings.cut && returns === settings.returns);
  const [alpha, beta] = run.window();
  const isFull = alpha === -Infinity && beta === Infinity;
  const { dialects } = engine.algorithm(settings);
  return [
    texts.text(`algorithm-${settings.algorithm}`),
    ...(dialects && dialect ? [texts.text(`dialect-${dialect.id}`)] : []),
    ...(isFull ? [] : [`(${score(alpha)}, ${score(beta)})`]),
    ...(text ? [text] : []),
  ].join(' · ');
}

// The export dialog: everything that can be made from this step, the run and the page. It gathers the exports and reports failures; it
// draws nothing itself.

import { html, nothing } from 'lit-html';
import { formats, forms, grains } from '../../../pkg/tables.js';
import { picker } from '../../panels/fields.js';
import { stopsOf } from '../export/targets.js';
import { notMade } from '../late.js';
import { copy, openDialog } from './dialog.js';
import { writers } from './files.js';

/** @typedef {import('../../page/page.js').Page} Page */
/** @typedef {import('../../port/types.js').Grain} Grain */
/** @typedef {{ grain: Grain, options: Record<string, boolean>, status: unknown, isBusy: boolean }} Choice */

/** @param {Page} page */
export function open(page) {
  const { texts } = page;
  /** @type {Choice} */
  const choice = {
    grain: page.state.grain,
    options: { white: true, font: true, dark: false, separate: false },
    ...{ status: '', isBusy: false },
  };
  const words = {
    title: texts.text('taking-export'),
    close: texts.text('taking-close'),
    kind: 'export',
    onClose: () => closing.abort(),
  };
  // Closing the dialog cancels the export.
  const closing = new AbortController();
  // Loading may have taken time, in which the page changed.
  const { draw, dialog } = openDialog(words, () => content(page.fresh(), choice, change, make, copied));

  /** @param {Partial<Choice>} changed */
  function change(changed) {
    Object.assign(choice, changed);
    draw();
  }

  /** @param {string} name */
  async function make(name) {
    change({ isBusy: true, status: '' });
    try {
      const said = await writers[name](await page.drawn(), { ...choice, tell, signal: closing.signal });
      change({ isBusy: false, status: said ?? (name === 'handout' ? '' : texts.text('taking-made')) });
    } catch (reason) {
      if (closing.signal.aborted) return;
      console.warn(reason);
      change({ isBusy: false, status: notMade(texts, reason) });
    }
  }

  /** @type {(done: number, all: number) => void} */
  function tell(done, all) {
    change({ status: texts.text('taking-frames', { done, all }) });
  }

  /** @param {string} text */
  async function copied(text) {
    const isCopied = await copy(text, dialog.querySelector('textarea'));
    change({ status: texts.text(isCopied ? 'taking-copied-lines' : 'taking-not-copied') });
  }
}

/**
 * @param {Page} page
 * @param {Choice} choice
 * @param {(changed: Partial<Choice>) => void} change
 * @param {(name: string) => void} make
 * @param {(text: string) => void} copied
 */
function content(page, choice, change, make, copied) {
  const { texts, engine, state } = page;
  const { run } = engine.look(state.shown);
  const { steps, isWhole } = stopsOf(run, choice.grain, state.notation);
  const button = (/** @type {{ id: string }} */ { id }) =>
    html`<button type="button" aria-disabled=${choice.isBusy} @click=${() => choice.isBusy || make(id)}>${texts.text(`taking-${id}`)}</button>`;
  const ticks = (/** @type {readonly string[]} */ options) =>
    [...new Set(options)].map((option) =>
      tick(texts.text(`taking-${option}`), choice.options[option], (is) =>
        change({ options: { ...choice.options, [option]: is } }),
      ),
    );
  const ofStep = formats.filter(({ isOfStep }) => isOfStep);
  // Colours are chosen beside the formats that have them.
  const [ofRun, coloured] = [false, true].map((is) =>
    formats.filter(({ isOfStep, options }) => !isOfStep && options.some((option) => option === 'dark') === is),
  );
  const lines = embedLines(page);
  return html`<h3>${texts.text('taking-step', { step: state.step, length: run.length })}</h3>
    <div class="choices">${ofStep.map(button)}</div>
    <div class="choices">${ticks(ofStep.flatMap(({ options }) => options))}</div>
    <h3>${texts.text('taking-run', { frames: steps.length })}</h3>
    <div class="choices">${grainPicker(page, choice, change)} ${ofRun.map(button)}</div>
    ${coloured.map((format) => html`<div class="choices">${button(format)} ${ticks(format.options)}</div>`)}
    <div class="choices">${ticks(ofRun.flatMap(({ options }) => options))}</div>
    ${isWhole ? nothing : html`<p>${texts.text('taking-cropped', { limit: steps.length })}</p>`}
    <h3>${texts.text('taking-tree')}</h3>
    <div class="choices">${[{ id: 'text' }, ...forms].map(button)}</div>
    <h3>${texts.text('taking-embed')}</h3>
    ${
      lines === null
        ? html`<p>${texts.text('taking-embed-too-long')}</p>`
        : html`<textarea readonly aria-label=${texts.text('taking-embed')} .value=${lines}></textarea>
          <div class="choices"><button type="button" @click=${() => copied(lines)}>${texts.text('taking-copy-lines')}</button></div>`
    }
    <p class="status" role="status">${choice.isBusy ? choice.status || texts.text('taking-busy') : choice.status}</p>`;
}

/**
 * @param {string} label
 * @param {boolean} isTicked
 * @param {(isTicked: boolean) => void} change
 */
const tick = (label, isTicked, change) =>
  html`<label><input type="checkbox" .checked=${isTicked}
    @change=${(/** @type {Event} */ event) => change(/** @type {HTMLInputElement} */ (event.currentTarget).checked)}> ${label}</label>`;

/**
 * @param {Page} page
 * @param {Choice} choice
 * @param {(changed: Partial<Choice>) => void} change
 */
function grainPicker({ texts }, { grain }, change) {
  const choices = grains.map((id) => ({ id, name: texts.text(`taking-grain-${id}`) }));
  return picker(texts.text('taking-grain'), choices, grain, (id) => change({ grain: /** @type {Grain} */ (id) }));
}

/** @param {Page} page */
function embedLines({ engine, texts }) {
  const link = engine.session.link(false, undefined);
  if (link === undefined) return null;
  const source = new URL(`?embed#${link}`, location.href.replace(/[?#].*$/, '')).href.replaceAll('&', '&amp;');
  return `<iframe src="${source}"\n  title="${texts.text('page-title')}" width="960" height="600" style="border:0"></iframe>`;
}

// One comparison while it fills: fast rows at once, the others by a worker, row by row. It knows neither words nor elements.

import { awaited, begun, comparisonOf, tooLong } from '../../port/comparison.js';
import { NoWorker, startWorker } from '../../port/worker/job.js';

/** @typedef {ReturnType<typeof startFilling>} Filling */

/**
 * @param {import('../../page/page.js').Page} page
 * @param {() => void} changed called when more rows are filled
 */
export function startFilling(page, changed) {
  const findings = begun(page);
  const missing = awaited(findings);
  const filling = {
    comparison: comparisonOf(findings),
    /** @type {import('../../port/worker/job.js').Progress | null} */
    progress: null,
    /** Whether the worker ended before it was done. */
    hasFailed: false,
    /** No answer arrives after this. */
    end: () => {},
  };
  if (missing.length > 0) work();
  return filling;

  async function work() {
    let told = 0;
    filling.progress = { what: 'reading', count: 0, share: 0 };
    const compared = missing.map(({ settings }) => settings);
    const { done, end } = startWorker(
      { source: page.state.shown.source, compared, nodes: findings.nodes },
      {
        told(progress) {
          filling.progress = { share: told / missing.length, ...progress };
          changed();
        },
        take(message) {
          if (message.kind !== 'told') return;
          missing[told].told = message.told;
          told += 1;
          show();
        },
      },
    );
    filling.end = end;
    await done.catch((reason) => {
      console.warn(reason);
      filling.hasFailed = !(reason instanceof NoWorker);
    });
    end();
    // If there is no worker, or it could not continue.
    for (const search of missing) search.told ??= tooLong;
    filling.progress = null;
    show();
  }

  function show() {
    filling.comparison = comparisonOf(findings);
    changed();
  }
}

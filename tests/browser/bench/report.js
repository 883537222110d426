// The figures as a table, for a terminal and for docs/bench.md. It makes no decisions.

import { isKept } from './figures.js';

/** @typedef {import('./figures.js').Figure} Figure */
/** @typedef {{ date: string, machine: Record<string, string>, trees: string[], notes: string[], figures: Figure[] }} Report */

const head = ['what', 'value', 'baseline', 'ratio', 'budget', ''];

/** @param {Report} report */
export function plainTable({ date, machine, trees, notes, figures }) {
  const rows = [head, ...figures.map(row)];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  const lines = rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
  return [`${date}, ${machineLine(machine)}`, ...trees, ...notes, '', ...lines].join('\n');
}

/**
 * Only figures with a budget: the rest is for those who study the numbers themselves.
 * @param {Report} report
 */
export function markdownTable({ date, machine, notes, figures }) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const rows = figures.filter(({ budget }) => budget).map(row);
  const table = [head, head.map(() => '---'), ...rows].map(line);
  return [`Measured on ${date}: ${machineLine(machine)}.`, ...notes, '', ...table].join('\n');
}

/** @type {(machine: Record<string, string>) => string} */
const machineLine = (machine) => Object.values(machine).join(', ');

/** @type {(figure: Figure) => string[]} */
function row(figure) {
  const { what, unit, value, percentiles, baseline, ratio, ratioOf } = figure;
  return [
    what,
    `${(percentiles ?? [value]).map(number).join(' / ')} ${unit}`,
    baseline ? `${number(baseline.value)} ${baseline.what}` : '',
    ratio === undefined ? '' : `${number(ratio)} ×${ratioOf === 'speed' ? ' as fast' : ''}`,
    budget(figure),
    { true: '✓', false: '✗', null: '' }[`${isKept(figure)}`],
  ];
}

/** @type {(figure: Figure) => string} */
function budget({ budget }) {
  if (!budget) return '';
  const sign = budget.of === 'ratio' ? ' ×' : '';
  return budget.least === undefined ? `≤ ${number(budget.most ?? 0)}${sign}` : `≥ ${number(budget.least)}${sign}`;
}

/** @type {(value: number) => string} three significant digits; an integer from a hundred on */
const number = (value) =>
  new Intl.NumberFormat('en', {
    useGrouping: 'min2',
    maximumSignificantDigits: Math.abs(value) < 100 ? 3 : undefined,
    maximumFractionDigits: Math.abs(value) < 100 ? undefined : 0,
  }).format(value);

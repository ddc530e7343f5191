import { type Comparison, isMet, ratioOf } from './comparison.ts';

/** The results of a benchmark: two sides, rows, and notes on the method. */
export interface Section {
  title: string;
  sides: [ours: string, other: string];
  rows: Comparison[];
  notes: string[];
}

function figure(value: number, unit: string): string {
  if (unit === '') return value.toFixed(0);
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}`;
}

function cells(row: Comparison): string[] {
  const met = isMet(row);
  const ratio = ratioOf(row);
  return [
    row.what,
    figure(row.ours, row.unit),
    figure(row.other, row.unit),
    Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
    row.target?.words ?? '',
    met === null ? '' : met ? 'met' : 'MISSED',
  ];
}

/** A Markdown table with aligned columns, readable in a terminal. */
export function renderSection({ title, sides, rows, notes }: Section): string {
  const table = [['Measured', ...sides, 'Ratio', 'Target', ''], ...rows.map(cells)];
  const widths = table[0]?.map((_, column) =>
    Math.max(3, ...table.map((row) => [...(row[column] ?? '')].length)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell + ' '.repeat((widths?.[column] ?? 0) - [...cell].length)).join(' | ')} |`;
  const rule = `| ${widths?.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head = [], ...body] = table;
  const list = notes.map((note) => `- ${note}`);
  return [`### ${title}`, '', line(head), rule, ...body.map(line), '', ...list, ''].join('\n');
}

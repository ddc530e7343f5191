import type { Checked } from './check-model.ts';

const HEAD = ['step', 'result', 'prompt', 'reply', 'first text', 'speed', 'thoughts', 'options'];

/** A line of the table for one request. */
export function toCells(checked: Checked): string[] {
  const { step, outcome, isFinished, inputTokens, outputTokens, firstTextMs, hasThoughts, options } = checked;
  return [
    step,
    isFinished ? outcome : 'FAILED',
    inputTokens === null ? '–' : String(inputTokens),
    outputTokens === null ? '–' : String(outputTokens),
    firstTextMs === null ? '–' : `${Math.round(firstTextMs)} ms`,
    speedOf(checked),
    hasThoughts ? 'yes' : 'no',
    options === null ? '' : options === 0 ? 'none' : String(options),
  ];
}

function speedOf({ outputTokens, durationMs, firstTextMs }: Checked): string {
  const seconds = (durationMs - (firstTextMs ?? 0)) / 1000;
  return outputTokens === null || seconds < 0.01 ? '–' : `${(outputTokens / seconds).toFixed(1)} tokens/s`;
}

/** The whole table, the reasons of failures below it, and the changes of requests that the server asked for. */
export function report(results: readonly Checked[], adaptations: readonly string[]): string {
  const rows = [HEAD, ...results.map(toCells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const failures = results.filter(({ isFinished }) => !isFinished);
  return [
    ...table,
    ...(adaptations.length === 0 ? [] : ['', `Changed for this server: ${adaptations.join(', ')}.`]),
    ...failures.map(({ step, outcome }) => `\n${step}: ${outcome}.`),
    '',
    verdict(results.length, failures.length, results),
  ].join('\n');
}

function verdict(all: number, failed: number, results: readonly Checked[]): string {
  if (failed > 0) return `${failed} of ${all} requests failed.`;
  const withoutOptions = results.filter(({ options }) => options === 0).length;
  const note =
    withoutOptions === 0 ? '' : ` ${withoutOptions} replies offered no options; the site works without them.`;
  return `All ${all} requests were answered.${note}`;
}

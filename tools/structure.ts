import { graphOf, isTest, partOf } from './arrows/graph.ts';
import { readTree } from './arrows/tree.ts';
import { ROOT } from './bootstrap/paths.mjs';

/** Prints, for each package: files, lines a file (median, 90th percentile) and lines of tests for each line of code. */
const graph = graphOf(readTree(ROOT));

const parts = [...new Set(graph.files.map(partOf))].filter((part) => part !== '').sort();
console.table(Object.fromEntries([...parts.map((part) => [part, sizesOf(part)]), ['all', sizesOf(null)]]));

function sizesOf(part: string | null) {
  const files = graph.files.filter((path) => part === null || partOf(path) === part);
  const sizes = files.map(lineCount).sort((one, other) => one - other);
  const code = sum(files.filter((path) => !isTest(path)).map(lineCount));
  const tests = sum(files.filter(isTest).map(lineCount));
  return {
    files: files.length,
    median: percentile(sizes, 0.5),
    p90: percentile(sizes, 0.9),
    longest: sizes.at(-1) ?? 0,
    'test:code': code === 0 ? '–' : Number((tests / code).toFixed(2)),
  };
}

function lineCount(path: string): number {
  return (graph.tree.get(path) ?? '').split('\n').length - 1;
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

import { type Graph, graphOf, isTest, partOf } from './arrows/graph.ts';
import { rules } from './arrows/rules.ts';
import { readTree } from './arrows/tree.ts';
import { ROOT } from './bootstrap/paths.mjs';

/** Prints, for each package: files, lines a file (median, 90th percentile), lines of tests for each line of code; and cycles. */
const graph = graphOf(readTree(ROOT));

const parts = [...new Set(graph.files.map(partOf))].filter((part) => part !== '').sort();
console.table(Object.fromEntries([...parts.map((part) => [part, sizesOf(part)]), ['all', sizesOf(null)]]));
for (const name of ['no-cycles', 'features-are-islands']) {
  const rule = rules.find((each) => each.name === name);
  console.log(`${name}: ${rule ? `${rule.check(graph).length} violations` : 'no such rule'}`);
}
console.log(`import cycles between features: ${featureCycles(graph).length}`);

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

/** Pairs of features or API modules that reach each other, directly or through others. */
function featureCycles({ arrows }: Graph): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const source = featureOf(from);
    const target = to === null || isTest(from) ? null : featureOf(to);
    if (source === null || target === null || source === target) continue;
    next.set(source, (next.get(source) ?? new Set()).add(target));
  }
  const features = [...next.keys()].sort();
  return features.flatMap((one) =>
    features
      .filter((other) => one < other && reaches(next, one, other) && reaches(next, other, one))
      .map((other) => [one, other]),
  );
}

function featureOf(path: string): string | null {
  return /^(?:mfe-\w+\/features|api\/modules)\/[^/]+/.exec(path)?.[0] ?? null;
}

function reaches(next: Map<string, Set<string>>, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const each of next.get(at) ?? []) {
      if (each === to) return true;
      if (!seen.has(each)) open.push(each);
      seen.add(each);
    }
  }
  return false;
}

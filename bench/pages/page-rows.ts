import type { Comparison } from '../report/comparison.ts';
import { median } from '../report/statistics.ts';
import type { Visit } from './visit.ts';

const kB = 1_000;
/** Allowed cost of federation: its runtime once, and a container and duplicated code for each remote. */
const runtimeAllowance = 45;
const remoteAllowance = 14;
/** Limits of what a first visit loads, in kB, and of its time to interactive on the slowest network, in ms. */
const budgets: Record<string, { script: number; document: number; slowest: number }> = {
  home: { script: 185, document: 25, slowest: 8_000 },
  reading: { script: 215, document: 25, slowest: 6_000 },
};

type Seen = Omit<Visit, 'scripts' | 'errors'>;

/** Visits to both sides. */
export interface Sides {
  ours: readonly Seen[];
  other: readonly Seen[];
}

/** The rows of a page from its visits. */
export function pageRows(page: string, { ours, other }: Sides, slowest: Sides): Comparison[] {
  const pair = (read: (visit: Seen) => number) => ({
    ours: median(ours.map(read)),
    other: median(other.map(read)),
  });
  const script = pair((visit) => visit.scriptBytes / kB);
  const paint = pair((visit) => visit.firstPaintMs);
  const interactive = pair((visit) => visit.interactiveMs);
  const remotes = median(ours.map((visit) => visit.remotes.length));
  const allowed = script.other + runtimeAllowance + remoteAllowance * remotes;
  const budget = budgets[page];
  const atMost = (limit: number, unit = 'kB') =>
    ({ words: `≤ ${limit} ${unit}`, kind: 'at most', limit }) as const;
  return [
    {
      what: `JavaScript, ${remotes} remotes`,
      unit: 'kB',
      ...script,
      target: {
        words: `≤ one + ${runtimeAllowance} + ${remoteAllowance} × ${remotes} kB`,
        kind: 'at most',
        limit: allowed,
      },
    },
    ...(budget
      ? [
          {
            what: 'JavaScript, against the budget',
            unit: 'kB',
            ...script,
            target: atMost(budget.script),
          },
          {
            what: 'Document, without headers',
            unit: 'kB',
            ...pair((visit) => visit.documentBytes / kB),
            target: atMost(budget.document),
          },
        ]
      : []),
    { what: 'Requests', unit: '', ...pair((visit) => visit.requests) },
    { what: 'Total transfer', unit: 'kB', ...pair((visit) => visit.bytes / kB) },
    {
      what: 'First contentful paint',
      unit: 'ms',
      ...paint,
      target: { words: '≤ 1.05×', kind: 'at most', limit: 1.05 * paint.other },
    },
    {
      what: 'Time to interactive',
      unit: 'ms',
      ...interactive,
      target: { words: '≤ 1.15×', kind: 'at most', limit: 1.15 * interactive.other },
    },
    ...(budget
      ? [
          {
            what: 'Time to interactive at 400 kbit/s',
            unit: 'ms',
            ours: median(slowest.ours.map((visit) => visit.interactiveMs)),
            other: median(slowest.other.map((visit) => visit.interactiveMs)),
            target: atMost(budget.slowest, 'ms'),
          },
        ]
      : []),
  ];
}

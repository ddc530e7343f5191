import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ports } from '../ports.ts';
import { root } from '../processes/child.ts';
import { startProduct } from '../processes/product.ts';
import type { Comparison, Target } from '../report/comparison.ts';
import { percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import { audit, type Report, version } from './audit.ts';

const rounds = 5;
const origin = `http://127.0.0.1:${ports.host}`;
const reports = join(root, '.tmp', 'lighthouse');

const atMost = (limit: number, unit: string): Target => ({
  kind: 'at most',
  words: `≤ ${limit}${unit}`,
  limit,
});
const atLeast = (limit: number): Target => ({ kind: 'at least', words: `≥ ${limit}`, limit });

const score = (name: string) => (report: Report) => (report.categories[name]?.score ?? 0) * 100;
const figure = (name: string) => (report: Report) => report.audits[name]?.numericValue ?? Number.NaN;

const measures: { what: string; unit: string; read(report: Report): number; target?: Target }[] = [
  { what: 'Performance', unit: '', read: score('performance'), target: atLeast(95) },
  { what: 'Accessibility', unit: '', read: score('accessibility'), target: atLeast(100) },
  { what: 'Best practices', unit: '', read: score('best-practices'), target: atLeast(100) },
  { what: 'Search engines', unit: '', read: score('seo'), target: atLeast(100) },
  { what: 'First contentful paint', unit: 'ms', read: figure('first-contentful-paint') },
  {
    what: 'Largest contentful paint',
    unit: 'ms',
    read: figure('largest-contentful-paint'),
    target: atMost(1_800, ' ms'),
  },
  {
    what: 'Total blocking time',
    unit: 'ms',
    read: figure('total-blocking-time'),
    target: atMost(150, ' ms'),
  },
  {
    what: 'Cumulative layout shift',
    unit: 'shift',
    read: figure('cumulative-layout-shift'),
    target: atMost(0.02, ''),
  },
];

/** Measures four pages with Lighthouse, as first visits on a phone. Its reports are kept. */
export async function benchLighthouse(say: (line: string) => void): Promise<Section[]> {
  say('lighthouse: starting the product');
  await startProduct({ PORT: ports.host, API_PORT: ports.api, REGISTRY_PORT: ports.registry });
  mkdirSync(reports, { recursive: true });
  const sections: Section[] = [];
  for (const { name, path } of await pages()) {
    const found: Report[] = [];
    for (let round = 1; round <= rounds; round++) {
      say(`lighthouse: ${name}, round ${round} of ${rounds}`);
      found.push(await audit(origin + path, join(reports, `${name.replace(' ', '-')}-${round}`)));
    }
    sections.push({
      title: `(g) Lighthouse: ${name}`,
      sides: ['Median', 'Worst'],
      rows: measures.map((measure) => compare(measure, found)),
      notes: [
        `Lighthouse ${version}, mobile, its simulated network and processor; ${rounds} first visits; reports in .tmp/lighthouse.`,
        `Lighthouse’s index of this machine: ${Math.min(...found.map(({ environment }) => environment.benchmarkIndex))} to ${Math.max(...found.map(({ environment }) => environment.benchmarkIndex))}. It divides the processor by 4 whatever the index is.`,
      ],
    });
  }
  return sections;
}

function compare({ read, ...row }: (typeof measures)[number], found: Report[]): Comparison {
  const values = found.map(read);
  const worst = row.target?.kind === 'at least' ? Math.min(...values) : Math.max(...values);
  return { ...row, ours: percentile(values, 0.5), other: worst };
}

async function pages(): Promise<{ name: string; path: string }[]> {
  const response = await fetch(`${origin}/api/ai-lab/ai-story/feed?page=1&size=1&type=STORY`);
  const { data } = (await response.json()) as {
    data: { pageList: { slug: string; author: { id: string } }[] };
  };
  const [story] = data.pageList;
  if (!story) throw new Error('The product has no story.');
  return [
    { name: 'home', path: '/' },
    { name: 'a category', path: '/category/HORROR' },
    { name: 'a story', path: `/read/${story.slug}` },
    { name: 'a profile', path: `/user/profile/${story.author.id}` },
  ];
}

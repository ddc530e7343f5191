import { startSites } from '../pages/sites.ts';
import { startChild } from '../processes/child.ts';
import type { Comparison } from '../report/comparison.ts';
import { median, percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import type { LoadOrder, LoadResult } from './load.ts';

const concurrency = 8;
const rounds = 15;
const seconds = 2;
const share = 0.85;

const rate = ({ documents, seconds }: LoadResult) => documents / seconds;

function rowsOf(page: string, ours: LoadResult[], other: LoadResult[]): Comparison[] {
  const theirs = median(other.map(rate));
  const slowest = (all: LoadResult[]) =>
    percentile(
      all.flatMap(({ latencies }) => latencies),
      0.95,
    );
  return [
    {
      what: `Documents per second, ${page}`,
      unit: '/s',
      ours: median(ours.map(rate)),
      other: theirs,
      target: { words: `≥ ${share}×`, kind: 'at least', limit: share * theirs },
    },
    {
      what: `Time to complete document p95, ${page}`,
      unit: 'ms',
      ours: slowest(ours),
      other: slowest(other),
    },
  ];
}

/** Compares the rendering throughput of the host, federated and as one bundle. */
export async function benchDocuments(say: (line: string) => void): Promise<Section> {
  const sites = await startSites(say);
  const loader = await startChild({ name: 'load', script: 'bench/documents/load.ts' });
  const measure = async (url: string, seconds: number) => {
    const order: LoadOrder = { url, concurrency, seconds };
    const result = await loader.ask<LoadResult>('load', order);
    if (result.wrong > 0)
      throw new Error(
        `${result.wrong} of ${result.documents} documents of ${url} were not rendered by the server.`,
      );
    return result;
  };
  const rows: Comparison[] = [];
  for (const [page, path] of [
    ['home', '/'],
    ['reading', sites.story],
  ]) {
    const [ours, other]: [LoadResult[], LoadResult[]] = [[], []];
    for (let round = -1; round < rounds; round++) {
      if (round >= 0) say(`documents: ${page}, round ${round + 1} of ${rounds}`);
      const sides = [
        [sites.federated, ours],
        [sites.oneBundle, other],
      ] as const;
      for (const [origin, found] of round % 2 === 0 ? sides : sides.toReversed()) {
        const result = await measure(`${origin}${path}`, seconds);
        if (round >= 0) found.push(result);
      }
    }
    rows.push(...rowsOf(page ?? '', ours, other));
  }
  return {
    title: '(b) Documents rendered by the server',
    sides: ['Federated', 'One bundle'],
    rows,
    notes: [
      `${concurrency} concurrent requests on open connections from a separate process; medians of ${rounds} rounds of ${seconds} s per side, alternating, after one for warm-up. Every document is checked to be rendered by the server.`,
      'Without cookies, so both sides cache API replies for 5 s; without compression, which would cost both the same and hide the rendering.',
    ],
  };
}

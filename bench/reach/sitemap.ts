import { readFile } from 'node:fs/promises';
import { ports } from '../ports.ts';
import { startChild } from '../processes/child.ts';
import type { Section } from '../report/table.ts';
import type { Catalogue } from './catalogues.ts';

interface Read {
  urls: number;
  seconds: number;
  /** Growth of the peak memory of the serving process, in MiB. */
  grownMiB: number;
}

/** Peak resident memory of a process, in MiB. */
async function peakOf(pid: number | undefined): Promise<number> {
  const [, kiB] = /VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kiB) / 1024;
}

/** Counts the addresses of a document while it arrives. */
async function countUrls(url: string, found: (location: string) => void = () => {}): Promise<number> {
  const { body } = await fetch(url);
  let [count, rest] = [0, ''];
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const pieces = (rest + text).split('</loc>');
    rest = pieces.pop() ?? '';
    count += pieces.length;
    for (const piece of pieces) found(piece.slice(piece.lastIndexOf('<loc>') + 5));
  }
  return count;
}

/** Reads the index and all its parts, one after another. */
async function readAll({ port }: Catalogue): Promise<Read> {
  const server = await startChild({
    name: 'sitemap',
    script: 'bench/reach/sitemap-server.ts',
    args: [`http://127.0.0.1:${port}`, String(ports.sitemap)],
  });
  const home = `http://127.0.0.1:${ports.sitemap}`;
  await countUrls(`${home}/sitemap/pages.xml`);
  const idle = await peakOf(server.process.pid);
  const parts: string[] = [];
  const begun = performance.now();
  await countUrls(`${home}/sitemap.xml`, (location) => parts.push(new URL(location).pathname));
  let urls = 0;
  for (const part of parts) urls += await countUrls(home + part);
  const seconds = (performance.now() - begun) / 1_000;
  const grownMiB = (await peakOf(server.process.pid)) - idle;
  await server.stop();
  return { urls, seconds, grownMiB };
}

/** Reads the whole sitemap of both catalogues. */
export async function measureSitemap(sides: { large: Catalogue; small: Catalogue }): Promise<Section> {
  const [ours, other] = [await readAll(sides.large), await readAll(sides.small)];
  return {
    title: '(e) Scale: the sitemap',
    sides: [`${sides.large.stories} stories`, `${sides.small.stories} stories`],
    rows: [
      { what: 'Addresses', unit: '', ours: ours.urls, other: other.urls },
      { what: 'Time for all parts', unit: 's', ours: ours.seconds, other: other.seconds },
      {
        what: 'Growth of the peak memory',
        unit: 'MiB',
        ours: ours.grownMiB,
        other: other.grownMiB,
        target: { words: '≤ 60 MiB', kind: 'at most', limit: 60 },
      },
    ],
    notes: [
      'The host’s sitemap in a process of its own, read as a crawler reads it: the index, then its parts one after another.',
    ],
  };
}

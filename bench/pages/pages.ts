import type { Browser } from 'playwright';
import { launchBrowser } from '../processes/browser.ts';
import type { Section } from '../report/table.ts';
import { pageRows } from './page-rows.ts';
import { startSites } from './sites.ts';
import { network, slowdown, type Visit, visit } from './visit.ts';

const rounds = 9;

/** The two addresses, and the control on each that indicates interactivity. */
const pagesOf = (story: string) => [
  { name: 'home', path: '/', control: 'main a' },
  { name: 'reading', path: story, control: 'main textarea' },
];

async function clean(browser: Browser, url: string, control: string): Promise<Visit> {
  const found = await visit(browser, url, control);
  if (found.errors.length > 0) throw new Error(`${url} reported errors: ${found.errors.join(' · ')}`);
  return found;
}

/** Compares first visits to two pages, federated and as one bundle. */
export async function benchPages(say: (line: string) => void): Promise<Section[]> {
  const sites = await startSites(say);
  const browser = await launchBrowser();
  const sections: Section[] = [];
  for (const { name, path, control } of pagesOf(sites.story)) {
    const [ours, other]: [Visit[], Visit[]] = [[], []];
    for (let round = -1; round < rounds; round++) {
      if (round >= 0) say(`pages: ${name}, round ${round + 1} of ${rounds}`);
      const sides = [
        [sites.federated, ours],
        [sites.oneBundle, other],
      ] as const;
      for (const [origin, found] of round % 2 === 0 ? sides : sides.toReversed()) {
        const seen = await clean(browser, origin + path, control);
        if (round >= 0) found.push(seen);
      }
    }
    sections.push({
      title: `(a) First visit to ${name === 'home' ? 'the home page' : 'a story'}`,
      sides: ['Federated', 'One bundle'],
      rows: pageRows(name, ours, other),
      notes: [
        `Chromium, ${(network.downloadThroughput * 8) / 1_000_000} Mbps down, ${network.latency} ms round trip, CPU throttled ${slowdown} times, 390 × 844, empty cache, no cookies; medians of ${rounds} visits per side, alternating; both rendered by the same host code with the same API.`,
        'One bundle: the same sources in a single build with the shell’s configuration, without federation; lazy imports of the micro-frontends are ordinary dynamic imports, preloaded in the same way.',
        'Transfer and requests: until the network is idle for 1.5 s, including idle-time loading. Time to interactive: React has hydrated the document and its last control.',
      ],
    });
  }
  return sections;
}

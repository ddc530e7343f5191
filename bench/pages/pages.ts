import type { Browser } from 'playwright';
import { launchBrowser } from '../processes/browser.ts';
import type { Section } from '../report/table.ts';
import { pageRows, type Sides } from './page-rows.ts';
import { startSites } from './sites.ts';
import { slow, slowdown, slowest, type Visit, visit } from './visit.ts';

const rounds = 9;
/** Visits on the slowest network take 10 s each. */
const slowestRounds = 5;

/** The two addresses, and the control on each that indicates interactivity. */
const pagesOf = (story: string) => [
  { name: 'home', path: '/', control: 'main a' },
  { name: 'reading', path: story, control: 'main textarea' },
];

async function clean(browser: Browser, url: string, control: string, network: typeof slow): Promise<Visit> {
  const found = await visit(browser, url, control, undefined, network);
  if (found.errors.length > 0) throw new Error(`${url} reported errors: ${found.errors.join(' · ')}`);
  return found;
}

/** Visits a page on both sides in turn, after one round that does not count. */
async function visitBoth(
  count: number,
  origins: readonly string[],
  visitOf: (origin: string) => Promise<Visit>,
): Promise<Sides> {
  const found: Visit[][] = origins.map(() => []);
  for (let round = -1; round < count; round++) {
    const sides = [...origins.entries()];
    for (const [side, origin] of round % 2 === 0 ? sides : sides.toReversed()) {
      const seen = await visitOf(origin);
      if (round >= 0) found[side]?.push(seen);
    }
  }
  const [ours = [], other = []] = found;
  return { ours, other };
}

/** Compares first visits to two pages, federated and as one bundle. */
export async function benchPages(say: (line: string) => void): Promise<Section[]> {
  const sites = await startSites(say);
  const browser = await launchBrowser();
  const sections: Section[] = [];
  const origins = [sites.federated, sites.oneBundle];
  for (const { name, path, control } of pagesOf(sites.story)) {
    const visitOn = (network: typeof slow) => (origin: string) =>
      clean(browser, origin + path, control, network);
    say(`pages: ${name}`);
    const usual = await visitBoth(rounds, origins, visitOn(slow));
    say(`pages: ${name}, on the slowest network`);
    const atSlowest = await visitBoth(slowestRounds, origins, visitOn(slowest));
    sections.push({
      title: `(a) First visit to ${name === 'home' ? 'the home page' : 'a story'}`,
      sides: ['Federated', 'One bundle'],
      rows: pageRows(name, usual, atSlowest),
      notes: [
        `Chromium, ${(slow.downloadThroughput * 8) / 1_000_000} Mbps down, ${slow.latency} ms round trip, CPU throttled ${slowdown} times, 390 × 844, empty cache, no cookies; medians of ${rounds} visits per side (${slowestRounds} at 400 kbit/s), alternating; both rendered by the same host code with the same API.`,
        'One bundle: the same sources in a single build with the shell’s configuration, without federation; lazy imports of the micro-frontends are ordinary dynamic imports, preloaded in the same way.',
        'Transfer and requests: until the network is idle for 1.5 s, including idle-time loading. Time to interactive: React has hydrated the document and its last control.',
      ],
    });
  }
  return sections;
}

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Shell } from '@storyloom/host/server/render/request-host.ts';
import { findShellBuild } from '@storyloom/host/server/render/shell-build.ts';
import { createFrameSite } from '@storyloom/host/server/render/sites.ts';
import { createRollout } from '@storyloom/host/server/rollout/rollout.ts';
import { createVisitCounts } from '@storyloom/host/server/rollout/visit-counts.ts';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import { visit } from '../pages/visit.ts';
import { ports } from '../ports.ts';
import { launchBrowser } from '../processes/browser.ts';
import { root } from '../processes/child.ts';
import { startProduct } from '../processes/product.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';
import { alternate } from '../report/alternate.ts';
import { median, percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import { withMfes } from './many-mfes.ts';
import { fillRegistry } from './registry.ts';

const MANY = 50;
const FEW = 4;
const RELEASES = 20;
const LOOK_UPS = 5_000;
const READS = 50;
const STARTS = 15;
const MAX_LOOK_UP_MS = 0.2;
const MAX_START = 1.05;

type Filled = Awaited<ReturnType<typeof fillRegistry>>;

/** Times what a host looks up for a document: the visitor's composition, and the part that is the page. */
async function lookUps({ composition }: Filled) {
  const { dist } = findShellBuild(join(root, 'host/dist'));
  const shell = (await import(pathToFileURL(join(dist, 'server/app.mjs')).href)) as Shell;
  const siteOf = createFrameSite({ shell, provided: { shared: {} } });
  const rollout = createRollout({
    current: () => composition,
    use: () => {},
    visits: createVisitCounts(2),
    evaluateFlags: async () => ({}),
  });
  let visitor = 0;
  return async () => {
    const times: number[] = [];
    for (let count = 0; count < LOOK_UPS; count++) {
      const id = (visitor++).toString(36).padStart(11, 'v');
      const start = performance.now();
      const begun = rollout.begin('/mfe0', id, '192.0.2.1');
      if (shell.partAt(siteOf(rollout.arm(begun.composition)), '/mfe0', '/') === null)
        throw new Error('The page of /mfe0 was not found.');
      times.push(performance.now() - start);
    }
    return times;
  };
}

const reads =
  ({ read }: Filled) =>
  async () => {
    const times: number[] = [];
    for (let count = 0; count < READS; count++) {
      const start = performance.now();
      await read();
      times.push(performance.now() - start);
    }
    return times;
  };

/** Compares many micro-frontends with few: in the registry, in a host and in a browser. */
export async function benchComposition(say: (line: string) => void): Promise<Section[]> {
  const server = await startPostgres({ dir: join(scratch(), 'composition') });
  onStop(server.stop);
  process.env.TEST_DATABASE_URL = server.url;
  say(`composition: publishing ${RELEASES} releases of ${MANY} micro-frontends`);
  const [many, few] = [await fillRegistry(MANY, RELEASES), await fillRegistry(FEW, RELEASES)];
  say('composition: starting the product');
  await startProduct({ PORT: ports.host, API_PORT: ports.api, REGISTRY_PORT: ports.registry });
  const looked = await alternate(5, { ours: await lookUps(many), other: await lookUps(few) });
  const readTimes = await alternate(3, { ours: reads(many), other: reads(few) });
  const browser = await launchBrowser();
  const start = (count: number) => async () => [
    await visit(browser, `http://127.0.0.1:${ports.host}/`, 'main a', withMfes(count)),
  ];
  say(`composition: ${STARTS} starts with each number`);
  const starts = await alternate(STARTS, { ours: start(MANY), other: start(FEW) });
  const errors = [...starts.ours, ...starts.other].flatMap((each) => each.errors);
  if (errors.length > 0) throw new Error(`The home page reported errors: ${errors.join(' · ')}`);
  const time = (of: typeof starts.ours) => median(of.map(({ interactiveMs }) => interactiveMs));
  const sides = [`${MANY} micro-frontends`, `${FEW}`] as [string, string];
  return [
    {
      title: '(i) Composition: look-up and start of the shell',
      sides,
      rows: [
        {
          what: 'Look-up of a visitor’s composition and page in the host, p99',
          unit: 'ms',
          ours: percentile(looked.ours, 0.99),
          other: percentile(looked.other, 0.99),
          target: { words: `≤ ${MAX_LOOK_UP_MS} ms`, kind: 'at most', limit: MAX_LOOK_UP_MS },
        },
        {
          what: 'Composition from the registry, signed, p99',
          unit: 'ms',
          ours: percentile(readTimes.ours, 0.99),
          other: percentile(readTimes.other, 0.99),
        },
        {
          what: 'Start of the shell: the home page is interactive',
          unit: 'ms',
          ours: time(starts.ours),
          other: time(starts.other),
          target: { words: `≤ ${MAX_START}×`, kind: 'at most', limit: MAX_START * time(starts.other) },
        },
      ],
      notes: [
        `${RELEASES} releases of each micro-frontend in the registry, three of them with a canary for 10 %. ${5 * LOOK_UPS} look-ups for each side, each for another visitor; ${3 * READS} reads over loopback.`,
        `Start: medians of ${STARTS} first visits for each side, as in (a). The product’s documents get the larger composition on their way to the browser, so their transfer is not limited.`,
      ],
    },
  ];
}

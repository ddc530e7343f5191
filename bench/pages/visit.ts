import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { watchInteractive } from './probe.ts';
import { type Traffic, watchTraffic } from './traffic.ts';

export interface Visit extends Traffic {
  firstPaintMs: number;
  interactiveMs: number;
  /** Errors of the page, so that a broken side is not measured. */
  errors: string[];
}

/** Mobile networks of a mid-range phone, in bytes/s and ms. */
export const slow = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
export const slowest = { ...slow, downloadThroughput: 400_000 / 8 };
export const slowdown = 4;

const quietMs = 1_500;
const patienceMs = 40_000;

/** Opens an address with an empty cache, in a page that `prepare` may change, and waits until it is interactive and the network is idle. */
export async function visit(
  browser: Browser,
  url: string,
  control: string,
  prepare: (page: Page) => Promise<unknown> = async () => {},
  network = slow,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(estimateDownlink, (network.downloadThroughput * 8) / 1e6);
    const traffic = watchTraffic(session);
    await prepare(page);
    await page.addInitScript(watchInteractive, control);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.__bench.interactive !== null, null, { timeout: patienceMs });
    await untilQuiet(() => traffic.read().requests);
    const { paint, interactive } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      interactive: window.__bench.interactive,
    }));
    if (paint === undefined || interactive === null) throw new Error(`${url} did not paint.`);
    return { ...traffic.read(), firstPaintMs: paint, interactiveMs: interactive, errors };
  } finally {
    await context.close();
  }
}

/** Runs before the page's scripts. Gives the page the browser's estimate of the network, in Mbit/s, which no emulation changes in Chromium 150. */
function estimateDownlink(megabits: number): void {
  Object.defineProperty(Reflect.get(navigator, 'connection'), 'downlink', { get: () => megabits });
}

/** Waits until the count stops growing, so that idle-time loading is included. */
async function untilQuiet(count: () => number): Promise<void> {
  const deadline = Date.now() + patienceMs;
  let [last, since] = [count(), Date.now()];
  while (Date.now() - since < quietMs && Date.now() < deadline) {
    await sleep(100);
    if (count() !== last) [last, since] = [count(), Date.now()];
  }
}

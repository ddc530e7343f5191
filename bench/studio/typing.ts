import { setTimeout as sleep } from 'node:timers/promises';
import { ports } from '../ports.ts';
import { launchBrowser } from '../processes/browser.ts';
import { startProduct } from '../processes/product.ts';
import { median, percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import { type Author, registerAuthor } from './author.ts';

const slowdown = 4;
const keyMs = 120;
const typed = 'and then the fog lifts over the water while the keeper counts the ninety steps '.repeat(2);
/** Passages of about 85 words; a world book has at most 10,000 words. */
const long = 113;
const short = 1;

/** Records the time from each key to the first moment after the next frame is painted, in ms. */
function recordKeys(): void {
  window.__keys = [];
  addEventListener(
    'keydown',
    () => {
      const since = performance.now();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.__keys.push(performance.now() - since);
        port2.postMessage(null);
      });
    },
    true,
  );
}

async function typeInto({ context, createDraft }: Author, origin: string, places: number) {
  const page = await context.newPage();
  await page.goto(`${origin}/script/edit?id=${await createDraft(places)}&step=2`);
  const field = page.getByRole('textbox', { name: 'Structure', exact: true });
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  const words = (await field.inputValue()).split(/\s+/).length;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(area.value.length >> 1, area.value.length >> 1);
  });
  await page.evaluate(recordKeys);
  for (const character of typed) {
    await page.keyboard.press(character === ' ' ? 'Space' : character);
    await sleep(keyMs);
  }
  const keys = await page.evaluate(() => window.__keys);
  await page.close();
  return { words, median: median(keys), p95: percentile(keys, 0.95), max: Math.max(...keys) };
}

/** Compares typing in the middle of a long world book with typing in a short one. */
export async function benchTyping(say: (line: string) => void): Promise<Section> {
  say('typing: starting the product');
  const { studioHost: PORT, studioApi: API_PORT, studioRegistry: REGISTRY_PORT } = ports;
  await startProduct({ PORT, API_PORT, REGISTRY_PORT });
  const origin = `http://127.0.0.1:${PORT}`;
  const author = await registerAuthor(await launchBrowser(), origin, `http://127.0.0.1:${API_PORT}`);
  say(`typing: a world book with ${long} passages`);
  const ours = await typeInto(author, origin, long);
  say(`typing: a world book with ${short} passage`);
  const other = await typeInto(author, origin, short);
  return {
    title: '(j) Typing in a world book: a long and a short one',
    sides: [`${long} passages`, `${short} passage`],
    rows: [
      { what: 'Words of the text', unit: '', ours: ours.words, other: other.words },
      { what: 'Key to painted frame, median', unit: 'ms', ours: ours.median, other: other.median },
      {
        what: 'Key to painted frame, p95',
        unit: 'ms',
        ours: ours.p95,
        other: other.p95,
        target: { words: '≤ 50 ms', kind: 'at most', limit: 50 },
      },
      { what: 'Key to painted frame, slowest', unit: 'ms', ours: ours.max, other: other.max },
    ],
    notes: [
      `Chromium, 1280 × 800, CPU throttled ${slowdown} times; ${typed.length} keys, one every ${keyMs} ms, in the middle of the field “Structure”. The draft is saved meanwhile, as it is for an author.`,
    ],
  };
}

declare global {
  interface Window {
    __keys: number[];
  }
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { modify } from '@storyloom/contract/endpoints/stories/modify';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { ports } from '../ports.ts';
import { launchBrowser } from '../processes/browser.ts';
import { startProduct } from '../processes/product.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';
import { percentile } from '../report/statistics.ts';
import { recordTrace } from '../transcript/tasks.ts';
import { findKeyTasks } from './key-tasks.ts';
import { textOfWords } from './world-book.ts';

const slowdown = 4;
const rounds = 3;
/** Words reserved for typing: a draft above its limit is not saved. */
const room = 300;

interface Site {
  origin: string;
  databaseUrl: string;
  browser: Browser;
}

interface Sides {
  large: number;
  small: number;
}

/**
 * Measures typing into a world book: tasks that handle key presses, p95 in ms, and bytes of saves for each byte typed
 * (`traffic`).
 */
export async function measureTyping(say: (line: string) => void): Promise<Sides & { traffic: Sides }> {
  say('studio: starting PostgreSQL and the product');
  const postgres = await startPostgres({ dir: join(scratch(), 'studio-postgres') });
  onStop(postgres.stop);
  const { studioHost: PORT, studioApi: API_PORT, studioRegistry: REGISTRY_PORT } = ports;
  await startProduct({ PORT, API_PORT, REGISTRY_PORT }, { DATABASE_URL: postgres.url });
  const site = {
    origin: `http://127.0.0.1:${PORT}`,
    databaseUrl: postgres.url,
    browser: await launchBrowser(),
  };
  say('studio: typing');
  const [large, small] = [await openBook(site, 10_000 - room), await openBook(site, 1_000)];
  const tasks = { large: [] as number[], small: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    tasks.large.push(...(await type(large)));
    tasks.small.push(...(await type(small)));
  }
  say('studio: traffic of autosaves');
  const traffic = { large: await measureTraffic(large), small: await measureTraffic(small) };
  return { large: percentile(tasks.large, 0.95), small: percentile(tasks.small, 0.95), traffic };
}

/** Opens the studio as a new author, at the world book of a draft. */
async function openBook({ origin, databaseUrl, browser }: Site, words: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${origin}/build`);
  await page.waitForFunction(() => document.cookie.includes('tokenid='));
  const token = (await context.cookies()).find(({ name }) => name === 'tokenid')?.value ?? '';
  const headers = { tokenid: decodeURIComponent(token) };
  const user = await (await page.request.get(`${origin}/api/user/user/login-user`, { headers })).json();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('update users set is_real = true where id = $1', [user.data.id]);
  await client.end();
  const content = {
    ...{
      type: 'STORY',
      title: 'A long world',
      perspective: 'SECOND_PERSON',
      category: 'FANTASY',
      rating: 'G',
    },
    summary: 'A world of many words.',
    cover: { imageId: 'nopicture', title: '', description: 'A tower.' },
    worldBook: { background: textOfWords(words) },
  };
  const data = { clientRequestId: `bench-words-${words}`, content };
  const saved = await (await page.request.post(`${origin}/api${modify.path}`, { headers, data })).json();
  if (saved.code !== 0) throw new Error(`The draft was not saved: ${saved.msg}`);
  await page.goto(`${origin}/script/edit?id=${saved.data.id}`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Background', { exact: true }).waitFor();
  await sleep(3_000);
  return page;
}

/** The times of 20 key presses in ms. */
async function type(page: Page): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const events = await recordTrace(session, async () => {
    await page.getByLabel('Background', { exact: true }).click();
    await page.keyboard.type('the quiet sea waits.', { delay: 120 });
    await sleep(2_000);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return findKeyTasks(events);
}

/** Bytes in the bodies of saves for each byte typed, while an author types without a pause. */
async function measureTraffic(page: Page): Promise<number> {
  let sent = 0;
  page.on('request', (request) => {
    const isSave = request.url().endsWith(modify.path) || request.url().endsWith('/edits');
    if (isSave) sent += request.postDataBuffer()?.length ?? 0;
  });
  const text = 'the quiet sea waits. '.repeat(12).slice(0, 240);
  await page.getByLabel('Background', { exact: true }).click();
  await page.keyboard.type(text, { delay: 120 });
  await page.getByText(/^Saved at/).waitFor();
  // The save of the last keys may not have begun.
  await sleep(3_000);
  return sent / Buffer.byteLength(text);
}

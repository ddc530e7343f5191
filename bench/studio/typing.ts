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

interface Site {
  origin: string;
  databaseUrl: string;
  browser: Browser;
}

/** The tasks that handle key presses while an author types into a world book, p95 in ms. */
export async function measureTyping(say: (line: string) => void): Promise<{ large: number; small: number }> {
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
  const [large, small] = [await openBook(site, 10_000), await openBook(site, 1_000)];
  const tasks = { large: [] as number[], small: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    tasks.large.push(...(await type(large)));
    tasks.small.push(...(await type(small)));
  }
  return { large: percentile(tasks.large, 0.95), small: percentile(tasks.small, 0.95) };
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

import { setTimeout as sleep } from 'node:timers/promises';
import { type Movement, recordMovement } from '@storyloom/testing/movement';
import type { Browser, Page } from 'playwright';
import { countNodes, type Nodes } from './probe.ts';
import { type Tasks, watchTasks } from './tasks.ts';

const slowdown = 4;
const replyMs = 90_000;

/** A reader with a separate browser context. */
export interface Reader {
  userId: string;
  /** Reopens the story and scrolls to its start; returns the number of messages. */
  readBack(): Promise<number>;
  /** The maximum of nodes off screen at several positions from start to end. */
  nodes(): Promise<Nodes>;
  /** The longest tasks while a reply streams with CPU throttling, until a second after its end. */
  longestTasks(): Promise<Tasks>;
  /** What moves from the press on Send until a second after the end of the reply. */
  movement(): Promise<Movement>;
}

/** Polls an attribute at intervals: role queries in each frame would dominate the measurement. */
async function untilBusy(page: Page, busy: boolean, timeout: number): Promise<void> {
  const found = (selector: string) => document.querySelector(selector) !== null;
  await page.waitForFunction(found, `[role="log"][aria-busy="${busy}"]`, { polling: 100, timeout });
}

async function sendMessage(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: /^Send/ }).click();
  await untilBusy(page, true, replyMs);
  await untilBusy(page, false, replyMs);
}

async function scrollTo(page: Page, share: number): Promise<void> {
  await page.evaluate((at) => window.scrollTo(0, at * document.documentElement.scrollHeight), share);
  await sleep(250);
}

/** Registers a guest and plays one turn. */
export async function beginStory(browser: Browser, origin: string, story: string): Promise<Reader> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(origin + story);
  await page
    .getByRole('button', { name: /\d+ points/i })
    .first()
    .waitFor();
  await sendMessage(page, 'I look around.');
  const token = (await context.cookies()).find(({ name }) => name === 'tokenid')?.value ?? '';
  const response = await fetch(`${origin}/api/user/user/login-user`, {
    headers: { tokenid: decodeURIComponent(token) },
  });
  const { data } = (await response.json()) as { data: { id: string } };

  return {
    userId: data.id,
    async readBack() {
      const pages: number[] = [];
      page.on('response', async (response) => {
        if (!response.url().includes('/dialog/list')) return;
        const { data: found } = (await response.json()) as { data: { pageList: unknown[] } };
        pages.push(found.pageList.length);
      });
      await page.reload();
      await page.getByRole('article').nth(1).waitFor();
      await sleep(1_000);
      const older = page.locator('[role="log"] > [aria-busy]');
      while ((await older.count()) > 0) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await sleep(50);
      }
      return pages.reduce((sum, count) => sum + count, 0);
    },
    async nodes() {
      const seen: Nodes[] = [];
      for (const share of [0, 0.2, 0.5, 0.8, 1]) {
        await scrollTo(page, share);
        seen.push(await page.evaluate(countNodes));
      }
      return {
        offScreen: Math.max(...seen.map(({ offScreen }) => offScreen)),
        all: Math.max(...seen.map(({ all }) => all)),
      };
    },
    async longestTasks() {
      const session = await context.newCDPSession(page);
      await scrollTo(page, 1);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const tasks = await watchTasks(session, async () => {
        await sendMessage(page, 'I open the door and go down.');
        await sleep(1_000);
      });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await session.detach();
      return tasks;
    },
    async movement() {
      await page.evaluate(recordMovement);
      await sendMessage(page, 'I wait, and look at what is there.');
      await sleep(1_000);
      return page.evaluate(() => window.movement);
    },
  };
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import type { PageComposition } from '@storyloom/contract/platform/composition';
import { StoryPage } from '../pages/story-page.ts';
import { grantAdmin } from '../support/administrator.ts';
import { register } from '../support/register.ts';
import { liveComposition } from '../support/registry-team.ts';
import { settings } from '../support/site.ts';
import { root } from './before.ts';
import { shells } from './shells.ts';

const run = promisify(execFile);
const mfes = ['reader', 'creator', 'account', 'points', 'admin'];

/** Makes a build live through the gates of the registry, and waits until both hosts use it. */
async function promote(mfe: string, build: string): Promise<void> {
  const args = ['registry/cli/release.ts', 'promote', mfe, build];
  await run('node', args, { cwd: root, env: { ...process.env, ...settings } });
  for (const shell of Object.values(shells)) {
    const live = async () => {
      const page = (await (await fetch(`${shell}/composition.json`)).json()) as PageComposition;
      return page.mfes.find(({ name }) => name === mfe)?.stable.buildId;
    };
    await expect.poll(live, `${shell} uses ${mfe} ${build}`).toBe(build);
  }
}

/** What browsers and hosts have reported. A page that falls back to another release looks as it should. */
async function reports(): Promise<unknown> {
  return (await fetch(`http://127.0.0.1:${settings.REGISTRY_PORT}/failures`)).json();
}

/** Uses a part of every micro-frontend. */
async function visitAll(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
  const story = new StoryPage(page);
  await story.openFromSearch('Night Train to Trieste');
  await story.playTurn('I ask the conductor for the truth.');
  await story.openPoints();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await register(page, 'skew');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Your profile/ })
    .click();
  await expect(page.getByRole('heading', { name: /^Reader / })).toBeVisible();
  await page.goto('/build');
  await expect(page.getByRole('heading', { name: 'Your works' })).toBeVisible();
  await grantAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
  await expect(page.getByText(/didn’t load|Couldn’t load/)).toHaveCount(0);
}

test.describe.configure({ mode: 'serial' });

for (const mfe of [null, ...mfes]) {
  test.describe(
    mfe === null ? 'all micro-frontends of this checkout' : `${mfe} of the checkout before`,
    () => {
      let builds: { before: string; now: string } | null = null;
      test.beforeAll(async () => {
        const live = mfe === null ? undefined : (await liveComposition()).mfes[mfe];
        if (!mfe || !live?.lastKnownGood) return;
        builds = { before: live.lastKnownGood.buildId, now: live.stable.buildId };
        await promote(mfe, builds.before);
      });
      test.afterAll(async () => {
        if (mfe && builds) await promote(mfe, builds.now);
      });
      for (const [shell, address] of Object.entries(shells)) {
        test(`in the shell ${shell}`, async ({ browser }) => {
          if (mfe !== null && builds === null)
            return console.log(`    ${mfe} has the same build in both checkouts`);
          const known = await reports();
          const context = await browser.newContext({ baseURL: address });
          await visitAll(await context.newPage());
          await context.close();
          expect(await reports()).toEqual(known);
        });
      }
    },
  );
}

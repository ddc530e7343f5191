import type { Browser, Page } from '@playwright/test';
import { createShare } from '@storyloom/contract/shares/endpoints/create-share';
import { page as sharePage } from '@storyloom/contract/shares/endpoints/page';
import type { Share } from '@storyloom/contract/shares/entities/share';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

/** Plays one turn and shares it; returns the link. Nothing is shared before “Create link” is pressed. */
async function shareATurn(page: Page): Promise<string> {
  const story = new StoryPage(page);
  await story.open('The Cloud Whalers');
  await story.playTurn('I ask who paid for this voyage.');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(createShare.path)) requests.push(request.method());
  });
  await story.replies.last().hover();
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Share from here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your story so far' });
  await expect(dialog.getByText('To the end of turn 1')).toBeVisible();
  await expectAccessible(page);
  expect(requests).toEqual([]);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeFocused();
  expect(requests).toEqual(['POST']);
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  return link;
}

/** The number of visits of each of the visitor's shares. */
async function visitsOfShares(page: Page): Promise<number[]> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'tokenid')?.value ?? '';
  const reply = await page.request.get(`/api${sharePage.path}`, { headers: { tokenid: token } });
  const { data } = (await reply.json()) as { data: { pageList: Share[] } };
  return data.pageList.map(({ openCount }) => openCount);
}

async function stranger(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
}

test('another visitor reads a shared path and continues it', { tag: '@any-width' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const link = await shareATurn(page);
  expect(new URL(link).pathname).toMatch(/^\/read\/share-[a-z0-9]+-[a-z0-9]+-the-cloud-whalers/);
  const replyText = await new StoryPage(page).replyText();

  const other = await stranger(browser, baseURL);
  const document = await other.goto(link);
  expect(await document?.text()).toContain('I ask who paid for this voyage.');
  await expect(other.getByRole('list', { name: 'Shared story' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Continue from here' }).first().click();
  const theirs = new StoryPage(other);
  await theirs.ready();
  await expect(theirs.ownLines).toHaveCount(1);
  await expect.poll(async () => replyText.startsWith(await theirs.replyText())).toBe(true);
  await theirs.expectBalance(50);
  await other.context().close();
});

test('a share counts its visits, is listed, and can be revoked', { tag: '@any-width' }, async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  complaints.expect(/410/);
  const link = await shareATurn(page);
  const other = await stranger(browser, baseURL);
  await other.goto(link);
  // A visit is counted after its answer.
  await expect.poll(() => visitsOfShares(page)).toEqual([1]);
  await page.goto('/history?tab=shared');
  await expect(page.getByText(/^Opened once/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Turn off link' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off link' }).click();
  await expect(page.getByText('Nothing shared yet')).toBeVisible();
  const gone = await other.goto(link);
  expect(gone?.status()).toBe(410);
  await expect(other.getByRole('heading', { name: 'This playthrough is no longer shared' })).toBeVisible();
  await other.context().close();
});

import type { Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

const offer = 'Illustrate this scene · 10 points';
const chatImage = '**/ai-lab/ai-story/chatImage';

/** Accepts the price, which is shown before the first image. */
async function agree(page: Page): Promise<void> {
  await page
    .getByRole('alertdialog', { name: 'Illustrate this scene?' })
    .getByRole('button', { name: 'Illustrate · 10 points' })
    .click();
}

/** Moves two fingers apart on the middle of the screen. */
async function pinchOut(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const fingers = (apart: number) => [
    { x: width / 2 - apart, y: height / 2, id: 1 },
    { x: width / 2 + apart, y: height / 2, id: 2 },
  ];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', fingers(40));
  for (const apart of [60, 80, 100]) await touch('touchMove', fingers(apart));
  await touch('touchEnd', []);
}

async function played(story: StoryPage): Promise<void> {
  await story.open('The Keeper of Gannet Rock');
  await story.playTurn('I walk down to the landing and look at the sea.');
  await story.expectBalance(49);
}

test('an image of a scene is generated once and is there after a reload', { tag: '@any-width' }, async ({
  page,
}) => {
  const story = new StoryPage(page);
  await played(story);
  const release = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(chatImage, async (route) => {
    asked += 1;
    await release.promise;
    await route.continue();
  });
  const frame = page.getByRole('status').filter({ hasText: 'Illustrating the scene' });
  await page.getByRole('button', { name: offer }).dblclick();
  await agree(page);
  await expect(frame).toBeVisible();
  const kept = await frame.boundingBox();
  release.resolve();

  const picture = story.replies.last().getByRole('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(asked).toBe(1);
  const shown = await picture.boundingBox();
  expect(Math.abs((shown?.height ?? 0) - (kept?.height ?? 0))).toBeLessThan(1);
  expect(await picture.getAttribute('alt')).toMatch(/\w+ \w+/);
  await expect(page.getByText('Built-in illustration')).toBeVisible();
  await story.expectBalance(39);
  await expect(page.getByRole('button', { name: offer })).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await expect(picture).toBeVisible();
  await story.expectBalance(39);

  await story.ready();
  await story.options.getByRole('button', { name: 'Say yes, you heard it' }).click();
  await expect(story.ownLines).toHaveCount(2);
  await story.expectDone();
  await page.getByRole('button', { name: offer }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(picture).toBeVisible();
  await story.expectBalance(28);
});

test('a failed image costs nothing; Retry generates it, and it can be enlarged', {
  tag: '@any-width',
}, async ({ page, complaints }) => {
  complaints.expect(/Failed to load resource/);
  const story = new StoryPage(page);
  await played(story);
  // The client sends it again once.
  await page.route(chatImage, (route) => route.abort(), { times: 2 });
  await page.getByRole('button', { name: offer }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await story.expectBalance(49);
  await page.getByRole('button', { name: offer }).press('Enter');
  await agree(page);
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
  await story.expectBalance(49);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(story.replies.last().getByRole('img')).toBeVisible();
  await story.expectBalance(39);

  const inline = await story.replies.last().getByRole('img').boundingBox();
  await page.getByRole('button', { name: /View larger/ }).click();
  const dialog = page.getByRole('dialog', { name: 'The scene' });
  const large = dialog.getByRole('img');
  await expect(large).toBeVisible();
  await expectAccessible(page);
  const size = page.viewportSize();
  const whole = await large.boundingBox();
  expect([whole?.width, whole?.height]).toEqual([size?.width, size?.height]);
  expect(whole?.width ?? 0).toBeGreaterThan(inline?.width ?? 0);

  await page.keyboard.press('+');
  await expect(dialog.getByRole('status')).toHaveText('Zoomed to 150%');
  await page.keyboard.press('0');
  await expect(dialog.getByRole('status')).toHaveText('');
  await pinchOut(page);
  await expect(dialog.getByRole('status')).toHaveText(/^Zoomed to \d{3}%$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

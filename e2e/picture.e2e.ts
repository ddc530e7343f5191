import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

const offer = 'Illustrate this scene · 10 points';
const chatImage = '**/ai-lab/ai-story/chatImage';

async function played(story: StoryPage): Promise<void> {
  await story.openFromHome('The Keeper of Gannet Rock');
  await story.playTurn('I walk down to the landing and look at the sea.');
  await story.expectBalance(49);
}

test('an image of a scene is generated once and is there after a reload', async ({ page }) => {
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
});

test('a failed image costs nothing; Retry generates it, and it can be enlarged', async ({
  page,
  complaints,
}) => {
  complaints.expect(/Failed to load resource/);
  const story = new StoryPage(page);
  await played(story);
  await page.route(chatImage, (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: offer }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
  await story.expectBalance(49);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(story.replies.last().getByRole('img')).toBeVisible();
  await story.expectBalance(39);

  await page.getByRole('button', { name: /View larger/ }).click();
  const dialog = page.getByRole('dialog', { name: 'The scene' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

import type { Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { expect } from './support/fixtures.ts';
import { atBothWidths, tale, test } from './support/scripted.ts';

/** The first sentences of the tale, and their length. */
const beginning = tale.split('.').slice(0, 4).join('.').concat('.');
const shown = /^Bell 0 .*Bell 3 rang over the bay\.$/;

test('a reload during a reply loses nothing, and the reply costs its price once', {
  tag: '@any-width',
}, async ({ page, model }) => {
  const reply = model.hold({ text: tale });
  const story = new StoryPage(page);
  await story.open('Night Train to Trieste');
  await story.expectBalance(50);
  await story.options.getByRole('button').first().click();
  reply.releaseText(beginning.length);
  await story.expectGenerating(shown);

  await page.reload();
  await expect(story.ownLines).toHaveCount(1);
  await story.expectGenerating(shown);
  reply.finish();
  await story.expectDone();
  await expect(story.prose()).toHaveText(tale);
  await story.expectBalance(49);

  await page.reload();
  await expect(story.ownLines).toHaveCount(1);
  await expect(story.prose()).toHaveText(tale);
  await story.expectBalance(49);
});

test('Stop keeps the text so far and costs the price; Continue writes the rest', {
  tag: '@any-width',
}, async ({ page, model }) => {
  const reply = model.hold({ text: tale });
  const story = new StoryPage(page);
  await story.open('Room 1204');
  await story.sendMessage('I knock once more.');
  reply.releaseText(beginning.length);
  await story.expectGenerating(shown);
  await page.keyboard.press('Escape');
  await story.expectDone();
  await expect(story.prose()).toHaveText(beginning);
  await story.expectBalance(49);

  model.script({ text: ' And so it ended.' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(story.prose()).toHaveText(`${beginning} And so it ended.`);
  await story.expectDone();
  await expect(story.ownLines).toHaveCount(1);
});

test('a double press on Send sends once and stops nothing', { tag: '@any-width' }, async ({
  page,
  model,
}) => {
  const reply = model.hold({ text: tale });
  const story = new StoryPage(page);
  await story.open('The Cloud Whalers');
  await story.composer.fill('I climb to the crow’s nest.');
  await page.getByRole('button', { name: /^Send/ }).dblclick({ force: true });
  reply.releaseText(beginning.length);
  await story.expectGenerating(shown);
  reply.finish();
  await expect(story.prose()).toHaveText(tale);
  await story.expectDone();
  await expect(story.ownLines).toHaveCount(1);
  await story.expectBalance(49);
});

/** Resolves when the next reply's stream has finished or failed. */
function streamEnd(page: Page): Promise<unknown> {
  const isReply = { predicate: (request: { url(): string }) => request.url().endsWith('/ai-story/chat') };
  return Promise.race([
    page.waitForEvent('requestfinished', isReply),
    page.waitForEvent('requestfailed', isReply),
  ]);
}

atBothWidths(() => {
  test('a reader who leaves during a reply returns to its end; one who had scrolled up returns there', async ({
    page,
    model,
  }) => {
    const story = new StoryPage(page);
    const toEnd = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight);
    const top = () => page.evaluate(() => window.scrollY);
    const leave = async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Results for' })).toBeVisible();
    };
    model.script({ text: tale });
    await story.openFromSearch('Night Train to Trieste');
    await story.playTurn('I lift the paper.');
    await story.playTurn('I look out.');
    const reply = model.hold({ text: tale });
    const ended = streamEnd(page);
    await story.sendMessage('I pull the cord.');
    reply.releaseText(beginning.length);
    await story.expectGenerating(shown);
    await leave();
    // The reply is finished while its page is not open; the reader finds all of it on returning.
    reply.finish();
    await ended;
    await page.goForward();
    await expect(story.prose()).toHaveText(tale);
    await story.expectDone();
    await expect.poll(toEnd).toBeLessThan(64);

    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, -100_000);
    await expect.poll(top).toBe(0);
    await page.mouse.wheel(0, 300);
    await expect.poll(top).toBe(300);
    await leave();
    await page.goForward();
    await expect.poll(top).toBe(300);
  });
});

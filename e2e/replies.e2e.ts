import type { Page } from '@playwright/test';
import { PlayPage } from './pages/play-page.ts';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { atBothWidths, tale, test } from './support/scripted.ts';
import { withMotion } from './support/widths.ts';

test.use(withMotion);

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
  test('a reader who leaves during a reply returns to it; one who had scrolled up returns there', async ({
    page,
    model,
  }) => {
    const story = new StoryPage(page);
    const top = () => page.evaluate(() => window.scrollY);
    const leave = async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Results for' })).toBeVisible();
    };
    model.script({ text: tale });
    await story.openFromSearch('Night Train to Trieste', { inPage: true });
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
    await expect(story.prose()).toBeInViewport();
    // A page begins at its top until its position is restored.
    await expect.poll(top).toBeGreaterThan(0);

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

const written = [
  '### The Cellar',
  '---',
  '**Odile** says: _"Come *here*, quick."_',
  '> Burn *this*.',
  '*She lifts the lamp.',
  'She waits.* 5*6*7 and snake_case_word',
  '`HP: 3/10`<br>| Rope | 2 |',
  '<b>Now</b> &mdash; go.',
].join('\n\n');

test('a new version that fails leaves the reply and the price, and Retry generates it', async ({
  page,
  model,
  complaints,
}) => {
  complaints.expect(/502|503/);
  const story = new StoryPage(page);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  const regenerate = () => story.log.getByRole('button', { name: 'Try again', exact: true }).last().click();
  model.script({ text: 'Rain drives over the harbour.' });
  await story.open('Room 1204');
  await story.playTurn('I knock once more.');
  model.script({ status: 400 });
  await regenerate();
  await expect(page.getByRole('alert')).toContainText('Refresh failed. The storyteller didn’t answer.');
  await expect(story.prose()).toHaveText('Rain drives over the harbour.');
  await expectAccessible(page);
  await page.reload();
  await story.ready();
  await expect(story.prose()).toHaveText('Rain drives over the harbour.');
  await expect(story.log.getByText('Version 1 of')).toHaveCount(0);
  await story.expectBalance(49);

  await regenerate();
  await expect(retry).toBeVisible();
  model.script({ text: 'Snow falls.' });
  await retry.click();
  await expect(story.prose()).toHaveText('Snow falls.');
  await expect(story.log.getByText('Version 2 of 2')).toBeAttached();
  await story.expectBalance(48);
});

test('a regenerated reply is an alternative of the first, and the arrows switch between them', async ({
  page,
  model,
}) => {
  model.script({ text: 'Rain drives over the harbour.' });
  const play = new PlayPage(page);
  await play.open('Room 1204');
  await play.playTurn('I look for her shoes.');
  const first = await play.replyText();

  model.script({ text: 'Snow falls.' });
  await play.action('Try again').dblclick();
  await expect(play.turn()).toContainText('Version 2 of 2');
  await play.expectDone();
  await expect(play.ownLines).toHaveCount(1);
  const second = await play.replyText();

  await play.action('Previous version').press('Enter');
  await expect.poll(() => play.replyText()).toBe(first);
  await expect(play.action('Next version')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => play.replyText()).toBe(second);

  await play.action('Previous version').click();
  await expect.poll(() => play.replyText()).toBe(first);
  await page.reload();
  await expect(play.turn()).toContainText('Version 1 of 2');
  await expect.poll(() => play.replyText()).toBe(first);
  await expectAccessible(page);
});

test('a reply shows that the model thinks, then the marks of its text', async ({ page, model }) => {
  const reply = model.hold({ text: written });
  const story = new StoryPage(page);
  await story.open('Room 1204');
  await story.sendMessage('I look around.');
  await expect(story.replies.last()).toContainText('Thinking…');
  reply.releaseText(20);
  await expect(story.prose()).toHaveText(/^The Cellar/);
  await expect(story.replies.last()).not.toContainText('Thinking…');
  reply.finish();
  await story.expectDone();
  await expect(story.prose().locator('> p')).toHaveText([
    ...['The Cellar', 'Odile says: “Come here, quick.”', 'Burn this.', 'She lifts the lamp.'],
    ...['She waits. 5*6*7 and snake_case_word', 'HP: 3/10', 'Rope | 2', 'Now — go.'],
  ]);
  await expect(story.prose().locator('em')).toHaveText([
    '“Come ',
    'here',
    ', quick.”',
    'this',
    'She lifts the lamp.',
    'She waits.',
  ]);
  await expect(story.prose().getByRole('separator')).toBeVisible();
  await expectAccessible(page);
});

test('a thought of the model is no part of the reply, nor one that had no beginning', async ({
  page,
  model,
}) => {
  const first = model.hold({ text: '<think>She must not find out.</think>\n\nThe lamp is lit.' });
  const story = new StoryPage(page);
  await story.open('Room 1204');
  await story.sendMessage('I look around.');
  first.releaseText(20);
  await expect(story.replies.last()).toContainText('Thinking…');
  first.finish();
  await story.expectDone();
  await expect(story.prose()).toHaveText('The lamp is lit.');

  const second = model.hold({ text: 'I plan the scene.</think>\n\nThe tide turns.' });
  await story.sendMessage('I wait.');
  second.releaseText(12);
  await expect(story.prose()).toHaveText(/^I plan/);
  second.finish();
  await story.expectDone();
  await expect(story.prose()).toHaveText('The tide turns.');
  await page.reload();
  await expect(story.prose()).toHaveText('The tide turns.');
});

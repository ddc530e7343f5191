import type { Script } from '@storyloom/testing/llm/faults';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible } from './support/fixtures.ts';
import { tale, test } from './support/scripted.ts';
import { home } from './support/site.ts';

/** The first eight sentences of the tale. */
const beginning = tale.slice(0, tale.indexOf(' Bell 8'));
const shown = /^Bell 0 .* Bell 7 rang over the bay\.$/;

test('after the API is killed during a reply, Continue extends the stored text and the reply is charged once', async ({
  page,
  environment,
  model,
  complaints,
}) => {
  complaints.expect(/50[23]|ERR_/);
  const reply = model.hold({ text: tale });
  const story = new StoryPage(page);
  await story.open('Night Train to Trieste');
  await story.sendMessage('I open the window.');
  reply.releaseText(beginning.length);
  await story.expectGenerating(shown);
  await expect.poll(() => environment.hasStored(beginning)).toBe(true);
  await environment.killApi();
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await environment.startApi();
  const continueButton = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(continueButton).toBeVisible();
  expect((await story.replyText()).startsWith(beginning)).toBe(true);
  await story.expectBalance(50);
  await expectAccessible(page);

  model.script({ text: ' And so it ended.' });
  await continueButton.click();
  await expect(story.prose()).toHaveText(`${beginning} And so it ended.`);
  await story.expectDone();
  await expect(story.ownLines).toHaveCount(1);
  await story.expectBalance(49);
  await page.reload();
  await expect(story.prose()).toHaveText(`${beginning} And so it ended.`);
});

const bad: [string, Script, boolean][] = [
  [
    'breaks off inside a character',
    { text: 'The tide — 灯台 — came in.', ending: 'cut-mid-character' },
    true,
  ],
  ['falls silent', { text: 'The tide came', ending: 'never-silent' }, true],
  ['refuses', { status: 400 }, false],
  ['is broken', { status: 500 }, false],
  ['asks for an hour', { status: 429, retryAfter: '3600' }, false],
  ['says nothing', { text: '' }, false],
];
const good: [string, Script][] = [
  ['is busy for a second', { status: 429, retryAfter: '1', failures: 1, text: 'The tide came in.' }],
  ['says everything twice', { text: 'The tide came in.', duplicated: true }],
  ['thinks before it speaks', { firstByteMs: 500, text: 'The tide came in.' }],
];

test('a failing model: the reader sees an error, keeps the text so far and pays only for whole replies', async ({
  page,
  model,
}) => {
  const story = new StoryPage(page);
  await story.open('Dear Wrong Address');
  let points = 50;
  let turns = 0;
  for (const [name, script, keeps] of bad) {
    await test.step(`a model that ${name}`, async () => {
      model.script(script);
      await story.sendMessage(`I wait ${name}.`);
      turns += 1;
      const alert = page.getByRole('alert').filter({ hasText: 'You weren’t charged' });
      await expect(alert).toBeVisible();
      await story.expectOwnLines(turns);
      await story.expectBalance(points);
      if (keeps) expect(await story.replyText()).toMatch(/^The tide/);
      // A reply that is continued or retried costs its price.
      model.script({ text: keeps ? ' And out.' : 'The tide came in.' });
      await alert.getByRole('button', { name: keeps ? 'Continue' : 'Retry' }).click();
      await expect(story.prose()).toHaveText(keeps ? /^The tide.* And out\.$/ : 'The tide came in.');
      await story.expectDone();
      points -= 1;
      await story.expectBalance(points);
    });
  }
  for (const [name, script] of good) {
    await test.step(`a model that ${name}`, async () => {
      model.script(script);
      await story.sendMessage(`I wait ${name}.`);
      turns += 1;
      await story.expectOwnLines(turns);
      await story.expectDone();
      await expect(story.prose()).toHaveText('The tide came in.');
      points -= 1;
      await story.expectBalance(points);
    });
  }
});

test('a connection lost during a reply is announced; when it is back the rest arrives, each word once', async ({
  page,
  context,
  environment,
  model,
  complaints,
}) => {
  complaints.expect(/ERR_|50[23]/);
  const reply = model.hold({ text: tale });
  const story = new StoryPage(page);
  await story.open('Room 1204');
  await story.sendMessage('I listen at the door.');
  reply.releaseText(beginning.length);
  await story.expectGenerating(shown);
  // Chromium's offline mode does not close open streams; restarting the host does.
  await context.setOffline(true);
  await environment.restartHost();
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await page.waitForEvent('requestfailed', (request) => request.url().includes('/chat/stream'));
  await expect(story.prose()).toHaveText(beginning);
  reply.finish();
  await context.setOffline(false);
  await expect(story.prose()).toHaveText(tale);
  await story.expectDone();
  await expect(page.getByText('Connection lost.')).toHaveCount(0);
  await expect(story.ownLines).toHaveCount(1);
  await story.expectBalance(49);
});

test('when two tabs send at once, one gets a reply, and the other shows it and keeps its draft', async ({
  page,
  context,
  model,
}) => {
  const reply = model.hold({ text: tale });
  const one = new StoryPage(page);
  await one.open('The Cloud Whalers');
  const two = new StoryPage(await context.newPage());
  await two.page.goto(page.url());
  await two.ready();
  await one.composer.fill('I climb up.');
  await two.composer.fill('I climb down.');
  await Promise.all([one, two].map((story) => story.page.getByRole('button', { name: /^Send/ }).click()));
  reply.releaseText(beginning.length);
  for (const story of [one, two]) await story.expectGenerating(shown);
  reply.finish();
  for (const story of [one, two]) {
    await expect(story.prose()).toHaveText(tale);
    await story.expectDone();
    await expect(story.ownLines).toHaveCount(1);
    await story.expectBalance(49);
  }
  const lines = await Promise.all([one, two].map((story) => story.ownLines.first().textContent()));
  expect(lines[0]).toBe(lines[1]);
  const drafts = await Promise.all([one, two].map((story) => story.composer.inputValue()));
  expect(drafts.toSorted()).toEqual(['', lines[0]?.includes('up') ? 'I climb down.' : 'I climb up.']);
});

test('a reply can be followed and stopped through another process', async ({ page, context, model }) => {
  const reply = model.hold({ text: tale });
  const story = new StoryPage(page);
  await story.open('The Seventh Mask');
  await story.sendMessage('I put it on.');
  reply.releaseText(beginning.length);
  await story.expectGenerating(shown);
  const elsewhere = new StoryPage(await context.newPage());
  await elsewhere.page.goto(home + new URL(page.url()).pathname);
  await elsewhere.expectGenerating(shown);
  const more = `${beginning} Bell 8 rang over the bay.`;
  reply.releaseText(more.length);
  for (const each of [elsewhere, story]) await expect(each.prose()).toHaveText(more);

  await elsewhere.page.getByRole('button', { name: 'Stop the reply' }).click();
  for (const each of [elsewhere, story]) {
    await expect(each.page.getByText('You stopped the reply here.')).toBeVisible();
    await each.expectDone();
    await expect(each.prose()).toHaveText(more);
    await each.expectBalance(49);
  }
});

import { StoryPage } from './pages/story-page.ts';
import { test as base, expect, expectAccessible } from './support/fixtures.ts';
import { home } from './support/site.ts';
import { type Stand, startStand } from './support/stand.ts';

/** The second stand's doors; each worker of the journeys has its own. */
const portOf = (worker: number) => Number(new URL(home).port) + 20 + 2 * worker;

const tale = Array.from({ length: 60 }, (_, at) => `Bell ${at} rang over the bay.`).join(' ');
const slowly = { text: tale, deltaChars: 6, deltaMs: 40 };

const test = base.extend<object, { stand: Stand }>({
  stand: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const stand = await startStand(portOf(parallelIndex));
      await use(stand);
      await stand.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ stand }, use) => use(stand.home),
});

// One stand and its one model for all of them: they take turns.
test.describe.configure({ mode: 'default' });

/** Says something and waits until so much of the reply is read. */
async function sayAndRead(story: StoryPage, words: string, chars: number): Promise<string> {
  await story.say(words);
  await story.expectWriting();
  await expect
    .poll(() => prose(story).then(({ length }) => length), { intervals: [50] })
    .toBeGreaterThan(chars);
  return prose(story);
}

const prose = async (story: StoryPage) =>
  (await story.replies.last().locator('[data-prose]').first().textContent()) ?? '';

test('a process killed in mid-reply loses nothing that was read: Continue goes on, and it costs once', async ({
  page,
  stand,
  complaints,
}) => {
  test.slow();
  complaints.expect(/50[23]|ERR_/);
  stand.script(slowly);
  const story = new StoryPage(page);
  await story.openFromHome('Night Train to Trieste');
  const read = await sayAndRead(story, 'I open the window.', 200);
  await stand.killApi();
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  await stand.startApi();
  const goOn = page.getByRole('button', { name: 'Continue', exact: true });
  await expect(goOn).toBeVisible({ timeout: 40_000 });
  expect((await prose(story)).startsWith(read)).toBe(true);
  await story.expectBalance(50);
  await expectAccessible(page);

  stand.script({ text: ' And so it ended.', deltaMs: 20 });
  await goOn.click();
  await expect.poll(() => prose(story)).toMatch(/And so it ended\.$/);
  await story.expectDone();
  await expect(story.ownLines).toHaveCount(1);
  await story.expectBalance(49);
  const whole = await prose(story);
  expect(tale.startsWith(whole.replace(/ And so it ended\.$/, ''))).toBe(true);
  await page.reload();
  await expect.poll(() => prose(story)).toBe(whole);
});

const bad: [string, Parameters<Stand['script']>[0], boolean][] = [
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
const good: [string, Parameters<Stand['script']>[0]][] = [
  ['is busy for a second', { status: 429, retryAfter: '1', failures: 1, text: 'The tide came in.' }],
  ['says everything twice', { text: 'The tide came in.', duplicated: true }],
  ['thinks before it speaks', { firstByteMs: 1_500, text: 'The tide came in.' }],
];

test('whatever a model does, the reader is told what happened, keeps what came, and pays for whole replies', async ({
  page,
  stand,
}) => {
  test.setTimeout(180_000);
  const story = new StoryPage(page);
  await story.openFromHome('Dear Wrong Address');
  let points = 50;
  let turns = 0;
  for (const [name, script, keeps] of bad) {
    await test.step(`a model that ${name}`, async () => {
      stand.script(script);
      await story.say(`I wait ${name}.`);
      turns += 1;
      const alert = page.getByRole('alert').filter({ hasText: 'The storyteller did not answer' });
      await expect(alert).toBeVisible({ timeout: 20_000 });
      await expect(story.ownLines).toHaveCount(turns);
      await story.expectBalance(points);
      if (keeps) expect(await prose(story)).toMatch(/^The tide/);
      // Retry is the cure, and is paid like any reply.
      stand.script({ text: 'The tide came in.' });
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect.poll(() => prose(story)).toBe('The tide came in.');
      await story.expectDone();
      points -= 1;
      await story.expectBalance(points);
    });
  }
  for (const [name, script] of good) {
    await test.step(`a model that ${name}`, async () => {
      stand.script(script);
      await story.say(`I wait ${name}.`);
      turns += 1;
      await expect(story.ownLines).toHaveCount(turns);
      await story.expectDone();
      await expect.poll(() => prose(story)).toBe('The tide came in.');
      points -= 1;
      await story.expectBalance(points);
    });
  }
});

test('a connection lost in mid-reply is said; when it is back the rest comes, each word once', async ({
  page,
  context,
  stand,
  complaints,
}) => {
  complaints.expect(/ERR_|50[23]/);
  stand.script(slowly);
  const story = new StoryPage(page);
  await story.openFromHome('Room 1204');
  const read = await sayAndRead(story, 'I listen at the door.', 100);
  // What Chromium calls offline leaves open streams alone: they end with the host.
  await context.setOffline(true);
  await stand.restartHost();
  await expect(page.getByText('Connection lost. Reconnecting…')).toBeVisible();
  expect((await prose(story)).startsWith(read)).toBe(true);
  await page.waitForTimeout(1_000);
  await context.setOffline(false);
  await expect.poll(() => prose(story), { timeout: 30_000 }).toBe(tale);
  await story.expectDone();
  await expect(page.getByText('Connection lost.')).toHaveCount(0);
  await expect(story.ownLines).toHaveCount(1);
  await story.expectBalance(49);
});

test('of two tabs that send at once one is answered; the other shows that reply and keeps its words', async ({
  page,
  context,
  stand,
}) => {
  test.slow();
  stand.script(slowly);
  const one = new StoryPage(page);
  await one.openFromHome('The Cloud Whalers');
  const two = new StoryPage(await context.newPage());
  await two.page.goto(page.url());
  await two.ready();
  await one.composer.fill('I climb up.');
  await two.composer.fill('I climb down.');
  await Promise.all([one, two].map((story) => story.page.getByRole('button', { name: /^Send/ }).click()));
  for (const story of [one, two]) {
    await expect.poll(() => prose(story), { timeout: 40_000 }).toBe(tale);
    await story.expectDone();
    await expect(story.ownLines).toHaveCount(1);
    await story.expectBalance(49);
  }
  const lines = await Promise.all([one, two].map((story) => story.ownLines.first().textContent()));
  expect(lines[0]).toBe(lines[1]);
  const drafts = await Promise.all([one, two].map((story) => story.composer.inputValue()));
  expect(drafts.toSorted()).toEqual(['', lines[0]?.includes('up') ? 'I climb down.' : 'I climb up.']);
});

test('a reply is followed and stopped through another process of the product', async ({
  page,
  context,
  stand,
}) => {
  test.slow();
  stand.script({ ...slowly, deltaMs: 200 });
  const story = new StoryPage(page);
  await story.openFromHome('The Seventh Mask');
  await sayAndRead(story, 'I put it on.', 60);
  const elsewhere = new StoryPage(await context.newPage());
  await elsewhere.page.goto(home + new URL(page.url()).pathname);
  await elsewhere.expectWriting();
  await expect
    .poll(() => prose(elsewhere), { intervals: [50] })
    .toMatch(/^Bell 0 rang over the bay\. Bell 1/);
  await elsewhere.page.getByRole('button', { name: 'Stop the reply' }).click();
  for (const each of [elsewhere, story]) {
    await each.expectDone();
    await expect(each.page.getByText('You stopped the reply here.')).toBeVisible();
    await each.expectBalance(49);
  }
  expect(await prose(elsewhere)).toBe(await prose(story));
});

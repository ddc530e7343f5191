import type { Page } from '@playwright/test';
import { CoverGenerator } from './pages/cover-generator.ts';
import { StatisticsPage } from './pages/statistics-page.ts';
import { StoryPage } from './pages/story-page.ts';
import { StudioPage } from './pages/studio-page.ts';
import { WorldBook } from './pages/world-book.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { withMotion } from './support/widths.ts';

test.use(withMotion);

const title = 'The Last Ferry';
const opening = 'The last ferry sounds its horn.';
const otherOpening = 'The pier is empty, and a lamp swings.';
/** Time in ms within which an open statistics page shows what readers do. */
const counted = 120_000;

/** Generates four covers at the price shown before, and uses the second. */
async function illustrate(studio: StudioPage): Promise<void> {
  const { page } = studio;
  const generator = new CoverGenerator(page);
  await studio.text('Cover description').fill('A ferry leaves a harbour at night.');
  await generator.choose('Ink', 4);
  const left = await generator.pointsLeftAfter();
  const release = await generator.start('Generate 4 covers · 40 points');
  await expectAccessible(page);
  release();
  await expect(generator.candidates).toHaveCount(4);
  await expect(generator.section.getByText('Generating...')).toHaveCount(0);
  await expect.poll(() => generator.pointsLeftAfter()).toBe(left - 40);
  await generator.candidates.nth(1).getByRole('button', { name: 'Use cover 2' }).click();
  await expect(generator.candidates.nth(1)).toContainText('Your cover');
  await expect(studio.section('Cover').locator('img')).toBeVisible();
  await expect(studio.saved).toBeVisible();
  await expectAccessible(page);
}

/** Compiles the world book, and writes a lore test that fails until an entry gets another key. */
async function testTheWorld(page: Page): Promise<void> {
  const book = new WorldBook(page);
  await book.write('Rules', 'The ferry leaves at midnight. Nobody has seen it return.');
  await book.write(
    'Background',
    'The lighthouse of Vell burns with a blue flame.\nThe widow Senna keeps the boathouse and its one oar.',
  );
  const dialog = await book.compile();
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apply 3 changes' }).click();
  await expect(dialog).toHaveCount(0);

  await book.openTab(/^Entries \(3\)/);
  const senna = book.entry('one oar');
  const entry = (await senna.getAttribute('aria-label')) ?? '';
  await book.openTab(/^Tests/);
  await book.addTest({ message: 'Who could row me across?', entry, tokens: '200' });
  await book.runTests();
  await expect(book.section.getByText('1 test fails.')).toBeVisible();
  await expect(book.test).toContainText(`Fails. None of the keys of “${entry}” occur in the message`);
  await expectAccessible(page);

  await book.openTab(/^Entries/);
  await senna.getByRole('button', { name: /^Edit/ }).click();
  const sheet = page.getByRole('dialog', { name: entry });
  await sheet.getByLabel('Keys', { exact: true }).fill('Senna, boathouse, row');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await book.openTab(/^Tests/);
  await book.runTests();
  await expect(book.section.getByText('All tests pass.')).toBeVisible();
  await expect(book.test).toContainText(`Passes. “${entry}” fires because the message contains “row”.`);
  await expectAccessible(page);
}

/** Plays the draft beside the form, and reads which lore the reply was written with. */
async function playThePreview(studio: StudioPage): Promise<void> {
  const { page } = studio;
  const preview = await studio.openTool('Preview');
  await expect(preview.getByText(opening)).toBeVisible();
  await preview.getByRole('textbox', { name: 'Your message' }).fill('I ask Senna to row me across.');
  await preview.getByRole('button', { name: /^Send/ }).click();
  const trace = preview.getByText(/^Lore of this reply: \d used/);
  await trace.click();
  await expect(preview.getByText(/one oar/)).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Start over' }).click();
  await expect(preview.getByText(/one oar/)).toHaveCount(0);
  await expect(preview.getByText(opening)).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(preview).toHaveCount(0);
}

/** Publishes the story, and plays it as readers do. */
async function publishAndPlay(studio: StudioPage): Promise<void> {
  const { page } = studio;
  await expect(studio.saved).toBeVisible();
  const dialog = await studio.openPublish('Publish this story?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const live = page.getByRole('dialog', { name: 'Your story is live' });
  await expect(live).toBeVisible();
  await expectAccessible(page);
  await live.getByRole('link', { name: 'Play it' }).click();
  const story = new StoryPage(page);
  await story.ready();
  await expect(page.getByText(opening)).toBeVisible();
  await page.getByRole('button', { name: 'Next opening' }).click();
  await expect(page.getByText(otherOpening)).toBeVisible();
  await expectAccessible(page);
  await story.playTurn('I run for the gangway.');
  await expectAccessible(page);
}

test('a newcomer writes, illustrates, tests, previews, publishes and plays a story, and sees its second visitor in the statistics', async ({
  page,
  browser,
  baseURL,
}) => {
  // Many steps, and statistics that are up to a minute old.
  test.slow();
  const studio = new StudioPage(page);
  await test.step('writes', async () => {
    await studio.begin('mara');
    await studio.writeBasics(title);
  });
  await test.step('illustrates', () => illustrate(studio));
  await test.step('tests the world', async () => {
    await studio.next();
    await testTheWorld(page);
  });
  await test.step('previews', async () => {
    await studio.writePeopleAndOpening();
    await page.getByRole('button', { name: 'Add another opening' }).click();
    await studio.text('Opening 2').fill(otherOpening);
    await expect(studio.saved).toBeVisible();
    await expectAccessible(page);
    await playThePreview(studio);
  });
  await test.step('publishes and plays', () => publishAndPlay(studio));
  const address = page.url();

  await test.step('sees a second visitor open and play it', async () => {
    const statistics = new StatisticsPage(page);
    await statistics.open(title);
    const counts = () => statistics.figures('Unique visitors', 'Readers', 'Turns');
    // The author’s own visit and reply are not counted.
    await expect.poll(counts).toEqual(['0', '0', '0']);

    const context = await browser.newContext({
      viewport: page.viewportSize(),
      ...(baseURL && { baseURL }),
    });
    const visitor = new StoryPage(await context.newPage());
    await visitor.page.goto(address);
    await visitor.ready();
    await visitor.playTurn('I wave to the pilot.');
    await expect.poll(counts, { timeout: counted }).toEqual(['1', '1', '1']);
    await expectAccessible(page);
    await context.close();
  });
});

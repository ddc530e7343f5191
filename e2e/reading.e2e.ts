import type { Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

declare global {
  interface Window {
    voice: { said(): string[]; endSentence(): void };
  }
}

async function openSettings(page: Page): Promise<void> {
  await new StoryPage(page).openTool('Settings');
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Settings' })).toBeVisible();
}

const root = (page: Page) => page.locator('html');

test('the theme and the text settings apply before the first paint, in every tab', {
  tag: '@any-width',
}, async ({ page, context }) => {
  const story = new StoryPage(page);
  await story.open('Night Train to Trieste');
  const other = await context.newPage();
  await other.goto('/');
  await openSettings(page);
  const before = await story.log
    .locator('p')
    .first()
    .evaluate((line) => getComputedStyle(line).fontSize);
  await page.getByText('Light', { exact: true }).click();
  await page.getByText('Clear', { exact: true }).click();
  await page.getByText('Narrow', { exact: true }).click();
  await page.getByRole('radio', { name: 'Largest' }).focus();
  await page.keyboard.press('Space');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expectAccessible(page);
  await expect(root(other)).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');

  // The document has the settings before any script runs.
  const response = await context.request.get(page.url());
  expect(await response.text()).toMatch(
    /<html lang="en" data-theme="light" data-text-font="plain" data-text-size="5" data-text-width="narrow"/,
  );
  await page.reload();
  await story.ready();
  const after = await story.log
    .locator('p')
    .first()
    .evaluate((line) => getComputedStyle(line).fontSize);
  expect(Number.parseFloat(after)).toBeCloseTo(Number.parseFloat(before) * 1.5, 0);
  await expectAccessible(page);
});

test('the settings page sets the theme too, and System follows the system', { tag: '@any-width' }, async ({
  page,
}) => {
  await page.goto('/user/settings');
  await page.getByText('Light', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  await expectAccessible(page);
  await page.getByText('System', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveCSS('background-color', /^(lab\(3\.|oklch\(0\.163 )/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root(page)).toHaveCSS('background-color', /^(lab\(96\.|oklch\(0\.972 )/);
  await expectAccessible(page);
});

test('Back closes a sheet, and then leaves the story', { tag: '@any-width' }, async ({ page }) => {
  await new StoryPage(page).openFromSearch('Night Train to Trieste', { inPage: true });
  const story = page.url();
  const devtools = await page.context().newCDPSession(page);
  const back = async () => {
    const { entries, currentIndex } = await devtools.send('Page.getNavigationHistory');
    await devtools.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? -1 });
  };
  await openSettings(page);
  await back();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(story);
  await back();
  await expect(page).not.toHaveURL(story);
});

test('focus mode shows the story alone, and every way out of it works', async ({ page, isMobile }) => {
  const story = new StoryPage(page);
  await story.openFromSearch('The Seventh Mask');
  const chrome = page.getByRole('link', { name: 'Storyloom, home' });
  await openSettings(page);
  await page.getByRole('button', { name: 'Focus mode' }).click();
  await expect(chrome).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(story.composer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Leave focus mode' }).click();
  await expect(chrome).toBeVisible();
  if (!isMobile) {
    // The button moved the focus to the composer.
    await expect(story.composer).toBeFocused();
    await story.options.getByRole('button').first().focus();
    await page.keyboard.press('f');
    await expect(chrome).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(chrome).toBeVisible();
    await page.keyboard.press('f');
  }
  await page.goBack();
  await expect(chrome).toBeVisible();
});

test('a reply is read aloud by sentences, can be paused, and stops when the page is left', {
  tag: '@any-width',
}, async ({ page }) => {
  // A headless browser has no voice. This engine ends a sentence when the test says so.
  await page.addInitScript(() => {
    const said: SpeechSynthesisUtterance[] = [];
    const synthesis = {
      getVoices: () => [],
      addEventListener: () => {},
      removeEventListener: () => {},
      cancel: () => {},
      speak: (sentence: SpeechSynthesisUtterance) => void said.push(sentence),
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    const endSentence = () => said.at(-1)?.onend?.(new Event('end') as SpeechSynthesisEvent);
    Object.assign(window, { voice: { said: () => said.map(({ text }) => text), endSentence } });
  });
  const said = () => page.evaluate(() => window.voice.said());
  const endSentence = () => page.evaluate(() => window.voice.endSentence());
  const story = new StoryPage(page);
  await story.open('The Cloud Whalers');
  await story.options.getByRole('button').first().click();
  await expect(story.ownLines).toHaveCount(1);
  await story.expectDone();
  await story.log.getByRole('button', { name: 'Listen', exact: true }).last().click();
  const bar = page.getByRole('region', { name: 'Reading aloud' });
  await expect(bar).toBeVisible();
  await expect.poll(said).toHaveLength(1);
  await endSentence();
  await expect.poll(said).toHaveLength(2);
  const [first = '', second = ''] = await said();
  const replyText = (await story.replies.last().locator('[data-prose]').textContent()) ?? '';
  expect(replyText.startsWith(first)).toBe(true);
  expect(replyText).toContain(second);
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('reading-aloud') ?? [])].map(String).join());
  await bar.getByRole('button', { name: 'Pause reading' }).click();
  expect(await marked()).toBe(second);
  await endSentence();
  expect(await said()).toEqual([first, second]);
  await bar.getByRole('button', { name: 'Resume reading' }).click();
  await expect.poll(said).toEqual([first, second, second]);
  await expectAccessible(page);
  await story.goHome();
  await expect(page.getByRole('heading', { name: 'Trending now' })).toBeVisible();
  await endSentence();
  expect(await said()).toHaveLength(3);
});

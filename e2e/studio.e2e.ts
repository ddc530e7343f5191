import type { Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { StudioPage } from './pages/studio-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { register } from './support/register.ts';

/** A picture as a person would choose it. */
async function drawPicture(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 500 });
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#245';
      context.fillRect(0, 0, 400, 500);
      context.fillStyle = '#fc8';
      context.fillRect(120, 300, 160, 40);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

test('a newcomer registers, writes a story, sees it saved, reloads, publishes and plays it, and a reader moves to its next version', {
  tag: '@any-width',
}, async ({ page, browser, baseURL }) => {
  const studio = new StudioPage(page);
  await studio.begin('mara');
  const create = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Create' })
    .locator('span', { has: page.locator('svg') });
  await studio.writeBasics('The Last Ferry');
  await page.getByRole('button', { name: 'Publish' }).first().click();
  await expect(page.getByRole('link', { name: 'Add a cover' })).toBeVisible();
  await studio.open('Cover');
  await page.getByLabel('Upload a cover').setInputFiles(await drawPicture(page));
  await expect(page.getByRole('dialog', { name: 'Crop the cover' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use as cover' }).click();
  await page.getByRole('textbox', { name: 'Cover description' }).fill('A ferry at night.');
  await expect(studio.saved).toBeVisible();
  await expectAccessible(page);

  await studio.next();
  await studio.open('World book');
  await studio.text('Rules').fill('The ferry leaves at midnight. Nobody has seen it return.');
  await studio.writePeopleAndOpening();
  const starter = await studio.startScript();
  await studio.text('Script').fill(starter.replace('now. -> middle', 'now. -> midle'));
  await expect(studio.scriptStatus).toHaveText('1 problem.');
  await studio
    .section('Script')
    .getByRole('button', { name: /^Line \d+$/ })
    .click();
  await expect(studio.text('Script')).toBeFocused();
  await expectAccessible(page);
  await studio.text('Script').fill(starter);
  await expect(studio.scriptStatus).toHaveText('2 endings.');
  await page.getByRole('button', { name: 'Play from middle' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText('They write the scene that leads to the two endings.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'They write the first choice' })).toBeVisible();
  await preview.getByRole('button', { name: 'Close' }).click();
  await expect(studio.saved).toBeInViewport();
  await expect(page.getByText('The Last Ferry', { exact: true }).first()).toBeInViewport();
  await expectAccessible(page);

  await expect(page).toHaveURL(/\/script\/edit\?id=/);
  await page.reload();
  await studio.open('Opening');
  await expect(studio.text('Opening scene')).toHaveValue('The last ferry sounds its horn.');
  await page.goBack();
  await studio.open('The basics');
  await expect(studio.text('Title')).toHaveValue('The Last Ferry');
  const dialog = await studio.openPublish('Publish this story?');
  await dialog.getByRole('textbox', { name: /^Pen name/ }).fill('Mara Quill');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await page
    .getByRole('dialog', { name: 'Your story is live' })
    .getByRole('link', { name: 'Play it' })
    .click();
  const story = new StoryPage(page);
  await story.ready();
  await expect(page.getByText('The last ferry sounds its horn.')).toBeVisible();
  await story.options.getByRole('button', { name: 'Board it' }).click();
  await expect(story.ownLines.last()).toContainText('Board it');
  await story.expectDone();
  expect(await story.replyText()).toContain('They write what the reader sees now.');
  const elsewhere = await create.evaluate((icon) => getComputedStyle(icon).backgroundColor);

  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) });
  const reader = new StoryPage(await context.newPage());
  await reader.page.goto(page.url());
  await reader.ready();
  await reader.playTurn('I wave to the pilot.');

  await page.goto('/build');
  await expect(create).not.toHaveCSS('background-color', elsewhere);
  await expect(
    page.getByRole('list', { name: 'Your works' }).getByText('Published', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'The Last Ferry' }).click();
  await studio.open('The basics');
  await page.getByRole('textbox', { name: 'Hook' }).fill('A ferry that came back once.');
  await expect(studio.saved).toBeVisible();
  const changes = await studio.openPublish('Publish the changes?');
  await changes.getByRole('textbox', { name: 'Change note' }).fill('The ferry returns.');
  await changes.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Play it' })).toBeVisible();

  await reader.page.reload();
  await expect(reader.page.getByText('This story has a new version.')).toBeVisible();
  await expectAccessible(reader.page);
  await reader.page.getByRole('button', { name: 'See changes' }).click();
  const news = reader.page.getByRole('dialog', { name: 'New since your version' });
  await expect(news).toContainText('The ferry returns.');
  await news.getByRole('button', { name: 'Close' }).click();
  await reader.page.getByRole('button', { name: 'Move', exact: true }).click();
  const messages = reader.page.getByRole('region', { name: /^Notifications/ });
  await expect(messages.getByText('Your story continues with the new version.')).toBeVisible();
  await expect(reader.page.getByText('This story has a new version.')).toHaveCount(0);
  await expect(reader.ownLines).toHaveText(['I wave to the pilot.']);
  await reader.playTurn('I board the ferry.');
  await context.close();
});

test('a tab follows another one, two devices see their conflict, and offline text is saved when the connection is back', {
  tag: '@any-width',
}, async ({ page, context, browser, baseURL, complaints }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/script');
  await page.getByRole('button', { name: /^A character/ }).click();
  await register(page, 'oda');
  const studio = new StudioPage(page);
  await studio.text('Title').fill('Oda');
  await expect(studio.saved).toBeVisible();
  await expect(page).toHaveURL(/\/script\/edit\?id=/);

  const tab = new StudioPage(await context.newPage());
  await tab.page.goto(page.url());
  await tab.text('Hook').fill('She cooks.');
  await expect(studio.text('Hook')).toHaveValue('She cooks.');
  await tab.page.close();

  const storageState = await context.storageState();
  const device = await browser.newContext({ storageState, ...(baseURL && { baseURL }) });
  const other = new StudioPage(await device.newPage());
  await other.page.goto(page.url());
  await other.text('Title').fill('Oda the Cook');
  await expect(other.saved).toBeVisible();
  await studio.text('Title').fill('Oda the Pilot');
  const conflict = page.getByRole('group', { name: 'Title' });
  await expect(conflict).toContainText('Oda the Cook');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Use mine' }).click();
  await expect(studio.saved).toBeVisible();
  await device.close();

  await context.setOffline(true);
  await studio.text('Hook').fill('She cooks for the drowned.');
  await expect(page.getByText('You’re offline. Kept on this device.')).toBeVisible();
  // The question before leaving needs no connection.
  await page.getByRole('link', { name: 'Your works' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(leaving).toBeHidden();
  await expect(studio.text('Hook')).toHaveValue('She cooks for the drowned.');
  await context.setOffline(false);
  await expect(studio.saved).toBeVisible();
  await page.reload();
  await expect(studio.text('Hook')).toHaveValue('She cooks for the drowned.');
  await expect(studio.text('Title')).toHaveValue('Oda the Pilot');
});

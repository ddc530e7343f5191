import { expect, expectAccessible } from './support/fixtures.ts';
import { test } from './support/gallery.ts';

test('a form of every field is refused, corrected and sent by keyboard, and is accessible at each step', async ({
  page,
  gallery,
}, info) => {
  await page.goto(`${gallery}/?page=forms`);
  const form = page.getByRole('form', { name: 'New story' });
  const summary = form.getByRole('region');
  const publish = form.getByRole('button', { name: 'Publish' });
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('empty.png'), fullPage: true });

  // An empty form: the summary has the focus, and its links lead to the fields.
  await publish.focus();
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('10 fields need your attention');
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('refused.png'), fullPage: true });
  await summary.getByRole('link', { name: /^Title/ }).press('Enter');
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();

  // The whole form by keyboard, from here.
  await page.keyboard.type('Taken');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Salt. '.repeat(46));
  await expect(form.getByText('30 characters left')).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Horror');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('radio', { name: 'Second person' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Gothic');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('list', { name: 'Tags' })).toHaveText('Gothic');
  await form.getByLabel('Cover').setInputFiles({
    name: 'bell.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(2048),
  });
  await form.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type('agnes@example.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type('correct horse battery');
  await expect(form.getByText('Strong.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Code' }).focus();
  await page.keyboard.type('000 000');
  await form.getByRole('checkbox', { name: /guidelines/ }).focus();
  await page.keyboard.press('Space');
  await expect(form.getByRole('link')).toHaveCount(0);

  // Refused by the server: a field, then a domain error, then the connection.
  await publish.press('Enter');
  const title = form.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('You already have a story with this title.');
  await title.fill('The Ninth Bell');
  await page.keyboard.press('Enter');
  const code = form.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/wrong or has expired/);
  await page.screenshot({ path: info.outputPath('filled.png'), fullPage: true });
  await code.fill('123456');
  await title.fill('Offline');
  await title.press('Enter');
  await expect(summary).toBeFocused();
  await expect(summary).toHaveText(/^You’re offline/);
  await title.fill('The Ninth Bell');
  await title.press('Enter');
  await expect(page.getByText('Your story is published.')).toBeVisible();
  await expect(summary).toHaveCount(0);
  await expectAccessible(page);
});

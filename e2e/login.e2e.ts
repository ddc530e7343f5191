import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { readCode } from './support/outbox.ts';

const password = 'seven lanterns at sea';

test('a guest registers in the middle of a story, keeps everything, logs out and logs in', async ({
  page,
}) => {
  const mail = `mara.${test.info().project.name}.${Date.now()}@example.org`;
  const story = new StoryPage(page);
  await story.openFromHome('The Minute Mender');
  await story.playTurn('I wind the oldest clock.');
  const reply = await story.replyText();
  await story.composer.fill('I ask who stopped it.');
  const address = page.url();

  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Log in');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Register' }).click();
  await expect(dialog).toHaveAccessibleName('Create your account');
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill(mail);
  await dialog.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText('Verification code sent, please check your email')).toBeVisible();
  await expect(dialog.getByLabel('Verification code')).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Send Code \(\d+s\)$/ })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByLabel('Verification code').fill(await readCode(mail));
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Confirm password').fill(password);
  await dialog.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registration successful, welcome!')).toBeVisible();
  await expect(dialog).toBeHidden();

  expect(page.url()).toBe(address);
  await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();
  await expect(story.composer).toHaveValue('I ask who stopped it.');
  expect(await story.replyText()).toBe(reply);
  // 50 of the guest, 1 for the reply, and 100 for the registration.
  await story.expectBalance(149);
  await story.playTurn('I ask who stopped it.');

  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Log out' }).click();
  const ended = page.waitForResponse((response) => response.url().endsWith('/user/logout'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out', exact: true }).click();
  expect(await (await ended).headerValue('clear-site-data')).toBe('"cache"');
  await expect(page.getByText('You’re logged out.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible();
  await story.expectBalance(50);

  await page.goto(address);
  await expect(story.ownLines).toHaveCount(0);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await dialog.getByLabel('Email').fill(mail);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(dialog.getByText('Please check your email and password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText('Login successful, welcome back!')).toBeVisible();
  await expect(page.getByText(/50 points are in your account$/)).toBeVisible();
  await expect(story.ownLines.first()).toContainText('I wind the oldest clock.');
  expect(page.url()).toBe(address);
});

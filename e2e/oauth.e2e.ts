import type { Locator, Page } from '@playwright/test';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { follow } from './support/follow.ts';
import { readCode } from './support/outbox.ts';
import { allowNextCode } from './support/sign-up.ts';
import { home } from './support/site.ts';

const password = 'seven lanterns at sea';
const newAddress = () => `mira.${crypto.randomUUID().slice(0, 13)}@example.org`;

/** Enters an email on the page of the test issuer. */
async function enterEmail(issuer: Page, mail: string): Promise<void> {
  await expect(issuer.getByRole('heading', { name: 'Test login' })).toBeVisible();
  await expectAccessible(issuer);
  await issuer.getByLabel('Email', { exact: true }).fill(mail);
  await issuer.getByRole('button', { name: 'Continue' }).click();
}

const ways = {
  /** Logs in on the issuer's page in this tab, because the browser blocks pop-ups. */
  async redirect(page: Page, button: string, mail: string): Promise<void> {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: button, exact: true }).click();
    await enterEmail(page, mail);
  },
  /** Logs in on the issuer's page in another window. */
  async popup(page: Page, button: string, mail: string): Promise<void> {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: button, exact: true }).click();
    const popup = await opened;
    const closed = popup.waitForEvent('close');
    await enterEmail(popup, mail);
    await closed;
  },
};

/** Fills in the code of a form that asks for a proof. */
async function enterCode(form: Locator, mail: string): Promise<void> {
  await expect(form.getByText(`We send it to ${mail}.`)).toBeVisible();
  await form.getByRole('button', { name: 'Send Code' }).click();
  await expect(form.getByRole('button', { name: /^Send Code \(/ })).toBeVisible();
  await expect(form.getByLabel('Verification code')).toBeFocused();
  await form.getByLabel('Verification code').fill(await readCode(mail));
}

/** Lets the server and the page send the next code at once. */
async function passMinute(page: Page, mail: string): Promise<void> {
  await allowNextCode(mail);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith(':code-sent')) localStorage.removeItem(key);
  });
}

/** Creates an account with mail and password by the calls of the dialog. */
async function register(mail: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${home}/api/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(await reply.json()).toMatchObject({ code: 0 });
  };
  await post('sendMailPwdCode', { mail, purpose: 'REGISTER' });
  const code = await readCode(mail);
  await post('loginOrRegister', { identityType: 'MAIL_PWD', account: mail, accessToken: password, code });
}

for (const [way, logIn] of Object.entries(ways)) {
  test.describe(`OAuth by ${way}`, () => {
    test('registers a guest in the middle of a story, and the page stays', { tag: '@any-width' }, async ({
      page,
      complaints,
    }) => {
      // A request under way while the token changes is refused, and sent again with the new one.
      complaints.expect(/401/);
      const mail = newAddress();
      const story = new StoryPage(page);
      await story.openFromSearch('The Minute Mender');
      await story.playTurn('I wind the oldest clock.');
      const reply = await story.replyText();
      await story.composer.fill('I ask who stopped it.');
      const address = page.url();

      await follow(page.getByRole('button', { name: 'Log in', exact: true }));
      await expect(page.getByRole('button', { name: 'Continue with Test login' })).toBeVisible();
      await expectAccessible(page);
      await logIn(page, 'Continue with Test login', mail);
      await expect(page.getByText('Registration successful, welcome!')).toBeVisible();
      expect(page.url()).toBe(address);
      await expect(page.getByRole('link', { name: /^Your profile/ })).toBeVisible();
      await expect(story.composer).toHaveValue('I ask who stopped it.');
      expect(await story.replyText()).toBe(reply);
      await story.expectBalance(149);

      await page.goto('/user/settings');
      const logins = page.getByRole('region', { name: 'Logins' });
      await expect(logins.getByText(mail)).toBeVisible();
      await expect(logins.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
      const other = newAddress();
      await page.getByRole('button', { name: 'Add Test login' }).click();
      const addition = page.getByRole('form', { name: 'Add Test login' });
      await enterCode(addition, mail);
      await expectAccessible(page);
      await logIn(page, 'Continue', other);
      await expect(page.getByText('Login added.')).toBeVisible();
      await expect(logins.getByText(other)).toBeVisible();
      await expectAccessible(page);
      await logins.getByRole('button', { name: `Remove Test login, ${mail}` }).click();
      const removal = page.getByRole('form', { name: 'Remove Test login' });
      await passMinute(page, mail);
      await removal.getByRole('button', { name: 'Keep' }).click();
      await logins.getByRole('button', { name: `Remove Test login, ${mail}` }).click();
      await enterCode(removal, mail);
      await removal.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('Login removed.')).toBeVisible();
      await expect(logins.getByText(mail)).toBeHidden();
      await expect(logins.getByRole('list', { name: 'Your logins' })).toBeFocused();
    });

    test('connects an account with the same email after its password', { tag: '@any-width' }, async ({
      page,
    }) => {
      const mail = newAddress();
      await register(mail);
      await page.goto('/tag/clockwork');
      const address = page.url();
      await follow(page.getByRole('button', { name: 'Log in', exact: true }));
      await logIn(page, 'Continue with Test login', mail);
      const form = page.getByRole('form', { name: 'Connect your account' });
      await expect(form.getByText(mail)).toBeVisible();
      await expectAccessible(page);
      await form.getByLabel('Password', { exact: true }).fill('not the password');
      await form.getByRole('button', { name: 'Connect and log in' }).click();
      await expect(form.getByText('Please check your email and password').first()).toBeVisible();
      await form.getByLabel('Password', { exact: true }).fill(password);
      await form.getByRole('button', { name: 'Connect and log in' }).click();
      await expect(page.getByText('Login successful, welcome back!')).toBeVisible();
      expect(page.url()).toBe(address);
      // The rest is the same for both ways.
      if (way === 'redirect') return;
      await page.goto('/user/settings');
      const logins = page.getByRole('region', { name: 'Logins' });
      await expect(logins.getByText('Email and password')).toBeVisible();
      await expect(logins.getByRole('button', { name: `Remove Test login, ${mail}` })).toBeVisible();
      await logins.getByRole('button', { name: 'Change password' }).click();
      await expect(logins.getByLabel('Current password')).toBeFocused();
      await expectAccessible(page);
      await logins.getByRole('button', { name: 'Cancel' }).click();

      await logins.getByRole('button', { name: `Remove Test login, ${mail}` }).click();
      const removal = page.getByRole('form', { name: 'Remove Test login' });
      await expect(removal.getByLabel('Current password')).toBeFocused();
      await expectAccessible(page);
      await removal.getByLabel('Current password').fill('not the password');
      await removal.getByRole('button', { name: 'Remove' }).click();
      await expect(removal.getByText('This password or code is wrong').first()).toBeVisible();
      await expect(removal.getByLabel('Current password')).toBeFocused();
      await expect(removal.getByLabel('Current password')).toHaveValue('not the password');
      await expectAccessible(page);
      await removal.getByLabel('Current password').fill(password);
      await removal.getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('Login removed.')).toBeVisible();
      await expect(removal).toBeHidden();
    });
  });
}

test('a link with the answer of another browser logs nobody in', { tag: '@any-width' }, async ({ page }) => {
  await page.goto(`/?code=stolen&state=local.${'x'.repeat(43)}`);
  await expect(page.getByText('Login wasn’t completed. Try again.')).toBeVisible();
  expect(page.url()).toBe(`${home}/`);
  await expect(page.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible();
});

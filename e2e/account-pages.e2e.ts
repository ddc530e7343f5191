import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDraft } from './support/drafts.ts';
import { expect, test } from './support/fixtures.ts';
import { newMail, password, signUp } from './support/sign-up.ts';
import { home } from './support/site.ts';

/** Each route of a micro-frontend with an address of it that needs an account; null if guests can use it. */
const addresses: Record<string, string | null> = {
  '/': null,
  '/activity/role': null,
  '/activity/story': null,
  '/admin/:section?/:id?': '/admin/users',
  '/agreements/community_guidelines': null,
  '/agreements/privacy_policy': null,
  '/agreements/terms_of_service': null,
  '/build': '/build',
  '/build/earnings': '/build/earnings',
  '/build/statistics/:storyId?': '/build/statistics',
  '/category/:category/:page?': null,
  '/collection/:collection/:page?': null,
  '/history': null,
  '/read/:bookId': null,
  '/script': null,
  '/script/edit': '/script/edit?id=',
  '/search/:keyword?/:page?': null,
  '/story/:page?': null,
  '/tag/:tag/:page?': null,
  '/user/delete': '/user/delete',
  '/user/notifications': null,
  '/user/profile/:userId?/:tab?': null,
  '/user/settings': null,
};

test('every route is known to open for guests or to need an account', { tag: '@any-width' }, () => {
  const root = join(import.meta.dirname, '..');
  const paths = globSync('mfe-*/mfe.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/ id: '[^']+',\s+path: '([^']+)'/g)].map(
      ([, path]) => path,
    ),
  );
  expect(paths.toSorted()).toEqual(Object.keys(addresses).toSorted());
});

test('each page of an account offers the login without a session, and opens after it', {
  tag: '@any-width',
}, async ({ page, context, browser }) => {
  const mail = newMail('pages');
  const elsewhere = await (await browser.newContext({ baseURL: home })).newPage();
  await signUp(elsewhere, mail);
  const draft = await createDraft(elsewhere, { type: 'STORY', title: 'The Quiet Ferry' });
  await elsewhere.context().close();
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  for (const address of Object.values(addresses).filter((each) => each !== null))
    await test.step(address, async () => {
      const opened = address.endsWith('=') ? address + draft : address;
      await page.goto('about:blank');
      await context.clearCookies();
      await page.goto(opened);
      // A draft opens the dialog by itself.
      if (address === opened) await main.getByRole('button', { name: 'Log in', exact: true }).click();
      await dialog.getByLabel('Email').fill(mail);
      await dialog.getByLabel('Password', { exact: true }).fill(password);
      await dialog.getByLabel('Password', { exact: true }).press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Log in', exact: true })).toHaveCount(0);
      expect(page.url()).toBe(`${home}${opened}`);
    });
});

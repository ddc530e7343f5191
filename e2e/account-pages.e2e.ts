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

/** Values of parameters that no page expects, as they stand in an address. */
const hostile = [
  '%00',
  '%E0%A4%A',
  encodeURIComponent('<script>alert(1)</script>'),
  '__proto__',
  '-1',
  'a'.repeat(9_000),
];

test('every page answers hostile parameters without an error', { tag: '@any-width' }, async ({ request }) => {
  for (const route of Object.keys(addresses))
    await test.step(route, async () => {
      const answers = hostile.map(async (value, index) => {
        const path = route.replaceAll(/:\w+\??/g, value);
        const query =
          value.length > 100 && path !== route
            ? ''
            : `?sort=${value}&after=${value}&page=${value}&type=${value}&id=${value}`;
        const address = `${index % 2 ? '/en' : ''}${path}${query.slice(0, 9_500)}`;
        const response = await request.get(address, { maxRedirects: 0 });
        const text = await response.text();
        const isSafe = response.status() < 500 && !text.includes('<script>alert(1)');
        return isSafe ? [] : [`${response.status()} ${address.slice(0, 200)}`];
      });
      expect((await Promise.all(answers)).flat()).toEqual([]);
    });
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
      const opened = address.endsWith('=') ? `${address}${draft}&step=1` : address;
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

import type { Page } from '@playwright/test';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { StoryPage } from './pages/story-page.ts';
import { becomeAdmin, tokenOf } from './support/administrator.ts';
import { runStatement } from './support/database.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';

/** A picture of one white pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

async function idOf(page: Page): Promise<string> {
  const headers = { tokenid: await tokenOf(page) };
  return (await (await page.request.get(`/api${loginUser.path}`, { headers })).json()).data.id;
}

/** Publishes a copy of a story by another author. Returns its id. */
async function copyStory(title: string, authorId: string): Promise<string> {
  const id = `e2e${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
  await runStatement(
    `with copied as (
       insert into stories (id, author_id, type, status, title, hook, summary, perspective, category, rating, tags, cover,
         version_id, word_count, created_at, updated_at, published_at)
       select $1, $2, type, status, $3, hook, summary, perspective, category, rating, '{}', cover, $1 || 'v',
         word_count, now(), now(), now() from stories where title = $4 and status = 'PUBLISHED' limit 1
     ), scored as (
       insert into story_scores (story_id) values ($1)
     )
     insert into story_versions (id, story_id, number, content, lore, created_at)
     select $1 || 'v', $1, 1, v.content, v.lore, now() from story_versions v
     join stories s on s.version_id = v.id where s.title = $4 limit 1`,
    [id, authorId, title, 'Night Train to Trieste'],
  );
  return id;
}

/** Brings unique visitors to a story, as their visits do. */
async function bringVisitors(storyId: string, count: number): Promise<void> {
  await runStatement(
    `with visitors as (
       insert into users (id, name, created_at) select $1 || n, 'Visitor', now() from generate_series(1, $2::int) n
       returning id
     )
     select id from visitors`,
    [`${storyId}n`, count],
  );
  await runStatement(
    `select visits_add((select jsonb_agg(jsonb_build_object('story_id', $1::text, 'user_id', $1 || 'n' || n,
       'is_real', true, 'openings', 1)) from generate_series(1, $2::int) n), (now() at time zone 'UTC')::date)`,
    [storyId, count],
  );
}

/** Ends the hold of 30 days of an author's only claim. The chain of the ledger stays whole, so that the verifier finds no fault. */
async function endHold(authorId: string): Promise<void> {
  await runStatement(
    `with freed as (
       select set_config('session_replication_role', 'replica', true)
     ), changed as (
       update money_entries e set available_at = now(),
         hash = money_hash('', jsonb_populate_record(e, jsonb_build_object('available_at', now())))
       from freed where user_id = $1 returning e.user_id, e.hash
     )
     update money_accounts a set hash = changed.hash from changed where a.user_id = changed.user_id`,
    [authorId],
  );
}

test('an author sees a second visitor, claims a milestone and is paid', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = async () => {
    const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) });
    return context.newPage();
  };
  await page.goto('/');
  await signUp(page, newMail('earner'));
  const title = `Slow ${crypto.randomUUID().slice(0, 6)}`;
  const storyId = await copyStory(title, await idOf(page));

  const reader = await other();
  const story = new StoryPage(reader);
  await reader.goto(`/read/${storyId}`);
  await expect(story.composer).toBeVisible();
  await page.goto('/build/statistics');
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect
    .poll(async () => {
      await page.reload();
      return totals.textContent();
    })
    .toContain('Unique visitors1With');
  await expect(page.getByRole('list', { name: 'Stories' })).toContainText(title);
  await page.getByText('Show as a table').first().click();
  await expectAccessible(page);
  await reader.context().close();

  await bringVisitors(storyId, 500);
  await page.goto('/build/earnings');
  await expect(page.getByText('Tier')).toBeVisible();
  await page.getByRole('button', { name: 'Claim $20' }).click();
  await expect(page.getByText('$20 claimed.')).toBeVisible();
  await expect(page.getByText(/The next money is available on/)).toBeVisible();
  await expectAccessible(page);
  await endHold(await idOf(page));

  await page.reload();
  await page.getByRole('button', { name: 'Withdraw $20…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw $20' });
  await dialog.getByRole('button', { name: 'Request withdrawal' }).click();
  await expect(dialog.getByText('Please upload your document.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('PayPal email').fill('mara@pay.example');
  await dialog.getByLabel('Contact email').fill('mara@mail.example');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard this request?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(dialog.getByLabel('PayPal email')).toHaveValue('mara@pay.example');
  await dialog.getByLabel('Passport').check();
  await dialog
    .getByLabel('Picture of the document')
    .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: pixel });
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByLabel(/I agree/).check();
  await dialog.getByRole('button', { name: 'Request withdrawal' }).click();
  await expect(page.getByText('Under review')).toBeVisible();
  await page.getByRole('button', { name: 'Change addresses…' }).click();
  const addresses = page.getByRole('dialog', { name: 'Change addresses' });
  await addresses.getByLabel('PayPal email').fill('mara.new@pay.example');
  await addresses.getByRole('button', { name: 'Save' }).click();
  await expect(addresses).toBeHidden();
  await expect(page.getByRole('list', { name: 'Withdrawals' })).toContainText('mara.new@pay.example');

  const admin = await other();
  await becomeAdmin(admin, `money-${crypto.randomUUID()}@mail.example`);
  await admin.goto('/admin/creators');
  const name = await page.request
    .get(`/api${loginUser.path}`, { headers: { tokenid: await tokenOf(page) } })
    .then(async (answer) => (await answer.json()).data.name as string);
  const card = admin.getByRole('article', { name: `$20.00 for ${name}` });
  await card.getByRole('button', { name: 'Show the document' }).click();
  await expect(card.getByRole('img', { name: 'Identity document' })).toBeVisible();
  await expectAccessible(admin);
  await card.getByRole('button', { name: 'Approve…' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await card.getByRole('button', { name: 'Reserve the payment' }).click();
  await card.getByLabel('Reference of the payment').fill('PAYID-1');
  await expectAccessible(admin);
  await card.getByRole('button', { name: 'Mark as paid' }).click();
  await expect(admin.getByText('Marked as paid.')).toBeVisible();
  await admin.getByRole('tab', { name: 'Decided' }).click();
  await expect(card).toContainText('PAYID-1');
  await expect(card).toContainText(/Decided.+ by /);
  await expectAccessible(admin);
  await admin.context().close();

  await page.reload();
  await expect(page.getByRole('list', { name: 'Withdrawals' })).toContainText('Paid');
  expect(await runStatement('select from money_verify() where account = $1', [await idOf(page)])).toBe(0);
});

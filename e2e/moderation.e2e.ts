import type { Browser, Page } from '@playwright/test';
import { report } from '@storyloom/contract/moderation/endpoints/report';
import { listSaves } from '@storyloom/contract/saves/endpoints/list-saves';
import { createShare } from '@storyloom/contract/shares/endpoints/create-share';
import { feed } from '@storyloom/contract/stories/endpoints/feed';
import { StoryPage } from './pages/story-page.ts';
import { WorksPage } from './pages/works-page.ts';
import { becomeAdmin, grantAdmin, tokenOf } from './support/administrator.ts';
import { appToken } from './support/app.ts';
import { idOf, publishCopy } from './support/creators.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { register } from './support/register.ts';
import { newMail, signUp } from './support/sign-up.ts';
import { awaitVisitor } from './support/visitor.ts';

/** Plays a turn, shares it and returns the address of the share. */
async function shareATurn(page: Page): Promise<string> {
  const story = new StoryPage(page);
  await story.openFromSearch('The Minute Mender');
  await story.playTurn('I open the back of the clock.');
  const headers = { tokenid: await tokenOf(page) };
  const storyId = /\/read\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';
  const saves = await page.request.get(`/api${listSaves.path}`, { headers, params: { storyId } });
  const archiveId = (await saves.json()).data[0].id;
  const made = await page.request.post(`/api${createShare.path}`, { headers, data: { archiveId } });
  return `/read/${(await made.json()).data.slug}`;
}

/** Another visitor, with the same width. */
async function newVisitor(browser: Browser, page: Page, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), ...(baseURL && { baseURL }) });
  return context.newPage();
}

// Cases and the audit trail are shared, so these tests run one after the other.
test.describe.configure({ mode: 'default' });

test('a reader reports, an administrator decides with a reason, and the author appeals', {
  tag: '@any-width',
}, async ({ page, browser, baseURL }) => {
  const id = `${test.info().project.name}${Date.now()}`;
  const address = await shareATurn(page);

  const reader = await newVisitor(browser, page, baseURL);
  await reader.goto(address);
  // Before hydration, a press has no effect.
  await awaitVisitor(reader);
  await reader.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = reader.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Report this shared story');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Choose a reason')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Describe what is wrong')).toBeVisible();
  await dialog.getByLabel('Details').fill(`It names my street. ${id}`);
  await expectAccessible(reader);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText('Thank you. A moderator will look at it.')).toBeVisible();
  await expect(dialog).toBeHidden();

  // The author of a seeded story; other runs of this test may report the same profile.
  const feedReply = await reader.request.get(`/api${feed.path}?size=1`);
  const { author } = (await feedReply.json()).data.pageList[0];
  await reader.goto(`/user/profile/${author.id}`);
  await awaitVisitor(reader);
  await reader.getByRole('button', { name: 'Report profile' }).click();
  await expect(dialog).toHaveAccessibleName('Report this profile');
  await dialog.getByRole('radio', { name: 'Something else' }).check();
  await dialog.getByLabel('Details').fill(`The name is mine. ${id}`);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();

  const admin = await newVisitor(browser, page, baseURL);
  await admin.goto('/admin');
  await expect(admin.getByRole('heading', { level: 1, name: 'Log in to open this page' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Log in' }).click();
  await register(admin, 'admin');
  await expect(admin.getByRole('heading', { name: 'You aren’t an administrator' })).toBeVisible();
  await admin.getByRole('link', { name: 'Go to Home' }).click();
  await expect(admin).toHaveURL('/');
  const administration = admin.getByRole('link', { name: 'Administration' });
  await expect(administration).toHaveCount(0);
  await grantAdmin(admin);
  await admin.reload();
  // Declared in mfe-admin/mfe.ts.
  await administration.click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Moderation' })).toBeVisible();
  const cases = admin.getByRole('list', { name: 'Waiting cases' });
  await expect(cases).toBeVisible();
  await expectAccessible(admin);
  await expect(cases.getByRole('link', { name: author.name }).first()).toBeVisible();
  await cases.getByRole('link', { name: 'The Minute Mender' }).first().click();
  await expect(admin.getByText(`It names my street. ${id}`)).toBeVisible();
  await admin.getByRole('radio', { name: 'Violation', exact: true }).check();
  await admin.getByLabel('Reason').fill('It shows where a real person lives.');
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(admin.getByText('Violation: The Minute Mender')).toBeVisible();

  const gone = await reader.goto(address);
  expect(gone?.status()).toBe(410);

  await page.goto('/user/profile');
  const decisions = page.getByRole('region', { name: 'Decisions about your content' });
  await expect(decisions.getByText('It shows where a real person lives.')).toBeVisible();
  await decisions.getByRole('button', { name: 'Ask us to look again' }).click();
  await decisions.getByLabel('Why should we look again?').fill('The street is invented.');
  await expectAccessible(page);
  await decisions.getByRole('button', { name: 'Send' }).click();
  await expect(decisions.getByText('Under review again')).toBeVisible();

  const openAppeal = async (who: Page) => {
    await who.goto('/admin/moderation');
    await who
      .getByRole('list', { name: 'Waiting cases' })
      .getByRole('link', { name: /The Minute Mender.*Appealed/s })
      .first()
      .click();
    await expect(who.getByText('The street is invented.')).toBeVisible();
  };
  await openAppeal(admin);
  await expect(admin.getByText('Another administrator must decide this.')).toBeVisible();
  const second = await newVisitor(browser, page, baseURL);
  await becomeAdmin(second, `second.${id}@example.org`);
  await openAppeal(second);
  await second.getByRole('radio', { name: 'No violation' }).check();
  await second.getByLabel('Reason').fill(`You are right, the street of ${id} does not exist.`);
  await second.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(second.getByText('No violation: The Minute Mender')).toBeVisible();
  expect((await reader.goto(address))?.status()).toBe(200);

  await admin.getByRole('link', { name: 'Audit trail' }).click();
  const entry = admin.getByRole('list', { name: 'Actions of administrators' }).getByText('Decided a case');
  await entry.first().click();
  await expect(admin.getByText(new RegExp(`the street of ${id} does not exist`))).toBeVisible();
  await expectAccessible(admin);

  await admin.getByRole('button', { name: 'Log out' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(admin.getByRole('main').filter({ hasText: 'Log in to open this page' })).toBeFocused();
});

test('an author learns at the bell, on the card and in the studio that moderators hid a story', {
  tag: '@any-width',
}, async ({ page, browser, baseURL }) => {
  await signUp(page, newMail('author'));
  const title = `Salt Road ${crypto.randomUUID().slice(0, 6)}`;
  const subjectId = await publishCopy(await idOf(page), title);
  const admin = await newVisitor(browser, page, baseURL);
  const reported = await admin.request.post(`/api${report.path}`, {
    headers: { tokenid: await appToken(admin) },
    data: { subjectKind: 'STORY', subjectId, reason: 'COPIED' },
  });
  expect(await reported.json()).toMatchObject({ code: 0 });
  await admin.context().clearCookies();
  await becomeAdmin(admin, newMail('admin'));
  await admin.goto('/admin/moderation');
  const waiting = admin.getByRole('link', { name: title });
  await expect(waiting).toContainText('Copied, or pretends to be somebody else');
  await waiting.click();
  const story = admin.getByRole('region', { name: 'The story as reported' });
  await expect(story).toContainText('You wake because the music has stopped.');
  await expect(story.getByText('Speech style:').first()).toBeHidden();
  await story.getByText('Characters and world book').click();
  await expect(story.getByText('Speech style:').first()).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('radio', { name: 'Violation', exact: true }).check();
  await admin.getByLabel('Reason').fill('It is copied from a novel.');
  await admin.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(admin.getByText(`Violation: ${title}`)).toBeVisible();

  await page.goto('/user/profile');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(page.getByText('It is copied from a novel.')).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');

  const works = new WorksPage(page);
  await works.open();
  await expect(works.work(title)).toContainText('Hidden by moderators');
  await works.work(title).getByRole('link', { name: title }).click();
  const notice = page.getByRole('region', { name: 'Hidden by moderators' });
  await expect(notice).toContainText('It is copied from a novel.');
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await notice.getByRole('button', { name: 'Ask us to look again' }).click();
  await notice.getByLabel('Why should we look again?').fill('The novel is mine.');
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Send' }).click();
  await expect(notice).toContainText('Under review again');

  await admin.goto('/admin/moderation');
  await expect(admin.getByRole('link', { name: title })).toContainText('Appealed');
});

test('a moderator decides several reports with one reason, and one that another has taken stays selected', {
  tag: '@any-width',
}, async ({ page, browser, baseURL }) => {
  const prefix = `Spam ${crypto.randomUUID().slice(0, 6)}`;
  const titles = ['one', 'two', 'three'].map((name) => `${prefix} ${name}`);
  const reader = await newVisitor(browser, page, baseURL);
  const headers = { tokenid: await appToken(reader) };
  for (const title of titles) {
    const data = { subjectKind: 'STORY', subjectId: await publishCopy(null, title), reason: 'ABUSE' };
    const reported = await reader.request.post(`/api${report.path}`, { headers, data });
    expect(await reported.json()).toMatchObject({ code: 0 });
  }
  await becomeAdmin(page, newMail('admin'));
  await page.goto(`/admin/moderation?q=${encodeURIComponent(prefix)}`);
  const rows = page.getByRole('list', { name: 'Waiting cases' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const other = await newVisitor(browser, page, baseURL);
  await becomeAdmin(other, newMail('other'));
  await other.goto(`/admin/moderation?q=${encodeURIComponent(prefix)}`);
  await other.getByRole('link', { name: `${prefix} two` }).click();
  await other.getByRole('button', { name: 'Take', exact: true }).click();
  await expect(other.getByText('Taken by you')).toBeVisible();

  const bar = page.getByRole('region', { name: 'Selected cases' });
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  await page.getByRole('button', { name: 'Select all' }).click();
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Violation…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Violation in 3 cases' });
  await expect(dialog.getByText('It is hidden from everybody but its author.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('It advertises.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Decide 3 cases' }).click();
  await expect(dialog.getByText('2 decided. 1 could not be decided:')).toBeVisible();
  await expect(dialog.getByText('Somebody else has taken this case. Reload the page.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(rows).toHaveText([new RegExp(`${prefix} two`)]);
  await expect(page.getByRole('checkbox', { name: `Select ${prefix} two` })).toBeChecked();

  await page.getByRole('tab', { name: 'Decided' }).click();
  const decided = page.getByRole('list', { name: 'Decided cases' }).getByRole('listitem');
  await expect(decided).toHaveCount(2);
  await expect(decided.filter({ hasText: 'Violation' })).toHaveCount(2);
});

import type { Page } from '@playwright/test';
import { follow } from '@storyloom/contract/follows/endpoints/follow';
import { unread } from '@storyloom/contract/notifications/endpoints/unread';
import { visibility } from '@storyloom/contract/stories/endpoints/visibility';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { StoryPage } from './pages/story-page.ts';
import { runStatement } from './support/database.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { newMail, signUp } from './support/sign-up.ts';

test('the profile of an author shows their numbers and leads to their stories', async ({ page }) => {
  const reply = await page.request.get('/api/ai-lab/ai-story/page?size=1');
  const { data } = await reply.json();
  const [{ author, title }] = data.pageList;
  const response = await page.goto(`/user/profile/${author.id}`);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(`${author.name} - Storyloom`);
  await expect(page.getByRole('heading', { level: 1, name: author.name })).toBeVisible();
  await expect(page.getByText(/^Joined \w+ \d{4}$/)).toBeVisible();
  await expect(page.getByText('Words written')).toBeVisible();
  await new StoryPage(page).expectBalance(50);
  await expectAccessible(page);

  const stories = page.getByRole('list', { name: `Stories by ${author.name}` });
  await stories.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('log', { name: 'Story' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: author.name })).toBeVisible();
});

/** Copies a listed story as an unlisted one of this author, without its tags, which campaigns select by. */
const COPY = `with story as (
  insert into stories (id, author_id, type, status, title, hook, summary, perspective, category, rating, tags, cover,
    version_id, word_count, created_at, updated_at, published_at)
  select $1, $2, type, 'UNLISTED', $3, hook, summary, perspective, category, rating, '{}', cover, $1, word_count,
    now(), now(), now() from stories where id = $4
), score as (insert into story_scores (story_id) values ($1))
insert into story_versions (id, story_id, number, content, lore, created_at)
select $1, $1, 1, content, lore, now() from story_versions where story_id = $4 order by number desc limit 1`;

test('a reader follows an author and is notified of a new story', { tag: '@any-width' }, async ({
  page,
  browser,
}) => {
  const authorPage = await browser.newPage();
  await signUp(authorPage, newMail('author'));
  const asAuthor = await tokenHeaders(authorPage);
  const me = await (await page.request.get(`/api${loginUser.path}`, { headers: asAuthor })).json();
  const { data } = await (await page.request.get('/api/ai-lab/ai-story/page?size=1')).json();
  const id = `follow${test.info().project.name}${Date.now()}`;
  const title = `The Followed Lamp ${id}`;
  const setStatus = (status: string, storyId = id) =>
    page.request.post(`/api${visibility.path}`, { headers: asAuthor, data: { id: storyId, status } });
  for (const [storyId, name] of [
    [id, title],
    [`${id}former`, 'The Former Lamp'],
  ])
    await runStatement(COPY, [storyId, me.data.id, name, data.pageList[0].id]);
  // Only authors with a listed story can be followed.
  await setStatus('PUBLISHED', `${id}former`);

  await signUp(page, newMail('follower'));
  await page.goto(`/user/profile/${me.data.id}`);
  // The button shows the change before the server has it.
  const followed = page.waitForResponse((response) => response.url().endsWith(follow.path));
  await page.getByRole('button', { name: `Follow ${me.data.name}` }).click();
  const following = page.getByRole('button', { name: `Following ${me.data.name}` });
  await expect(following).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 follower', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await followed;
  await setStatus('PUBLISHED');
  const asReader = await tokenHeaders(page);
  const countUnread = async () =>
    (await (await page.request.get(`/api${unread.path}`, { headers: asReader })).json()).data.unreadCount;
  await expect.poll(countUnread).toBe(1);
  await page.goto('/');
  const row = page.getByRole('region', { name: 'From authors you follow' });
  await expect(row.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click();
  const list = page.getByRole('list', { name: 'Notifications' });
  await expect(list.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.goto('/user/profile');
  await page.getByRole('navigation', { name: 'Your lists' }).getByRole('link', { name: 'Following' }).click();
  const authors = page.getByRole('list', { name: 'Authors you follow' });
  await expect(authors.getByRole('link', { name: me.data.name })).toBeVisible();
  await expectAccessible(page);
  await following.click();
  const followAgain = page.getByRole('button', { name: `Follow ${me.data.name}` });
  await expect(authors.getByText('Unfollowed', { exact: true })).toBeVisible();
  const followedAgain = page.waitForResponse((response) => response.url().endsWith(follow.path));
  await followAgain.click();
  await expect(following).toBeFocused();
  await followedAgain;
  await authorPage.goto('/user/profile');
  await authorPage.getByRole('link', { name: '1 follower', exact: true }).click();
  const followers = authorPage.getByRole('list', { name: 'Followers' });
  await expect(followers.getByRole('article')).toHaveCount(1);
  // The follower has no stories.
  await expect(followers.getByRole('button')).toHaveCount(0);
  await expectAccessible(authorPage);

  await setStatus('UNLISTED');
  await page.goto('/user/notifications');
  await expect(page.getByText('Nothing new yet')).toBeVisible();
  await page.goto(`/user/profile/${me.data.id}`);
  await following.click();
  await expect(page.getByText(/\d followers?$/)).toHaveCount(0);
  await authorPage.close();
});

/** The header with which a browser's scripts send its token. */
async function tokenHeaders(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  return { tokenid: cookies.find(({ name }) => name === 'tokenid')?.value ?? '' };
}

import { anonymityRegister } from '@storyloom/contract/endpoints/users/anonymity-register';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { StoryPage } from './pages/story-page.ts';
import { expect, expectAccessible, test } from './support/fixtures.ts';

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

test('the profile of a guest says that there are no stories yet', async ({ page }) => {
  const guest = await (await page.request.post(`/api${anonymityRegister.path}`)).json();
  const headers = { tokenid: guest.data.tokenId };
  const { data } = await (await page.request.get(`/api${loginUser.path}`, { headers })).json();
  await page.goto(`/user/profile/${data.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guest');
  await expect(page.getByRole('heading', { name: 'No stories yet' })).toBeVisible();
  await new StoryPage(page).expectBalance(50);
  await expectAccessible(page);
});

test('the profile of an unknown user is not found', async ({ page, complaints }) => {
  complaints.expect(/404/);
  for (const id of ['0000000000000000', 'NOT-AN-ID']) {
    const response = await page.goto(`/user/profile/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText(new RegExp(`^Page not found: /user/profile/${id}$`, 'i'))).toBeVisible();
  }
});

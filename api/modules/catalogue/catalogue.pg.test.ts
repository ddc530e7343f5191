import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const HOUR = 3_600_000;
let api: TestApi;
let author: { token: string; id: string };
let ids: Record<'old' | 'hot' | 'fresh' | 'role' | 'adult', string>;

async function newUser() {
  const token = await api.guest();
  return { token, id: String((await api.get('/user/user/login-user', token)).data.id) };
}

const titles = (data: Record<string, unknown>) =>
  (data.pageList as { title: string }[]).map(({ title }) => title);
const page = async (query: string, token?: string) =>
  (await api.get(`/ai-lab/ai-story/page?${query}`, token)).data;
const detail = (id: string, token?: string) => api.get(`/ai-lab/ai-story/view-detail?id=${id}`, token);
const setStatus = (id: string, status: string) =>
  api.database.pool.query('update stories set status = $2 where id = $1', [id, status]);

beforeAll(async () => {
  api = await createTestApi();
  await api.rankings.refresh();
  author = await newUser();
  const { db } = api.database;
  const now = api.clock.now().getTime();
  const publish = async (ageHours: number, options: object) => {
    const at = new Date(now - ageHours * HOUR);
    const story = { startWeight: 2 ** (ageHours / 48), ...options };
    return (await publishSample(db, { authorId: author.id, at, ...story })).storyId;
  };
  ids = {
    old: await publish(24 * 400, { content: { title: 'Old' } }),
    hot: await publish(24 * 20, { content: { title: 'Hot' }, startWeight: 2 ** 30 }),
    fresh: await publish(2, { content: { title: 'Fresh' }, category: 'HORROR' }),
    role: await publish(24 * 3, { content: { title: 'Role', type: 'ROLE' }, startWeight: 2 ** 9 }),
    adult: await publish(24 * 5, { content: { title: 'Adult', rating: 'R' }, startWeight: 2 ** 12 }),
  };
});
afterAll(() => api.drop());

describe('catalogue', () => {
  test('serves the feed without a token, with cards whose slugs open the stories', async () => {
    const { data } = await api.get('/ai-lab/ai-story/feed?size=1');
    expect(data).toMatchObject({ totalCount: 5, hasNextPage: true, nextPageNum: 2, currentPageNum: 1 });
    const [card] = data.pageList as Record<string, unknown>[];
    expect(card).toMatchObject({ title: 'Hot', author: { id: author.id }, category: 'FANTASY' });
    expect(card?.slug).toBe(`${ids.hot}-hot-ai-interactive-story`);
  });

  test('lists stories in each order', async () => {
    expect(titles(await page('sort=LATEST'))).toEqual(['Fresh', 'Role', 'Adult', 'Hot', 'Old']);
    expect(titles(await page('sort=EARLIEST'))).toEqual(['Old', 'Hot', 'Adult', 'Role', 'Fresh']);
    expect(titles(await page('sort=HOTTEST'))[0]).toBe('Hot');
  });

  test('lists adult stories last on the first page of Trending until the visitor confirms the warning', async () => {
    const { token } = await newUser();
    expect(titles(await page('sort=HOTTEST', token)).at(-1)).toBe('Adult');
    await api.post('/ai-lab/ai-story/user-setting/modify', { adultContentStatus: 'DISABLED' }, token);
    expect(titles(await page('sort=HOTTEST', token)).slice(0, 2)).toEqual(['Hot', 'Adult']);
  });

  test('returns each story on exactly one page', async () => {
    const seen = [];
    for (const n of [1, 2, 3]) seen.push(...titles(await page(`sort=HOTTEST&size=2&page=${n}`)));
    expect(seen.toSorted()).toEqual(['Adult', 'Fresh', 'Hot', 'Old', 'Role']);
  });

  test('filters by type, category and period; all, ALL and a missing value mean no filter', async () => {
    expect(titles(await page('type=ROLE'))).toEqual(['Role']);
    expect(titles(await page('category=HORROR'))).toEqual(['Fresh']);
    expect(titles(await page('timePeriod=TODAY'))).toEqual(['Fresh']);
    expect(titles(await page('timePeriod=WEEK&sort=LATEST'))).toEqual(['Fresh', 'Role', 'Adult']);
    expect((await page('type=ALL&category=all')).totalCount).toBe(5);
  });

  test.each(['storm glass', ' Storm GLASS ', 'STORM%20GLASS'])('finds stories by the tag %j', async (tag) => {
    await api.database.pool.query("update stories set tags = '{sea, Storm Glass}' where id = $1", [ids.hot]);
    expect(titles(await page(`tag=${tag}`))).toEqual(['Hot']);
    expect(await page(`tag=${tag}&type=ROLE`)).toMatchObject({ totalCount: 0, pageList: [] });
  });

  test.each(['', '%20', 'x'.repeat(21)])('rejects %j as a tag', async (tag) => {
    expect((await page(`tag=${tag}`)).error).toBe('request.invalid');
  });

  test('lists only stories of the ratings the visitor selected', async () => {
    const { token } = await newUser();
    await api.post('/ai-lab/ai-story/user-setting/modify', { contentRatingList: ['G', 'PG'] }, token);
    expect(titles(await page('', token))).not.toContain('Adult');
    expect((await page('', token)).totalCount).toBe(4);
    const { data } = await api.get('/ai-lab/ai-story/feed', token);
    expect(titles(data)).not.toContain('Adult');
  });

  test('sends the opening of an adult story only after the warning is confirmed', async () => {
    const { token } = await newUser();
    expect((await detail(ids.adult, token)).data).toMatchObject({
      adultWarning: true,
      opening: '',
      options: [],
    });
    await api.post('/ai-lab/ai-story/user-setting/modify', { adultContentStatus: 'DISABLED' }, token);
    const { data } = await detail(ids.adult, token);
    expect(data.adultWarning).toBe(false);
    expect(data.opening).not.toBe('');
  });

  test('returns the opening and the cast in details, without secret parts', async () => {
    const response = await detail(ids.hot);
    expect(response.data).toMatchObject({
      title: 'Hot',
      version: 1,
      isOwner: false,
      options: ['Wait', 'Dig'],
    });
    const sent = JSON.stringify(response.data);
    for (const secret of ['worldBook', 'At noon, none.', 'Keeps the clock.', 'Salt, and then']) {
      expect(sent).not.toContain(secret);
    }
  });

  test('treats drafts and deleted stories like unknown ones, and opens unlisted ones by address', async () => {
    const { storyId } = await publishSample(api.database.db, {
      authorId: author.id,
      at: api.clock.now(),
      content: { title: 'Hidden' },
    });
    for (const status of ['DRAFT', 'DELETED']) {
      await setStatus(storyId, status);
      expect((await detail(storyId)).data).toEqual((await detail('neverwas')).data);
      expect(titles(await page('sort=LATEST'))).not.toContain('Hidden');
    }
    await setStatus(storyId, 'UNLISTED');
    expect((await detail(storyId)).data.title).toBe('Hidden');
    expect(titles(await page('sort=LATEST'))).not.toContain('Hidden');
    await setStatus(storyId, 'DRAFT');
  });

  test('shows drafts and their totals to their author only', async () => {
    const works = async (token?: string) =>
      (await api.get(`/ai-lab/ai-story/works?authorId=${author.id}`, token)).data;
    const stats = async (token?: string) =>
      (await api.get(`/ai-lab/ai-story/stats?authorId=${author.id}`, token)).data;
    expect(titles(await works(author.token))).toContain('Hidden');
    expect(titles(await works())).not.toContain('Hidden');
    expect((await stats(author.token)).worksCount).toBe(6);
    expect((await stats()).worksCount).toBe(5);
    expect(Number((await stats()).wordsWritten)).toBeGreaterThan(50);
  });

  test('rejects works and stats without a caller or with an unknown author', async () => {
    expect((await api.get('/ai-lab/ai-story/works')).data.error).toBe('user.not_found');
    expect((await api.get('/ai-lab/ai-story/stats?authorId=unknown')).data.error).toBe('user.not_found');
    const { token } = await newUser();
    expect((await api.get('/ai-lab/ai-story/stats', token)).data).toMatchObject({
      worksCount: 0,
      daysJoined: 1,
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishSample, type StoryOptions } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const HOUR = 3_600_000;
let api: TestApi;
const people = { mara: '', odd: '' };

beforeAll(async () => {
  api = await createTestApi();
  for (const name of ['mara', 'odd'] as const) {
    people[name] = String((await api.get('/user/user/login-user', await api.guest())).data.id);
  }
  await api.database.pool.query("update users set name = 'Mara Lind' where id = $1", [people.mara]);
  await publish('The Vampire of Dejima', { tags: ['vampire', 'slow burn'], authorId: people.mara });
  await publish('A Garden on Ceres', { summary: 'No vampire lives here, only horror.' });
  await publish('Caf\u00e9 Lumi\u00e8re', { hook: 'Coffee for the lighthouse keeper.', tags: ['warm'] });
  await publish('\u6708\u5149\u306e\u9b54\u6cd5\u4f7f\u3044', { summary: 'Exact words stand here.' });
  await publish('Words Exact', { content: { main: { name: 'Quillon', profile: '' }, type: 'ROLE' } });
});
afterAll(() => api.drop());

function publish(title: string, { content, ...options }: Partial<StoryOptions> = {}) {
  const plain = { hook: '', summary: '', tags: [], authorId: people.odd, at: api.clock.now() };
  return publishSample(api.database.db, { ...plain, ...options, content: { title, ...content } });
}
const ask = async (keyword: string, more = '', token?: string) =>
  (await api.get(`/ai-lab/ai-story/search?keyword=${encodeURIComponent(keyword)}${more}`, token)).data;
const found = async (keyword: string, more = '', token?: string) =>
  ((await ask(keyword, more, token)).pageList as { title: string }[]).map(({ title }) => title);

describe('search', () => {
  test('ranks matches in titles above matches in summaries', async () => {
    expect(await found('vampires')).toEqual(['The Vampire of Dejima', 'A Garden on Ceres']);
  });

  test.each([
    ['tag:vampire', ['The Vampire of Dejima']],
    ['tag:"slow burn"', ['The Vampire of Dejima']],
    ['author:mara', ['The Vampire of Dejima']],
    ['author:mara tag:warm', []],
    ['title:vampire', ['The Vampire of Dejima']],
    ['vampire -horror', ['The Vampire of Dejima']],
    ['vampire -"lives here"', ['The Vampire of Dejima']],
    ['"exact words"', ['\u6708\u5149\u306e\u9b54\u6cd5\u4f7f\u3044']],
    ['quillon', ['Words Exact']],
    ['cafe lumiere', ['Caf\u00e9 Lumi\u00e8re']],
    ['CAF\u00c9', ['Caf\u00e9 Lumi\u00e8re']],
    ['\u9b54\u6cd5', ['\u6708\u5149\u306e\u9b54\u6cd5\u4f7f\u3044']],
    ['\u9b54\u5149', []],
    ['the garden', ['A Garden on Ceres']],
    ['garden of vampires', ['A Garden on Ceres']],
    ['"garden of vampires"', ['A Garden on Ceres']],
    ['tag:"slow garden"', []],
    ['the', ['The Vampire of Dejima', 'Café Lumière']],
  ])('finds for %s: %j', async (keyword, titles) => {
    expect(await found(keyword)).toEqual(titles);
  });

  test.each([
    ['vampyre -horror', 'The Vampire of Dejima'],
    ['lighthose', 'Caf\u00e9 Lumi\u00e8re'],
    ['coffe lihgthouse', 'Caf\u00e9 Lumi\u00e8re'],
    ['author:marra', 'The Vampire of Dejima'],
    ['quill', 'Words Exact'],
  ])('corrects the spelling of %j and finds %j', async (keyword, title) => {
    expect(await found(keyword)).toEqual([title]);
  });

  test.each([
    ['vampyre -horror', 'vampire -horror'],
    ['author:marra "slow burn"', 'author:mara "slow burn"'],
    ['vampire', null],
    ['"vampyre"', null],
    ['"exact words"', null],
    ['"garden of vampires" -lighthouse', 'garden of vampires -lighthouse'],
    ['xyzzyplugh', null],
    // Each word is known, but no story has both.
    ['vampyre lighthose', null],
  ])('returns for %j the corrected keyword %j', async (keyword, correctedKeyword) => {
    expect(await ask(keyword)).toMatchObject({ correctedKeyword });
  });

  test('does not correct the spelling of quoted words', async () => {
    expect(await found('"vampyre"')).toEqual([]);
  });

  test('finds everything else if there are only exclusions', async () => {
    expect(await found('-vampire')).toHaveLength(3);
  });

  test('highlights matches in pieces that add up to the whole text', async () => {
    const { pageList } = await ask('vampire garden');
    const [hit] = pageList as {
      title: string;
      highlights: Record<string, { text: string; hit: boolean }[]>;
    }[];
    expect(hit?.highlights).toEqual({
      hook: [],
      title: [
        { text: 'A ', hit: false },
        { text: 'Garden', hit: true },
        { text: ' on Ceres', hit: false },
      ],
      summary: [
        { text: 'No ', hit: false },
        { text: 'vampire', hit: true },
        { text: ' lives here, only horror.', hit: false },
      ],
    });
  });

  test('filters by type, and returns each match on exactly one page', async () => {
    expect(await found('exact', '&type=ROLE')).toEqual(['Words Exact']);
    const pages = [await found('-nothing', '&size=2'), await found('-nothing', '&size=2&page=2')];
    pages.push(await found('-nothing', '&size=2&page=3'));
    expect(new Set(pages.flat()).size).toBe(5);
    expect(await ask('-nothing', '&size=2')).toMatchObject({
      totalCount: 5,
      hasNextPage: true,
      nextPageNum: 2,
    });
  });

  test('ranks the hotter of two equal matches first', async () => {
    const at = new Date(api.clock.now().getTime() - 200 * HOUR);
    await publish('Tinderbox', { startWeight: 1, at });
    const hot = await publish('Tinderbox', { startWeight: 2 ** 12, at });
    const { pageList } = await ask('tinderbox');
    expect(pageList).toMatchObject([{ id: hot.storyId }, {}]);
  });

  test('never finds drafts, unlisted or deleted stories, or ratings that are not selected', async () => {
    const { storyId } = await publish('Ember Gate', { content: { rating: 'X' }, tags: ['ember'] });
    expect(await found('ember')).toEqual(['Ember Gate']);
    const token = await api.guest();
    await api.post('/ai-lab/ai-story/user-setting/modify', { contentRatingList: ['G', 'PG'] }, token);
    const suggested = (who?: string) => api.get('/ai-lab/ai-story/search/suggestions?keyword=emb', who);
    for (const keyword of ['ember', 'embr', 'tag:ember', '-vampire']) {
      expect(await found(keyword, '', token)).not.toContain('Ember Gate');
    }
    expect((await suggested(token)).data).toEqual([]);
    for (const status of ['DRAFT', 'UNLISTED', 'DELETED']) {
      await api.database.pool.query('update stories set status = $2 where id = $1', [storyId, status]);
      expect(await ask('ember')).toMatchObject({ totalCount: 0, pageList: [] });
      expect((await suggested()).data).toEqual([]);
    }
  });

  test('finds changed stories and renamed authors by their current text', async () => {
    const { storyId } = await publish('Kettle', { authorId: people.odd });
    await publish('Copper Urn', { storyId, authorId: people.odd });
    expect([await found('kettle'), await found('urn')]).toEqual([[], ['Copper Urn']]);
    await api.database.pool.query("update stories set summary = 'Whistling' where id = $1", [storyId]);
    expect(await found('whistling')).toEqual(['Copper Urn']);
    await api.database.pool.query("update users set name = 'Zebulon' where id = $1", [people.odd]);
    expect(await found('author:zebulon urn')).toEqual(['Copper Urn']);
  });

  test('suggests titles, tags, authors and characters with the paths they open', async () => {
    const plain = { cover: null, rating: null };
    const suggest = async (keyword: string) =>
      (await api.get(`/ai-lab/ai-story/search/suggestions?keyword=${encodeURIComponent(keyword)}`)).data;
    expect(await suggest('vamp')).toMatchObject([
      {
        kind: 'STORY',
        label: 'The Vampire of Dejima',
        target: expect.stringMatching(/^\/read\/\w+-the-vampire/),
        cover: expect.objectContaining({ thumbUrl: '/files/b.webp' }),
        rating: 'PG',
      },
      { kind: 'STORY', label: 'A Garden on Ceres' },
      { kind: 'TAG', label: 'vampire', target: '/tag/vampire', ...plain },
    ]);
    const named = async (keyword: string) => {
      const found = (await suggest(keyword)) as unknown as { kind: string }[];
      return found.filter(({ kind }) => kind !== 'STORY');
    };
    expect(await named('mara l')).toEqual([
      { kind: 'AUTHOR', label: 'Mara Lind', target: '/search/author%3A%22Mara%20Lind%22', ...plain },
    ]);
    expect(await named('quil')).toEqual([
      { kind: 'CHARACTER', label: 'Quillon', target: '/search/%22Quillon%22', ...plain },
    ]);
    expect(await suggest('vampy')).toEqual(await suggest('vampi'));
    expect(await suggest('lihgthouse vampire')).toMatchObject([{ label: 'The Vampire of Dejima' }]);
    expect(await suggest('zzzz qqqq')).toEqual([]);
  });
});

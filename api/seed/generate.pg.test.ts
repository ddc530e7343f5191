import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainStatement, recordStatements } from '../testing/statements.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { generateStories } from './generate.ts';

let api: TestApi;
const generate = async (count: number) => {
  const steps: number[] = [];
  const onProgress = (done: number) => steps.push(done);
  await generateStories(api.database.pool, { count, now: api.clock.now(), onProgress });
  return steps;
};

beforeAll(async () => {
  api = await createTestApi();
  await generate(5_000);
});
afterAll(() => api.drop());

describe('generateStories', () => {
  test('adds missing stories only when repeated', async () => {
    expect(await generate(5_000)).toEqual([]);
    expect(await generate(5_005)).toEqual([5_005]);
  });

  test('fills lists whose totals are capped at 1,001', async () => {
    const { data } = await api.get('/ai-lab/ai-story/feed');
    expect(data).toMatchObject({ totalCount: 1_001, hasNextPage: true });
    expect(data.pageList).toHaveLength(20);
  });

  test('creates stories that open', async () => {
    const { data } = await api.get('/ai-lab/ai-story/view-detail?id=gen0000000000007');
    expect(data).toMatchObject({ version: 1, options: ['Look', 'Go on'] });
  });

  const LISTS = [
    'feed',
    'feed?category=HORROR&type=ROLE',
    'page?sort=LATEST',
    'page?sort=EARLIEST',
    'page?sort=HOTTEST',
    'page?sort=MESSAGE_COUNT&page=20',
    'page?sort=LATEST&category=VAMPIRE',
    'page?sort=LATEST&timePeriod=TODAY',
    'page?sort=HOTTEST&timePeriod=WEEK&category=HUMOR',
    'page?sort=MESSAGE_COUNT&timePeriod=YEAR&type=ROLE',
    'page?tag=lantern',
    'page?tag=silver&sort=EARLIEST&timePeriod=MONTH',
    'page?tag=generated&category=HORROR&page=3',
    'works?authorId=genauthor0000003',
    'view-detail?id=gen0000000000007',
  ];

  test.each(LISTS)('fills lists that are read by index: %s', async (path) => {
    const statements = await recordStatements(api, () => api.get(`/ai-lab/ai-story/${path}`));
    const ordered = statements.filter(({ text }) => /from "stories"|from story_ranks/.test(text));
    expect(ordered.length).toBeGreaterThan(0);
    for (const statement of ordered) {
      const plan = await explainStatement(api, statement);
      expect(plan).not.toContain('Seq Scan on stor');
    }
  });

  test.each(['feed', 'page?sort=LATEST', 'page?sort=EARLIEST&type=STORY', 'page?sort=MESSAGE_COUNT&page=20'])(
    'fills lists whose partitions are merged without a sort: %s',
    async (path) => {
      const statements = await recordStatements(api, () => api.get(`/ai-lab/ai-story/${path}`));
      const lists = statements.filter(({ text }) => text.includes('order by score'));
      expect(lists.length).toBeGreaterThan(0);
      for (const statement of lists) expect(await explainStatement(api, statement)).toContain('Merge Append');
    },
  );
});

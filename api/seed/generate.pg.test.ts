import { afterAll, beforeAll, expect, test } from 'vitest';
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
  await generate(20_000);
});
afterAll(() => api.drop());

test('generating again adds only what is missing', async () => {
  expect(await generate(20_000)).toEqual([]);
  expect(await generate(20_005)).toEqual([20_005]);
});

test('a total is counted no further than one above 1,000', async () => {
  const { data } = await api.get('/ai-lab/ai-story/feed');
  expect(data).toMatchObject({ totalCount: 1_001, hasNextPage: true });
  expect(data.pageList).toHaveLength(20);
});

test('generated stories open and can be played', async () => {
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
  'works?authorId=genauthor0000003',
  'view-detail?id=gen0000000000007',
];

test.each(LISTS)('%s reads its rows in the order of an index, never the whole catalogue', async (path) => {
  const statements = await statementsOf(() => api.get(`/ai-lab/ai-story/${path}`));
  const ordered = statements.filter(
    ({ text }) => text.includes('from "stories"') && !text.includes('count('),
  );
  expect(ordered.length).toBeGreaterThan(0);
  for (const { text, values } of ordered) {
    const { rows } = await api.database.pool.query(`explain ${text}`, values);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on stor');
  }
});

interface Statement {
  text: string;
  values: unknown[];
}

/** What the API asks of the database during a call. */
async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const { pool } = api.database;
  const asked: Statement[] = [];
  const original = pool.query;
  pool.query = new Proxy(original, {
    apply(target, self, args: [string | { text: string }, unknown[]?]) {
      const text = typeof args[0] === 'string' ? args[0] : args[0].text;
      asked.push({ text, values: args[1] ?? [] });
      return Reflect.apply(target, self, args);
    },
  });
  await call();
  pool.query = original;
  return asked;
}

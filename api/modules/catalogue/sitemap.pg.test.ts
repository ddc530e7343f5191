import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
const COPIES = 2_500;
const idOf = (name: string) => name.padEnd(16, '0');
const stories = async (query: string) =>
  (await api.get(`/ai-lab/ai-story/sitemap/stories?${query}`)).data as unknown as {
    id: string;
    slug: string;
  }[];

beforeAll(async () => {
  api = await createTestApi();
  const { id: authorId } = await newPerson(api, 'real');
  const publish = (name: string, rating: 'PG' | 'R' = 'PG') =>
    publishSample(api.database.db, {
      authorId,
      at: api.clock.now(),
      storyId: idOf(name),
      content: { rating, title: `Story ${name}` },
    });
  for (const name of ['a1', 'a2', 'z9']) await publish(name);
  for (const name of ['a3', 'b1']) await publish(name, 'R');
  await publish('a4');
  await api.database.pool.query("update stories set status = 'UNLISTED' where id = $1", [idOf('a4')]);
  await api.database.pool.query(
    `insert into stories select (jsonb_populate_record(s, jsonb_build_object('id', 'm' || lpad(n::text, 15, '0')))).*
     from stories s, generate_series(1, $2::int) n where s.id = $1`,
    [idOf('z9'), COPIES],
  );
});
afterAll(() => api.drop());

describe('the sitemap', () => {
  test('has the published stories of a part that are not for adults', async () => {
    expect((await stories('part=a')).map(({ slug }) => slug)).toEqual([
      `${idOf('a1')}-story-a1-ai-interactive-story`,
      `${idOf('a2')}-story-a2-ai-interactive-story`,
    ]);
    expect(await stories('part=b')).toEqual([]);
    expect(await stories('part=z')).toHaveLength(1);
  });

  test('has parts that have such stories, with their latest change', async () => {
    const changed = '2026-05-04T03:02:01.000Z';
    await api.database.pool.query('update stories set updated_at = $2 where id = $1', [idOf('a2'), changed]);
    const { data } = await api.get('/ai-lab/ai-story/sitemap/parts');
    expect(data).toEqual([
      { part: 'a', updatedAt: changed },
      { part: 'm', updatedAt: api.clock.now().toISOString() },
      { part: 'z', updatedAt: api.clock.now().toISOString() },
    ]);
  });

  test('continues a part after a story, until it ends', async () => {
    const seen = new Set<string>();
    let batch = await stories('part=m');
    while (batch.length > 0) {
      for (const { id } of batch) seen.add(id);
      batch = await stories(`part=m&afterId=${batch.at(-1)?.id}`);
    }
    expect(seen.size).toBe(COPIES);
  });

  test('has each listed story once while stories are published, renamed and hidden', async () => {
    const [first, ...more] = [await stories('part=m'), ...['m0', 'mz']];
    const { id: authorId } = await newPerson(api, 'real');
    const publish = (name: string) =>
      publishSample(api.database.db, { authorId, at: api.clock.now(), storyId: idOf(name) });
    for (const name of more) await publish(name);
    const change = (set: string, id: unknown) =>
      api.database.pool.query(`update stories set ${set} where id = $1`, [id]);
    const last = `m${String(COPIES).padStart(15, '0')}`;
    await change("title = 'Another title', updated_at = now()", first?.[0]?.id);
    await change("status = 'UNLISTED'", last);
    const seen = (first ?? []).map(({ id }) => id);
    for (let batch = first; batch && batch.length > 0; ) {
      batch = await stories(`part=m&afterId=${batch.at(-1)?.id}`);
      seen.push(...batch.map(({ id }) => id));
    }
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen).toContain(idOf('mz'));
    expect(seen).not.toContain(last);
    expect(seen.filter((id) => id !== idOf('mz'))).toHaveLength(COPIES - 1);
  });

  test('refuses another part', async () => {
    expect((await api.get('/ai-lab/ai-story/sitemap/stories?part=ab')).code).not.toBe(0);
  });
});

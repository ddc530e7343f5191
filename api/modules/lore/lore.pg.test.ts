import { analyze } from '@storyloom/contract/lore/endpoints/analyze';
import { compile } from '@storyloom/contract/lore/endpoints/compile';
import { runTests } from '@storyloom/contract/lore/endpoints/run-tests';
import { tryMessages } from '@storyloom/contract/lore/endpoints/try-messages';
import { loreEntries, loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let author: Person;

beforeAll(async () => {
  api = await createTestApi();
  author = await newPerson(api, 'real');
});
afterAll(() => api.drop());

const worldBook = { background: 'The tower of Ostrel has a cracked brass bell above the western stairs.' };

describe('the lore of a draft', () => {
  test('is compiled, tried, tested and analyzed without being stored', async () => {
    const compiled = compile.data.parse(
      (await api.post(compile.path, { worldBook, mainName: 'Mara' }, author.token)).data,
    );
    const entries = compiled.changes.flatMap((change) => (change.kind === 'added' ? [change.entry] : []));
    const [entry] = entries;
    const tried = tryMessages.data.parse(
      (await api.post(tryMessages.path, { entries, message: 'I climb the tower.' }, author.token)).data,
    );
    expect(tried.entries).toMatchObject([
      { entryId: entry?.id, reason: 'key', key: 'tower', outcome: 'active' },
    ]);
    const tests = [{ id: 't1', message: 'I ring the bell.', entryId: entry?.id }];
    const results = runTests.data.parse(
      (await api.post(runTests.path, { entries, tests }, author.token)).data,
    );
    expect(results).toMatchObject([{ testId: 't1', passed: true }]);
    const analysis = analyze.data.parse(
      (await api.post(analyze.path, { entries, text: worldBook.background }, author.token)).data,
    );
    expect(analysis.textKeys).toMatchObject([{ entryId: entry?.id }]);
    expect(analysis.constantBudget).toBeGreaterThan(0);
  });

  test('is refused beyond its limits', async () => {
    const entries = Array.from({ length: loreLimits.entries + 1 }, (_, at) => ({ id: `e${at}` }));
    expect(loreEntryDrafts.safeParse(entries.slice(1)).success).toBe(true);
    const earlier = Array.from({ length: loreLimits.turnsBefore + 1 }, () => ({}));
    for (const input of [
      { entries, message: 'x' },
      { entries: [], message: 'x', earlier },
      { entries: [], earlier: [] },
      { entries: [{ id: 'a', priority: 1_000_001 }], message: 'x' },
    ]) {
      const response = await api.post(tryMessages.path, input, author.token);
      expect(response.data.error).toBe('request.invalid');
    }
  });
});

describe('the fires of lore entries', () => {
  test('are counted for each version of an own story', async () => {
    const { db } = api.database;
    const lore = loreEntries.parse([
      { id: 'bell', title: 'Bell', content: 'It is cracked.', keys: ['bell'] },
      { id: 'rope', title: 'Rope', content: 'It is new.', keys: ['rope'] },
      { id: 'off', title: 'Off', content: 'It is off.', keys: ['off'], enabled: false },
    ]);
    const { storyId } = await publishSample(db, { authorId: author.id, at: api.clock.now(), lore });
    const version = await db.execute<{ id: string }>(
      sql`select version_id as id from stories where id = ${storyId}`,
    );
    const versionId = version.rows[0]?.id;
    const ask = (token: string) => api.get(`/ai-lab/ai-story/lore/fires?id=${storyId}`, token);
    expect((await ask(author.token)).data).toEqual([]);
    const traces = [
      [
        { entryId: 'bell', outcome: 'active' },
        { entryId: 'rope', outcome: 'budget' },
      ],
      [{ entryId: 'bell', outcome: 'active' }],
    ];
    for (const [at, entries] of traces.entries()) {
      const trace = JSON.stringify({ versionId, entries });
      await db.execute(sql`
        with tree as (
          insert into message_trees (root_id, user_id, story_id) values (${`fire${at}`}, ${author.id}, ${storyId})
          returning root_id, story_id
        )
        insert into messages (id, root_id, story_id, depth, role, text, state, created_at, lore_trace)
        select root_id, root_id, story_id, 0, 'assistant', 'x', 'done', now(), ${trace}::jsonb from tree`);
    }
    const counted = { version: 1, entries: [{ entryId: 'bell', fires: 2 }] };
    expect((await ask(author.token)).data).toEqual([{ ...counted, replies: 2, silent: null }]);

    const trace = JSON.stringify({ versionId, entries: [] });
    const addReplies = (from: number, to: number) =>
      db.execute(sql`
        with trees as (
          insert into message_trees (root_id, user_id, story_id)
          select 'quiet' || n, ${author.id}, ${storyId} from generate_series(${from}::int, ${to}::int) n
          returning root_id, story_id
        )
        insert into messages (id, root_id, story_id, depth, role, text, state, created_at, lore_trace)
        select root_id, root_id, story_id, 0, 'assistant', 'x', 'done', now(), ${trace}::jsonb from trees`);
    await addReplies(1, loreLimits.silentReplies - 3);
    expect((await ask(author.token)).data).toMatchObject([{ silent: null }]);
    await addReplies(100, 100);
    expect((await ask(author.token)).data).toEqual([
      { ...counted, replies: loreLimits.silentReplies, silent: [{ entryId: 'rope', title: 'Rope' }] },
    ]);
    const other = await newPerson(api, 'real');
    expect((await ask(other.token)).data.error).toBe('story.not_found');
  });
});

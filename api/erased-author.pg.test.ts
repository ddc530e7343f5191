import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from './testing/people.ts';
import { publishSample } from './testing/story-builder.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000' });
});
afterAll(() => api.drop());

const post = (path: string, body: object, { token }: Person) => api.post(`/ai-lab/${path}`, body, token);
const count = async (rows: string, values: unknown[] = []) =>
  (await api.database.pool.query(`select from ${rows}`, values)).rowCount;

async function erase(userId: string) {
  const erasure = { userId, keepWorks: false, now: api.clock.now() };
  for (const step of api.eraseSteps)
    for (let erased = 1; erased > 0; )
      erased = await api.database.db.transaction((tx) => step(tx, erasure, 9));
}

describe('an erased author', () => {
  test('leaves no visitors, no readers, and no reasons of decisions', async () => {
    const [author, reader, admin] = [
      await newPerson(api, 'real'),
      await newPerson(api),
      await newPerson(api, 'admin'),
    ];
    const { storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() });
    await post('ai-story/visit', { storyId }, reader);
    await api.insight.flushVisits();
    await post('ai-story/chat', { storyId, content: 'I look.', clientRequestId: 'erased-author-1' }, reader);
    api.clock.advance(20_000);
    await api.insight.countReplies();
    await post('moderation/report', { subjectKind: 'STORY', subjectId: storyId, reason: 'HARM' }, reader);
    const { data } = await api.get('/ai-lab/moderation/cases', admin.token);
    const [found] = data.pageList as { id: string }[];
    const reason = 'Copied by Zebulon Quill.';
    await post('moderation/decide', { caseId: found?.id, outcome: 'VIOLATION', reason }, admin);
    await post('admin/block', { userId: author.id, reason }, admin);

    const tables = ['author_visitors', 'author_readers', 'author_visit_days', 'author_reader_days'];
    const rows = () =>
      Promise.all(tables.map((table) => count(`${table} where author_id = $1`, [author.id])));
    const reasons = () =>
      Promise.all(
        [
          "moderation_decisions where reason like '%Quill%'",
          "audit_entries where detail::text like '%Quill%'",
        ].map((each) => count(each)),
      );
    expect([await rows(), await reasons()]).toEqual([
      [1, 1, 1, 1],
      [2, 2],
    ]);
    const entries = await count('audit_entries');
    await erase(author.id);
    expect([await rows(), await reasons()]).toEqual([
      [0, 0, 0, 0],
      [0, 0],
    ]);
    expect(await count('audit_entries')).toBe(entries);
    await expect(api.database.pool.query("update audit_entries set action = 'case.read'")).rejects.toThrow(
      'append-only',
    );
  });
});

import { quotas } from '@storyloom/contract/core/quota-limits';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAuthor } from './modules/drafts/testing/author.ts';
import { holdLock } from './testing/held-lock.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let serial = 0;

beforeAll(async () => {
  api = await createTestApi();
  // A real version of this size takes many seconds to write.
  await query(
    `create function pg_column_size(jsonb) returns integer language sql
     return case when $1 ->> 'title' = 'Large' then ${quotas.workBytes} else 10 end`,
    [],
  );
});
afterAll(() => api.drop());

const query = (text: string, values: unknown[]) => api.database.pool.query(text, values);
const requestId = () => `quota-request-${++serial}`;

async function newWork() {
  const author = await newAuthor(api);
  const { data } = await author.create({ title: 'The Ferry' });
  const storyId = String(data.id);
  return {
    ...author,
    authorId: author.id,
    storyId,
    duplicate: async () =>
      (await author.post('duplicate', { id: storyId, clientRequestId: requestId() })).data.error,
    sendFile: async (path: string) => {
      const body = new FormData();
      body.set('file', new File(['{}'], 'file.json', { type: 'application/json' }));
      return (await api.send(path, { method: 'POST', headers: { tokenid: author.token }, body })).data.error;
    },
  };
}

describe('quotas', () => {
  test('of works refuse one too many, also among parallel requests', async () => {
    const { authorId, duplicate } = await newWork();
    await query(
      `with numbers as (select 'quota-' || n as id from generate_series(1, $2::int) n), made as (
         insert into stories (id, author_id, type, title, status, created_at, updated_at, edited_at)
         select id, $1, 'STORY', '', 'DRAFT', now(), now(), now() from numbers returning id)
       insert into story_drafts (story_id, author_id, revision, content, client_request_id, created_at, updated_at)
       select id, $1, 1, '{}', id, now(), now() from made`,
      [authorId, quotas.works - 3],
    );
    const errors = await Promise.all([duplicate(), duplicate(), duplicate(), duplicate()]);
    expect(errors.filter((error) => error === 'quota.works')).toHaveLength(2);
  });

  test('of bytes refuse copies, versions and large saves, but not small ones', async () => {
    const author = await newWork();
    await query(
      `insert into story_draft_versions (id, story_id, name, content, created_at)
       values ('large', $1, 'Large', '{"title":"Large"}', now())`,
      [author.storyId],
    );
    const full = 'quota.work_bytes';
    expect(await author.duplicate()).toBe(full);
    const named = await author.post('draft-version/create', {
      id: author.storyId,
      revision: 1,
      name: 'Mine',
    });
    expect(named.data.error).toBe(full);
    const save = async (rules: string) => {
      const { revision } = await author.read(author.storyId);
      const worldBook = { structure: '', background: '', rules, specialEvents: '' };
      return (await author.save(author.storyId, revision, { title: 'The Ferry', worldBook })).data.error;
    };
    expect(await save('Short.')).toBeUndefined();
    expect(await save('word '.repeat(9_900))).toBeUndefined();
    expect(await save('words '.repeat(9_999))).toBe(full);
  });

  test('of bytes are counted after the lock of a draft, so that naming and saving it wait in one order', async () => {
    const { storyId: id, save, post } = await newWork();
    const draft = await holdLock(api.url, 'select from story_drafts where story_id = $1 for update', [id]);
    const named = post('draft-version/create', { id, revision: 1, name: 'Mine' });
    await expect.poll(() => draft.waiters()).toBe(1);
    const worldBook = { structure: '', background: '', rules: 'words '.repeat(9_999), specialEvents: '' };
    const saved = save(id, 1, { title: 'The Ferry', worldBook });
    await expect.poll(() => draft.waiters()).toBe(2);
    await draft.release();
    expect(await Promise.all([named, saved])).toMatchObject([{ code: 0 }, { code: 0 }]);
  });

  test('of bytes leave out automatic versions, whose oldest are deleted', async () => {
    const author = await newWork();
    await query(
      `insert into story_draft_versions (id, story_id, name, content, created_at)
       values ('automatic', $1, 'Autosaved', '{"title":"Large"}', '2020-01-01')`,
      [author.storyId],
    );
    expect(await author.duplicate()).toBeUndefined();
    api.clock.advance(storyLimits.autosaveMinutes * 60_000);
    await author.save(author.storyId, 1, { title: 'The Other Ferry' });
    const { data } = await author.get('draft-version/list', { id: author.storyId });
    expect(data).toMatchObject([{ id: expect.not.stringContaining('automatic'), name: 'Autosaved' }]);
  });

  test('of pictures and imports refuse another file', async () => {
    const author = await newWork();
    await author.addImage();
    await query('update own_images set bytes = $2 where user_id = $1', [
      author.authorId,
      quotas.pictureBytes,
    ]);
    expect(await author.sendFile('/support/upload/image')).toBe('quota.pictures');
    await query(
      `insert into card_imports (id, user_id, story_id, kind, json, has_file, bytes, content, created_at)
       values ('large', $1, $2, 'V2', '{}', false, $3, '{}', now())`,
      [author.authorId, author.storyId, quotas.importBytes],
    );
    expect(await author.sendFile('/ai-lab/ai-story/card/import')).toBe('quota.imports');
  });
});

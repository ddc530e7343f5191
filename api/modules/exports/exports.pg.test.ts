import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holdLock } from '../../testing/held-lock.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { createVisitor, type Visitor } from '../accounts/testing/visitor.ts';

const STORY = '/ai-lab/ai-story';
const HOUR_MS = 3_600_000;
let api: TestApi;
let folder: string;
let storyId: string;
let serial = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storyloom-exports-'));
  api = await createTestApi({
    DATA_DIR: folder,
    STORYTELLER_CHARS_PER_SECOND: '1000000',
    RATE_LIMIT_FACTOR: '1000',
  });
  await query("insert into users (id, name, created_at, is_real) values ('author', 'A', now(), true)");
  ({ storyId } = await publishSample(api.database.db, { authorId: 'author', at: api.clock.now() }));
});
afterAll(async () => {
  await api.drop();
  await rm(folder, { recursive: true, force: true });
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.database.pool.query<Row>(text, values)).rows;

async function newUser() {
  const visitor = createVisitor(api, await api.guest());
  const mail = `exporter${++serial}@example.org`;
  await visitor.signUp(mail);
  return { visitor, mail, id: String((await visitor.me()).data.id) };
}

const request = (visitor: Visitor) => visitor.post('/user/export', {});
const status = async (visitor: Visitor) => (await api.get('/user/export', visitor.token)).data;
const file = (token: string | undefined) =>
  api.app.request('/user/export/file', { headers: token === undefined ? {} : { tokenid: token } });
const exportIdOf = async (id: string) =>
  (await query<{ id: string }>('select id from data_exports where user_id = $1', [id]))[0]?.id ?? '';
const make = async (id: string, signal = new AbortController().signal, isLast = false) =>
  api.exports.make(await exportIdOf(id), { signal, isLast });
const cutOff = AbortSignal.abort(new Error('stopped'));
const files = () => readdir(join(folder, 'files', 'exports'));

async function unzip(response: Response): Promise<Record<string, string>> {
  const reader = new ZipReader(new Uint8ArrayReader(new Uint8Array(await response.arrayBuffer())));
  const texts: Record<string, string> = {};
  for (const entry of await reader.getEntries()) {
    if (!entry.directory) texts[entry.filename] = await entry.getData(new TextWriter());
  }
  return texts;
}

describe('export', () => {
  test('holds everything of the user, no secrets, and nothing of others', async () => {
    const { visitor, mail, id } = await newUser();
    const other = await newUser();
    const play = (who: Visitor, content: string) =>
      who.post(`${STORY}/chat`, { storyId, content, clientRequestId: `exporter-turn-${++serial}` });
    await play(visitor, 'I wind the oldest clock.');
    await play(other.visitor, 'I hide behind the door.');
    await visitor.post(`${STORY}/bookshelf/add`, { storyId });
    await publishSample(api.database.db, { authorId: id, at: api.clock.now() });
    expect(await status(visitor)).toBeNull();
    expect((await request(visitor)).data).toMatchObject({ state: 'waiting', progress: 0, expiresAt: null });
    await make(id);
    expect(await status(visitor)).toMatchObject({ state: 'done', progress: 100, bytes: expect.any(Number) });
    const response = await file(visitor.token);
    expect(response.headers.get('content-disposition')).toContain('storyloom-data.zip');
    const texts = await unzip(response);
    const rows = Object.fromEntries(
      Object.entries(texts).flatMap(([name, text]) =>
        name.endsWith('.json') ? [[name, JSON.parse(text)]] : [],
      ),
    ) as Record<string, Record<string, unknown>[]>;
    expect(rows['profile.json']).toMatchObject([{ id }]);
    expect(rows['mail-login.json']).toMatchObject([{ mail }]);
    expect(rows['bookshelf.json']).toMatchObject([{ story_id: storyId }]);
    expect(rows['stories.json']).toMatchObject([{ title: 'The Salt Clock', versions: [{ number: 1 }] }]);
    expect(rows['messages.json']?.map(({ text }) => text)).toContain('I wind the oldest clock.');
    expect(rows['saves.json']).toHaveLength(1);
    expect(rows['points.json']?.length).toBeGreaterThan(1);
    const all = Object.values(texts).join('');
    for (const secret of ['password_hash', 'argon2', '"hash"', 'I hide behind the door.', other.mail])
      expect(all).not.toContain(secret);
    for (const name of Object.keys(rows)) expect(texts['README.txt']).toContain(name);
  });

  test('of thousands of messages is complete', async () => {
    const { visitor, id } = await newUser();
    await query(
      `with trees as (
         insert into message_trees (root_id, user_id, story_id)
         select 'many' || n, $1, $2 from generate_series(1, 2500) n returning root_id, story_id
       )
       insert into messages (id, root_id, story_id, depth, role, text, state, created_at)
       select root_id, root_id, story_id, 0, 'assistant', 'Turn ' || root_id, 'done', now() from trees`,
      [id, storyId],
    );
    await request(visitor);
    await make(id);
    const texts = await unzip(await file(visitor.token));
    const messages = JSON.parse(texts['messages.json'] ?? '[]') as { text: string }[];
    expect(new Set(messages.map(({ text }) => text)).size).toBe(2_500);
  });

  test('is the only one at a time', async () => {
    const { visitor, id } = await newUser();
    await Promise.all([request(visitor), request(visitor), request(visitor)]);
    const first = await exportIdOf(id);
    await request(visitor);
    expect(await exportIdOf(id)).toBe(first);
    await make(id);
    api.clock.advance(24 * HOUR_MS);
    expect((await request(visitor)).data).toEqual({
      state: 'waiting',
      progress: 0,
      requestedAt: api.clock.now().toISOString(),
      expiresAt: null,
      bytes: null,
    });
    expect(await exportIdOf(id)).not.toBe(first);
    expect(await (await file(visitor.token)).json()).toMatchObject({
      data: { error: 'export.not_available' },
    });
  });

  test('is made once in 24 hours, and a new one deletes the file of the last one at once', async () => {
    const { visitor, id } = await newUser();
    await request(visitor);
    await make(id);
    const first = `${await exportIdOf(id)}.zip`;
    api.clock.advance(24 * HOUR_MS - 1);
    expect((await request(visitor)).data.error).toBe('quota.exports');
    expect(await files()).toContain(first);
    api.clock.advance(1);
    expect((await request(visitor)).data.state).toBe('waiting');
    expect(await files()).not.toContain(first);
  });

  test('is its owner’s alone', async () => {
    const { visitor, id } = await newUser();
    const other = await newUser();
    await request(visitor);
    await make(id);
    expect((await file(undefined)).status).toBe(401);
    expect(await (await file(other.visitor.token)).json()).toMatchObject({
      data: { error: 'export.not_available' },
    });
    const key = `exports/${await exportIdOf(id)}.zip`;
    expect((await api.app.request(`/files/${key}`)).status).toBe(404);
  });

  test('expires after a day, and its file is deleted', async () => {
    const { visitor, id } = await newUser();
    await request(visitor);
    await make(id);
    const name = `${await exportIdOf(id)}.zip`;
    api.clock.advance(24 * HOUR_MS - 1);
    await api.exports.cleanUp();
    expect([await status(visitor), (await file(visitor.token)).status]).toMatchObject([
      { state: 'done' },
      200,
    ]);
    api.clock.advance(1);
    expect(await status(visitor)).toBeNull();
    expect(await (await file(visitor.token)).json()).toMatchObject({
      data: { error: 'export.not_available' },
    });
    expect(await files()).toContain(name);
    await api.exports.cleanUp();
    expect(await files()).not.toContain(name);
  });

  test('cannot be downloaded before it is done, and is made once', async () => {
    const { visitor, id } = await newUser();
    await request(visitor);
    expect(await (await file(visitor.token)).json()).toMatchObject({
      data: { error: 'export.not_available' },
    });
    await make(id);
    const done = await status(visitor);
    api.clock.advance(HOUR_MS);
    await make(id);
    expect(await status(visitor)).toEqual(done);
  });

  test('is one of each kind: another kind has a file of its own', async () => {
    const { visitor, id } = await newUser();
    await request(visitor);
    await make(id);
    const works = '/user/export?kind=WORKS';
    expect((await api.get(works, visitor.token)).data).toBeNull();
    expect((await visitor.post('/user/export', { kind: 'WORKS' })).data.state).toBe('waiting');
    expect((await api.get(works, visitor.token)).data).toMatchObject({ state: 'waiting' });
    expect(await status(visitor)).toMatchObject({ state: 'done' });
  });

  test('that is erased while it is made leaves no file', async () => {
    const { visitor, id } = await newUser();
    await request(visitor);
    const before = await files();
    const lock = await holdLock(api.url, 'select from data_exports where user_id = $1 for update', [id]);
    const making = make(id);
    await expect.poll(() => lock.waiters(), { timeout: 60_000 }).toBe(1);
    await lock.query('delete from data_exports where user_id = $1', [id]);
    await lock.release();
    await making;
    expect([await files(), await status(visitor)]).toEqual([before, null]);
  });

  test('that is interrupted stays in progress until its retry', async () => {
    const { visitor, id } = await newUser();
    await request(visitor);
    const first = await exportIdOf(id);
    await expect(make(id, cutOff)).rejects.toThrow('Cannot write file');
    expect(await status(visitor)).toMatchObject({ state: 'running', expiresAt: null });
    expect((await request(visitor)).data.state).toBe('running');
    expect(await exportIdOf(id)).toBe(first);
    await make(id);
    expect(await status(visitor)).toMatchObject({ state: 'done' });
  });

  test('has failed once its job is gone, and can be requested again', async () => {
    for (const state of ['waiting', 'running'] as const) {
      const { visitor, id } = await newUser();
      await request(visitor);
      if (state === 'running') await expect(make(id, cutOff)).rejects.toThrow('Cannot write file');
      expect(await status(visitor)).toMatchObject({ state });
      const lost = await exportIdOf(id);
      await query("update pgboss.job set state = 'failed' where singleton_key = $1", [lost]);
      if (state === 'running') expect(await status(visitor)).toMatchObject({ state: 'failed' });
      expect((await request(visitor)).data.state).toBe('waiting');
      expect(await exportIdOf(id)).not.toBe(lost);
      await make(id);
      expect(await status(visitor)).toMatchObject({ state: 'done' });
    }
  });

  test('that is interrupted in its last attempt leaves no file, fails, and can be requested again', async () => {
    const { visitor, id } = await newUser();
    await request(visitor);
    const before = await files();
    await expect(make(id, cutOff, true)).rejects.toThrow('Cannot write file');
    expect(await status(visitor)).toMatchObject({ state: 'failed', expiresAt: null });
    expect(await files()).toEqual(before);
    expect((await request(visitor)).data.state).toBe('waiting');
    await make(id);
    expect(await status(visitor)).toMatchObject({ state: 'done' });
  });

  test('is announced by mail only if the user wants mails', async () => {
    const mailsTo = async (mail: string) =>
      (await query<{ subject: string }>('select subject from mails where recipient = $1', [mail])).map(
        ({ subject }) => subject,
      );
    const [quiet, told] = [await newUser(), await newUser()];
    await told.visitor.post(`${STORY}/user-setting/modify`, { notificationMails: true });
    for (const { visitor, id } of [quiet, told]) {
      await request(visitor);
      await make(id);
    }
    expect(await mailsTo(quiet.mail)).not.toContain('Your export is ready');
    expect(await mailsTo(told.mail)).toContain('Your export is ready');
  });
});

import { loreEntries } from '@storyloom/contract/entities/lore-entry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { hideStory, restoreStory } from '../catalogue/catalogue.service.ts';
import { newAuthor, type TestAuthor, wholeContent } from './testing/author.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let author: TestAuthor;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000' });
  author = await newAuthor(api);
});
afterAll(() => api.drop());

describe('publishing', () => {
  test('refuses a forbidden change note', async () => {
    const { data } = await author.create(wholeContent(await author.addImage()));
    const changeNote = 'A man who had sex with a 12-year-old child.';
    expect(await author.post('publish', { id: data.id, revision: 1, changeNote })).toMatchObject({
      code: 12007,
      data: { fields: { changeNote: 'Sexual content involving minors is never allowed.' } },
    });
    expect((await author.read(String(data.id))).status).toBe('DRAFT');
  });

  test('announces a story when it is first listed, once', async () => {
    const { data } = await author.create(wholeContent(await author.addImage()));
    const id = String(data.id);
    const announced = async () =>
      (await api.database.pool.query('select from story_announcements where story_id = $1', [id])).rowCount;
    for (const [unlisted, expected] of [
      [true, 0],
      [false, 1],
      [false, 1],
    ]) {
      expect((await author.post('publish', { id, revision: 1, unlisted })).code).toBe(0);
      expect(await announced()).toBe(expected);
    }
  });

  test('refuses a story that moderators have hidden, with and without changes, until it is restored', async () => {
    const { id, revision, content } = await author.publish();
    const { db } = api.database;
    const former = await db.transaction((tx) => hideStory(tx, id));
    expect(await author.post('publish', { id, revision })).toMatchObject({ code: 12012 });
    await author.save(id, revision, { ...content, title: 'The Iron Orchard' });
    expect(await author.post('publish', { id, revision: revision + 1 })).toMatchObject({ code: 12012 });
    expect((await author.read(id)).status).toBe('DRAFT');
    await db.transaction((tx) => restoreStory(tx, id, former ?? {}));
    expect(await author.post('publish', { id, revision: revision + 1 })).toMatchObject({
      code: 0,
      data: { status: 'PUBLISHED', publishedVersion: 2 },
    });
  });
});

describe('the first draft of a story that was published without one', () => {
  const publishWithout = async (imageId: string) => {
    const url = `/files/uploads/${imageId}.webp`;
    const cover = { url, thumbUrl: url, width: 640, height: 960, placeholder: null };
    const at = api.clock.now();
    const lore = loreEntries.parse([{ id: 'tide', title: 'Tide', content: 'Late.', keys: ['tide'] }]);
    const earlyUntil = new Date(at.getTime() + 3 * DAY_MS);
    const sample = { authorId: author.id, at, cover, lore, earlyUntil };
    return (await publishSample(api.database.db, sample)).storyId;
  };

  test('keeps the cover, the approved lore and the early days of its version', async () => {
    const imageId = await author.addImage();
    const { revision, content } = await author.read(await publishWithout(imageId));
    expect(revision).toBe(0);
    expect(content).toMatchObject({ cover: { imageId }, earlyDays: 3, lore: [{ id: 'tide' }] });
    const { content: other } = await author.read(await publishWithout('foreign'));
    expect(other.cover).toBeUndefined();
  });

  test('is compared with its version, and published as the next one', async () => {
    const imageId = await author.addImage();
    const id = await publishWithout(imageId);
    const { content } = await author.read(id);
    api.clock.advance(1_000);
    const cover = { imageId, description: 'A clock of salt' };
    const saved = await author.save(id, 0, { ...content, title: 'The Late Clock', cover });
    expect(saved.data).toMatchObject({ revision: 1, changedFields: expect.arrayContaining(['title']) });
    expect((await author.post('publish', { id, revision: 1 })).data).toMatchObject({
      ...{ publishedVersion: 2, changedFields: [] },
    });
    expect((await author.get('view-detail', { id })).data).toMatchObject({ title: 'The Late Clock' });
    expect((await author.get('draft-version/list', { id })).data).toMatchObject([
      { publishedVersion: 2 },
      { publishedVersion: 1 },
    ]);
  });
});

describe('the revision of an answer', () => {
  /** Another device saves at the end of each transaction that saves a title with “Raced”. */
  const arm = `
    create function save_elsewhere() returns trigger language plpgsql as $$ begin
      update story_drafts set revision = revision + 1, content = '{"title":"Elsewhere"}'
        where story_id = new.story_id;
      return null;
    end $$;
    create constraint trigger save_elsewhere after insert or update on story_drafts
      deferrable initially deferred for each row when (new.content ->> 'title' like 'Raced%')
      execute function save_elsewhere()`;
  const whileRaced = async <Result>(run: () => Promise<Result>): Promise<Result> => {
    await api.database.pool.query(arm);
    try {
      return await run();
    } finally {
      await api.database.pool.query('drop function save_elsewhere cascade');
    }
  };

  test('is that of the saved content, also if another device saves at the same moment', async () => {
    const created = await whileRaced(() => author.create({ title: 'Raced' }));
    expect(created.data).toMatchObject({ revision: 1 });
    const id = String(created.data.id);
    const saved = await whileRaced(() => author.save(id, 2, { title: 'Raced again' }));
    expect(saved.data).toMatchObject({ revision: 3 });
    expect(await author.save(id, 3, { title: 'Next' })).toMatchObject({
      ...{ code: 12005, data: { draft: { revision: 4, content: { title: 'Elsewhere' } } } },
    });
  });

  test('of a restored version is that of its content', async () => {
    const { data } = await author.create({ title: 'Raced' });
    const id = String(data.id);
    const { data: named } = await author.post('draft-version/create', { id, revision: 1, name: 'First' });
    await author.save(id, 1, { title: 'After' });
    const at = { id, versionId: named.id, revision: 2 };
    const restored = await whileRaced(() => author.post('draft-version/restore', at));
    expect(restored.data).toMatchObject({ revision: 3, content: { title: 'Raced' } });
  });

  test('of a publication is that of the published content', async () => {
    const content = { ...wholeContent(await author.addImage()), title: 'Raced' };
    const { data } = await author.create(content);
    const published = await whileRaced(() => author.post('publish', { id: data.id, revision: 1 }));
    expect(published.data).toMatchObject({ revision: 1, status: 'PUBLISHED', publishedVersion: 1 });
    expect(await author.read(String(data.id))).toMatchObject({ revision: 2 });
  });
});

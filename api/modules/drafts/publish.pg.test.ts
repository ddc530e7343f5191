import { loreEntries } from '@storyloom/contract/lore/entities/lore-entry';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { Rating } from '@storyloom/contract/stories/ratings';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { publishSample } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { hideStory, rateStory, restoreStory } from '../catalogue/catalogue.service.ts';
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

  test('counts early days from the first publication, also for a later version', async () => {
    const { id, revision, content } = await author.publish({ earlyDays: 3 });
    const earlyUntil = new Date(api.clock.now().getTime() + 3 * DAY_MS).toISOString();
    expect((await author.get('view-detail', { id })).data).toMatchObject({ version: 1, earlyUntil });
    api.clock.advance(DAY_MS);
    await author.save(id, revision, { ...content, title: 'The Iron Orchard' });
    await author.post('publish', { id, revision: revision + 1 });
    expect((await author.get('view-detail', { id })).data).toMatchObject({ version: 2, earlyUntil });
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

  test('announces an unlisted story when it is listed, once', async () => {
    const { data } = await author.create(wholeContent(await author.addImage()));
    const id = String(data.id);
    await author.post('publish', { id, revision: 1, unlisted: true });
    const counts: (number | null)[] = [];
    for (const status of ['UNLISTED', 'PUBLISHED', 'UNLISTED', 'PUBLISHED']) {
      expect((await author.post('visibility', { id, status })).code).toBe(0);
      const query = 'select from story_announcements where story_id = $1';
      counts.push((await api.database.pool.query(query, [id])).rowCount);
    }
    expect(counts).toEqual([0, 1, 1, 1]);
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

describe('a story that moderators gave a rating', () => {
  test('keeps at least that rating in later versions, whatever its author chooses', async () => {
    const { id, revision, content } = await author.publish();
    await api.database.db.transaction((tx) => rateStory(tx, id, 'R'));
    const ratingOf = async () =>
      (await api.database.pool.query('select rating from stories where id = $1', [id])).rows[0].rating;
    for (const [at, [chosen, expected]] of [
      ['PG', 'R'],
      ['X', 'X'],
      ['PG', 'R'],
    ].entries()) {
      await author.save(id, revision + at, { ...content, title: `Edition ${at}`, rating: chosen as Rating });
      expect(await author.post('publish', { id, revision: revision + at + 1 })).toMatchObject({ code: 0 });
      expect(await ratingOf()).toBe(expected);
    }
  });
});

describe('a story that moderators hide', () => {
  const hide = (id: string) => api.database.db.transaction((tx) => hideStory(tx, id));
  const statusOf = async (id: string) => (await author.read(id)).status;

  test('gets its former status back, unless its author has deleted it', async () => {
    const [unlisted, deleted] = [await author.publish(), await author.publish()];
    await author.post('visibility', { id: unlisted.id, status: 'UNLISTED' });
    const former = [await hide(unlisted.id), await hide(deleted.id)];
    expect(former).toEqual([{ status: 'UNLISTED' }, { status: 'PUBLISHED' }]);
    await author.post('delete', { id: deleted.id });
    const { db } = api.database;
    for (const [at, { id }] of [unlisted, deleted].entries())
      await db.transaction((tx) => restoreStory(tx, id, former[at] ?? {}));
    expect([await statusOf(unlisted.id), await statusOf(deleted.id)]).toEqual(['UNLISTED', 'DELETED']);
  });

  test('cannot be listed by its author, and has no former status if it was already hidden', async () => {
    const { id } = await author.publish();
    await hide(id);
    expect(await hide(id)).toBeNull();
    expect((await author.post('visibility', { id, status: 'PUBLISHED' })).data.error).toBe(
      'story.status_not_allowed',
    );
    expect(await statusOf(id)).toBe('DRAFT');
  });
});

describe('purging deleted stories', () => {
  test('deletes all stories whose time for restoring is over, regardless of their number', async () => {
    const { id } = await author.publish();
    await author.post('delete', { id });
    await api.database.pool.query(
      `insert into stories (id, author_id, type, status, title, tags, created_at, updated_at, deleted_at)
       select 'purged' || n, $1, 'STORY', 'DELETED', 'Gone', '{}', $2, $2, $2 from generate_series(1, 120) n`,
      [author.id, new Date(api.clock.now().getTime() - 30 * DAY_MS)],
    );
    await api.drafts.purge();
    const { rows } = await api.database.pool.query(
      `select id from stories where status = 'DELETED' and title = 'Gone'`,
    );
    expect(rows).toEqual([]);
    expect((await author.post('restore', { id })).code).toBe(0);
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
      publishedVersion: 2,
      changedFields: [],
    });
    expect((await author.get('view-detail', { id })).data).toMatchObject({ title: 'The Late Clock' });
    expect((await author.get('draft-version/list', { id })).data).toMatchObject([
      { publishedVersion: 2 },
      { publishedVersion: 1 },
    ]);
  });
});

describe('actions on stories', () => {
  const not = 'story.status_not_allowed';
  test.each([
    ['LIST', [not, null, null, not], ['DRAFT', 'PUBLISHED', 'PUBLISHED', 'DELETED']],
    ['UNLIST', [not, null, null, not], ['DRAFT', 'UNLISTED', 'UNLISTED', 'DELETED']],
    ['DELETE', [null, null, null, not], ['DELETED', 'DELETED', 'DELETED', 'DELETED']],
    ['RESTORE', [not, not, not, null], ['DRAFT', 'PUBLISHED', 'UNLISTED', 'PUBLISHED']],
  ])(
    '%s a draft, a listed, an unlisted and a deleted story as their status allows',
    async (action, errors, after) => {
      const draft = String((await author.create({})).data.id);
      const published = [await author.publish(), await author.publish(), await author.publish()];
      const [listed = '', unlisted = '', deleted = ''] = published.map(({ id }) => id);
      await author.post('visibility', { id: unlisted, status: 'UNLISTED' });
      await author.post('delete', { id: deleted });
      const ids = [draft, listed, unlisted, deleted];
      const { data } = await author.post('bulk-status', { ids, action });
      expect(data).toEqual(ids.map((id, at) => ({ id, error: errors[at] })));
      const statuses = await Promise.all(ids.map(async (id) => (await author.read(id)).status));
      expect(statuses).toEqual(after);
    },
  );

  test('duplicate an own story that is not deleted, with a title within its limit', async () => {
    const copyOf = (id: unknown) => author.post('duplicate', { id, clientRequestId: newId() });
    const titleOf = async (title: string) => {
      const { data } = await copyOf((await author.create({ title })).data.id);
      return (await author.read(String(data.id))).content.title;
    };
    expect(await titleOf('The Ferry (copy)')).toBe('The Ferry (copy)');
    expect(await titleOf('')).toBe('');
    const long = await titleOf('x'.repeat(storyLimits.title));
    expect(long).toBe(`${'x'.repeat(storyLimits.title - ' (copy)'.length)} (copy)`);
    const { data } = await author.create({ title: 'Gone' });
    const stranger = await newAuthor(api);
    const foreign = await stranger.post('duplicate', { id: data.id, clientRequestId: newId() });
    expect(foreign.data.error).toBe('story.not_found');
    await author.post('delete', { id: data.id });
    expect((await copyOf(data.id)).data.error).toBe(not);
  });

  test('show a draft with its latest saved title in the works', async () => {
    const { data } = await author.create({ title: 'Flood' });
    await author.save(String(data.id), 1, { title: ' Ebb ' });
    const { pageList } = (await author.get('works')).data;
    expect(pageList).toContainEqual(expect.objectContaining({ id: data.id, title: 'Ebb', status: 'DRAFT' }));
  });
});

describe('versions of a draft', () => {
  test('are named up to the limit, regardless of the number of publications', async () => {
    const { id, revision } = await author.publish();
    const name = () => author.post('draft-version/create', { id, revision, name: 'Named' });
    for (let at = 0; at < storyLimits.draftVersions; at++) expect((await name()).code).toBe(0);
    expect(await name()).toMatchObject({ code: 12009 });
    const listed = (await author.get('draft-version/list', { id })).data;
    expect(listed).toHaveLength(storyLimits.draftVersions + 1);
  });

  test('are restored with a full list, which keeps each draft besides', async () => {
    const { data } = await author.create({ title: 'Named' });
    const id = String(data.id);
    for (let at = 0; at < storyLimits.draftVersions; at++)
      await author.post('draft-version/create', { id, revision: 1, name: `V${at}` });
    const listed = async () =>
      (await author.get('draft-version/list', { id })).data as unknown as { id: string; name: string }[];
    const versionId = (await listed())[0]?.id;
    for (const [revision, kept] of [
      [1, 1],
      [3, 2],
    ] as const) {
      await author.save(id, revision, { title: `Draft ${revision}` });
      const restored = await author.post('draft-version/restore', { id, versionId, revision: revision + 1 });
      expect(restored.data).toMatchObject({ content: { title: 'Named' } });
      const { keptVersionId } = restored.data;
      const found = await author.get('draft-version/detail', { id, versionId: String(keptVersionId) });
      expect(found.data).toMatchObject({ content: { title: `Draft ${revision}` } });
      expect(await listed()).toHaveLength(storyLimits.draftVersions + kept);
    }
  });

  test('are named and restored only from the current revision, and not of a deleted story', async () => {
    const { data } = await author.create({ title: 'First' });
    const id = String(data.id);
    const named = await author.post('draft-version/create', { id, revision: 1, name: 'First' });
    await author.save(id, 1, { title: 'Second' });
    const at = { id, versionId: named.data.id };
    for (const [path, body] of [
      ['create', { id, revision: 1, name: 'Late' }],
      ['restore', { ...at, revision: 1 }],
    ] as const)
      expect((await author.post(`draft-version/${path}`, body)).data).toMatchObject({
        error: 'story.changed_elsewhere',
        draft: { revision: 2, content: { title: 'Second' } },
      });
    await author.post('delete', { id });
    for (const [path, body] of [
      ['create', { id, revision: 2, name: 'Gone' }],
      ['restore', { ...at, revision: 2 }],
    ] as const)
      expect((await author.post(`draft-version/${path}`, body)).data.error).toBe('story.status_not_allowed');
  });

  test('belong to one story of one author', async () => {
    const [{ data: one }, { data: other }] = [await author.create({}), await author.create({})];
    const stranger = await newAuthor(api);
    const { data } = await author.post('draft-version/create', { id: one.id, revision: 1, name: 'Mine' });
    const [versionId, id] = [String(data.id), String(other.id)];
    const errors = [
      await author.get('draft-version/detail', { id, versionId }),
      await author.post('draft-version/restore', { id, versionId, revision: 1 }),
      await author.post('draft-version/delete', { id, versionId }),
      await stranger.get('draft-version/detail', { id: String(one.id), versionId }),
      await stranger.get('draft-version/list', { id: String(one.id) }),
      await stranger.post('draft-version/delete', { id: one.id, versionId }),
    ].map((response) => response.data.error);
    expect(errors).toEqual([
      ...Array<string>(3).fill('story.draft_version_not_found'),
      ...Array<string>(3).fill('story.not_found'),
    ]);
    expect((await author.get('draft-version/list', { id: String(one.id) })).data).toHaveLength(1);
  });
});

describe('the revision of a response', () => {
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

  test('is that of the saved content, even if another device saves concurrently', async () => {
    const created = await whileRaced(() => author.create({ title: 'Raced' }));
    expect(created.data).toMatchObject({ revision: 1 });
    const id = String(created.data.id);
    const saved = await whileRaced(() => author.save(id, 2, { title: 'Raced again' }));
    expect(saved.data).toMatchObject({ revision: 3 });
    expect(await author.save(id, 3, { title: 'Next' })).toMatchObject({
      code: 12005,
      data: { draft: { revision: 4, content: { title: 'Elsewhere' } } },
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

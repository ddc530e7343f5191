import { loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import { loreTestDrafts } from '@storyloom/contract/lore/entities/lore-test';
import type { StoryDraft } from '@storyloom/contract/stories/entities/story-draft';
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { newAuthor, type TestAuthor, wholeContent } from './testing/author.ts';

let api: TestApi;
let author: TestAuthor;

beforeAll(async () => {
  api = await createTestApi({ RATE_LIMIT_FACTOR: '1000', STORYTELLER_CHARS_PER_SECOND: '1000000' });
  author = await newAuthor(api);
});
afterAll(() => api.drop());

/** Runs the job that permanently deletes stories. */
const purge = () => api.drafts.purge();

describe('saving a draft', () => {
  test('stores the content with the next revision', async () => {
    const { data } = await author.create({ title: 'Tide' });
    expect(data).toMatchObject({ revision: 1, status: 'DRAFT', publishedVersion: null, changedFields: [] });
    const id = String(data.id);
    expect((await author.save(id, 1, { title: 'Ebb' })).data).toMatchObject({ id, revision: 2 });
    expect(await author.read(id)).toMatchObject({ revision: 2, content: { title: 'Ebb' } });
  });

  test('lets one of two tabs save and answers the other with the stored draft', async () => {
    const { data } = await author.create({ title: 'Start' });
    const id = String(data.id);
    const responses = await Promise.all(['Left', 'Right'].map((title) => author.save(id, 1, { title })));
    const codes = responses.map(({ code }) => code).sort();
    expect(codes).toEqual([0, 12005]);
    const refused = responses.find(({ code }) => code !== 0);
    expect(refused?.data).toMatchObject({
      error: 'story.changed_elsewhere',
      draft: { revision: 2, content: (await author.read(id)).content },
    });
  });

  test('accepts a repeated save whose reply was lost', async () => {
    const { data } = await author.create({ title: 'Start' });
    const id = String(data.id);
    await author.save(id, 1, { title: 'Next' });
    expect(await author.save(id, 1, { title: 'Next' })).toMatchObject({ code: 0, data: { revision: 2 } });
  });

  test('creates one draft for a repeated request, with the later content', async () => {
    const request = newId();
    const responses = await Promise.all([1, 2, 3].map(() => author.create({ title: 'Once' }, request)));
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1);
    const later = await author.create({ title: 'Once more' }, request);
    expect(later.data).toMatchObject({ id: responses[0]?.data.id, revision: 2 });
    expect(await author.create({ title: 'Else' }, request)).toMatchObject({ code: 12005 });
  });

  test('stores lone surrogates as replacement characters', async () => {
    const { data } = await author.create({ title: 'Half \ud83d emoji' });
    expect((await author.read(String(data.id))).content.title).toBe('Half \ufffd emoji');
  });

  test('shows a draft only in the works of its author', async () => {
    const { data } = await author.create({ title: 'Alone', tags: ['tide'] });
    const list = async (token?: string) =>
      JSON.stringify((await api.get(`/ai-lab/ai-story/works?authorId=${author.id}`, token)).data);
    expect(await list(author.token)).toContain(String(data.id));
    expect(await list()).not.toContain(String(data.id));
  });
});

describe('the size of a draft', () => {
  const fill = (length: number, text: string) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length);
  const large = (text: string): StoryDraftContent => ({
    worldBook: {
      structure: fill(storyLimits.worldBookWords / 2, text),
      background: fill(storyLimits.worldBookWords / 2, text),
      rules: '',
      specialEvents: '',
    },
    supporting: Array.from({ length: storyLimits.supporting }, () => ({
      profile: fill(storyLimits.profile, text),
      skills: fill(storyLimits.characterNote, text),
      personality: fill(storyLimits.characterNote, text),
      appearance: fill(storyLimits.characterNote, text),
      speechStyle: fill(storyLimits.characterNote, text),
    })),
    content: fill(storyLimits.content, text),
  });

  test.each(['潮', '😀', 'ü'])('fits the request with texts of %s at their limits', async (text) => {
    const content = large(text);
    const response = await author.create(content);
    expect(response).toMatchObject({ code: 0, data: { revision: 1 } });
    expect((await author.read(String(response.data.id))).content).toEqual(content);
  });

  test('is refused beyond the limit of the content, and beyond that of requests', async () => {
    const lore = Array.from({ length: 500 }, (_, at) => ({
      id: `entry${at}`,
      title: 'Tide',
      content: '"'.repeat(590),
      group: '"'.repeat(60),
    }));
    const content = { ...large('\\'), lore } as unknown as StoryDraftContent;
    expect(await author.create(content)).toMatchObject({
      code: 10001,
      msg: 'This story is too large. Shorten its world book, its entries or its cast.',
    });
    const response = await author.create({ content: 'x'.repeat(4_300_000) });
    expect(response).toMatchObject({ code: 413, msg: 'The request is too large. The maximum is 4096 KiB.' });
  });
});

describe('publishing', () => {
  test('makes a version from the saved draft and keeps members-only and early days', async () => {
    const { id } = await author.publish({ membersOnly: true, earlyDays: 3 });
    const detail = (await author.get('view-detail', { id })).data;
    expect(detail).toMatchObject({ title: 'The Glass Orchard', version: 1, access: 'MEMBERS' });
    const { rows } = await api.database.pool.query(
      'select early_until, published_at from stories where id = $1',
      [id],
    );
    expect(rows[0].early_until - rows[0].published_at).toBe(3 * 86_400_000);
  });

  test('does not repeat a version', async () => {
    const { id, revision } = await author.publish();
    expect((await author.post('publish', { id, revision })).data).toMatchObject({ publishedVersion: 1 });
    expect((await author.get('publications', { id })).data).toHaveLength(1);
  });

  test('lists the fields that a version changed, with the note', async () => {
    const { id, content } = await author.publish();
    const saved = await author.save(id, 1, { ...content, title: 'The Iron Orchard', tags: ['glass'] });
    expect(saved.data).toMatchObject({ changedFields: ['title', 'tags'], publishedVersion: 1 });
    expect((await author.get('works', {})).data.pageList).toContainEqual(
      expect.objectContaining({ id, hasChanges: true, title: 'The Glass Orchard' }),
    );
    const note = 'A stronger first chapter.';
    const published = await author.post('publish', { id, revision: 2, changeNote: note });
    expect(published.data).toMatchObject({ changedFields: [], publishedVersion: 2 });
    expect((await author.get('publications', { id })).data).toMatchObject([
      { version: 2, changedFields: ['title', 'tags'], changeNote: note, isCurrent: true },
      { version: 1, changedFields: [], changeNote: '', isCurrent: false },
    ]);
  });

  test.each<[string, StoryDraftContent, Record<string, string>]>([
    ['title', { title: ' ' }, { title: 'Enter story title' }],
    ['perspective', { perspective: undefined }, { perspective: 'Choose a perspective' }],
    ['cover', { cover: undefined }, { cover: 'Add a cover' }],
    [
      'portrait',
      { main: { name: 'Ines', profile: 'Tall.', portrait: 'notmine' } },
      { 'main.portrait': 'Add this portrait again' },
    ],
    ['options', { options: ['Go', ''] }, { 'options.1': 'Fill in or remove the empty option' }],
  ])('refuses an invalid %s with the message of its field', async (_, change, fields) => {
    const { data } = await author.create({ ...wholeContent(await author.addImage()), ...change });
    expect(await author.post('publish', { id: data.id, revision: 1 })).toMatchObject({
      code: 10001,
      data: { error: 'request.invalid', fields },
    });
    expect((await author.read(String(data.id))).status).toBe('DRAFT');
  });

  test('shows portraits and counts relations, but hides relations from readers', async () => {
    const portrait = await author.addImage();
    const relations = [{ to: 'Ola', text: 'Her sister, whom she betrayed.' }];
    const main = { name: 'Ines', profile: 'A gardener.', portrait, relations };
    const { id } = await author.publish({ main });
    const { data } = await api.get(`/ai-lab/ai-story/view-detail?id=${id}`);
    expect(data.cast).toMatchObject([{ name: 'Ines', portrait: { url: `/files/uploads/${portrait}.webp` } }]);
    expect(JSON.stringify(data)).not.toContain('betrayed');
    const { rows } = await api.database.pool.query('select content from story_versions where story_id = $1', [
      id,
    ]);
    expect(rows[0]?.content.main.relations).toEqual(relations);
  });

  test("refuses another author's image", async () => {
    const other = await newAuthor(api);
    const { data } = await author.create(wholeContent(await other.addImage()));
    expect((await author.read(String(data.id))).images).toEqual({});
    expect(await author.post('publish', { id: data.id, revision: 1 })).toMatchObject({
      data: { fields: { 'cover.imageId': 'Add a cover' } },
    });
  });

  test('refuses forbidden text with its place and the reason', async () => {
    const supporting = [{ name: 'Ola', profile: 'A man who had sex with a 12-year-old child.' }];
    const { data } = await author.create({ ...wholeContent(await author.addImage()), supporting });
    expect(await author.post('publish', { id: data.id, revision: 1 })).toMatchObject({
      code: 12007,
      data: { fields: { 'supporting.0.profile': 'Sexual content involving minors is never allowed.' } },
    });
  });

  test('refuses a story whose lore tests fail until the author confirms', async () => {
    const author = await newAuthor(api);
    const content = {
      ...wholeContent(await author.addImage()),
      lore: loreEntryDrafts.parse([
        { id: 'orchard', title: 'Orchard', content: 'It is glass.', keys: ['orchard'] },
      ]),
      loreTests: loreTestDrafts.parse([{ id: 't1', message: 'I see the sea.', entryId: 'orchard' }]),
    };
    const { id, revision } = (await author.create(content)).data as StoryDraft;
    const refused = await author.post('publish', { id, revision });
    expect(refused.data).toMatchObject({
      error: 'story.lore_tests_failed',
      failures: [{ testId: 't1', explanation: expect.stringMatching(/^None of the keys of “Orchard”/) }],
    });
    expect((await author.post('publish', { id, revision, ignoreLoreTests: true })).code).toBe(0);
  });

  test('refuses a revision that was not saved', async () => {
    const { data } = await author.create(wholeContent(await author.addImage()));
    expect(await author.post('publish', { id: data.id, revision: 7 })).toMatchObject({
      code: 12005,
      data: { draft: { revision: 1 } },
    });
  });
});

describe('versions of a draft', () => {
  test('are named, read, restored and deleted', async () => {
    const { data } = await author.create({ title: 'Before' });
    const id = String(data.id);
    const { data: named } = await author.post('draft-version/create', { id, revision: 1, name: 'First' });
    await author.save(id, 1, { title: 'After' });
    expect((await author.get('draft-version/list', { id })).data).toEqual([named]);
    const at = { id, versionId: String(named.id) };
    expect((await author.get('draft-version/detail', at)).data).toMatchObject({
      content: { title: 'Before' },
    });
    const restored = await author.post('draft-version/restore', { ...at, revision: 2 });
    expect(restored.data).toMatchObject({ revision: 3, content: { title: 'Before' } });
    expect(await author.post('draft-version/restore', { ...at, revision: 2 })).toMatchObject({ code: 0 });
    expect(await author.post('draft-version/delete', at)).toMatchObject({ code: 0 });
    expect(await author.post('draft-version/delete', at)).toMatchObject({ code: 12008 });
  });

  test('keep the draft when one is restored, so that it comes back', async () => {
    const { data } = await author.create({ title: 'Before' });
    const id = String(data.id);
    const { data: named } = await author.post('draft-version/create', { id, revision: 1, name: 'First' });
    await author.save(id, 1, { title: 'After' });
    const restore = async (versionId: unknown, revision: number) =>
      (await author.post('draft-version/restore', { id, versionId, revision })).data;
    await restore(named.id, 2);
    const listed = async () =>
      (await author.get('draft-version/list', { id })).data as unknown as { id: string; name: string }[];
    const names = async () => (await listed()).map(({ name }) => name).toSorted();
    expect(await names()).toEqual(['Before restoring', 'First']);
    const kept = (await listed()).find(({ name }) => name === 'Before restoring');
    // The version “First” has the content that this replaces.
    expect(await restore(kept?.id, 3)).toMatchObject({ content: { title: 'After' } });
    expect(await names()).toEqual(['Before restoring', 'First']);
  });

  test('of publications cannot be deleted', async () => {
    const { id } = await author.publish();
    const { data } = await author.get('draft-version/list', { id });
    expect(data).toMatchObject([{ name: 'Version 1', publishedVersion: 1 }]);
    const [{ id: versionId } = { id: '' }] = data as unknown as { id: string }[];
    expect(await author.post('draft-version/delete', { id, versionId })).toMatchObject({ code: 12008 });
  });

  test('are limited', async () => {
    const { data } = await author.create({});
    const name = (at: number) =>
      author.post('draft-version/create', { id: data.id, revision: 1, name: `V${at}` });
    for (let at = 0; at < storyLimits.draftVersions; at++) expect((await name(at)).code).toBe(0);
    expect(await name(99)).toMatchObject({ code: 12009, data: { max: storyLimits.draftVersions } });
  });
});

describe('the status of a story', () => {
  const status = async (id: string) => (await author.read(id)).status;

  test('changes between listed and unlisted, and never from a draft', async () => {
    const { id } = await author.publish();
    expect(await author.post('visibility', { id, status: 'UNLISTED' })).toMatchObject({ code: 0 });
    expect(await status(id)).toBe('UNLISTED');
    await author.post('visibility', { id, status: 'PUBLISHED' });
    expect(await status(id)).toBe('PUBLISHED');
    const { data } = await author.create({});
    expect(await author.post('visibility', { id: data.id, status: 'PUBLISHED' })).toMatchObject({
      code: 12004,
    });
  });

  test('is restored for 30 days after a deletion, and the works list counts the days', async () => {
    const { id } = await author.publish();
    await author.post('visibility', { id, status: 'UNLISTED' });
    expect(await author.post('delete', { id })).toMatchObject({ code: 0 });
    expect(await author.save(id, 1, {})).toMatchObject({ code: 12004 });
    const deleted = async () => (await author.get('works', { status: 'DELETED' })).data.pageList;
    expect(await deleted()).toMatchObject([{ id, daysLeft: 30 }]);
    api.clock.advance(86_400_000);
    expect(await deleted()).toMatchObject([{ id, daysLeft: 29 }]);
    await author.post('restore', { id });
    expect(await status(id)).toBe('UNLISTED');
    await author.post('delete', { id });
    api.clock.advance(30 * 86_400_000);
    expect(await author.post('restore', { id })).toMatchObject({ code: 12001 });
    expect(await deleted()).toEqual([]);
  });

  test('closes a deleted story to everyone except readers with a save, also after the purge', async () => {
    const { id, content } = await author.publish();
    const [reader, stranger] = [await newPerson(api), await newPerson(api)];
    const play = (by: Person) =>
      api.post('/ai-lab/ai-story/chat', { storyId: id, content: 'On.', clientRequestId: newId() }, by.token);
    expect((await play(reader)).code).toBe(0);
    await author.post('delete', { id });
    const opened = async (by?: Person) =>
      (await api.get(`/ai-lab/ai-story/view-detail?id=${id}`, by?.token)).code;
    expect([await opened(reader), await opened(stranger), await opened()]).toEqual([0, 12001, 12001]);
    expect((await play(stranger)).code).toBe(12001);
    api.clock.advance(30 * 86_400_000);
    await purge();
    expect((await play(reader)).code).toBe(0);
    const { rows } = await api.database.pool.query('select 1 from story_drafts where story_id = $1', [id]);
    expect(rows).toEqual([]);
    expect(content.title).toBe(
      (await api.get(`/ai-lab/ai-story/view-detail?id=${id}`, reader.token)).data.title,
    );
  });

  test('purges a deleted story that was never played', async () => {
    const { id } = await author.publish();
    await author.post('delete', { id });
    api.clock.advance(30 * 86_400_000 - 1);
    await purge();
    const find = async () =>
      (await api.database.pool.query('select 1 from stories where id = $1', [id])).rows;
    expect(await find()).toHaveLength(1);
    api.clock.advance(1);
    await purge();
    expect(await find()).toEqual([]);
  });

  test('is changed in bulk with a result for each story', async () => {
    const { id } = await author.publish();
    const { data } = await author.create({});
    const other = await newAuthor(api);
    const foreign = (await other.create({})).data.id;
    const response = await author.post('bulk-status', { ids: [id, data.id, foreign], action: 'UNLIST' });
    expect(response.data).toEqual([
      { id, error: null },
      { id: data.id, error: 'story.status_not_allowed' },
      { id: foreign, error: 'story.not_found' },
    ]);
  });
});

describe('works', () => {
  test('filter by status and title and sort by creation', async () => {
    const person = await newAuthor(api);
    const titles = ['Salt 100%', 'Salt 1000', 'Bell'];
    for (const title of titles) {
      await person.create({ title });
      api.clock.advance(1_000);
    }
    const list = async (query: Record<string, string>) =>
      ((await person.get('works', query)).data.pageList as { title: string }[]).map(({ title }) => title);
    expect(await list({ keyword: '100%' })).toEqual(['Salt 100%']);
    expect(await list({ keyword: 'salt', sort: 'EARLIEST' })).toEqual(titles.slice(0, 2));
    expect(await list({ status: 'PUBLISHED' })).toEqual([]);
    const first = (await person.get('works', { sort: 'EARLIEST', size: '1' })).data;
    expect(await list({ sort: 'EARLIEST', size: '1', after: String(first.nextCursor) })).toEqual([
      'Salt 1000',
    ]);
  });

  test('contain a duplicate with the content of its story', async () => {
    const { id, content } = await author.publish();
    const clientRequestId = newId();
    const copies = [1, 2].map(() => author.post('duplicate', { id, clientRequestId }));
    const [one, two] = await Promise.all(copies);
    expect(one?.data.id).toBe(two?.data.id);
    const copy = await author.read(String(one?.data.id));
    expect(copy).toMatchObject({
      status: 'DRAFT',
      content: { ...content, title: 'The Glass Orchard (copy)' },
    });
    expect(copy.cover).not.toBeNull();
  });
});

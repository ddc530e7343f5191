import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../platform/viewer.ts';
import { newPerson } from '../../testing/people.ts';
import { publishSample, sampleContent } from '../../testing/story-builder.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let storyId: string;
let viewer: Viewer;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '100000' });
});
beforeEach(async () => {
  const [reader, author] = [await newPerson(api), await newPerson(api)];
  viewer = { userId: reader.id, isRealUser: false, isAdmin: false, sessionId: 'session' };
  ({ storyId } = await publishSample(api.database.db, { authorId: author.id, at: api.clock.now() }));
});
afterAll(() => api.drop());

const play = async (versionId?: string) =>
  api.catalogue.readPlayable(await api.catalogue.admit(storyId, viewer), versionId);

describe('playable stories', () => {
  test('keep the version of a save when a new one is published', async () => {
    const before = await play();
    const authorId = before.authorId;
    await publishSample(api.database.db, {
      storyId,
      authorId,
      at: api.clock.now(),
      content: { title: 'Second' },
    });
    expect(await play()).toMatchObject({ title: 'Second', version: 2 });
    expect(await play(before.versionId)).toMatchObject({ title: sampleContent.title, version: 1 });
  });

  test('are not found with a version of another story', async () => {
    const other = await publishSample(api.database.db, { authorId: viewer.userId, at: api.clock.now() });
    await expect(play(other.versionId)).rejects.toMatchObject({ error: 'story.not_found' });
  });

  test('are admitted after the adult warning is confirmed', async () => {
    await api.database.pool.query("update stories set rating = 'X' where id = $1", [storyId]);
    await expect(play()).rejects.toMatchObject({ error: 'story.adult_confirm_required' });
  });
});

describe('placeholders of a story', () => {
  const content = {
    opening: 'The tide knows {{user}}. {{char}} does not.',
    options: ['Ask {{char}}'],
    content: '{{user}} must not learn this: {{char}} drowned.',
    worldBook: { ...sampleContent.worldBook, rules: 'Only {{user}} may wind the clock.' },
  };
  const publish = async (presentation = {}) =>
    publishSample(api.database.db, {
      authorId: (await newPerson(api)).id,
      at: api.clock.now(),
      content,
      ...presentation,
    });
  const newReader = async (name: string | null) => {
    const reader = await newPerson(api, 'real');
    if (name !== null)
      await api.database.pool.query('update users set name = $1 where id = $2', [name, reader.id]);
    return { ...reader, viewer: { ...viewer, userId: reader.id, isRealUser: true } };
  };
  const playAs = async (id: string, as: Viewer) =>
    api.catalogue.readPlayable(await api.catalogue.admit(id, as));

  test('are filled with the name that a reader has chosen, or else with a word', async () => {
    const { storyId: id } = await publish();
    const [ann, bo, unnamed] = [await newReader('Ann'), await newReader('Bo'), await newReader('')];
    await api.database.pool.query(`update users set name = 'Reader ' || left(id, 4) where id = $1`, [
      unnamed.id,
    ]);
    const openings: string[] = [];
    for (const as of [ann.viewer, bo.viewer, unnamed.viewer, viewer, ann.viewer])
      openings.push((await playAs(id, as)).opening);
    const named = (name: string) => `The tide knows ${name}. Odile does not.`;
    expect(openings).toEqual(['Ann', 'Bo', 'you', 'you', 'Ann'].map(named));
  });

  test('are filled in everything that replies are written from', async () => {
    const { storyId: id } = await publish();
    const { viewer: ann } = await newReader('Ann');
    const story = await playAs(id, ann);
    expect(JSON.stringify(story)).not.toMatch(/\{\{/);
    expect(story).toMatchObject({
      options: ['Ask Odile'],
      content: 'Ann must not learn this: Odile drowned.',
    });
    expect(story.lore.map((entry) => entry.content)).toContain('Only Ann may wind the clock.');
    expect((await playAs(id, ann)).lore).toBe(story.lore);
  });

  test('are not filled in the script, which is compiled once for all readers', async () => {
    const { storyId: id } = await publish({ content: { ...content, script: '// {{user}}' } });
    const { viewer: ann } = await newReader('Ann');
    expect((await playAs(id, ann)).script).toBe('// {{user}}');
  });

  test('are filled in details and in the opening message, and never show the notes of the author', async () => {
    const { storyId: id } = await publish();
    const { token } = await newReader('Ann');
    const filled = { opening: 'The tide knows Ann. Odile does not.', options: ['Ask Odile'] };
    const { data } = await api.get(`/ai-lab/ai-story/view-detail?id=${id}`, token);
    expect(data).toMatchObject(filled);
    expect(JSON.stringify(data)).not.toContain('drowned');
    const turn = { storyId: id, content: 'Hello.', clientRequestId: 'placeholders1', stream: false };
    await api.post('/ai-lab/ai-story/chat', turn, token);
    const dialog = await api.get(`/ai-lab/ai-story/dialog/list?storyId=${id}`, token);
    const messages = dialog.data.pageList as { text: string; options: string[] }[];
    expect(messages.at(-1)).toMatchObject({ text: filled.opening, options: filled.options });
    expect(JSON.stringify(dialog.data)).not.toContain('drowned');
  });

  test('are filled in lists with words that suit all visitors, and stay in the version', async () => {
    const { storyId: id, versionId } = await publish({
      hook: '{{user}} wait for {{char}}.',
      summary: 'The sea wants {{user}}.',
      tags: ['{{char}}'],
    });
    const card = (await api.catalogue.readOpenableCards([id])).get(id);
    expect(card).toMatchObject({
      hook: 'You wait for Odile.',
      summary: 'The sea wants you.',
      tags: ['Odile'],
    });
    const { rows } = await api.database.pool.query('select content from story_versions where id = $1', [
      versionId,
    ]);
    expect(rows[0].content).toMatchObject(content);
  });
});

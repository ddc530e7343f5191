import { loreEntryDrafts } from '@storyloom/contract/lore/entities/lore-entry';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPerson, type Person } from '../../testing/people.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { newAuthor, type TestAuthor } from '../drafts/testing/author.ts';

let api: TestApi;
let author: TestAuthor;
let other: Person;
let last = 0;

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '100000', RATE_LIMIT_FACTOR: '1000' });
  author = await newAuthor(api);
  other = await newPerson(api, 'real');
});
afterAll(() => api.drop());

const content: StoryDraftContent = {
  title: 'Unseen',
  opening: 'The harbour is empty.',
  main: { name: 'Mara' },
  styleSample: 'The gulls have left.',
  worldBook: {
    structure: '',
    background: 'The lighthouse lamp is false. [secret] The keeper sank the ferry.',
    rules: '',
    specialEvents: '',
  },
};
const prepare = (id: string, draft = content, token = author.token) =>
  api.post('/ai-lab/ai-story/preview', { id, content: draft }, token);
const sendMessage = (storyId: string, text: string, token = author.token) =>
  api.post(
    '/ai-lab/ai-story/chat',
    { storyId, content: text, clientRequestId: `preview-${++last}`, stream: false },
    token,
  );

async function newPreview() {
  const { data: draft } = await author.create(content);
  const draftId = String(draft.id);
  const { data } = await prepare(draftId);
  return { draftId, previewId: String(data.id), detail: data };
}

describe('the preview of a draft', () => {
  test('is played by its author with the lore of the draft, free of charge without a model', async () => {
    const { previewId, detail, draftId } = await newPreview();
    expect(previewId).not.toBe(draftId);
    expect(detail).toMatchObject({
      title: 'Unseen',
      status: 'DRAFT',
      isOwner: true,
      opening: content.opening,
    });
    const { data } = await sendMessage(previewId, 'I look at the lighthouse.');
    expect(data).toMatchObject({ finishReason: 'stop', pointsCharged: 0 });
    const { id } = data.message as { id: string };
    const trace = await api.get(`/ai-lab/ai-story/dialog/lore-trace?messageId=${id}`, author.token);
    expect(JSON.stringify(trace.data)).toContain('The lighthouse lamp is false.');
  });

  test('shows portraits of its author alone', async () => {
    const { data: draft } = await author.create(content);
    const portrait = await author.addImage();
    const shown = async (id: string) => {
      const { data } = await prepare(String(draft.id), { ...content, main: { name: 'Mara', portrait: id } });
      return (data.cast as { portrait: { url: string } | null }[])[0]?.portrait?.url;
    };
    expect(await shown(portrait)).toBe(`/files/uploads/${portrait}.webp`);
    expect(await shown('notmine')).toBeUndefined();
  });

  test('continues its chat with the changed draft', async () => {
    const { draftId, previewId } = await newPreview();
    await sendMessage(previewId, 'I wait.');
    const changed = await prepare(draftId, { ...content, title: 'Seen' });
    expect(changed.data).toMatchObject({ id: previewId, title: 'Seen', version: 2 });
    expect((await prepare(draftId, { ...content, title: 'Seen' })).data.version).toBe(2);
    const { data } = await sendMessage(previewId, 'I look at the lighthouse.');
    expect(data.finishReason).toBe('stop');
    const { rows } = await api.database.pool.query(
      `select v.number from messages m join story_versions v on v.id = m.lore_trace ->> 'versionId'
       where m.id = $1`,
      [(data.message as { id: string }).id],
    );
    expect(rows).toEqual([{ number: 2 }]);
  });

  test('starts over with the opening, options and questions of the draft, free of charge', async () => {
    const { draftId, previewId } = await newPreview();
    await sendMessage(previewId, 'I wait.');
    const changed = { ...content, opening: 'Fog, {name}.', readerQuestions: ['What is your name?'] };
    expect((await prepare(draftId, changed)).data).toMatchObject({ id: previewId });
    const body = { id: draftId, content: changed, restart: true };
    const { data } = await api.post('/ai-lab/ai-story/preview', body, author.token);
    const again = String(data.id);
    expect(again).not.toBe(previewId);
    expect(data).toMatchObject({
      opening: expect.stringMatching(/^Fog, [^{]/),
      questions: [{ variable: 'name' }],
    });
    const { data: dialog } = await api.get(`/ai-lab/ai-story/dialog/list?storyId=${again}`, author.token);
    expect(dialog.pageList).toEqual([]);
    expect((await sendMessage(previewId, 'Still there?')).data.error).toBe('story.not_found');
    expect((await sendMessage(again, 'I look at the lighthouse.')).data.pointsCharged).toBe(0);
  });

  test.each([
    ['at', false],
    ['taken back to', true],
  ])('takes the changed opening by itself while its chat is %s the opening', async (_, isChangedBefore) => {
    const { draftId, previewId } = await newPreview();
    await sendMessage(previewId, 'I wait.');
    const { data: dialog } = await api.get(`/ai-lab/ai-story/dialog/list?storyId=${previewId}`, author.token);
    const [reply, , opening] = dialog.pageList as { id: string }[];
    const back = { id: dialog.archiveId, messageId: opening?.id, expectedHeadId: reply?.id };
    const changed = { ...content, opening: 'Fog.' };
    const prepareLater = async (draft: StoryDraftContent) => {
      api.clock.advance(1_000);
      return (await prepare(draftId, draft)).data;
    };
    if (isChangedBefore) await prepareLater(changed);
    expect((await api.post('/ai-lab/ai-story/archive/move', back, author.token)).code).toBe(0);
    if (!isChangedBefore) expect((await prepareLater(content)).id).toBe(previewId);
    const data = await prepareLater(changed);
    expect(data).toMatchObject({ opening: 'Fog.', version: 1 });
    expect(data.id).not.toBe(previewId);
  });

  test('keeps the versions that were played, and the current one', async () => {
    const { draftId, previewId } = await newPreview();
    const change = (title: string) => prepare(draftId, { ...content, title });
    await sendMessage(previewId, 'I wait.');
    await change('Never played');
    await change('Played by a reply');
    await sendMessage(previewId, 'I look at the lighthouse.');
    await change('Also never played');
    api.clock.advance(3_600_001);
    await change('Current');
    const { rows } = await api.database.pool.query(
      `select content ->> 'title' as title from story_versions where story_id = $1 order by number`,
      [previewId],
    );
    expect(rows.map(({ title }) => title)).toEqual(['Unseen', 'Played by a reply', 'Current']);
    expect((await sendMessage(previewId, 'I go on.')).data.finishReason).toBe('stop');
  });

  test('keeps counting the free replies of a plan when it begins again at a knot', async () => {
    const script = '-> pier\n=== pier\nGulls.\n+ [Wait #id: wait] -> pier\n';
    const { draftId, previewId } = await newPreview();
    await sendMessage(previewId, 'I wait.');
    const { pool } = api.database;
    await pool.query('update runs set is_free = true where story_id = $1', [previewId]);
    const at = { id: draftId, content: { ...content, script }, knot: 'pier' };
    const { data } = await api.post('/ai-lab/ai-story/preview', at, author.token);
    expect(data).toMatchObject({ opening: 'Gulls.' });
    expect(data.id).not.toBe(previewId);
    const broken = { ...at, content: { ...content, script: `${script}-> nowhere\n` } };
    const refused = await api.post('/ai-lab/ai-story/preview', broken, author.token);
    expect(refused.msg).toMatch(/^Line 5: .*nowhere/);
    const gone = await api.post('/ai-lab/ai-story/preview', { ...at, knot: 'gone' }, author.token);
    expect(gone.msg).toMatch(/^The script has no part “gone”/);
    const free = 'select 1 from runs where user_id = $1 and is_free';
    expect((await pool.query(free, [author.id])).rowCount).toBe(1);
    const isKept = async () =>
      (await pool.query('select 1 from stories where id = $1', [previewId])).rowCount === 1;
    api.clock.advance(8 * 86_400_000);
    await pool.query('update runs set created_at = $2 where story_id = $1', [previewId, api.clock.now()]);
    await api.deleteOldPreviews();
    expect(await isKept()).toBe(true);
    api.clock.advance(86_400_000);
    await api.deleteOldPreviews();
    expect(await isKept()).toBe(false);
  });

  test('is visible to no other user, and in no list or count', async () => {
    const { previewId } = await newPreview();
    await sendMessage(previewId, 'I look around.');
    await api.rankings.flushTurns();
    const path = '/ai-lab/ai-story';
    for (const token of [other.token, undefined]) {
      const detail = await api.get(`${path}/view-detail?id=${previewId}`, token);
      expect(detail.data.error).toBe('story.not_found');
    }
    expect((await sendMessage(previewId, 'Hello?', other.token)).data.error).toBe('story.not_found');
    const lists = [
      `${path}/works`,
      `${path}/stats`,
      `${path}/history`,
      `${path}/user-recent`,
      `${path}/feed`,
      `${path}/page`,
      `${path}/search?keyword=Unseen`,
      `${path}/archive/all`,
    ];
    for (const list of lists) {
      const { data } = await api.get(list, author.token);
      expect([list, JSON.stringify(data).includes(previewId)]).toEqual([list, false]);
    }
    for (const call of ['write-detail', 'publish', 'delete']) {
      const body = { id: previewId, ...(call === 'publish' && { revision: 1 }) };
      const response =
        call === 'write-detail'
          ? await api.get(`${path}/write-detail?id=${previewId}`, author.token)
          : await api.post(`${path}/${call}`, body, author.token);
      expect([call, response.data.error]).toEqual([call, 'story.not_found']);
    }
    const { rows } = await api.database.pool.query('select 1 from story_readers where story_id = $1', [
      previewId,
    ]);
    expect(rows).toEqual([]);
  });

  test('is refused for another’s draft, and without an opening', async () => {
    const { draftId } = await newPreview();
    expect((await prepare(draftId, content, other.token)).data.error).toBe('story.not_found');
    expect((await prepare(draftId, { ...content, opening: ' ' })).data.error).toBe('preview.unavailable');
  });

  test('is refused with the place and the reason of each forbidden text', async () => {
    const { draftId } = await newPreview();
    const never = 'Later:\nsex with a 12 year old girl';
    const lore = loreEntryDrafts.parse([{ id: 'e1', title: 'Harbour', content: never }]);
    expect(
      (
        await prepare(draftId, {
          ...content,
          summary: never,
          supporting: [{ name: 'Nele', appearance: never }],
          lore,
        })
      ).data,
    ).toMatchObject({
      error: 'story.moderated',
      fields: {
        summary: 'Sexual content involving minors is never allowed.',
        'supporting.0.appearance': 'Sexual content involving minors is never allowed.',
        'lore.0.content': 'Sexual content involving minors is never allowed.',
      },
    });
  });

  test('is deleted with its chat a week after it was last prepared', async () => {
    const { previewId } = await newPreview();
    await sendMessage(previewId, 'I wait.');
    api.clock.advance(8 * 86_400_000);
    await api.deleteOldPreviews();
    expect((await sendMessage(previewId, 'Still there?')).data.error).toBe('story.not_found');
    const { rows } = await api.database.pool.query('select 1 from messages where story_id = $1', [previewId]);
    expect(rows).toEqual([]);
  });
});

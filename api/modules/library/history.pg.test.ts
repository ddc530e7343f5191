import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import type { Reader } from '../chat/testing/reader.ts';

const BASE = '/ai-lab/ai-story';
let harness: ChatHarness;
let api: HarnessProcess;
let reader: Reader;

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.script('scripted', { text: 'The *lamp* goes out.\n\nSomeone <b>laughs</b>. 灯' });
  api = await harness.process('scripted');
});
afterAll(() => harness.close());
beforeEach(async () => {
  reader = await api.reader();
});

interface Item {
  story: { id: string; title: string };
  archiveId: string;
  depth: number;
  excerpt: string;
  playedAt: string;
}
async function history(query = '', who = reader) {
  const { data } = await who.get(`${BASE}/history?${query}`);
  const items = data.pageList as Item[];
  return { ...data, nextCursor: data.nextCursor, items, titles: items.map(({ story }) => story.title) };
}
/** Titles and excerpts, without counts: chats are counted in the background, so counts may change between two reads. */
const shown = (items: Item[]) => items.map(({ story, excerpt }) => [story.title, excerpt]);
const recent = async () => (await reader.get(`${BASE}/user-recent`)).data as unknown as Item[];
const play = async (title: string, content: object = {}) => {
  const storyId = await harness.story({ content: { title, ...content } });
  await reader.send({ storyId });
  return storyId;
};
const setStatus = (id: string, status: string) =>
  harness.query('update stories set status = $2 where id = $1', [id, status]);

describe('history', () => {
  test('is empty for a reader who played nothing', async () => {
    expect(await history()).toMatchObject({ items: [], totalCount: 0, hasNextPage: false });
    expect(await recent()).toEqual([]);
  });

  test('lists each played story once, the last played first, with an excerpt of its last message', async () => {
    const first = await play('First');
    await play('Second');
    await reader.send({ storyId: first, content: 'Again.' });
    const { items, ...page } = await history();
    expect(page).toMatchObject({ totalCount: 2, hasNextPage: false });
    expect(items.map(({ story, depth }) => [story.title, depth])).toEqual([
      ['First', 4],
      ['Second', 2],
    ]);
    expect(items[0]?.excerpt).toBe('The lamp goes out. Someone <b>laughs</b>. 灯');
    expect(shown(await recent())).toEqual(shown(items));
  });

  test('shows the position of the current save, also after another is loaded', async () => {
    const storyId = await play('Forked');
    const made = await reader.post(`${BASE}/archive/create`, { storyId, title: 'Earlier' });
    await reader.send({ storyId, content: 'On.' });
    expect((await history()).items[0]).toMatchObject({ depth: 4 });
    await reader.post(`${BASE}/archive/load`, { id: made.data.id });
    expect((await history()).items).toMatchObject([{ depth: 2, archiveId: made.data.id }]);
  });

  test('quotes the user message while the reply has no text', async () => {
    const storyId = await play('Silent');
    await harness.query(
      "update messages set text = '' where story_id = $1 and role = 'assistant' and depth = 2",
      [storyId],
    );
    expect((await history()).items[0]?.excerpt).toBe('I look around.');
  });

  test('keeps a story that became exclusive, without its text', async () => {
    const storyId = await play('For members');
    await play('For all');
    await harness.query('update stories set members_only = true where id = $1', [storyId]);
    const { items } = await history();
    expect(items).toMatchObject([
      { story: { title: 'For all' }, excerpt: expect.stringContaining('lamp') },
      { story: { title: 'For members' }, excerpt: '' },
    ]);
    expect(shown(await recent())).toEqual(shown(items));
  });

  test('is private to its reader and loses deleted dialogs', async () => {
    const storyId = await play('Mine');
    expect((await history('', await api.reader())).items).toEqual([]);
    await reader.post(`${BASE}/dialog/delete`, { storyId });
    expect((await history()).items).toEqual([]);
  });

  test('keeps unlisted stories, and hides deleted ones and ratings that are not selected', async () => {
    const deleted = await play('Deleted');
    await setStatus(deleted, 'DELETED');
    await setStatus(await play('Unlisted'), 'UNLISTED');
    await play('Mild', { rating: 'G' });
    expect(await history()).toMatchObject({ titles: ['Mild', 'Unlisted'], totalCount: 2 });
    await reader.post(`${BASE}/user-setting/modify`, { contentRatingList: ['G'] });
    expect(await history()).toMatchObject({ titles: ['Mild'], totalCount: 1 });
    expect((await recent()).map(({ story }) => story.title)).toEqual(['Mild']);
  });

  test('returns each story on exactly one page, and at most twelve as recent', async () => {
    const played = await play('Played');
    const userId = (
      await harness.query<{ id: string }>('select user_id as id from saves where story_id = $1', [played])
    )[0]?.id;
    const version = await harness.query<{ id: string; head: string }>(
      'select version_id as id, head_message_id as head from saves where story_id = $1',
      [played],
    );
    for (let n = 0; n < 14; n += 1) {
      const storyId = await harness.story({ content: { title: `Story ${n}` } });
      await harness.query(
        `insert into saves select $1, $2, $3, $4, 1, $5, 'auto', '', true, at, at
       from (select timestamptz '2026-01-01' as at) t`,
        [`save${n}of${userId}`, userId, storyId, version[0]?.id, version[0]?.head],
      );
    }
    const seen = [];
    for (const page of [1, 2, 3, 4]) seen.push(...(await history(`size=4&page=${page}`)).titles);
    expect(new Set(seen).size).toBe(15);
    expect(seen[0]).toBe('Played');
    const byCursor = [];
    for (let after = ''; after !== 'null' && byCursor.length < 20; ) {
      const { titles, nextCursor } = await history(`size=4${after && `&after=${after}`}`);
      byCursor.push(...titles);
      after = String(nextCursor);
    }
    expect(byCursor).toEqual(seen);
    expect(await recent()).toHaveLength(12);
    expect(await history('size=4&page=501')).toMatchObject({ items: [], totalCount: 15 });
  });

  test('is read by index', async () => {
    await play('Played');
    const rows = await harness.query<{ 'QUERY PLAN': string }>(
      `explain select id from saves where user_id = 'x' and is_current
     order by saved_at desc, id desc limit 20`,
    );
    expect(JSON.stringify(rows)).toContain('saves_played');
  });
});

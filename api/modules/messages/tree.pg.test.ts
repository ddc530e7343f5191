import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { listSaves } from '@storyloom/contract/saves/endpoints/list-saves';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../platform/db.ts';
import { silentLogger } from '../../platform/logger.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { newRequestId, type Reader } from '../chat/testing/reader.ts';
import { walkUp } from './messages.service.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let broken: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('storyteller');
  broken = await harness.process('cut-mid-character');
  storyId = await harness.story();
});
afterAll(() => harness.close());

async function dialog(reader: Reader, query = '') {
  const response = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}${query}`);
  return dialogList.data.parse(response.data);
}

async function refresh(reader: Reader, messageId: string, path = 'refresh') {
  const body = { storyId, messageId, clientRequestId: newRequestId() };
  return reader.post(`/ai-lab/ai-story/${path}`, body);
}

describe('message tree', () => {
  test('is read from the head to the opening scene, page by page', async () => {
    const reader = await api.reader();
    for (const content of ['One.', 'Two.', 'Three.']) await reader.send({ storyId, content });
    const first = await dialog(reader, '&size=3');
    expect(first).toMatchObject({ totalCount: 7, hasNextPage: true, nextPageNum: 2, currentPageNum: 1 });
    const second = await dialog(reader, `&size=3&page=2&cursorTs=${first.nextCursorTs}`);
    const third = await dialog(reader, `&size=3&page=3&cursorTs=${second.nextCursorTs}`);
    expect(third).toMatchObject({ hasNextPage: false, nextCursorTs: null });
    const all = [...first.pageList, ...second.pageList, ...third.pageList];
    expect(all.map(({ depth }) => depth)).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(all.map(({ seq }) => seq)).toEqual(all.map(({ seq }) => seq).toSorted((a, b) => b - a));
    expect(all.at(-1)).toMatchObject({
      text: 'The tide has gone out and taken the hour with it.',
      options: ['Wait', 'Dig'],
    });
    expect((await dialog(reader, '&size=3&page=2')).pageList).toEqual(second.pageList);
  });

  test('refuses a cursor of another reader', async () => {
    const [mara, other] = [await api.reader(), await api.reader()];
    await mara.send({ storyId });
    await other.send({ storyId });
    const [message] = (await dialog(mara)).pageList;
    const response = await other.get(
      `/ai-lab/ai-story/dialog/list?storyId=${storyId}&cursorTs=${message?.seq}`,
    );
    expect(response.data.error).toBe('save.not_found');
  });

  test('refuses a cursor of another story', async () => {
    const reader = await api.reader();
    await reader.send({ storyId });
    const other = await harness.story();
    await reader.send({ storyId: other });
    const [message] = (await dialog(reader)).pageList;
    const path = `/ai-lab/ai-story/dialog/list?storyId=${other}&cursorTs=${message?.seq}`;
    expect((await reader.get(path)).data.error).toBe('save.not_found');
  });

  test('adds a sibling when a reply is regenerated', async () => {
    const reader = await api.reader();
    const first = (await reader.send({ storyId })).data.message as { id: string; text: string };
    const response = await refresh(reader, first.id);
    const second = response.data.message as { id: string; text: string; siblingIds: string[] };
    expect(response.data).toMatchObject({ userMessageId: null });
    expect(second.siblingIds).toEqual([first.id, second.id]);
    const path = await dialog(reader);
    expect(path.pageList.map(({ id }) => id)).toContain(second.id);
    expect(path.pageList.map(({ id }) => id)).not.toContain(first.id);
    const [row] = await harness.query<{ text: string }>('select text from messages where id = $1', [
      first.id,
    ]);
    expect(row?.text).toBe(first.text);
  });

  test('refuses to regenerate the opening, user messages and replies of others', async () => {
    const [reader, other] = [await api.reader(), await api.reader()];
    await reader.send({ storyId });
    await other.send({ storyId });
    const [reply, turn, opening] = (await dialog(reader)).pageList;
    for (const id of [turn?.id, opening?.id, 'nosuchmessage']) {
      expect((await refresh(reader, id ?? '')).data.error).toBe('chat.message_not_found');
    }
    expect((await refresh(other, reply?.id ?? '')).data.error).toBe('chat.message_not_found');
  });

  test('continues a stopped reply from its last character, as a sibling', async () => {
    const reader = await broken.reader();
    expect((await reader.send({ storyId })).data.error).toBe('chat.interrupted');
    const [head] = (await dialog(reader)).pageList;
    harness.faults.script('cut-mid-character', { text: ' and the lamp went on turning.' });
    const response = await refresh(reader, head?.id ?? '', 'chat/continue');
    const message = response.data.message as { text: string; siblingIds: string[]; editedFrom: string };
    expect(head?.state).toBe('interrupted');
    expect(message.text).toBe(`${head?.text} and the lamp went on turning.`);
    expect(message).toMatchObject({ editedFrom: head?.id, siblingIds: [head?.id, expect.any(String)] });
    const sent = harness.faults.seen.at(-1)?.messages ?? [];
    expect(sent.at(-2)).toEqual({ role: 'assistant', content: head?.text });
    expect(await harness.balance(reader)).toBe(49);
  });

  test('continues a reply that was cut off by its length', async () => {
    harness.faults.script('short-of-room', { text: 'The stairs went down and', finish: 'length' });
    const api = await harness.process('short-of-room');
    const reader = await api.reader();
    const { data } = await reader.send({ storyId });
    expect(data).toMatchObject({ finishReason: 'length', pointsCharged: 1 });
    const [head] = (await dialog(reader)).pageList;
    expect(head).toMatchObject({ state: 'done', finishReason: 'length' });
    harness.faults.script('short-of-room', { text: ' down, to the sea.' });
    const response = await refresh(reader, head?.id ?? '', 'chat/continue');
    expect(response.data).toMatchObject({
      message: { text: `${head?.text} down, to the sea.`, finishReason: 'stop' },
    });
    const [whole] = (await dialog(reader)).pageList;
    expect(whole).toMatchObject({ editedFrom: head?.id, finishReason: 'stop' });
    const edit = { messageId: head?.id, content: 'The stairs went up.', expectedHeadId: whole?.id };
    await reader.post('/ai-lab/ai-story/modify-assistant-message', edit);
    expect((await dialog(reader)).pageList[0]).toMatchObject({ text: edit.content, finishReason: null });
  });

  test('refuses to continue a finished reply, or one that is not the head', async () => {
    const reader = await api.reader();
    const whole = (await reader.send({ storyId })).data.message as { id: string };
    expect((await refresh(reader, whole.id, 'chat/continue')).data.error).toBe('chat.nothing_to_continue');
    const head = (await reader.send({ storyId })).data.message as { id: string };
    const response = await refresh(reader, whole.id, 'chat/continue');
    expect(response.data).toMatchObject({ error: 'chat.stale_parent', headMessageId: head.id });
  });

  test('keeps a save on the story version it began with', async () => {
    const own = await harness.story({ content: { opening: 'Version one.' } });
    const reader = await api.reader();
    await reader.send({ storyId: own });
    await harness.story({ storyId: own, content: { opening: 'Version two.' } });
    await reader.send({ storyId: own });
    const saves = listSaves.data.parse(
      (await reader.get(`/ai-lab/ai-story/archive/list?storyId=${own}`)).data,
    );
    expect(saves).toMatchObject([{ storyVersion: 1, depth: 4 }]);
  });

  test('reads a page of a long path by index, independent of its length', async () => {
    const reader = await api.reader();
    await reader.send({ storyId });
    const [reply] = (await dialog(reader)).pageList;
    await harness.query(
      `with recursive grown as (
       select id, root_id, story_id, depth from messages where id = $1
     ), chain as (
       insert into messages (id, root_id, story_id, parent_id, depth, role, text, state, created_at)
       select 'deep' || n, root_id, story_id, case n when 1 then grown.id else 'deep' || (n - 1) end,
         depth + n, 'user', 'x', 'done', now()
       from grown, generate_series(1, 20000) n order by n returning id
     ) update saves set head_message_id = 'deep20000' where head_message_id = $1`,
      [reply?.id],
    );
    await harness.query('analyze messages');
    const page = await dialog(reader);
    expect(page).toMatchObject({ totalCount: 1001, hasNextPage: true });
    expect(page.pageList[0]?.depth).toBe(20_002);

    const database = openDatabase({ url: harness.url, size: 1, logger: silentLogger });
    const fetched = await database.db.transaction(async (tx) => {
      expect(await walkUp(tx, 'deep20000', 20)).toHaveLength(20);
      const { rows } = await tx.execute<{ fetched: string }>(
        sql`select idx_tup_fetch + seq_tup_read as fetched from pg_stat_xact_user_tables where relname = 'messages'`,
      );
      return Number(rows[0]?.fetched);
    });
    await database.close();
    // Each message is read once for its parent and once for its columns.
    expect(fetched).toBeLessThanOrEqual(2 * 20 + 2);
  });
});

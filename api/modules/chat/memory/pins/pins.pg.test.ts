import { chatLimits } from '@storyloom/contract/chat/limits';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSavesClient } from '../../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../../testing/harness.ts';
import { newRequestId, type Reader } from '../../testing/reader.ts';
import { sendTurn } from '../../testing/send-turn.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('normal');
  storyId = await harness.story();
});
afterAll(() => harness.close());

const pins = (reader: Reader) => ({
  pin: (archiveId: string, content: string, messageId?: string) =>
    reader.post('/ai-lab/ai-story/dialog/pin', { archiveId, content, messageId }),
  edit: (id: unknown, content: string) => reader.post('/ai-lab/ai-story/dialog/edit-pin', { id, content }),
  unpin: (id: unknown) => reader.post('/ai-lab/ai-story/dialog/unpin', { id }),
  list: async (archiveId: string) => {
    const response = await reader.get(`/ai-lab/ai-story/dialog/pins?archiveId=${archiveId}`);
    return response.data as unknown as { id: string; content: string; messageId: string | null }[];
  },
  words: async (archiveId: string) => (await pins(reader).list(archiveId)).map(({ content }) => content),
});

/** A reader after one turn, with the current save and its reply. */
async function played() {
  const reader = await api.reader();
  const { turnId, replyId } = await sendTurn(reader, storyId);
  const client = createSavesClient(reader, storyId);
  return { reader, client, save: (await client.current()).id, turnId, replyId, ...pins(reader) };
}

describe('pinned facts', () => {
  test('are listed and mark their message until they are unpinned', async () => {
    const { client, save, replyId, pin, unpin, list, words } = await played();
    const pinned = await pin(save, '  The lamp is Odile’s. ', replyId);
    expect(pinned.data).toMatchObject({
      archiveId: save,
      messageId: replyId,
      content: 'The lamp is Odile’s.',
    });
    await pin(save, 'I am called Mara.');
    expect(await words(save)).toEqual(['The lamp is Odile’s.', 'I am called Mara.']);
    expect((await client.path()).map(({ pinned }) => pinned)).toEqual([true, false, false]);
    expect(await unpin(pinned.data.id)).toMatchObject({ code: 0 });
    expect(await unpin(pinned.data.id)).toMatchObject({ code: 0 });
    expect(await list(save)).toMatchObject([{ content: 'I am called Mara.', messageId: null }]);
    expect((await client.path()).map(({ pinned }) => pinned)).toEqual([false, false, false]);
  });

  test('are pinned once by a double click', async () => {
    const { save, replyId, pin, words } = await played();
    const responses = await Promise.all([1, 2, 3].map(() => pin(save, 'Once.', replyId)));
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1);
    expect(await words(save)).toEqual(['Once.']);
  });

  test('are limited in number for each save, also when pinned at once', async () => {
    const { save, pin, words } = await played();
    const numbers = Array.from({ length: chatLimits.facts + 4 }, (_, at) => at);
    const responses = await Promise.all(numbers.map((at) => pin(save, `Fact ${at}.`)));
    const refused = responses.filter(({ data }) => data.error === 'chat.facts_full');
    expect(refused).toHaveLength(4);
    expect(refused[0]?.data).toMatchObject({ max: chatLimits.facts });
    expect(await words(save)).toHaveLength(chatLimits.facts);
  });

  test('are limited in total length', async () => {
    const { save, pin, words } = await played();
    const fit = Math.floor(chatLimits.factsTogether / chatLimits.fact);
    const long = (at: number) => `${at}`.padEnd(chatLimits.fact, 'x');
    for (let at = 0; at < fit; at++) expect((await pin(save, long(at))).code).toBe(0);
    expect((await pin(save, long(fit))).data.error).toBe('chat.facts_full');
    expect(await words(save)).toHaveLength(fit);
  });

  test('are edited in their place, within the same limits', async () => {
    const { save, replyId, pin, edit, list, words } = await played();
    const { data: fact } = await pin(save, 'The lamp is Odile’s.', replyId);
    await pin(save, 'I am called Mara.');
    expect((await edit(fact.id, '  The lamp is mine. ')).data).toEqual({
      ...fact,
      content: 'The lamp is mine.',
    });
    expect(await words(save)).toEqual(['The lamp is mine.', 'I am called Mara.']);
    expect((await edit(fact.id, ' \0 ')).data.error).toBe('request.invalid');
    expect((await edit(fact.id, 'x'.repeat(chatLimits.fact + 1))).data.error).toBe('request.invalid');
    const full = Array.from({ length: 6 }, (_, at) => `${at}`.padEnd(chatLimits.fact, 'x'));
    for (const text of full) await pin(save, text);
    expect((await edit(fact.id, 'y'.repeat(chatLimits.fact))).data.error).toBe('chat.facts_full');
    expect((await edit(fact.id, 'y'.repeat(100))).code).toBe(0);
    expect((await list(save))[0]).toMatchObject({
      id: fact.id,
      content: 'y'.repeat(100),
      messageId: replyId,
    });
  });

  test('are one after an edit that makes two equal', async () => {
    const { save, pin, edit, list } = await played();
    const { data: first } = await pin(save, 'I am called Mara.');
    const { data: second } = await pin(save, 'I am called Mira.');
    expect((await edit(second.id, 'I am called Mara.')).data).toEqual(first);
    expect(await list(save)).toEqual([first]);
    expect((await edit(second.id, 'Gone.')).data.error).toBe('chat.fact_not_found');
  });

  test('are copied to a new save, and then independent', async () => {
    const { client, save, replyId, pin, unpin, list, words } = await played();
    await pin(save, 'Kept by both.', replyId);
    const copy = String((await client.create({ title: 'Copy' })).data.id);
    expect(await list(copy)).toMatchObject([{ content: 'Kept by both.', messageId: replyId }]);
    await pin(copy, 'Only in the copy.');
    await unpin((await list(save))[0]?.id);
    expect(await words(save)).toEqual([]);
    expect(await words(copy)).toEqual(['Kept by both.', 'Only in the copy.']);
    expect((await client.path(save))[0]?.pinned).toBe(false);
    expect((await client.path(copy))[0]?.pinned).toBe(true);
  });

  test('of a replaced save come from the save it is made from', async () => {
    const { client, save, pin, words } = await played();
    const copy = String((await client.create()).data.id);
    await pin(copy, 'Of the copy.');
    await pin(save, 'Of the current one.');
    await client.create({ replaceSaveId: save });
    expect(await words(save)).toEqual(['Of the current one.']);
    await client.create({ replaceSaveId: copy });
    expect(await words(copy)).toEqual(['Of the current one.']);
  });

  test('of a save replaced by a share are deleted', async () => {
    const [{ reader, save, pin, words }, author] = [await played(), await played()];
    await pin(save, 'Of the old story.');
    const shared = await author.reader.post('/ai-lab/ai-story/share-archive/share', {
      archiveId: author.save,
    });
    const planting = { id: shared.data.id, replaceSaveId: save };
    const planted = await reader.post('/ai-lab/ai-story/share-archive/continue', planting);
    expect(planted.data).toMatchObject({ id: save, isCurrent: true });
    expect(await words(save)).toEqual([]);
  });

  test('are deleted with their save', async () => {
    const { reader, client, save, pin } = await played();
    await pin(save, 'Soon gone.');
    await client.remove(save);
    expect(await harness.query('select from pinned_facts where save_id = $1', [save])).toEqual([]);
    const response = await reader.get(`/ai-lab/ai-story/dialog/pins?archiveId=${save}`);
    expect(response.data.error).toBe('save.not_found');
  });

  test('cannot be pinned to a save that is being deleted', async () => {
    const { save, pin } = await played();
    const deleting = new pg.Client({ connectionString: harness.url });
    await deleting.connect();
    await deleting.query('begin');
    await deleting.query('select saves_lock(user_id, story_id) from saves where id = $1', [save]);
    const pinning = pin(save, 'Too late.');
    const waiting = () =>
      harness.query(`select from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where datname = current_database() and locktype = 'advisory' and not granted`);
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await deleting.query('delete from saves where id = $1', [save]);
    await deleting.query('commit');
    expect((await pinning).data.error).toBe('save.not_found');
    await deleting.end();
  });

  test('are private to the save’s reader, and only refer to messages of its tree', async () => {
    const [mara, other] = [await played(), await played()];
    const pinned = await mara.pin(mara.save, 'Mine.', mara.replyId);
    expect((await other.pin(mara.save, 'Not mine.')).data.error).toBe('save.not_found');
    const foreign = await other.reader.get(`/ai-lab/ai-story/dialog/pins?archiveId=${mara.save}`);
    expect(foreign.data.error).toBe('save.not_found');
    expect((await other.unpin(pinned.data.id)).code).toBe(0);
    expect((await other.edit(pinned.data.id, 'Theirs.')).data.error).toBe('chat.fact_not_found');
    expect(await mara.words(mara.save)).toEqual(['Mine.']);
    for (const messageId of [mara.replyId, 'nosuchmessage']) {
      expect((await other.pin(other.save, 'Elsewhere.', messageId)).data.error).toBe(
        'chat.message_not_found',
      );
    }
    expect((await mara.pin(mara.save, ' \0 ')).data.error).toBe('request.invalid');
    expect((await mara.pin(mara.save, 'x'.repeat(chatLimits.fact + 1))).data.error).toBe('request.invalid');
  });

  test('are in the prompt of every reply of the save', async () => {
    const { reader, client, save, replyId, pin } = await played();
    await pin(save, 'The lamp is Odile’s.');
    const asked = () =>
      harness.faults.seen
        .at(-1)
        ?.messages.map(({ content }) => content)
        .join('\n');
    await sendTurn(reader, storyId);
    expect(asked()).toContain('- The lamp is Odile’s.');
    await client.regenerate(replyId, newRequestId());
    expect(asked()).toContain('- The lamp is Odile’s.');
    const [fact] = await pins(reader).list(save);
    await pins(reader).unpin(fact?.id);
    await sendTurn(reader, storyId);
    expect(asked()).not.toContain('Odile’s.');
  });
});

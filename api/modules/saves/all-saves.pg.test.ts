import { listAllSaves } from '@storyloom/contract/saves/endpoints/list-all-saves';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import type { Reader } from '../chat/testing/reader.ts';
import { createSavesClient } from './testing/saves-client.ts';

let harness: ChatHarness;
let api: HarnessProcess;

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.script('lamp', { text: 'The lamp goes out.' });
  api = await harness.process('lamp');
});
afterAll(() => harness.close());

const listAll = async (reader: Reader) =>
  listAllSaves.data.parse((await reader.get('/ai-lab/ai-story/archive/all')).data);
const archive = (id: string) =>
  harness.query('update saves set is_current = false, archived_at = now() where id = $1', [id]);

describe('list of all saves', () => {
  test('holds the saves of every story, latest first, with the story and the archived ones', async () => {
    const reader = await api.reader();
    const [first, second] = [
      await harness.story({ content: { title: 'First' } }),
      await harness.story({ content: { title: 'Second' } }),
    ];
    await reader.send({ storyId: first });
    const kept = await createSavesClient(reader, first).create({ title: 'Before the lamp' });
    await reader.send({ storyId: second });
    await archive(String(kept.data.id));
    const { pageList, totalCount } = await listAll(reader);
    expect(totalCount).toBe(3);
    expect(pageList[0]).toMatchObject({
      story: { title: 'Second' },
      isCurrent: true,
      excerpt: 'The lamp goes out.',
    });
    expect(pageList.find(({ id }) => id === kept.data.id)).toMatchObject({
      story: { title: 'First' },
      title: 'Before the lamp',
      isArchived: true,
    });
    expect((await listAll(await api.reader())).pageList).toEqual([]);
  });

  test('leaves out stories that were deleted, or whose rating the reader does not select', async () => {
    const reader = await api.reader();
    const storyId = await harness.story();
    await reader.send({ storyId });
    await reader.post('/ai-lab/ai-story/user-setting/modify', { contentRatingList: ['G'] });
    expect((await listAll(reader)).pageList).toEqual([]);
    await reader.post('/ai-lab/ai-story/user-setting/modify', { contentRatingList: ['PG'] });
    expect((await listAll(reader)).totalCount).toBe(1);
    await harness.query("update stories set status = 'DELETED' where id = $1", [storyId]);
    expect(await listAll(reader)).toMatchObject({ pageList: [], totalCount: 0 });
  });
});

describe('an archived save', () => {
  test('is never overwritten: neither by a new save nor by a new playthrough', async () => {
    const reader = await api.reader();
    const storyId = await harness.story();
    await reader.send({ storyId });
    const client = createSavesClient(reader, storyId);
    const replaceSaveId = String((await client.create()).data.id);
    await archive(replaceSaveId);
    expect((await client.create({ replaceSaveId })).data.error).toBe('save.not_found');
    expect(await client.saves()).toHaveLength(2);
  });
});

describe('an archived save', () => {
  /** A reader with a current save, an older one, and an archived one that is the latest. */
  async function played() {
    const storyId = await harness.story();
    const reader = await api.reader();
    await reader.send({ storyId });
    const client = createSavesClient(reader, storyId);
    const { id: current } = await client.current();
    const [kept, archived] = [
      String((await client.create()).data.id),
      String((await client.create()).data.id),
    ];
    await archive(archived);
    const load = (replaceSaveId: string) =>
      reader.post('/ai-lab/ai-story/archive/load', { id: archived, replaceSaveId });
    const states = async () =>
      Object.fromEntries(
        (await client.saves()).map(({ id, isCurrent, isArchived }) => [
          id,
          isCurrent ? 'current' : isArchived ? 'archived' : 'kept',
        ]),
      );
    return { storyId, reader, client, current, kept, archived, load, states };
  }

  test('becomes current only when no other save is left', async () => {
    const { client, current, kept, archived, states } = await played();
    await client.remove(current);
    expect(await states()).toEqual({ [kept]: 'current', [archived]: 'archived' });
    await client.remove(kept);
    expect(await states()).toEqual({ [archived]: 'current' });
  });

  test('takes the place of another, also of the current one', async () => {
    const { current, kept, archived, load, states } = await played();
    expect((await load(current)).code).toBe(0);
    expect(await states()).toEqual({ [current]: 'archived', [kept]: 'kept', [archived]: 'current' });
  });

  test('does not take the place of one in which a reply is being generated', async () => {
    harness.faults.hold('held', { text: 'One word after another.' });
    const held = await harness.process('held');
    const { storyId, reader, kept, load, states } = await played();
    const before = await states();
    const stream = await (await reader.on(held.base)).openSend({ storyId, archiveId: kept });
    const { runId } = await stream.created();
    expect((await load(kept)).data).toMatchObject({ error: 'chat.run_active', runId });
    expect(await states()).toEqual(before);
    await reader.post('/ai-lab/ai-story/chat/stop', { runId });
    expect((await load(kept)).code).toBe(0);
  });

  test('is not overwritten', async () => {
    const { client, archived, states } = await played();
    const before = await states();
    expect((await client.create({ replaceSaveId: archived })).data.error).toBe('save.not_found');
    expect(await states()).toEqual(before);
  });
});

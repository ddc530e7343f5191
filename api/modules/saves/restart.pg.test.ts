import { save as saveEntity } from '@storyloom/contract/saves/entities/save';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { createSavesClient } from './testing/saves-client.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('normal');
  storyId = await harness.story();
});
afterAll(() => harness.close());

async function play(turns: number, story = storyId) {
  const reader = await api.reader();
  for (let turn = 1; turn <= turns; turn++) await reader.send({ storyId: story, content: `Turn ${turn}.` });
  return { reader, client: createSavesClient(reader, story) };
}

describe('restarting a story', () => {
  test('creates a current save at the opening scene and keeps the others', async () => {
    const { reader, client } = await play(2);
    await client.create({ title: 'Before the lamp' });
    const before = await client.saves();
    const begun = saveEntity.parse((await client.restart()).data);
    expect(begun).toMatchObject({ isCurrent: true, depth: 0, title: 'The Salt Clock' });
    const after = await client.saves();
    expect(after).toHaveLength(3);
    for (const { id, headMessageId } of before) {
      expect(after).toContainEqual(expect.objectContaining({ id, headMessageId, isCurrent: false }));
    }
    const [opening, ...more] = await client.path();
    expect(more).toEqual([]);
    expect(opening).toMatchObject({ depth: 0, parentId: null, options: ['Wait', 'Dig'], state: 'done' });
    expect((await reader.send({ storyId, content: 'Another way.' })).code).toBe(0);
    expect(await client.path()).toHaveLength(3);
    expect(JSON.stringify(harness.faults.seen.at(-1)?.messages)).not.toContain('Turn 1.');
  });

  test('is idempotent until the first turn', async () => {
    const { client } = await play(1);
    const begun = await Promise.all([client.restart(), client.restart(), client.restart()]);
    expect(new Set(begun.map(({ data }) => data.id)).size).toBe(1);
    expect(await client.saves()).toHaveLength(2);
  });

  test('begins on the newest version', async () => {
    const story = await harness.story();
    const { client } = await play(1, story);
    await harness.story({ storyId: story, content: { title: 'Second Edition', opening: 'Low tide.' } });
    expect((await client.restart()).data).toMatchObject({ storyVersion: 2, title: 'Second Edition' });
    expect((await client.path())[0]?.text).toBe('Low tide.');
  });

  test('archives the playthrough that it leaves when three saves are used, and loses none', async () => {
    const { client } = await play(1);
    await client.create();
    await client.create();
    const before = await client.saves();
    const left = before.find(({ isCurrent }) => isCurrent);
    const begun = saveEntity.parse((await client.restart()).data);
    expect(begun).toMatchObject({ isCurrent: true, isArchived: false, depth: 0 });
    const after = await client.saves();
    expect(after.filter(({ isArchived }) => !isArchived)).toHaveLength(3);
    for (const { id, headMessageId } of before)
      expect(after).toContainEqual(
        expect.objectContaining({ id, headMessageId, isArchived: id === left?.id }),
      );
  });

  test('is refused while a reply is generated', async () => {
    harness.faults.hold('held', { text: 'One word after another.' });
    const held = await harness.process('held');
    const { reader, client } = await play(1);
    const stream = await (await reader.on(held.base)).openSend({ storyId });
    const { runId } = await stream.created();
    expect((await client.restart()).data).toMatchObject({ error: 'chat.run_active', runId });
    await reader.post('/ai-lab/ai-story/chat/stop', { runId });
    expect((await client.restart()).code).toBe(0);
  });

  test('answers story.not_found for a story that does not open', async () => {
    const { client } = await play(0, 'nosuchstory');
    expect((await client.restart()).data.error).toBe('story.not_found');
  });
});

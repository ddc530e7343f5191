import { save as saveEntity } from '@storyloom/contract/saves/entities/save';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSavesClient } from '../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { newRequestId } from '../testing/reader.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let held: HarnessProcess;
let other: HarnessProcess;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('normal');
  held = await harness.process('held');
  other = await harness.process('held');
});
afterAll(() => harness.close());

const holdReplies = () => harness.faults.hold('held', { text: 'One word after another. '.repeat(4) });

async function played() {
  const storyId = await harness.story();
  const reader = await api.reader();
  await reader.send({ storyId, content: 'Turn 1.' });
  const become = (status: string) =>
    harness.query('update stories set status = $2 where id = $1', [storyId, status]);
  return { storyId, reader, client: createSavesClient(reader, storyId), become };
}

describe('turns of unavailable stories', () => {
  test.each(['DELETED', 'DRAFT'])(
    'are refused after the story became %s, and earlier turns stay readable',
    async (status) => {
      const { storyId, reader, client, become } = await played();
      const [saves, path] = [await client.saves(), await client.path()];
      const balance = await harness.balance(reader);
      await become(status);
      const refused = await reader.send({ storyId, content: 'Turn 2.' });
      expect(refused).toMatchObject({ status: 200, data: { error: 'story.not_found' } });
      const again = await client.regenerate(saves[0]?.headMessageId ?? '', newRequestId());
      expect(again.data.error).toBe('story.not_found');
      expect([await client.saves(), await client.path()]).toEqual([saves, path]);
      expect(await harness.balance(reader)).toBe(balance);
      const made = saveEntity.parse((await client.create({ title: 'Kept' })).data);
      expect((await client.load(made.id)).code).toBe(0);
      expect((await client.move(made.id, path.at(-1)?.id ?? '')).code).toBe(0);
      await become('PUBLISHED');
      expect((await reader.send({ storyId, content: 'Turn 2.' })).code).toBe(0);
    },
  );

  test('continue in an unlisted story', async () => {
    const { storyId, reader, become } = await played();
    await become('UNLISTED');
    expect((await reader.send({ storyId, content: 'Turn 2.' })).code).toBe(0);
    expect((await (await api.reader()).send({ storyId })).code).toBe(0);
  });

  test('finish a reply that is running when the story is deleted', async () => {
    const hold = holdReplies();
    const { storyId, reader, client, become } = await played();
    const writer = await reader.on(held.base);
    const stream = await writer.openSend({ storyId });
    hold.releaseText(30);
    await stream.until(({ text }) => text.length > 20);
    await become('DELETED');
    hold.finish();
    const { text } = await stream.all();
    expect(stream.last()).toMatchObject({ type: 'done', finishReason: 'stop', pointsCharged: 1 });
    expect((await client.path())[0]?.text).toBe(text);
  });

  test('begin once when two tabs send at once', async () => {
    const hold = holdReplies();
    const { storyId, reader, client } = await played();
    const head = (await client.current()).headMessageId;
    const tabs = [await reader.on(held.base), await reader.on(other.base)];
    const sends = tabs.map((tab, at) =>
      tab.openSend({ storyId, parentId: head, content: `From tab ${at}.` }).then(
        async (stream) => ({ runId: (await stream.created()).runId, stream }),
        (refusal: Error) => ({ refusal: refusal.message }),
      ),
    );
    const [first, second] = (await Promise.all(sends)).toSorted((one) => ('runId' in one ? -1 : 1));
    if (first === undefined || !('runId' in first)) throw new Error('no tab was answered');
    hold.finish();
    await first.stream.all();
    expect(second).toMatchObject({ refusal: expect.stringContaining('chat.run_active') });
    expect(second).toMatchObject({ refusal: expect.stringContaining(first.runId) });
    const path = await client.path();
    expect(path.filter(({ role }) => role === 'user')).toHaveLength(2);
    expect(path.every(({ siblingIds }) => siblingIds.length === 1)).toBe(true);
    expect(await harness.balance(reader)).toBe(48);
  });
});

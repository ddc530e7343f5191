import { save as saveEntity } from '@storyloom/contract/entities/save';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savesDesk } from '../../saves/testing/saves-client.ts';
import { type ChatLab, createChatLab, type LabProcess } from '../testing/harness.ts';
import { newRequestId } from '../testing/reader.ts';

let lab: ChatLab;
let api: LabProcess;
let slow: LabProcess;
let other: LabProcess;

beforeAll(async () => {
  lab = await createChatLab();
  lab.faults.script('slow', { text: 'One slow word after another. '.repeat(20), deltaChars: 2, deltaMs: 10 });
  api = await lab.process('normal');
  slow = await lab.process('slow');
  other = await lab.process('slow');
});
afterAll(() => lab.close());

async function played() {
  const storyId = await lab.story();
  const reader = await api.reader();
  await reader.send({ storyId, content: 'Turn 1.' });
  const become = (status: string) =>
    lab.query('update stories set status = $2 where id = $1', [storyId, status]);
  return { storyId, reader, desk: savesDesk(reader, storyId), become };
}

test.each(['DELETED', 'DRAFT'])(
  'a story that became %s keeps what was played, and says why it goes no further',
  async (status) => {
    const { storyId, reader, desk, become } = await played();
    const [saves, path] = [await desk.saves(), await desk.path()];
    const balance = await lab.balance(reader);
    await become(status);
    const refused = await reader.send({ storyId, content: 'Turn 2.' });
    expect(refused).toMatchObject({ status: 200, data: { error: 'story.not_found' } });
    const again = await desk.regenerate(saves[0]?.headMessageId ?? '', newRequestId());
    expect(again.data.error).toBe('story.not_found');
    expect([await desk.saves(), await desk.path()]).toEqual([saves, path]);
    expect(await lab.balance(reader)).toBe(balance);
    const made = saveEntity.parse((await desk.create({ title: 'Kept' })).data);
    expect((await desk.load(made.id)).code).toBe(0);
    expect((await desk.move(made.id, path.at(-1)?.id ?? '')).code).toBe(0);
    await become('PUBLISHED');
    expect((await reader.send({ storyId, content: 'Turn 2.' })).code).toBe(0);
  },
);

test('an unlisted story is played on by who has it, and begun by who has its address', async () => {
  const { storyId, reader, become } = await played();
  await become('UNLISTED');
  expect((await reader.send({ storyId, content: 'Turn 2.' })).code).toBe(0);
  expect((await (await api.reader()).send({ storyId })).code).toBe(0);
});

test('a story deleted while a reply is written lets that reply end, told and paid as any other', async () => {
  const { storyId, reader, desk, become } = await played();
  const writer = await reader.on(slow.base);
  const stream = await writer.openSend({ storyId });
  await stream.until(({ text }) => text.length > 20);
  await become('DELETED');
  const { text } = await stream.all();
  expect(stream.last()).toMatchObject({ type: 'done', finishReason: 'stop', pointsCharged: 1 });
  expect((await desk.path())[0]?.text).toBe(text);
});

test('of two tabs that send at once one is answered, the other is told of that run, and nothing is doubled', async () => {
  const { storyId, reader, desk } = await played();
  const head = (await desk.current()).headMessageId;
  const tabs = [await reader.on(slow.base), await reader.on(other.base)];
  const sends = tabs.map((tab, at) =>
    tab.openSend({ storyId, parentId: head, content: `From tab ${at}.` }).then(
      async (stream) => ({ runId: (await stream.created()).runId, stream }),
      (refusal: Error) => ({ refusal: refusal.message }),
    ),
  );
  const [first, second] = (await Promise.all(sends)).toSorted((one) => ('runId' in one ? -1 : 1));
  if (first === undefined || !('runId' in first)) throw new Error('no tab was answered');
  await first.stream.all();
  expect(second).toMatchObject({ refusal: expect.stringContaining('chat.run_active') });
  expect(second).toMatchObject({ refusal: expect.stringContaining(first.runId) });
  const path = await desk.path();
  expect(path.filter(({ role }) => role === 'user')).toHaveLength(2);
  expect(path.every(({ siblingIds }) => siblingIds.length === 1)).toBe(true);
  expect(await lab.balance(reader)).toBe(48);
});

import { send } from '@storyloom/contract/endpoints/chat/send';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatLab, createChatLab, type LabProcess } from '../testing/harness.ts';
import { newRequestId } from '../testing/reader.ts';

let lab: ChatLab;
let api: LabProcess;
let slow: LabProcess;
let storyId: string;

beforeAll(async () => {
  lab = await createChatLab();
  lab.faults.script('slow', { text: 'One slow word after another. '.repeat(20), deltaChars: 2, deltaMs: 10 });
  api = await lab.process('normal');
  slow = await lab.process('slow');
  storyId = await lab.story();
});
afterAll(() => lab.close());

test('a first send makes the save, holds the price and streams the reply in order', async () => {
  const reader = await api.reader();
  const stream = await reader.openSend({ storyId });
  const { events, text } = await stream.all();
  const types = events.map(({ event }) => event.type).filter((type, at, all) => type !== all[at - 1]);
  expect(types[0]).toBe('created');
  expect(types.at(-1)).toBe('done');
  expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted((a, b) => a - b));
  const done = stream.last();
  expect(done).toMatchObject({ finishReason: 'stop', pointsCharged: 1, message: { text, state: 'done' } });
  expect(await lab.balance(reader)).toBe(49);
  const saves = await reader.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`);
  expect(saves.data).toMatchObject([{ isCurrent: true, kind: 'auto', depth: 2, title: 'The Salt Clock' }]);
});

test('without stream the finished reply comes in the envelope', async () => {
  const reader = await api.reader();
  const answer = await reader.send({ storyId });
  expect(answer.code).toBe(0);
  expect(send.data.parse(answer.data)).toMatchObject({ pointsCharged: 1, usage: { promptTokens: 42 } });
});

test('a refusal before the stream is a plain envelope', async () => {
  const reader = await api.reader();
  const refused = async (body: object) => (await reader.send({ storyId, stream: true, ...body })).data.error;
  expect(await refused({ content: ' \n ' })).toBe('chat.empty');
  expect(await refused({ content: 'x'.repeat(2001) })).toBe('chat.too_long');
  expect(await refused({ storyId: 'nosuchstory' })).toBe('story.not_found');
  expect(await refused({ model: 'huge' })).toBe('chat.model_unknown');
  expect(await refused({ model: 'premium' })).toBe('chat.model_locked');
  expect(await refused({ clientRequestId: 'x' })).toBe('request.invalid');
  expect(await lab.balance(reader)).toBe(50);
});

test('words that cannot be stored are kept without what cannot be', async () => {
  const reader = await api.reader();
  const answer = await reader.send({ storyId, content: 'a\0b \ud83d c' });
  expect(answer.code).toBe(0);
  const [row] = await lab.query<{ text: string }>('select text from messages where id = $1', [
    answer.data.userMessageId,
  ]);
  expect(row?.text).toBe('ab \uFFFD c');
});

test('a reader cannot play in the save of another', async () => {
  const [mara, other] = [await api.reader(), await api.reader()];
  await mara.send({ storyId });
  const saves = await mara.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`);
  const archiveId = (saves.data as unknown as { id: string }[])[0]?.id;
  expect((await other.send({ storyId, archiveId })).data.error).toBe('save.not_found');
  const listed = await other.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}&archiveId=${archiveId}`);
  expect(listed.data.error).toBe('save.not_found');
});

test('without enough points nothing is begun', async () => {
  const reader = await api.reader();
  await lab.query('update points_accounts set balance = 0');
  const answer = await reader.send({ storyId });
  expect(answer.data).toMatchObject({ error: 'points.insufficient', balance: 0, price: 1 });
  const list = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`);
  expect(list.data).toMatchObject({ pageList: [], archiveId: null });
});

test('the same request, while it runs and after, is answered by the same run', async () => {
  const reader = await slow.reader();
  const clientRequestId = newRequestId();
  const first = await reader.openSend({ storyId, clientRequestId });
  const { runId, messageId } = await first.created();
  await first.until(({ text }) => text.length > 20);
  const second = await reader.openSend({ storyId, clientRequestId });
  expect(await second.created()).toMatchObject({ runId, messageId });
  const [one, two] = await Promise.all([first.all(), second.all()]);
  expect(two.text).toBe(one.text);
  const third = await reader.openSend({ storyId, clientRequestId });
  expect((await third.all()).text).toBe(one.text);
  expect(third.last()).toEqual(first.last());
  expect(await lab.balance(reader)).toBe(49);
});

test('one request sent five times at once begins one run', async () => {
  const reader = await api.reader();
  const clientRequestId = newRequestId();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => reader.send({ storyId, clientRequestId })),
  );
  expect(new Set(answers.map(({ data }) => data.runId)).size).toBe(1);
  expect(await lab.balance(reader)).toBe(49);
});

test('a request name used for other words is refused', async () => {
  const reader = await api.reader();
  const clientRequestId = newRequestId();
  await reader.send({ storyId, clientRequestId });
  const answer = await reader.send({ storyId, clientRequestId, content: 'Something else.' });
  expect(answer.data.error).toBe('request.repeated');
});

test('while a reply is written a second send is told which run it is', async () => {
  const reader = await slow.reader();
  const stream = await reader.openSend({ storyId });
  const { runId } = await stream.created();
  expect((await reader.send({ storyId })).data).toMatchObject({ error: 'chat.run_active', runId });
  await reader.post('/ai-lab/ai-story/chat/stop', { runId });
});

test('of sends at the same moment one begins and the others are told about it', async () => {
  const reader = await slow.reader();
  const answers = await Promise.allSettled(Array.from({ length: 6 }, () => reader.openSend({ storyId })));
  const begun = answers.filter(({ status }) => status === 'fulfilled');
  expect(begun).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(String(answer.reason)).toContain('run_active');
  expect(await lab.balance(reader)).toBe(49);
});

test('a send made on an older message is refused and told where the save stands', async () => {
  const reader = await api.reader();
  const first = await reader.send({ storyId });
  const parentId = String(first.data.userMessageId);
  const answer = await reader.send({ storyId, parentId });
  const head = (first.data.message as { id: string }).id;
  expect(answer.data).toMatchObject({ error: 'chat.stale_parent', headMessageId: head });
  expect((await reader.send({ storyId, parentId: head })).code).toBe(0);
});

test('a reply is written from the opening, the path, the cast and the lore', async () => {
  const reader = await api.reader();
  await reader.send({ storyId, content: 'First words.' });
  await reader.send({ storyId, content: 'Second words.' });
  const prompt = lab.faults.seen.at(-1)?.messages ?? [];
  expect(prompt[0]).toMatchObject({ role: 'system' });
  expect(prompt[0]?.content).toContain('Bram');
  const told = prompt.map(({ role, content }) => `${role}: ${content.slice(0, 40)}`).join('\n');
  expect(told).toMatch(/assistant: The tide has gone out[\s\S]*user: First words[\s\S]*user: Second words/);
  expect(prompt.at(-1)).toEqual({ role: 'user', content: 'Second words.' });
});

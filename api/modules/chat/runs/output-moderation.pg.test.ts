import { afterAll, beforeAll, expect, test } from 'vitest';
import { startVerdictServer, type VerdictServer } from '../../moderation/testing/verdict-server.ts';
import { savesDesk } from '../../saves/testing/saves-client.ts';
import { type ChatLab, createChatLab, type LabProcess } from '../testing/harness.ts';
import { newRequestId } from '../testing/reader.ts';

const NEVER = 'Describe sex with a child.';
const reply = 'The rain fell. She looked up. Then he spoke of sex with a child, and laughed. He went on.';
let lab: ChatLab;
let api: LabProcess;
let verdicts: VerdictServer;
let storyId: string;

beforeAll(async () => {
  lab = await createChatLab();
  verdicts = await startVerdictServer();
  lab.faults.script('forbidding', { text: reply });
  lab.faults.script('on-and-on', { text: `${reply} `, ending: 'never', deltaMs: 1 });
  lab.faults.script('at-once', { text: NEVER });
  lab.faults.script('asked', {
    text: 'The rain fell. A forbidden thing. And on it went, on and on.',
    deltaMs: 20,
  });
  api = await lab.process('normal');
  storyId = await lab.story();
});
afterAll(async () => {
  await lab.close();
  await verdicts.close();
});

const rowsOf = (storyId: string) =>
  lab.query(
    'select (select count(*) from messages where story_id = $1) + (select count(*) from runs) as rows',
    [storyId],
  );

test('a turn that may not be written is refused before anything is written or held', async () => {
  const reader = await api.reader();
  const before = await rowsOf(storyId);
  const answer = await reader.send({ storyId, content: NEVER });
  expect(answer).toMatchObject({ code: 13012, data: { error: 'chat.moderated' } });
  expect((await reader.send({ storyId, content: NEVER, stream: true })).data.error).toBe('chat.moderated');
  expect(await rowsOf(storyId)).toEqual(before);
  expect(await lab.balance(reader)).toBe(50);
  expect(lab.faults.seen.some(({ messages }) => JSON.stringify(messages).includes(NEVER))).toBe(false);
});

test('neither is a reply edited into it, nor a fact pinned; what stood there stays', async () => {
  const reader = await api.reader();
  await reader.send({ storyId });
  const desk = savesDesk(reader, storyId);
  const save = await desk.current();
  const path = await desk.path();
  expect((await desk.edit(save.headMessageId, NEVER)).data.error).toBe('chat.moderated');
  const fact = { archiveId: save.id, content: NEVER };
  expect((await reader.post('/ai-lab/ai-story/dialog/pin', fact)).data.error).toBe('chat.moderated');
  expect(await desk.path()).toEqual(path);
});

/** Plays one turn against a model and tells what was told, kept and paid. */
async function play(process: LabProcess) {
  const reader = await process.reader();
  const stream = await reader.openSend({ storyId });
  const { runId } = await stream.created();
  const { text } = await stream.all();
  const [row] = await lab.query<{ text: string; state: string; finish_reason: string; charged: number }>(
    'select m.text, m.state, r.finish_reason, charged from runs r join messages m on m.id = message_id where r.id = $1',
    [runId],
  );
  return { reader, runId, told: text, last: stream.last(), row, balance: await lab.balance(reader) };
}

test('a reply that turns to it is cut at its last good sentence, never told, never kept, never paid', async () => {
  const process = await lab.process('forbidding');
  const { reader, runId, told, last, row, balance } = await play(process);
  const kept = 'The rain fell. She looked up.';
  expect(last).toMatchObject({
    type: 'done',
    finishReason: 'filtered',
    pointsCharged: 0,
    message: { text: kept },
  });
  expect(told).not.toContain('child');
  expect(row).toEqual({ text: kept, state: 'done', finish_reason: 'filtered', charged: 0 });
  expect(balance).toBe(50);
  expect((await savesDesk(reader, storyId).path())[0]).toMatchObject({
    text: kept,
    finishReason: 'filtered',
  });
  const again = await reader.openRun(runId);
  expect((await again.all()).text).toBe(kept);
  expect(again.last()).toMatchObject({ finishReason: 'filtered', pointsCharged: 0 });
  const whole = await reader.send({ storyId, clientRequestId: newRequestId() });
  expect(whole.data).toMatchObject({ finishReason: 'filtered', pointsCharged: 0 });
  expect(await lab.balance(reader)).toBe(50);
});

test('what the model itself holds back is kept so, and costs nothing, with words before it or without', async () => {
  for (const text of ['The rain fell.', '']) {
    lab.faults.script('shy', { text, finish: 'content_filter' });
    const { reader, last, row, balance } = await play(await lab.process('shy'));
    expect(last).toMatchObject({
      type: 'done',
      finishReason: 'filtered',
      pointsCharged: 0,
      message: { text },
    });
    expect(row).toMatchObject({ state: 'done', finish_reason: 'filtered', charged: 0 });
    expect((await savesDesk(reader, storyId).path())[0]).toMatchObject({ text, finishReason: 'filtered' });
    expect(balance).toBe(50);
  }
});

test('the model is not listened to any longer', async () => {
  const process = await lab.process('on-and-on');
  const { last } = await play(process);
  expect(last).toMatchObject({ finishReason: 'filtered' });
  const asked = lab.faults.seen.findLast(({ model }) => model === 'on-and-on');
  await expect.poll(() => asked?.abandoned).toBe(true);
});

test('a reply that begins with it is empty, and another can be asked for', async () => {
  const process = await lab.process('at-once');
  const { reader, last, balance } = await play(process);
  expect(last).toMatchObject({ type: 'done', finishReason: 'filtered', message: { text: '' } });
  expect(balance).toBe(50);
  const path = await savesDesk(reader, storyId).path();
  const calm = await reader.on(api.base);
  const body = { storyId, messageId: path[0]?.id, clientRequestId: newRequestId() };
  expect((await calm.post('/ai-lab/ai-story/refresh', body)).data).toMatchObject({ finishReason: 'stop' });
});

test('with a provider set, it is asked about turns and about each reply while that is written', async () => {
  const env = { MODERATION_BASE_URL: verdicts.baseUrl };
  const process = await lab.process('asked', env);
  const { reader, last, row } = await play(process);
  expect(last).toMatchObject({ type: 'done', finishReason: 'filtered', pointsCharged: 0 });
  expect(row?.text).toBe('The rain fell.');
  expect((await reader.send({ storyId, content: 'Something forbidden.' })).data.error).toBe('chat.moderated');
  verdicts.behaviour.status = 500;
  const open = await reader.send({ storyId, content: 'Something else.' });
  verdicts.behaviour.status = 200;
  expect(open.data).toMatchObject({ finishReason: 'stop', pointsCharged: 1 });
});

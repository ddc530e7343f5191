import { send } from '@storyloom/contract/chat/endpoints/send';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSavesClient } from '../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { newRequestId } from '../testing/reader.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let held: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('normal');
  held = await harness.process('held');
  storyId = await harness.story();
});
afterAll(() => harness.close());

const holdReplies = () => harness.faults.hold('held', { text: 'One word after another. '.repeat(4) });

describe('send', () => {
  test('creates the first save, holds the price and streams the reply in order', async () => {
    const reader = await api.reader();
    const stream = await reader.openSend({ storyId });
    const { events, text } = await stream.all();
    const types = events.map(({ event }) => event.type).filter((type, at, all) => type !== all[at - 1]);
    expect(types[0]).toBe('created');
    expect(types.at(-1)).toBe('done');
    expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted((a, b) => a - b));
    const done = stream.last();
    expect(done).toMatchObject({ finishReason: 'stop', pointsCharged: 1, message: { text, state: 'done' } });
    expect(await harness.balance(reader)).toBe(49);
    const saves = await reader.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`);
    expect(saves.data).toMatchObject([{ isCurrent: true, kind: 'auto', depth: 2, title: 'The Salt Clock' }]);
  });

  test('returns the finished reply in the envelope without a stream', async () => {
    const reader = await api.reader();
    const response = await reader.send({ storyId });
    expect(response.code).toBe(0);
    expect(send.data.parse(response.data)).toMatchObject({ pointsCharged: 1, usage: { promptTokens: 42 } });
  });

  test('fails with a plain envelope before the stream starts', async () => {
    const reader = await api.reader();
    const refused = async (body: object) =>
      (await reader.send({ storyId, stream: true, ...body })).data.error;
    expect(await refused({ content: ' \n ' })).toBe('chat.empty');
    expect(await refused({ content: '\u200b \u3164' })).toBe('chat.empty');
    expect(await refused({ content: '😀'.repeat(2001) })).toBe('chat.too_long');
    expect(await refused({ storyId: 'nosuchstory' })).toBe('story.not_found');
    expect(await refused({ model: 'huge' })).toBe('chat.model_unknown');
    expect(await refused({ model: 'premium' })).toBe('chat.model_locked');
    expect(await refused({ clientRequestId: 'x' })).toBe('request.invalid');
    expect(await harness.balance(reader)).toBe(50);
  });

  test('strips characters that cannot be stored', async () => {
    const reader = await api.reader();
    const response = await reader.send({ storyId, content: 'ab \ud83d c' });
    expect(response.code).toBe(0);
    const [row] = await harness.query<{ text: string }>('select text from messages where id = $1', [
      response.data.userMessageId,
    ]);
    expect(row?.text).toBe('ab \uFFFD c');
  });

  test('refuses the save of another reader', async () => {
    const [mara, other] = [await api.reader(), await api.reader()];
    await mara.send({ storyId });
    const saves = await mara.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`);
    const archiveId = (saves.data as unknown as { id: string }[])[0]?.id;
    expect((await other.send({ storyId, archiveId })).data.error).toBe('save.not_found');
    const listed = await other.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}&archiveId=${archiveId}`);
    expect(listed.data.error).toBe('save.not_found');
  });

  test('refuses the save of another story', async () => {
    const reader = await api.reader();
    await reader.send({ storyId });
    const saves = await reader.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`);
    const archiveId = (saves.data as unknown as { id: string }[])[0]?.id;
    const other = await harness.story();
    expect((await reader.send({ storyId: other, archiveId })).data.error).toBe('save.not_found');
    const listed = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${other}&archiveId=${archiveId}`);
    expect(listed.data.error).toBe('save.not_found');
  });

  test('adds to a save that is not current, without making it current', async () => {
    const reader = await api.reader();
    const saves = createSavesClient(reader, storyId);
    await reader.send({ storyId });
    const [current, other] = [await saves.current(), (await saves.create()).data];
    expect((await reader.send({ storyId, archiveId: other.id })).code).toBe(0);
    const depths = (await saves.saves()).map(({ id, depth, isCurrent }) => [id, depth, isCurrent]);
    expect(depths).toEqual([
      [other.id, 4, false],
      [current.id, 2, true],
    ]);
  });

  test('regenerates and continues nothing before the first turn', async () => {
    const reader = await api.reader();
    for (const path of ['refresh', 'chat/continue']) {
      const body = { storyId, messageId: 'any', clientRequestId: newRequestId() };
      const { data } = await reader.post(`/ai-lab/ai-story/${path}`, body);
      expect([path, data.error]).toEqual([path, 'chat.message_not_found']);
    }
    expect(await harness.balance(reader)).toBe(50);
  });

  test('charges the premium model’s price, even with a plan that has free standard replies', async () => {
    const premium = await harness.process('normal', { LLM_PREMIUM_MODEL: 'stronger' });
    const reader = await premium.reader();
    await reader.send({ storyId });
    await harness.query(
      `insert into memberships (id, user_id, plan, status, customer_id, changed_at)
       select 'sub_' || id, id, 'PRO', 'active', 'ctm_test', now() from users
       where id = (select user_id from runs order by created_at desc limit 1)`,
    );
    const costs: unknown[] = [];
    for (const model of ['premium', 'standard']) {
      const { data } = await reader.send({ storyId, model });
      costs.push([(data.message as { model: string }).model, data.pointsCharged]);
    }
    expect(costs).toEqual([
      ['stronger', 5],
      ['normal', 0],
    ]);
    expect(await harness.balance(reader)).toBe(50 - 1 - 5);
    const reasons = await harness.query<{ reason: string }>(
      `select reason from points_entries where kind = 'SETTLE' and user_id = (
         select user_id from runs order by created_at desc limit 1) order by id`,
    );
    expect(reasons.map(({ reason }) => reason)).toEqual(['chat.reply', 'chat.premium_reply']);
  });

  test('refuses when the balance is below the price', async () => {
    const reader = await api.reader();
    await harness.query('update points_accounts set balance = 0');
    const response = await reader.send({ storyId });
    expect(response.data).toMatchObject({ error: 'points.insufficient', balance: 0, price: 1 });
    const list = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`);
    expect(list.data).toMatchObject({ pageList: [], archiveId: null });
  });

  test('returns the same run for a repeated request', async () => {
    const hold = holdReplies();
    const reader = await held.reader();
    const clientRequestId = newRequestId();
    const first = await reader.openSend({ storyId, clientRequestId });
    const { runId, messageId } = await first.created();
    hold.releaseText(30);
    await first.until(({ text }) => text.length > 20);
    const second = await reader.openSend({ storyId, clientRequestId });
    expect(await second.created()).toMatchObject({ runId, messageId });
    hold.finish();
    const [one, two] = await Promise.all([first.all(), second.all()]);
    expect(two.text).toBe(one.text);
    const third = await reader.openSend({ storyId, clientRequestId });
    expect((await third.all()).text).toBe(one.text);
    expect(third.last()).toEqual(first.last());
    expect(await harness.balance(reader)).toBe(49);
  });

  test('begins one run for five equal requests at once', async () => {
    const reader = await api.reader();
    const clientRequestId = newRequestId();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => reader.send({ storyId, clientRequestId })),
    );
    expect(new Set(responses.map(({ data }) => data.runId)).size).toBe(1);
    expect(await harness.balance(reader)).toBe(49);
  });

  test('begins a run for each of two readers who use the same client request id', async () => {
    const clientRequestId = newRequestId();
    const [reader, other] = [await api.reader(), await api.reader()];
    const first = await reader.send({ storyId, clientRequestId });
    const second = await other.send({ storyId, clientRequestId });
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(second.data.runId).not.toBe(first.data.runId);
    expect([await harness.balance(reader), await harness.balance(other)]).toEqual([49, 49]);
  });

  test('refuses a client request id that was used for other content', async () => {
    const reader = await api.reader();
    const clientRequestId = newRequestId();
    await reader.send({ storyId, clientRequestId });
    const response = await reader.send({ storyId, clientRequestId, content: 'Something else.' });
    expect(response.data.error).toBe('request.repeated');
  });

  test('is refused with the active run while a reply is generated', async () => {
    holdReplies();
    const reader = await held.reader();
    const stream = await reader.openSend({ storyId });
    const { runId } = await stream.created();
    expect((await reader.send({ storyId })).data).toMatchObject({ error: 'chat.run_active', runId });
    await reader.post('/ai-lab/ai-story/chat/stop', { runId });
  });

  test('begins once when several are sent at once', async () => {
    holdReplies();
    const reader = await held.reader();
    const answers = await Promise.allSettled(Array.from({ length: 6 }, () => reader.openSend({ storyId })));
    const begun = answers.filter(({ status }) => status === 'fulfilled');
    expect(begun).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(String(answer.reason)).toContain('run_active');
    expect(await harness.balance(reader)).toBe(49);
  });

  test('is refused with the current head when its parent is stale', async () => {
    const reader = await api.reader();
    const first = await reader.send({ storyId });
    const parentId = String(first.data.userMessageId);
    const response = await reader.send({ storyId, parentId });
    const head = (first.data.message as { id: string }).id;
    expect(response.data).toMatchObject({ error: 'chat.stale_parent', headMessageId: head });
    expect((await reader.send({ storyId, parentId: head })).code).toBe(0);
  });

  test('sends the opening, path, cast and lore to the provider', async () => {
    const reader = await api.reader();
    await reader.send({ storyId, content: 'First words.' });
    await reader.send({ storyId, content: 'Second words.' });
    const prompt = harness.faults.seen.at(-1)?.messages ?? [];
    expect(prompt[0]).toMatchObject({ role: 'system' });
    expect(prompt[0]?.content).toContain('Bram');
    const promptText = prompt.map(({ role, content }) => `${role}: ${content.slice(0, 40)}`).join('\n');
    expect(promptText).toMatch(
      /assistant: The tide has gone out[\s\S]*user: First words[\s\S]*user: \[Notes/,
    );
    expect(prompt.at(-1)?.content).toMatch(/\[End of the notes\]\n\nSecond words\.$/);
  });
});

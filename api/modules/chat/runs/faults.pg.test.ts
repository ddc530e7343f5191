import { errors } from '@storyloom/contract/core/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabaseDoor } from '../../../testing/database-door.ts';
import { type ChatHarness, createChatHarness } from '../testing/harness.ts';

let harness: ChatHarness;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  storyId = await harness.story();
});
afterAll(() => harness.close());

interface Row {
  state: string;
  text: string;
  charged: number;
}

/** No server listens at this address. */
const nowhere = 'http://127.0.0.1:9/v1';

/** Sends one message to a model and returns how the reply ended: on the wire, in its rows and in the ledger. */
async function play(model: string) {
  const gone: Record<string, string> = model === 'gone' ? { LLM_BASE_URL: nowhere } : {};
  const silence = model === 'goes-silent' ? '1' : '3';
  const api = await harness.process(model, { LLM_SILENCE_SECONDS: silence, ...gone });
  const reader = await api.reader();
  const stream = await reader.openSend({ storyId });
  const { runId } = await stream.created();
  const { text } = await stream.all();
  const [row] = await harness.query<Row>(
    'select r.state, m.text, r.charged from runs r join messages m on m.id = r.message_id where r.id = $1',
    [runId],
  );
  const ledger = await harness.query<{ kind: string }>(
    'select kind from points_entries where hold_key = $1',
    [`run:${runId}`],
  );
  const balance = await harness.balance(reader);
  await api.stop();
  return { last: stream.last(), text, row, balance, ledger: ledger.map(({ kind }) => kind) };
}

describe.concurrent('replies of faulty providers', () => {
  describe.each([
    'normal',
    'slow-first-byte',
    'garbled-utf8',
    'rate-limited',
    'duplicate-events',
    'never-ending',
  ])('with %s, the reply arrives', (model) => {
    test('whole, is stored as it was streamed, and is charged once', async () => {
      const { last, text, row, balance, ledger } = await play(model);
      expect(last).toMatchObject({ type: 'done', pointsCharged: 1 });
      expect(text.length).toBeGreaterThan(50);
      expect(row).toEqual({ state: 'done', text, charged: 1 });
      expect([balance, ledger]).toEqual([49, ['SETTLE']]);
    });
  });

  describe.each([
    ['cut-mid-character', 'chat.interrupted'],
    ['goes-silent', 'chat.interrupted'],
    ['rate-limited-long', 'chat.provider_busy'],
    ['server-error', 'chat.provider_busy'],
    ['empty', 'chat.provider_failed'],
    ['gone', 'chat.provider_failed'],
  ] as const)('with %s, the reply is not finished', (model, error) => {
    test(`with ${error}, keeps its text and is refunded once`, async () => {
      const { last, text, row, balance, ledger } = await play(model);
      expect(last).toMatchObject({ type: 'error', code: errors[error].code });
      const isBegun = error === 'chat.interrupted';
      expect(row).toEqual({ state: isBegun ? 'interrupted' : 'error', text, charged: 0 });
      expect(text).not.toContain('\uFFFD');
      expect(text.length > 0).toBe(isBegun);
      expect([balance, ledger]).toEqual([50, ['REFUND']]);
    });
  });

  test('name the time that a busy provider asks for', async () => {
    const { last } = await play('rate-limited-long');
    expect(last).toMatchObject({
      msg: 'The storyteller is busy. You weren’t charged. Try again in 60 minutes.',
    });
  });

  test('withdraw a thought that had no beginning, for readers who follow and those who resume', async () => {
    harness.faults.script('begins-in-thought', {
      text: 'She must not find out.</think>\n\nThe lamp is lit.',
      deltaChars: 5,
    });
    const first = await play('begins-in-thought');
    expect(first.text).toBe('The lamp is lit.');
    expect(first.row).toMatchObject({ state: 'done', text: first.text, charged: 1 });
  });

  test('never contain an unpaired surrogate', async () => {
    const halves = '\\ud83c"}}]}\n\ndata: {"choices":[{"delta":{"content":"\\udf0a';
    harness.faults.script('halves', {
      raw: `data: {"choices":[{"delta":{"content":"sea ${halves} calm"},"finish_reason":"stop"}]}\n\n`,
    });
    const { text, row } = await play('halves');
    expect(text).toBe('sea 🌊 calm');
    expect(row?.text).toBe(text);
  });

  test('come from the offline storyteller if there is no provider', async () => {
    const { last, text, row } = await play('storyteller');
    expect(text).toBe('A town.');
    expect(row?.text).toBe(text);
    const message = last?.type === 'done' ? last.message : undefined;
    expect(message?.model).toBe('storyteller');
    expect(message?.options).toEqual(['Wait', 'Dig']);
  });

  test('fail with a named error when they are not streamed', async () => {
    const api = await harness.process('server-error');
    const reader = await api.reader();
    const response = await reader.send({ storyId });
    expect(response.data.error).toBe('chat.provider_busy');
    expect(await harness.balance(reader)).toBe(50);
    await api.stop();
  });
});

describe('a database connection that breaks while a reply begins', () => {
  test('costs neither the reply nor a second charge', async () => {
    const door = await openDatabaseDoor(harness.url);
    const api = await harness.process('normal', { DATABASE_URL: door.to(harness.url) });
    const reader = await api.reader();
    door.loseAnswerTo('chat_begin_reply');
    const stream = await reader.openSend({ storyId });
    await stream.all();
    expect(stream.last()).toMatchObject({ type: 'done', pointsCharged: 1 });
    expect(await harness.balance(reader)).toBe(49);
    await api.stop();
    await door.close();
  });
});

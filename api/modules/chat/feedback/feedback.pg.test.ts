import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import type { Reader } from '../testing/reader.ts';
import { sendTurn } from '../testing/send-turn.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  api = await harness.process('normal');
  storyId = await harness.story();
});
afterAll(() => harness.close());

const sendFeedback = (reader: Reader, messageId: string, category: string, content?: string) =>
  reader.post('/ai-lab/ai-story/dialog/feedback', { messageId, category, content });
const stored = (messageId: string) =>
  harness.query<{ category: string; content: string; moved: boolean }>(
    'select category, content, updated_at > created_at as moved from reply_feedback where message_id = $1',
    [messageId],
  );

describe('feedback', () => {
  test('is stored, and newer feedback replaces older', async () => {
    const reader = await api.reader();
    const { replyId } = await sendTurn(reader, storyId);
    expect(await sendFeedback(reader, replyId, 'NOT_HELPFUL')).toMatchObject({
      code: 0,
      data: { messageId: replyId },
    });
    await sendFeedback(reader, replyId, 'INACCURATE', ' Bram <b>never</b> said that. ');
    expect(await stored(replyId)).toEqual([
      { category: 'INACCURATE', content: 'Bram <b>never</b> said that.', moved: true },
    ]);
  });

  test('is stored once when sent twice concurrently', async () => {
    const reader = await api.reader();
    const { replyId } = await sendTurn(reader, storyId);
    const responses = await Promise.all(
      ['INACCURATE', 'HARMFUL_UNSAFE', 'NOT_HELPFUL'].map((category) =>
        sendFeedback(reader, replyId, category),
      ),
    );
    expect(responses.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await stored(replyId)).toHaveLength(1);
  });

  test('is only accepted for the reader’s own replies', async () => {
    const [reader, other] = [await api.reader(), await api.reader()];
    const { turnId, replyId } = await sendTurn(reader, storyId);
    const refused = async (who: Reader, id: string) => (await sendFeedback(who, id, 'INACCURATE')).data.error;
    expect(await refused(other, replyId)).toBe('chat.message_not_found');
    expect(await refused(reader, turnId)).toBe('chat.message_not_found');
    expect(await refused(reader, 'nosuchmessage')).toBe('chat.message_not_found');
    expect((await sendFeedback(reader, replyId, 'BORING')).data.error).toBe('request.invalid');
    expect((await sendFeedback(reader, replyId, 'INACCURATE', 'x'.repeat(1001))).data.error).toBe(
      'request.invalid',
    );
    expect(await stored(replyId)).toEqual([]);
  });
});

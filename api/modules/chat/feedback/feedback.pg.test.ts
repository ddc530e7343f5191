import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChatLab, createChatLab, type LabProcess } from '../testing/harness.ts';
import type { Reader } from '../testing/reader.ts';
import { tell } from '../testing/send-turn.ts';

let lab: ChatLab;
let api: LabProcess;
let storyId: string;

beforeAll(async () => {
  lab = await createChatLab();
  api = await lab.process('normal');
  storyId = await lab.story();
});
afterAll(() => lab.close());

const say = (reader: Reader, messageId: string, category: string, content?: string) =>
  reader.post('/ai-lab/ai-story/dialog/feedback', { messageId, category, content });
const stored = (messageId: string) =>
  lab.query<{ category: string; content: string; moved: boolean }>(
    'select category, content, updated_at > created_at as moved from reply_feedback where message_id = $1',
    [messageId],
  );

test('what a reader says of a reply is kept, and their second word replaces the first', async () => {
  const reader = await api.reader();
  const { replyId } = await tell(reader, storyId);
  expect(await say(reader, replyId, 'NOT_HELPFUL')).toMatchObject({ code: 0, data: { messageId: replyId } });
  await say(reader, replyId, 'INACCURATE', ' Bram <b>never</b>\0 said that. ');
  expect(await stored(replyId)).toEqual([
    { category: 'INACCURATE', content: 'Bram <b>never</b> said that.', moved: true },
  ]);
});

test('two at the same moment leave one', async () => {
  const reader = await api.reader();
  const { replyId } = await tell(reader, storyId);
  const answers = await Promise.all(
    ['INACCURATE', 'HARMFUL_UNSAFE', 'NOT_HELPFUL'].map((category) => say(reader, replyId, category)),
  );
  expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(await stored(replyId)).toHaveLength(1);
});

test('only replies of one’s own can be spoken of', async () => {
  const [reader, other] = [await api.reader(), await api.reader()];
  const { turnId, replyId } = await tell(reader, storyId);
  const refused = async (who: Reader, id: string) => (await say(who, id, 'INACCURATE')).data.error;
  expect(await refused(other, replyId)).toBe('chat.message_not_found');
  expect(await refused(reader, turnId)).toBe('chat.message_not_found');
  expect(await refused(reader, 'nosuchmessage')).toBe('chat.message_not_found');
  expect((await say(reader, replyId, 'BORING')).data.error).toBe('request.invalid');
  expect((await say(reader, replyId, 'INACCURATE', 'x'.repeat(1001))).data.error).toBe('request.invalid');
  expect(await stored(replyId)).toEqual([]);
});

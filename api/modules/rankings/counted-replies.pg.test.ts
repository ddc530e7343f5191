import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatLab, createChatLab, type LabProcess } from '../chat/testing/harness.ts';

let lab: ChatLab;

beforeAll(async () => {
  lab = await createChatLab();
});
afterAll(() => lab.close());

async function countsAfter(api: LabProcess, storyId: string) {
  await api.api.rankings.flushTurns();
  const [counts] = await lab.query<{ chats: number; readers: number; heat: number }>(
    `select chat_count::int as chats, reader_count::int as readers, heat::int as heat
      from story_scores where story_id = $1`,
    [storyId],
  );
  return counts;
}

describe('replies in rankings', () => {
  test('count as chats once they are finished', async () => {
    const api = await lab.process('normal');
    const storyId = await lab.story();
    const reader = await api.reader();
    expect((await reader.send({ storyId })).code).toBe(0);
    expect((await reader.send({ storyId })).code).toBe(0);
    expect(await countsAfter(api, storyId)).toEqual({ chats: 2, readers: 1, heat: 2 });
  });

  test.each(['server-error', 'cut-mid-character'])(
    'do not count if the provider fails: %s',
    async (model) => {
      const api = await lab.process(model);
      const storyId = await lab.story();
      const { data } = await (await api.reader()).send({ storyId });
      expect(data).toMatchObject({ error: 'chat.provider_failed' });
      expect(await countsAfter(api, storyId)).toEqual({ chats: 0, readers: 0, heat: 0 });
    },
  );
});

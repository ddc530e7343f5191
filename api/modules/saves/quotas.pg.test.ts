import { quotas } from '@storyloom/contract/core/quota-limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness } from '../chat/testing/harness.ts';
import { createShareClient } from '../shares/testing/share-client.ts';
import { createSavesClient } from './testing/saves-client.ts';

let harness: ChatHarness;

beforeAll(async () => {
  harness = await createChatHarness();
});
afterAll(() => harness.close());

async function play() {
  const storyId = await harness.story();
  const reader = await (await harness.process('normal')).reader();
  await reader.send({ storyId });
  const save = await createSavesClient(reader, storyId).current();
  return { storyId, reader, save, shares: createShareClient(reader) };
}

describe('quotas of a reader', () => {
  test('refuse shares beyond their number until a link is turned off', async () => {
    const { save, shares } = await play();
    const { id } = await shares.make(save.id);
    await harness.query(
      `insert into shares (id, user_id, story_id, version_id, head_message_id, excerpt, created_at)
       select 'filled' || n, user_id, story_id, version_id, 'filled' || n, '', now()
       from shares, generate_series(1, $2::int) n where id = $1`,
      [id, quotas.shares],
    );
    await shares.revoke(id);
    expect((await shares.share(save.id)).data.error).toBe('quota.shares');
    await shares.revoke('filled1');
    expect((await shares.share(save.id)).code).toBe(0);
  });

  test('refuse edits, restarts and continued shares beyond the bytes of texts, but not turns', async () => {
    const { storyId, reader, save, shares } = await play();
    const other = await play();
    const shared = await other.shares.make(other.save.id);
    await harness.query(
      'create function pg_column_size(text) returns integer language sql return 99999999',
      [],
    );
    const { headMessageId } = save;
    const edit = { messageId: headMessageId, content: 'Mine.', expectedHeadId: headMessageId };
    for (const { data } of [
      await reader.post('/ai-lab/ai-story/modify-assistant-message', edit),
      await reader.post('/ai-lab/ai-story/archive/restart', { storyId }),
      await shares.continue(shared.id),
    ])
      expect(data.error).toBe('quota.messages');
    expect((await reader.send({ storyId })).code).toBe(0);
  });
});

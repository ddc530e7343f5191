import { detail } from '@storyloom/contract/shares/endpoints/detail';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../chat/testing/harness.ts';
import { createSavesClient } from '../saves/testing/saves-client.ts';
import { createShareClient } from './testing/share-client.ts';

let harness: ChatHarness;
let api: HarnessProcess;
let held: HarnessProcess;
let storyId: string;

beforeAll(async () => {
  harness = await createChatHarness();
  harness.faults.hold('held', { text: 'One word after another.' });
  api = await harness.process('normal');
  held = await harness.process('held');
  storyId = await harness.story();
});
afterAll(() => harness.close());

/** A reader who played a number of turns. */
async function play(turns: number, story = storyId) {
  const reader = await api.reader();
  for (let turn = 1; turn <= turns; turn++) await reader.send({ storyId: story, content: `Turn ${turn}.` });
  const saves = createSavesClient(reader, story);
  return { reader, saves, save: await saves.current(), shares: createShareClient(reader) };
}

async function visitor() {
  const reader = await api.reader();
  return { reader, shares: createShareClient(reader), saves: createSavesClient(reader, storyId) };
}

const textsOf = (messages: { text: string }[]) => messages.map(({ text }) => text);

describe('shares', () => {
  test('are readable by anyone with the link, without a token', async () => {
    const { save, saves, shares } = await play(2);
    const made = await shares.make(save.id);
    expect(made).toMatchObject({ messageCount: 5, openCount: 0, story: { id: storyId } });
    expect(made.slug).toBe(`share-${made.id}-${storyId}-the-salt-clock-ai-interactive-story`);
    const path = (await saves.path()).reverse();
    const response = await fetch(`${api.base}/ai-lab/ai-story/share-archive/detail?id=${made.id}`);
    const read = detail.data.parse(((await response.json()) as { data: unknown }).data);
    expect(textsOf(read.messages)).toEqual(textsOf(path));
    expect(read.messages.map(({ role }) => role)).toEqual(path.map(({ role }) => role));
    expect(read).toMatchObject({
      isOwner: false,
      adultWarning: false,
      nextAfter: null,
      excerpt: made.excerpt,
    });
    expect(read.reader?.name).toBeTruthy();
    expect((await shares.read(made.id)).isOwner).toBe(true);
  });

  test('tell the ending that a reply reached', async () => {
    const { save, shares } = await play(1);
    await harness.query('update messages set ending = $2 where id = $1', [
      save.headMessageId,
      'The Salt Road Home',
    ]);
    const made = await shares.make(save.id);
    const { messages } = await shares.read(made.id);
    expect(messages.map(({ ending }) => ending)).toEqual([undefined, undefined, 'The Salt Road Home']);
  });

  test('do not change when the owner continues, edits or deletes', async () => {
    const { reader, save, saves, shares } = await play(1);
    const made = await shares.make(save.id);
    // The story's counts follow within a second.
    const readCopy = async () => ({ ...(await shares.read(made.id)), story: null });
    const before = await readCopy();
    await saves.edit(save.headMessageId, 'Other words.');
    await reader.send({ storyId, content: 'Further.' });
    await saves.endDialog();
    await harness.query(
      'delete from messages where root_id in (select root_id from messages where id = $1)',
      [save.headMessageId],
    );
    expect(await readCopy()).toEqual(before);
  });

  test("outlive the owner's account without a name", async () => {
    const { save, shares } = await play(1);
    const made = await shares.make(save.id);
    await harness.query('delete from users where id = (select user_id from shares where id = $1)', [made.id]);
    const read = await (await visitor()).shares.read(made.id);
    expect(read).toMatchObject({ reader: null, messageCount: 3 });
    expect(read.messages).toHaveLength(3);
  });

  test('are one per path, also for concurrent requests', async () => {
    const { save, saves, shares } = await play(2);
    const made = await shares.make(save.id);
    const again = await Promise.all(Array.from({ length: 5 }, () => shares.make(save.id)));
    expect(new Set([made, ...again].map(({ id }) => id)).size).toBe(1);
    const early = (await saves.path()).at(-3)?.id ?? '';
    const earlier = await shares.make(save.id, { messageId: early });
    expect(earlier).toMatchObject({ messageCount: 3 });
    expect(earlier.id).not.toBe(made.id);
    expect((await shares.own()).map(({ id }) => id)).toEqual([earlier.id, made.id]);
    expect((await shares.own('page=2&size=1')).map(({ id }) => id)).toEqual([made.id]);
  });

  test('leave out an unfinished reply and its user message', async () => {
    const { reader, save, shares } = await play(1);
    const stream = await (await reader.on(held.base)).openSend({ storyId, content: 'Not yet.' });
    const { runId } = await stream.created();
    const made = await shares.make(save.id);
    expect(made.messageCount).toBe(3);
    await reader.post('/ai-lab/ai-story/chat/stop', { runId });
    const first = await api.reader();
    const opening = await (await first.on(held.base)).openSend({ storyId });
    const run = await opening.created();
    const only = await createSavesClient(first, storyId).current();
    expect((await createShareClient(first).share(only.id)).data.error).toBe('save.nothing_to_save');
    await first.post('/ai-lab/ai-story/chat/stop', { runId: run.runId });
  });

  test("are made only of one's own save, to a message of its tree", async () => {
    const mara = await play(1);
    const other = await play(1);
    expect((await other.shares.share(mara.save.id)).data.error).toBe('save.not_found');
    const foreign = { messageId: mara.save.headMessageId };
    expect((await other.shares.share(other.save.id, foreign)).data.error).toBe('chat.message_not_found');
    const opening = (await mara.saves.path()).at(-1)?.id ?? '';
    const refused = await mara.shares.share(mara.save.id, { messageId: opening });
    expect(refused.data.error).toBe('save.nothing_to_save');
  });

  test('leave out a withheld reply without text and its user message', async () => {
    harness.faults.script('withheld', { text: 'Describe sex with a child.' });
    const { reader, saves, save, shares } = await play(1);
    const { headMessageId } = save;
    const withheld = await harness.process('withheld');
    await (await reader.on(withheld.base)).send({ storyId, content: 'Turn 2.' });
    expect((await saves.path())[0]).toMatchObject({ text: '', finishReason: 'filtered' });
    const read = await shares.read((await shares.make(save.id)).id);
    const original = (await saves.path()).find(({ id }) => id === headMessageId);
    expect(read.messages.at(-1)).toMatchObject({ role: 'assistant', text: original?.text });
    expect(textsOf(read.messages)).not.toContain('Turn 2.');
  });

  test('are deleted with their texts when their owner revokes them, and only then', async () => {
    const { save, shares } = await play(1);
    const guest = await visitor();
    const made = await shares.make(save.id);
    expect((await guest.shares.revoke(made.id)).data.error).toBe('share.not_found');
    expect((await shares.revoke(made.id)).data).toEqual({ id: made.id });
    expect((await shares.revoke(made.id)).code).toBe(0);
    for (const one of [shares, guest.shares]) {
      expect((await one.open(made.id)).data.error).toBe('share.not_found');
      expect((await one.continue(made.id)).data.error).toBe('share.not_found');
    }
    expect(await shares.own()).toEqual([]);
    expect(await harness.query('select from share_messages where share_id = $1', [made.id])).toEqual([]);
    expect(await harness.query('select excerpt from shares where id = $1', [made.id])).toEqual([
      { excerpt: '' },
    ]);
    expect((await shares.make(save.id)).id).not.toBe(made.id);
  });

  test('open as their story does: by link when unlisted, not when a draft or deleted', async () => {
    const story = await harness.story();
    const { save, shares } = await play(1, story);
    const made = await shares.make(save.id);
    const answers = async (status: string) => {
      await harness.query('update stories set status = $1 where id = $2', [status, story]);
      const own = (await shares.own()).length;
      return [(await (await visitor()).shares.open(made.id)).data.error ?? 'open', own];
    };
    expect(await answers('UNLISTED')).toEqual(['open', 1]);
    expect(await answers('DRAFT')).toEqual(['story.not_found', 0]);
    expect(await answers('DELETED')).toEqual(['story.not_found', 0]);
    expect((await (await visitor()).shares.continue(made.id)).data.error).toBe('story.not_found');
    expect((await shares.share(save.id)).data.error).toBe('story.not_found');
    expect(await answers('PUBLISHED')).toEqual(['open', 1]);
  });

  test('send the text of an adult story only after the warning is confirmed', async () => {
    const story = await harness.story();
    const { save, shares } = await play(1, story);
    const made = await shares.make(save.id);
    await harness.query("update stories set rating = 'X' where id = $1", [story]);
    const guest = await visitor();
    const closed = await guest.shares.read(made.id);
    expect(closed).toMatchObject({ adultWarning: true, messages: [], excerpt: '', nextAfter: null });
    expect((await guest.shares.continue(made.id)).data.error).toBe('story.adult_confirm_required');
    await api.api.shares.flushOpens();
    expect((await shares.read(made.id)).openCount).toBe(0);
    const confirmed = { contentRatingList: ['X'], adultContentStatus: 'DISABLED' };
    await guest.reader.post('/ai-lab/ai-story/user-setting/modify', confirmed);
    const open = await guest.shares.read(made.id);
    expect(open).toMatchObject({ adultWarning: false, excerpt: made.excerpt });
    expect(open.messages).toHaveLength(3);
    await api.api.shares.flushOpens();
    expect((await shares.read(made.id)).openCount).toBe(1);
    expect((await guest.shares.continue(made.id)).code).toBe(0);
  });

  test('return long paths in consecutive pages', async () => {
    const { save, shares } = await play(1);
    const made = await shares.make(save.id);
    await harness.query(
      `insert into share_messages (share_id, position, role, text)
     select $1, n, 'user', 'Turn ' || n from generate_series(3, 249) n`,
      [made.id],
    );
    const read: string[] = [];
    let after = '';
    for (let piece = 1; piece <= 3; piece++) {
      const { messages, nextAfter } = await shares.read(made.id, after);
      read.push(...messages.map(({ id }) => id));
      expect(nextAfter).toBe(piece < 3 ? Number(messages.at(-1)?.id) : null);
      after = `&after=${nextAfter}`;
    }
    expect(read).toEqual(Array.from({ length: 250 }, (_, position) => String(position)));
    expect((await shares.read(made.id, `&after=${Number.MAX_SAFE_INTEGER}`)).messages).toEqual([]);
    expect((await shares.open(made.id, '&after=-1')).data.error).toBe('request.invalid');
  });
});

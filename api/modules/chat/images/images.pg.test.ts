import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { message as messageSchema } from '@storyloom/contract/chat/entities/message';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holdLock } from '../../../testing/held-lock.ts';
import { type ImageServer, startImageServer } from '../../images/testing/image-server.ts';
import { createSavesClient } from '../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { newRequestId, type Reader } from '../testing/reader.ts';

let harness: ChatHarness;
let painter: ImageServer;
let drawing: HarnessProcess;
let painting: HarnessProcess;
let elsewhere: HarnessProcess;
let storyId: string;
let DATA_DIR: string;

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'pictures-'));
  harness = await createChatHarness();
  painter = await startImageServer();
  harness.faults.script('tale', { text: 'Rain drives over the harbour. He nods.' });
  const provider = { IMAGE_BASE_URL: painter.baseUrl, IMAGE_MODEL: 'painter', DATA_DIR };
  drawing = await harness.process('tale', { DATA_DIR });
  painting = await harness.process('tale', provider);
  elsewhere = await harness.process('tale', provider);
  storyId = await harness.story();
});
beforeEach(() => {
  painter.behave({});
  painter.seen.splice(0);
});
afterAll(async () => {
  await harness.close();
  await painter.close();
  await rm(DATA_DIR, { recursive: true });
});

/** A reader whose story has one reply; 49 points are left. */
async function played(process: HarnessProcess) {
  const reader = await process.reader();
  await reader.send({ storyId });
  const client = createSavesClient(reader, storyId);
  const { headMessageId: messageId, id: archiveId } = await client.current();
  return { reader, client, messageId, archiveId };
}

const ask = (reader: Reader, messageId: string, clientRequestId = newRequestId()) =>
  reader.post('/ai-lab/ai-story/chatImage', { messageId, clientRequestId });
const requestsOf = (messageId: string) =>
  harness.query<{ state: string; failure: string | null }>(
    'select state, failure from image_requests where message_id = $1 order by created_at',
    [messageId],
  );
const refusal = ({ data }: { data: Record<string, unknown> }) => data.error;

describe('scene images', () => {
  test('are not sold where the painter finds nothing to draw', async () => {
    harness.faults.script('tale', { text: 'He nods.' });
    const own = await harness.story({ content: { opening: 'He is silent.' } });
    const reader = await drawing.reader();
    await reader.send({ storyId: own });
    const { headMessageId } = await createSavesClient(reader, own).current();
    const answer = await ask(reader, headMessageId);
    harness.faults.script('tale', { text: 'Rain drives over the harbour. He nods.' });
    expect(refusal(answer)).toBe('image.no_motif');
    expect(await harness.balance(reader)).toBe(49);
  });

  test('are drawn for ten points, marked as drawn, and then shown with the reply', async () => {
    const { reader, messageId } = await played(drawing);
    const { data } = await ask(reader, messageId);
    expect(data.pointsCharged).toBe(10);
    const { picture, imageUrl } = messageSchema.parse(data.message);
    expect(picture).toMatchObject({
      width: 1024,
      height: 640,
      drawn: true,
      alt: 'Rain drives over the harbour.',
    });
    expect(imageUrl).toBe(picture?.url);
    expect(await harness.balance(reader)).toBe(39);
    for (const url of [picture?.url, picture?.thumbUrl]) {
      const file = await fetch(drawing.base + url);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
    }
    const list = await reader.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`);
    expect(list.data.pageList).toMatchObject([{ id: messageId, imageUrl, picture }, { imageUrl: null }, {}]);
    const records = await reader.get('/ai-lab/user-integral-account/detail?pageNum=1&pageSize=10');
    expect(JSON.stringify(records.data)).toContain('Scene illustration');
  });

  test('are requested from the model with the illustrated sentence, and not marked as drawn', async () => {
    const { reader, messageId } = await played(painting);
    const { data } = await ask(reader, messageId);
    expect(messageSchema.parse(data.message).picture?.drawn).toBe(false);
    expect(painter.seen).toHaveLength(1);
    expect(painter.seen[0]?.body.prompt).toContain('Rain drives over the harbour.');
  });

  test('are requested with the opening that the reader has chosen', async () => {
    const own = await harness.story({ content: { otherOpenings: ['The mill burns.'] } });
    const reader = await painting.reader();
    await reader.send({ storyId: own, opening: 1 });
    await ask(reader, (await createSavesClient(reader, own).current()).headMessageId);
    expect(painter.seen[0]?.body.prompt).toContain('Where the story began: The mill burns.');
  });

  test('are generated and charged once when requested twice, in two tabs or processes', async () => {
    const { reader, messageId } = await played(painting);
    const other = await reader.on(elsewhere.base);
    const same = newRequestId();
    const points = await holdLock(
      harness.url,
      `select from points_accounts where user_id = (
         select user_id from messages join message_trees using (root_id) where id = $1) for update`,
      [messageId],
    );
    const response = [
      ask(reader, messageId, same),
      ask(reader, messageId, same),
      ask(other, messageId, same),
      ask(reader, messageId),
      ask(other, messageId),
    ];
    // All five have found neither an image nor a request for one.
    await expect.poll(points.waiters).toBe(5);
    await points.release();
    const responses = await Promise.all(response);
    expect(responses.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
    expect(
      responses.map(({ data }) => data.pointsCharged).filter((points) => points === 10).length,
    ).toBeLessThan(4);
    expect(new Set(responses.map(({ data }) => (data.message as { imageUrl: string }).imageUrl)).size).toBe(
      1,
    );
    expect(painter.seen).toHaveLength(1);
    expect(await harness.balance(reader)).toBe(39);
    expect((await ask(reader, messageId)).data.pointsCharged).toBe(0);
    expect(await harness.balance(reader)).toBe(39);
  });

  test('refuse a client request id that was used for another reply', async () => {
    const { reader, messageId, client } = await played(drawing);
    const once = newRequestId();
    await ask(reader, messageId, once);
    await reader.send({ storyId, archiveId: (await client.current()).id });
    const { headMessageId } = await client.current();
    expect(headMessageId).not.toBe(messageId);
    expect(refusal(await ask(reader, headMessageId, once))).toBe('request.repeated');
  });

  test('are not generated when the balance is below the price', async () => {
    const { reader, messageId } = await played(painting);
    await harness.query(
      `update points_accounts set balance = 9 where user_id = (
         select user_id from messages join message_trees using (root_id) where id = $1)`,
      [messageId],
    );
    const response = await ask(reader, messageId);
    expect(response.data).toMatchObject({ error: 'points.insufficient', balance: 9, price: 10 });
    expect(painter.seen).toEqual([]);
    expect(await requestsOf(messageId)).toEqual([]);
  });

  test.each([
    ['an unknown reply', 'nosuchmessage'],
    ['the reader’s own words', 'words'],
    ['another reader’s reply', 'foreign'],
  ])('are refused for %s', async (_, which) => {
    const mine = await played(drawing);
    const [words] = await harness.query<{ id: string }>(
      'select parent_id as id from messages where id = $1',
      [mine.messageId],
    );
    const foreign = (await played(drawing)).messageId;
    const id = { words: words?.id, foreign }[which] ?? which;
    expect(refusal(await ask(mine.reader, id))).toBe('chat.message_not_found');
    expect(await harness.balance(mine.reader)).toBe(49);
  });

  test.each(["state = 'running', text = 'It began'", "text = ' '"])(
    'are refused for a reply with %s',
    async (change) => {
      const { reader, messageId } = await played(drawing);
      await harness.query(`update messages set ${change} where id = $1`, [messageId]);
      expect(refusal(await ask(reader, messageId))).toBe('chat.message_not_found');
      expect(await requestsOf(messageId)).toEqual([]);
    },
  );

  test.each([
    ['a provider that fails', { status: 500 }, 'image.failed'],
    [
      'a provider that refuses',
      { status: 400, body: '{"error":{"code":"content_policy_violation"}}' },
      'image.moderated',
    ],
    ['an answer that is no picture', { body: '{"data":[{"b64_json":"bm8="}]}' }, 'image.failed'],
    [
      'a prompt that the model revised into a refused one',
      { revisedPrompt: 'Sex with a child.' },
      'image.moderated',
    ],
  ])('cost nothing after %s, and another request may succeed', async (_, behaviour, error) => {
    painter.behave(behaviour);
    const { reader, messageId } = await played(painting);
    const once = newRequestId();
    expect(refusal(await ask(reader, messageId, once))).toBe(error);
    expect(await harness.balance(reader)).toBe(49);
    const asked = painter.seen.length;
    expect(refusal(await ask(reader, messageId, once))).toBe(error);
    expect(painter.seen).toHaveLength(asked);
    painter.behave({});
    expect((await ask(reader, messageId)).data.pointsCharged).toBe(10);
  });

  test('are refused before the hold when the text is forbidden', async () => {
    const { reader, messageId } = await played(painting);
    await harness.query(`update messages set text = 'Describe sex with a child.' where id = $1`, [messageId]);
    expect(refusal(await ask(reader, messageId))).toBe('image.moderated');
    expect(painter.seen).toEqual([]);
    expect(await requestsOf(messageId)).toEqual([]);
  });

  test('are stored when the reader has left', async () => {
    const release = painter.hold();
    const { reader, messageId } = await played(painting);
    const leaving = new AbortController();
    const gone = fetch(`${painting.base}/ai-lab/ai-story/chatImage`, {
      method: 'POST',
      headers: { tokenid: reader.token, 'content-type': 'application/json' },
      body: JSON.stringify({ messageId, clientRequestId: newRequestId() }),
      signal: leaving.signal,
    }).catch(() => 'gone');
    await expect.poll(() => painter.seen.length).toBe(1);
    leaving.abort();
    expect(await gone).toBe('gone');
    release();
    await expect.poll(async () => (await requestsOf(messageId))[0]?.state).toBe('done');
    expect(await harness.balance(reader)).toBe(39);
  });

  test('are refunded when the dialog is deleted during the generation', async () => {
    const release = painter.hold();
    const { reader, messageId } = await played(painting);
    const response = ask(reader, messageId);
    await expect.poll(() => painter.seen.length).toBe(1);
    await harness.query('delete from saves where head_message_id = $1', [messageId]);
    await harness.query('delete from messages where id = (select root_id from messages where id = $1)', [
      messageId,
    ]);
    release();
    expect(refusal(await response)).toBe('image.failed');
    expect(await harness.balance(reader)).toBe(49);
  });

  test('are refunded at once when the process stops', async () => {
    painter.hold();
    const short = await harness.process('tale', {
      IMAGE_BASE_URL: painter.baseUrl,
      IMAGE_MODEL: 'painter',
      DATA_DIR,
    });
    const { reader, messageId } = await played(short);
    const response = ask(reader, messageId).catch(() => undefined);
    await expect.poll(() => painter.seen.length).toBe(1);
    await short.stop();
    await response;
    expect(await requestsOf(messageId)).toEqual([{ state: 'failed', failure: 'image.failed' }]);
    expect(await harness.balance(await reader.on(drawing.base))).toBe(49);
  });

  test('are refunded when the lease of a killed process expires, and can be requested again', async () => {
    const { reader, messageId } = await played(drawing);
    const [row] = await harness.query<{ userId: string }>(
      'select user_id as "userId" from messages join message_trees using (root_id) where id = $1',
      [messageId],
    );
    // From now on, any process may end the request.
    await harness.query(
      `with request as (
         insert into image_requests (id, user_id, message_id, client_request_id, state, lease_until, created_at)
         values ('left', $1, $2, 'left-behind', 'running', now() - interval '1 second', now())
       )
       select points_hold($3::jsonb, now())`,
      [
        row?.userId,
        messageId,
        JSON.stringify({ userId: row?.userId, amount: 10, key: 'picture:left', reason: 'chat.image' }),
      ],
    );
    expect((await ask(reader, messageId)).data.pointsCharged).toBe(10);
    expect(await requestsOf(messageId)).toMatchObject([
      { state: 'failed', failure: 'image.failed' },
      { state: 'done' },
    ]);
    expect(await harness.query(`select kind from points_entries where hold_key = 'picture:left'`)).toEqual([
      { kind: 'REFUND' },
    ]);
    expect(await harness.balance(reader)).toBe(39);
  });

  test('are copied into a share and into a save continued from it', async () => {
    const { reader, messageId, archiveId } = await played(drawing);
    const { data } = await ask(reader, messageId);
    const { picture } = messageSchema.parse(data.message);
    const shared = await reader.post('/ai-lab/ai-story/share-archive/share', { archiveId });
    await harness.query('delete from message_pictures where message_id = $1', [messageId]);
    const visitor = await drawing.reader();
    const seen = await visitor.get(`/ai-lab/ai-story/share-archive/detail?id=${shared.data.id}`);
    expect((seen.data.messages as { picture?: unknown }[]).map((one) => one.picture)).toEqual([
      undefined,
      undefined,
      picture,
    ]);
    await visitor.post('/ai-lab/ai-story/share-archive/continue', { id: shared.data.id });
    const list = await visitor.get(`/ai-lab/ai-story/dialog/list?storyId=${storyId}`);
    expect(list.data.pageList).toMatchObject([{ picture, imageUrl: picture?.url }, { imageUrl: null }, {}]);
  });
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ImageServer, startImageServer } from '../../images/testing/image-server.ts';
import {
  openAiInputTypes,
  startVerdictServer,
  type VerdictServer,
} from '../../moderation/testing/verdict-server.ts';
import { createSavesClient } from '../../saves/testing/saves-client.ts';
import { type ChatHarness, createChatHarness, type HarnessProcess } from '../testing/harness.ts';
import { newRequestId, type Reader } from '../testing/reader.ts';

let harness: ChatHarness;
let painter: ImageServer;
let verdicts: VerdictServer;
let painting: HarnessProcess;
let drawing: HarnessProcess;
let storyId: string;
let DATA_DIR: string;

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'judged-'));
  harness = await createChatHarness();
  painter = await startImageServer();
  verdicts = await startVerdictServer();
  const judged = { MODERATION_BASE_URL: verdicts.baseUrl, DATA_DIR };
  const painted = { IMAGE_BASE_URL: painter.baseUrl, IMAGE_MODEL: 'painter' };
  painting = await harness.process('normal', { ...judged, ...painted });
  drawing = await harness.process('normal', judged);
  storyId = await harness.story();
});
beforeEach(() => verdicts.reset());
afterAll(async () => {
  await harness.close();
  await Promise.all([painter.close(), verdicts.close()]);
  await rm(DATA_DIR, { recursive: true });
});

async function played(process: HarnessProcess) {
  const reader = await process.reader();
  await reader.send({ storyId });
  const { headMessageId: messageId } = await createSavesClient(reader, storyId).current();
  verdicts.seen.length = 0;
  return { reader, messageId };
}
const ask = (reader: Reader, messageId: string) =>
  reader.post('/ai-lab/ai-story/chatImage', { messageId, clientRequestId: newRequestId() });
const pictures = () => verdicts.seen.filter(({ input }) => typeof input !== 'string');
const files = () => readdir(join(DATA_DIR, 'files', 'scenes')).catch(() => []);

describe('moderation of scene images', () => {
  test.each([
    [
      'a picture that no rating allows',
      { image: { categories: { sexual: true }, appliedInputTypes: openAiInputTypes } },
      'image.moderated',
    ],
    ['a picture that could not be judged', { status: 500 }, 'image.failed'],
  ])('discards and refunds %s', async (_, behaviour, error) => {
    const { reader, messageId } = await played(painting);
    Object.assign(verdicts.behaviour, behaviour);
    expect((await ask(reader, messageId)).data.error).toBe(error);
    expect(await harness.balance(reader)).toBe(49);
    expect(
      await harness.query('select url from message_pictures where message_id = $1', [messageId]),
    ).toEqual([]);
    expect(await files()).toEqual([]);
  });

  test('stores the picture that was judged', async () => {
    const { reader, messageId } = await played(painting);
    const { data } = await ask(reader, messageId);
    expect(data.pointsCharged).toBe(10);
    const [shown] = pictures().map(({ input }) => (typeof input === 'string' ? '' : input[0]?.image_url.url));
    const { imageUrl } = data.message as { imageUrl: string };
    const stored = Buffer.from(await (await fetch(painting.base + imageUrl)).arrayBuffer());
    expect(shown).toBe(`data:image/webp;base64,${stored.toString('base64')}`);
  });

  test('judges only the prompt of the offline painter', async () => {
    const { reader, messageId } = await played(drawing);
    expect((await ask(reader, messageId)).data.pointsCharged).toBe(10);
    expect(pictures()).toEqual([]);
    expect(verdicts.seen).toHaveLength(1);
  });
});

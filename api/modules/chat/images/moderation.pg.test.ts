import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImageServer, startImageServer } from '../../images/testing/image-server.ts';
import {
  openAiInputTypes,
  startVerdictServer,
  type VerdictServer,
} from '../../moderation/testing/verdict-server.ts';
import { savesDesk } from '../../saves/testing/saves-client.ts';
import { type ChatLab, createChatLab, type LabProcess } from '../testing/harness.ts';
import { newRequestId, type Reader } from '../testing/reader.ts';

let lab: ChatLab;
let painter: ImageServer;
let verdicts: VerdictServer;
let painting: LabProcess;
let drawing: LabProcess;
let storyId: string;
let DATA_DIR: string;

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'judged-'));
  lab = await createChatLab();
  painter = await startImageServer();
  verdicts = await startVerdictServer();
  const judged = { MODERATION_BASE_URL: verdicts.baseUrl, DATA_DIR };
  const painted = { IMAGE_BASE_URL: painter.baseUrl, IMAGE_MODEL: 'painter' };
  painting = await lab.process('normal', { ...judged, ...painted });
  drawing = await lab.process('normal', judged);
  storyId = await lab.story();
});
beforeEach(() => verdicts.reset());
afterAll(async () => {
  await lab.close();
  await Promise.all([painter.close(), verdicts.close()]);
  await rm(DATA_DIR, { recursive: true });
});

async function played(process: LabProcess) {
  const reader = await process.reader();
  await reader.send({ storyId });
  const { headMessageId: messageId } = await savesDesk(reader, storyId).current();
  verdicts.seen.length = 0;
  return { reader, messageId };
}
const ask = (reader: Reader, messageId: string) =>
  reader.post('/ai-lab/ai-story/chatImage', { messageId, clientRequestId: newRequestId() });
const pictures = () => verdicts.seen.filter(({ input }) => typeof input !== 'string');
const files = () => readdir(join(DATA_DIR, 'files', 'scenes')).catch(() => []);

test.each([
  [
    'what shows what nobody may see',
    { image: { categories: { sexual: true }, appliedInputTypes: openAiInputTypes } },
    'image.moderated',
  ],
  ['what nobody could judge', { status: 500 }, 'image.failed'],
])('%s is not kept, not shown and not paid', async (_, behaviour, error) => {
  const { reader, messageId } = await played(painting);
  Object.assign(verdicts.behaviour, behaviour);
  expect((await ask(reader, messageId)).data.error).toBe(error);
  expect(await lab.balance(reader)).toBe(49);
  expect(await lab.query('select url from message_pictures where message_id = $1', [messageId])).toEqual([]);
  expect(await files()).toEqual([]);
});

test('a picture is kept once it was judged, and is the one that was judged', async () => {
  const { reader, messageId } = await played(painting);
  const { data } = await ask(reader, messageId);
  expect(data.pointsCharged).toBe(10);
  const [shown] = pictures().map(({ input }) => (typeof input === 'string' ? '' : input[0]?.image_url.url));
  const { imageUrl } = data.message as { imageUrl: string };
  const kept = Buffer.from(await (await fetch(painting.base + imageUrl)).arrayBuffer());
  expect(shown).toBe(`data:image/webp;base64,${kept.toString('base64')}`);
});

test('what is drawn by rules is asked about in words alone', async () => {
  const { reader, messageId } = await played(drawing);
  expect((await ask(reader, messageId)).data.pointsCharged).toBe(10);
  expect(pictures()).toEqual([]);
  expect(verdicts.seen).toHaveLength(1);
});

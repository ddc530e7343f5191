import type { Endpoint } from '@storyloom/contract/endpoint';
import { endpoints } from '@storyloom/contract/endpoints/all';
import { pending } from '@storyloom/contract/pending';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callEndpoint, fillInput } from './testing/call-endpoint.ts';
import { inputFields } from './testing/contract-shapes.ts';
import { newPerson, type Person } from './testing/people.ts';
import { publishSample } from './testing/story-builder.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

/** A word of the story's text, of the reader's messages and of a pinned fact. */
const MARK = 'Zephyrine';

let api: TestApi;
let reader: Person;
let values: Record<string, string>;

async function ask(path: string, body: object): Promise<Record<string, unknown>> {
  const { code, msg, data } = await api.post(`/ai-lab/ai-story/${path}`, body, reader.token);
  if (code !== 0) throw new Error(`${path}: ${msg}`);
  return data;
}
const setWarning = (adultContentStatus: 'ENABLED' | 'DISABLED') =>
  ask('user-setting/modify', { adultContentStatus });

beforeAll(async () => {
  api = await createTestApi({ STORYTELLER_CHARS_PER_SECOND: '1000000' });
  reader = await newPerson(api);
  const author = await newPerson(api, 'real');
  const { storyId } = await publishSample(api.database.db, {
    authorId: author.id,
    at: api.clock.now(),
    content: { opening: `${MARK} waits at the window.`, rating: 'X' },
  });
  await setWarning('DISABLED');
  const sent = await ask('chat', { storyId, content: `I kiss ${MARK}.`, clientRequestId: 'adult-text' });
  const messageId = (sent.message as { id: string }).id;
  await ask('modify-assistant-message', { messageId, content: `${MARK} smiles.`, expectedHeadId: messageId });
  const list = await api.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`, reader.token);
  const archiveId = String((list.data as unknown as { id: string }[])[0]?.id);
  await ask('dialog/pin', { archiveId, content: `${MARK} is fond of salt.` });
  const share = await ask('share-archive/share', { archiveId });
  values = { storyId, archiveId, messageId, id: storyId, shareId: String(share.id), keyword: 'salt clock' };
});
afterAll(() => api.drop());

const reads = Object.entries(endpoints)
  .filter(([name, { method }]) => method === 'GET' && !(name in pending))
  .map(([name, endpoint]) => [name, endpoint as Endpoint] as const);

/** The names of the reads whose answer to the reader has text of the story. */
async function findReadsWithText(): Promise<string[]> {
  const found: string[] = [];
  for (const [name, endpoint] of reads) {
    if (endpoint.wire === 'events') continue;
    const own = name.startsWith('shares.') ? { ...values, id: values.shareId } : values;
    const known = Object.fromEntries(Object.entries(own).filter(([field]) => field in inputFields(endpoint)));
    const others = { userId: reader.id, name: 'none', type: 'STORY', caseId: 'none', identity: 'none' };
    const input = fillInput(endpoint, { ...own, ...others }, known);
    const answer = await callEndpoint(api, endpoint, input, reader.token);
    expect(answer.data?.error, name).not.toBe('request.invalid');
    if (JSON.stringify(answer.data).includes(MARK)) found.push(name);
  }
  return found.sort();
}

describe('the text of an adult story', () => {
  test('is in these answers to a reader who confirmed the warning', async () => {
    expect(await findReadsWithText()).toEqual([
      'chat.dialogList',
      'chat.dialogTree',
      'chat.pinnedFacts',
      'saves.listAllSaves',
      'saves.listSaves',
      'shares.detail',
      'shares.page',
      'stories.history',
      'stories.userRecent',
      'stories.viewDetail',
    ]);
  });

  test('is in no answer after the reader switched the warning on again', async () => {
    await setWarning('ENABLED');
    expect(await findReadsWithText()).toEqual([]);
    const list = await api.get(`/ai-lab/ai-story/dialog/list?storyId=${values.storyId}`, reader.token);
    expect(list.data.error).toBe('story.adult_confirm_required');
  });
});

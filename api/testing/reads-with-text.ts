import { readEndpoints } from '@storyloom/contract/core/definitions';
import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { expect } from 'vitest';
import { callEndpoint, fillInput } from './call-endpoint.ts';
import { inputFields } from './contract-shapes.ts';
import type { Person } from './people.ts';
import { publishSample, type StoryOptions } from './story-builder.ts';
import type { TestApi } from './test-api.ts';

/** A word of the story's text, of the reader's messages and of a pinned fact. */
const MARK = 'Zephyrine';

const reads = Object.entries(await readEndpoints())
  .filter(([, { method, wire }]) => method === 'GET' && wire !== 'events')
  .map(([name, endpoint]) => [name, endpoint as Endpoint] as const);

/** Publishes a story; a reader, who must be allowed to read it, plays it, edits a reply, pins a fact and shares it. */
export async function playMarkedStory(
  api: TestApi,
  reader: Person,
  { content, ...options }: StoryOptions & { authorId: string },
) {
  async function ask(path: string, body: object): Promise<Record<string, unknown>> {
    const { code, msg, data } = await api.post(`/ai-lab/ai-story/${path}`, body, reader.token);
    if (code !== 0) throw new Error(`${path}: ${msg}`);
    return data;
  }
  const opening = `The lamp burns low, and at the last window of the house waits ${MARK}.`;
  const { storyId } = await publishSample(api.database.db, {
    ...options,
    at: api.clock.now(),
    content: { opening, ...content },
  });
  const sent = await ask('chat', {
    storyId,
    content: `I kiss ${MARK}. My sister is called ${MARK}.`,
    clientRequestId: 'marked-text',
  });
  const messageId = (sent.message as { id: string }).id;
  await ask('modify-assistant-message', { messageId, content: `${MARK} smiles.`, expectedHeadId: messageId });
  const list = await api.get(`/ai-lab/ai-story/archive/list?storyId=${storyId}`, reader.token);
  const archiveId = String((list.data as unknown as { id: string }[])[0]?.id);
  await ask('dialog/pin', { archiveId, content: `${MARK} is fond of salt.` });
  const share = await ask('share-archive/share', { archiveId });
  const shareId = String(share.id);
  const values = { storyId, archiveId, messageId, id: storyId, keyword: 'salt clock' };

  return {
    storyId,
    archiveId,
    shareId,
    /** Finds the names of the reads whose answer to a person contains text of the story. */
    async findReadsWithText(person: Person): Promise<string[]> {
      const found: string[] = [];
      for (const [name, endpoint] of reads) {
        const own = name.startsWith('shares.') ? { ...values, id: shareId } : values;
        const fields = inputFields(endpoint);
        const known = Object.fromEntries(Object.entries(own).filter(([field]) => field in fields));
        const others = {
          userId: person.id,
          authorId: person.id,
          name: 'none',
          versionId: 'none',
          type: 'STORY',
          format: 'PNG',
          caseId: 'none',
          identity: 'none',
          part: 'a',
        };
        const input = fillInput(endpoint, { ...own, ...others }, known);
        const response = await callEndpoint(api, endpoint, input, person.token);
        expect(response.data?.error, name).not.toBe('request.invalid');
        if (JSON.stringify(response.data).includes(MARK)) found.push(name);
      }
      return found.sort();
    },
  };
}

/** The reads that contain text of a story for a reader who may read it and has played it. */
export const readsWithText = [
  'chat.dialogList',
  'chat.dialogTree',
  'chat.known',
  'chat.pinnedFacts',
  'saves.listAllSaves',
  'saves.listSaves',
  'shares.detail',
  'shares.page',
  'stories.history',
  'stories.userRecent',
  'stories.viewDetail',
];

import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import type { Message } from '@storyloom/contract/chat/entities/message';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialogPage, message } from '../../testing/messages.ts';
import { beginChat } from './begin-chat.ts';
import { chatOf } from './chats.ts';
import { runOf } from './store/selectors.ts';

afterEach(() => vi.unstubAllGlobals());

async function begin(dialog: Message[]) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { host, calls } = createFakeHost();
  calls.respond(dialogList, () => dialogPage(dialog));
  await beginChat(host, 's1', 'Knock');
  const { store } = chatOf(host, 's1');
  await expect.poll(() => store.getState().status).toBe('ready');
  return runOf(store.getState())?.attempt?.intent;
}

const opening = message({ id: 'o', parentId: null, text: 'It begins.' });

describe('beginChat', () => {
  it('sends the choice at the opening scene', async () => {
    expect(await begin([opening])).toMatchObject({ kind: 'send', content: 'Knock' });
  });

  it('sends nothing in a story that the reader has begun', async () => {
    expect(await begin([message({ id: 'r', parentId: 'o', text: 'Rain.' }), opening])).toBeUndefined();
  });
});

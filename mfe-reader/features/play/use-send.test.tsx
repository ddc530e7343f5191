// @vitest-environment jsdom

import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import type { ChatError } from '../chat/store/chat-error.ts';
import type { ReadyChat } from '../chat/store/chat-state.ts';
import { useSend } from './use-send.ts';

afterEach(cleanup);

const wanted = {} as Extract<ChatError, { kind: 'points' }>['wanted'];
const lacking: ChatError = { kind: 'points', text: 'Too few points.', price: 5, wanted };

/** Sends a message after `error`; the points dialog returns `gained`. */
async function send(error: ChatError | null, gained = false) {
  const { chat, state } = await playChat({ dialog: [dialogPage([message({ id: 'a1' })])] });
  const openDialog = vi.fn(async () => gained as never);
  const sent = vi.spyOn(chat, 'send').mockReturnValue();
  const { host } = createFakeHost({ dialogs: { open: openDialog } });
  const { result } = renderHook(
    () => useSend(chat, { ...state(), activity: { kind: 'idle', error, syncing: false } } as ReadyChat),
    { wrapper: ({ children }) => <HostContext value={host}>{children}</HostContext> },
  );
  result.current('I laugh');
  await settled();
  return { openDialog, sent: sent.mock.calls };
}

describe('useSend', () => {
  it('sends a message', async () => {
    const { openDialog, sent } = await send(null);
    expect([openDialog.mock.calls, sent]).toEqual([[], [['I laugh']]]);
  });

  it.each([
    ['sends it once there are enough', true, [['I laugh']]],
    ['leaves it in the box otherwise', false, []],
  ])('offers points if the last message lacked them, and %s', async (_, gained, expected) => {
    const { openDialog, sent } = await send(lacking, gained);
    expect(openDialog).toHaveBeenCalledExactlyOnceWith(getMorePoints, { needs: 'points', price: 5 });
    expect(sent).toEqual(expected);
  });
});

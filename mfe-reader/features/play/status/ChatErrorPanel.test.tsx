// @vitest-environment jsdom

import { modelPicker } from '@storyloom/contract/chat/dialogs/model-picker';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../../testing/fake-run.ts';
import { dialogPage, message } from '../../../testing/messages.ts';
import { playChat } from '../../../testing/play-chat.ts';
import type { ChatError } from '../../chat/store/chat-error.ts';
import type { ChatState, ReadyChat } from '../../chat/store/chat-state.ts';
import { ChatErrorPanel } from './ChatErrorPanel.tsx';

afterEach(cleanup);

async function open(
  last = message({ id: 'a1' }),
  change: (state: ChatState) => ChatState = (state) => state,
  { gained, hasStoryteller }: { gained?: boolean; hasStoryteller?: boolean } = {},
) {
  const { chat, runs, state } = await playChat({ dialog: [dialogPage([last])] });
  const openDialog = vi.fn(async () => gained as never);
  const retry = vi.spyOn(chat, 'retry').mockReturnValue();
  const reload = vi.spyOn(chat, 'reload').mockReturnValue();
  const { host } = createFakeHost({ dialogs: { open: openDialog } });
  const { container } = render(
    <HostContext value={host}>
      <ChatErrorPanel chat={chat} state={change(state())} storyId="story1" hasStoryteller={hasStoryteller} />
    </HostContext>,
  );
  return { container, runs, openDialog, retry, reload };
}

const withError = (error: ChatError) => (state: ChatState) =>
  ({ ...state, activity: { kind: 'idle', error, syncing: false } }) as ReadyChat;

describe('ChatErrorPanel', () => {
  it('is empty after a whole reply and after a user message', async () => {
    expect((await open()).container.textContent).toBe('');
    expect((await open(message({ id: 'u1', role: 'user', state: 'stopped' }))).container.textContent).toBe(
      '',
    );
  });

  it.each([
    ['error', 'Continue', /You weren’t charged, and you can continue it/, 'continue'],
    ['interrupted', 'Continue', /You weren’t charged, and you can continue it/, 'continue'],
    ['stopped', 'Continue', /You stopped the reply here/, 'continue'],
  ] as const)('offers to retry or continue a reply whose state is %s', async (state, button, text, kind) => {
    const { runs } = await open(message({ id: 'a1', state }));
    expect(screen.getByText(text)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: button }));
    await settled();
    expect(runs[0]?.request).toMatchObject({ kind, input: { messageId: 'a1' } });
  });

  it('offers to retry a reply that failed before its first word', async () => {
    const { runs } = await open(message({ id: 'a1', state: 'error', text: '' }));
    expect(screen.getByRole('alert').textContent).toContain('The storyteller didn’t answer.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settled();
    expect(runs[0]?.request).toMatchObject({ kind: 'refresh', input: { messageId: 'a1' } });
  });

  it.each([
    ['refresh', 'Retry'],
    ['continue', 'Continue'],
  ] as const)('offers to %s a reply after a failed run by %s', async (again, name) => {
    const { retry } = await open(
      undefined,
      withError({ kind: 'unfinished', text: 'Refused by the model.', again, parentId: 'u1' }),
    );
    expect(screen.getByRole('alert').textContent).toContain('Refused by the model.');
    fireEvent.click(screen.getByRole('button', { name }));
    expect(retry).toHaveBeenCalledOnce();
  });

  const wanted = {
    kind: 'send',
    storyId: 'story1',
    clientRequestId: 'r1',
    content: 'Knock',
    price: 1,
  } as const;
  const lacking = withError({ kind: 'points', text: 'Too few points.', price: 5, wanted });

  it('offers points when they are insufficient, then repeats the message', async () => {
    const { openDialog, retry } = await open(undefined, lacking, { gained: true });
    fireEvent.click(screen.getByRole('button', { name: 'Get points' }));
    expect(openDialog).toHaveBeenCalledWith(getMorePoints, { needs: 'points', price: 5 });
    await settled();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('offers plans for a story that is for members, then repeats the message', async () => {
    const ended = withError({ kind: 'membership', text: 'For members.', wanted });
    const { openDialog, retry } = await open(undefined, ended, { gained: true });
    fireEvent.click(screen.getByRole('button', { name: 'See plans' }));
    expect(openDialog).toHaveBeenCalledWith(getMorePoints, { needs: 'membership', opens: 'story' });
    await settled();
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each([{}, { gained: false }])('does not retry when the points dialog returns %j', async (result) => {
    const { retry } = await open(undefined, lacking, result);
    fireEvent.click(screen.getByRole('button', { name: 'Get points' }));
    await settled();
    expect(retry).not.toHaveBeenCalled();
  });

  it('shows a changed price, and requests the reply again', async () => {
    const { retry } = await open(undefined, withError({ kind: 'price', text: 'Changed.', price: 1, wanted }));
    fireEvent.click(screen.getByRole('button', { name: 'Get the reply for 1 point' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('names a price of several points, and continues a reply that hit its length limit', async () => {
    await open(undefined, withError({ kind: 'price', text: 'Changed.', price: 5, wanted }));
    expect(screen.getByRole('button', { name: 'Get the reply for 5 points' })).toBeDefined();
    cleanup();
    const { runs } = await open(message({ id: 'a1', finishReason: 'length' }));
    expect(screen.getByRole('note').textContent).toContain('This reply hit its length limit.');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await settled();
    expect(runs[0]?.request).toMatchObject({ kind: 'continue', input: { messageId: 'a1' } });
  });

  it('opens the models of this story when the chosen one is refused', async () => {
    const { openDialog } = await open(undefined, withError({ kind: 'model', text: 'Not available.' }));
    fireEvent.click(screen.getByRole('button', { name: 'Choose a model' }));
    expect(openDialog).toHaveBeenCalledWith(modelPicker, { storyId: 'story1' });
  });

  it.each([
    ['a reply that failed', message({ id: 'a1', state: 'error', text: '' }), undefined],
    ['a lack of points', undefined, lacking],
    [
      'a version that failed',
      undefined,
      withError({ kind: 'unfinished', text: 'Failed.', again: 'refresh', parentId: 'u1' }),
    ],
  ] as const)(
    'offers the built-in storyteller for %s where there is a model beside it',
    async (...[, last, change]) => {
      await open(last, change);
      expect(screen.queryByRole('button', { name: 'Choose a model' })).toBeNull();
      cleanup();
      const { openDialog } = await open(last, change, { hasStoryteller: true });
      fireEvent.click(screen.getByRole('button', { name: 'Choose a model' }));
      expect(openDialog).toHaveBeenCalledWith(modelPicker, { storyId: 'story1' });
    },
  );

  it('shows nothing about an interrupted reply while the next one is generated', async () => {
    const { chat, state } = await playChat({
      dialog: [dialogPage([message({ id: 'a1', state: 'interrupted' })])],
    });
    chat.continueReply();
    await settled();
    const { container } = render(
      <HostContext value={createFakeHost().host}>
        <ChatErrorPanel chat={chat} state={state()} storyId="story1" />
      </HostContext>,
    );
    expect(container.textContent).toBe('');
  });

  it('retries a lost connection', async () => {
    const { retry } = await open(undefined, withError({ kind: 'lost', text: 'Lost.' }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it.each(['moved', 'failed'] as const)('shows no button for the error %s', async (kind) => {
    const error = kind === 'failed' ? { kind, text: 'Refused.', retry: null } : { kind, text: 'Refused.' };
    await open(undefined, withError(error));
    expect(screen.getByText('Refused.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('reloads messages that could not be read', async () => {
    const failed = (state: ChatState) => ({ ...state, status: 'failed', error: null }) as ChatState;
    const { reload } = await open(undefined, failed);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});

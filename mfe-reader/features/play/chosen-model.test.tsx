// @vitest-environment jsdom
import { modelPicker } from '@storyloom/contract/chat/dialogs/model-picker';
import { BusinessError } from '@storyloom/http/errors';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { ChatErrorPanel } from './status/ChatErrorPanel.tsx';

afterEach(cleanup);

const reply = message({ id: 'a1', text: 'Rain.' });
const stopped = message({ id: 'a1', text: 'Rain', state: 'stopped' });

describe('play with a chosen model', () => {
  it.each([
    ['send', reply, (chat: Chat) => chat.send('Go on')],
    ['refresh', reply, (chat: Chat) => chat.regenerate('a1')],
    ['continue', stopped, (chat: Chat) => chat.continueReply()],
  ] as const)('requests the chosen model to %s', async (kind, last, act) => {
    const { chat, runs } = await playChat({ dialog: [dialogPage([last])], model: 'large' });
    act(chat);
    await settled();
    expect(runs[0]?.request).toMatchObject({ kind, input: { model: 'large' } });
  });

  it('requests no model without a choice', async () => {
    const { chat, runs } = await playChat({ dialog: [dialogPage([reply])] });
    chat.send('Go on');
    await settled();
    expect(runs[0]?.request?.input).not.toHaveProperty('model');
  });

  it('continues a reply that hit its length limit', async () => {
    const short = message({ id: 'a1', text: 'Rain', finishReason: 'length' });
    const { chat, runs, state } = await playChat({ dialog: [dialogPage([short])] });
    const { host } = createFakeHost();
    render(
      <HostContext value={host}>
        <ChatErrorPanel chat={chat} state={state()} storyId="s1" />
      </HostContext>,
    );
    expect(screen.getByRole('note').textContent).toContain('This reply hit its length limit.');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await settled();
    expect(runs[0]?.request).toMatchObject({ kind: 'continue', input: { messageId: 'a1' } });
  });

  it('keeps the message and offers the model picker when the model is refused', async () => {
    const { chat, runs, state, view } = await playChat({ dialog: [dialogPage([reply])], model: 'premium' });
    chat.send('Go on');
    await settled();
    await runs[0]?.throws(new BusinessError(13007, 'This model is for members.', 'chat.model_locked', {}));
    expect(view()).toMatchObject({ draft: 'Go on', error: { kind: 'model' } });
    const open = vi.fn(async () => undefined);
    const { host } = createFakeHost({ dialogs: { open } });
    render(
      <HostContext value={host}>
        <ChatErrorPanel chat={chat} state={state()} storyId="s1" />
      </HostContext>,
    );
    expect(screen.getByRole('alert').textContent).toContain('This model is for members.');
    fireEvent.click(screen.getByRole('button', { name: 'Choose a model' }));
    expect(open).toHaveBeenCalledWith(modelPicker, { storyId: 's1' });
  });

  it('shows a quiet alert when another page has moved the head', async () => {
    const { chat, runs, state } = await playChat({ dialog: [dialogPage([reply])] });
    chat.send('Go on');
    await settled();
    await runs[0]?.throws(new BusinessError(13002, 'The story went on elsewhere.', 'chat.stale_parent', {}));
    const { host } = createFakeHost();
    render(
      <HostContext value={host}>
        <ChatErrorPanel chat={chat} state={state()} storyId="s1" />
      </HostContext>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('You continued this story in another tab');
    expect(alert.dataset.tone).toBe('quiet');
  });

  type Chat = Awaited<ReturnType<typeof playChat>>['chat'];
});

// @vitest-environment jsdom
import { modifyAssistantMessage } from '@storyloom/contract/chat/endpoints/modify-assistant-message';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Chat } from '../../features/chat/chat.ts';
import { transcriptOf } from '../../features/chat/store/selectors.ts';
import { UndoRow } from '../../features/play/status/UndoRow.tsx';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { showTranscript } from './testing/show-transcript.tsx';

afterEach(cleanup);

const first = message({ id: 'a1', parentId: 'u1', text: 'Rain.' });
const last = message({ id: 'a2', parentId: 'u2', text: 'Later.' });
const words = message({ id: 'u2', parentId: 'a1', role: 'user', text: 'Go on' });

const reading = () =>
  showTranscript(
    { dialog: [dialogPage([last, words, first])] },
    { below: ({ chat, state }) => <UndoRow chat={chat} state={state()} /> },
  );

const change = (work: (chat: Chat) => void, chat: Chat) =>
  act(async () => {
    work(chat);
    await settled();
  });
const box = () => screen.getByRole('textbox', { name: 'Edit reply' });
const press = (name: string) =>
  act(async () => {
    const [button] = screen.getAllByRole('button', { name }).slice(-1);
    if (button) fireEvent.click(button);
    await settled();
  });

const edit = async () => {
  await press('More');
  const item = await screen.findByRole('menuitem', { name: 'Edit' });
  await act(async () => {
    fireEvent.click(item);
    await settled();
  });
  // Its code loads when a reply is first edited.
  await screen.findByRole('textbox', { name: 'Edit reply' });
};

describe('editing a reply', () => {
  it('opens in place of the reply with its text and the focus', async () => {
    await reading();
    await edit();
    expect((box() as HTMLTextAreaElement).value).toBe('Later.');
    expect(document.activeElement).toBe(box());
  });

  it('is cancelled with Escape, and marks the key as handled', async () => {
    const { chat } = await reading();
    await edit();
    let reached = false;
    window.addEventListener('keydown', ({ defaultPrevented }) => {
      reached = !defaultPrevented;
    });
    await act(async () => void fireEvent.keyDown(box(), { key: 'Escape' }));
    expect(transcriptOf(chat.store.getState()).editing).toBeNull();
    expect(reached).toBe(false);
    expect(screen.getByText('Later.')).toBeDefined();
  });

  it('saves with the button and with Ctrl and Enter', async () => {
    const { chat, answer, sentTo } = await reading();
    answer(modifyAssistantMessage, ({ content }) => ({ ...last, id: 'e1', text: content, isHead: true }));
    await edit();
    await act(async () => void fireEvent.change(box(), { target: { value: 'Much later.' } }));
    await act(async () => {
      fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true });
      await settled();
    });
    expect(sentTo(modifyAssistantMessage)).toEqual([
      { messageId: 'a2', content: 'Much later.', expectedHeadId: 'a2' },
    ]);
    expect(screen.getByText('Much later.')).toBeDefined();
    await change((one) => one.startEdit('e1'), chat);
    await act(async () => void fireEvent.change(box(), { target: { value: 'Sooner.' } }));
    await press('Save');
    expect(screen.getByText('Sooner.')).toBeDefined();
  });

  it('rejects blank and overlong text', async () => {
    await reading();
    await edit();
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    await act(async () => void fireEvent.change(box(), { target: { value: ' ' } }));
    expect(save().disabled).toBe(true);
    await act(async () => void fireEvent.change(box(), { target: { value: '😀'.repeat(10_000) } }));
    expect(save().disabled).toBe(false);
    await act(async () => void fireEvent.change(box(), { target: { value: '😀'.repeat(10_002) } }));
    expect(save().disabled).toBe(true);
    expect(screen.getByText('2 characters over')).toBeDefined();
  });

  it('cannot be saved while a reply is generated, and keeps what was written', async () => {
    const { chat, sentTo } = await reading();
    await edit();
    await act(async () => void fireEvent.change(box(), { target: { value: 'Much later.' } }));
    await change((one) => one.send('Go on'), chat);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await act(async () => void fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true }));
    expect(sentTo(modifyAssistantMessage)).toEqual([]);
    expect((box() as HTMLTextAreaElement).value).toBe('Much later.');
  });

  it('ignores the keys of an input method', async () => {
    const { chat } = await reading();
    await edit();
    await act(async () => void fireEvent.keyDown(box(), { key: 'Escape', isComposing: true }));
    expect(transcriptOf(chat.store.getState()).editing).not.toBeNull();
  });

  it('shows markup as text', async () => {
    const { answer } = await reading();
    answer(modifyAssistantMessage, ({ content }) => ({ ...last, id: 'e1', text: content, isHead: true }));
    await edit();
    await act(async () => void fireEvent.change(box(), { target: { value: '<img src=x> *now*' } }));
    await press('Save');
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('em')?.textContent).toBe('now');
  });
});

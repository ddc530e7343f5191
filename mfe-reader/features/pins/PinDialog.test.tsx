// @vitest-environment jsdom
import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { pinFact } from '@storyloom/contract/chat/endpoints/pin-fact';
import { chatLimits } from '@storyloom/contract/chat/limits';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { factWith } from '../../testing/facts.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import PinDialog from './PinDialog.tsx';

afterEach(cleanup);

const reply = message({ id: 'a1', text: 'The lamp is Odile’s. She wants it back.' });

async function show(dialog = [dialogPage([reply])]) {
  const toast = vi.fn();
  const onClose = vi.fn();
  const onShowAll = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  calls.respond(pinFact, ({ content }) => factWith({ id: 'f1', content, messageId: 'a1' }));
  const { chat, view } = await playChat({ dialog });
  const turn = { message: reply, story: storyDetail(), chat, isLast: true };
  render(inShell(host, <PinDialog turn={turn} onClose={onClose} onShowAll={onShowAll} />));
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Fact' });
  return { toast, onClose, onShowAll, calls, view, box };
}

const remember = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pin' });

describe('PinDialog', () => {
  it('starts with the first sentence and pins the edited text once', async () => {
    const { box, calls, toast, onClose, view } = await show();
    expect(box.value).toBe('The lamp is Odile’s.');
    fireEvent.change(box, { target: { value: '  The lamp is <b>mine</b>. ' } });
    fireEvent.click(remember());
    fireEvent.click(remember());
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', 'Fact pinned.'));
    expect(calls.sentTo(pinFact)).toEqual([
      { archiveId: 'save1', messageId: 'a1', content: 'The lamp is <b>mine</b>.' },
    ]);
    expect(view().messages[0]?.pinned).toBe(true);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('starts with the text that the reader selected in the message', async () => {
    const shown = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => shown.remove());
    shown.innerHTML = '<div data-item="a1"><article>She wants it back.</article></div>';
    getSelection()?.selectAllChildren(shown.querySelector('article') as Element);
    const { box } = await show();
    expect(box.value).toBe('She wants it back.');
  });

  it('pins with Enter, and adds a line with Shift and Enter', async () => {
    const { box, calls } = await show();
    fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
    expect(calls.sentTo(pinFact)).toEqual([]);
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(calls.sentTo(pinFact)).toHaveLength(1));
  });

  it('keeps the text when the save is full and opens the list of facts', async () => {
    const { box, calls, onShowAll, view } = await show();
    calls.respond(pinFact, () => {
      throw new BusinessError(13013, 'This save holds as many facts as it can.', 'chat.facts_full', {});
    });
    fireEvent.click(remember());
    expect(await screen.findByText('This save holds as many facts as it can.')).toBeDefined();
    expect(box.value).toBe('The lamp is Odile’s.');
    expect(view().messages[0]?.pinned).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'See all pinned facts' }));
    await waitFor(() => expect(onShowAll).toHaveBeenCalledOnce());
  });

  it('rejects blank and overlong facts', async () => {
    const { box } = await show();
    fireEvent.change(box, { target: { value: '  ' } });
    expect(remember().disabled).toBe(true);
    fireEvent.change(box, { target: { value: 'x'.repeat(chatLimits.fact + 2) } });
    expect(remember().disabled).toBe(true);
    expect(screen.getByText('2 characters over')).toBeDefined();
  });

  it('reads the save if the page does not know it', async () => {
    const { calls } = await show([dialogPage([reply], { archiveId: null })]);
    calls.respond(dialogList, () => dialogPage([reply], { archiveId: 'fresh' }));
    fireEvent.click(remember());
    await waitFor(() => expect(calls.sentTo(pinFact)).toMatchObject([{ archiveId: 'fresh' }]));
  });
});

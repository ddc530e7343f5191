// @vitest-environment jsdom
import { tryMessages } from '@storyloom/contract/endpoints/lore/try-messages';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../../testing/fake-draft-server.ts';
import { DraftContext } from '../../draft/draft.context.ts';
import { TryBox } from './TryBox.tsx';

afterEach(cleanup);

describe('TryBox', () => {
  it('moves the focus to the message when the author continues after it', async () => {
    const { host, calls } = createFakeHost();
    const tokens = { constant: 0, triggered: 0 };
    calls.answer(tryMessages, () => ({ entries: [], earlier: [], tokens, budget: tokens }));
    const draft = openDraft(createDraftServer({}));
    const box = (
      <DraftContext.Provider value={draft}>
        <TryBox />
      </DraftContext.Provider>
    );
    render(inShell(host, box));
    const message = screen.getByLabelText<HTMLTextAreaElement>('A reader’s message');
    fireEvent.change(message, { target: { value: 'I ring the bell.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try this message' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue after it' }));
    expect(document.activeElement).toBe(message);
    expect(message.value).toBe('');
  });

  it('keeps the message and the earlier turns while another tab is shown', async () => {
    const { host, calls } = createFakeHost();
    const tokens = { constant: 0, triggered: 0 };
    calls.answer(tryMessages, () => ({ entries: [], earlier: [], tokens, budget: tokens }));
    const box = (
      <DraftContext.Provider value={openDraft(createDraftServer({}))}>
        <TryBox />
      </DraftContext.Provider>
    );
    const { unmount } = render(inShell(host, box));
    const messageArea = () => screen.getByLabelText<HTMLTextAreaElement>('A reader’s message');
    fireEvent.change(messageArea(), { target: { value: 'I ring the bell.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Try this message' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Continue after it' }));
    fireEvent.change(messageArea(), { target: { value: 'I wait.' } });
    unmount();
    render(inShell(host, box));
    expect(messageArea().value).toBe('I wait.');
    expect(screen.getByDisplayValue('I ring the bell.')).toBeDefined();
  });
});

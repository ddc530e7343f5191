// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import QuoteDialog from './QuoteDialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('QuoteDialog', () => {
  it('draws the sentence with the title, the author and the site, and puts it after the reader’s draft', async () => {
    const fillText = vi.fn();
    const context = { fillText, fillRect() {}, measureText: () => ({ width: 10 }) };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    const reply = message({ id: 'a1', text: 'The lamp turns. Rain.' });
    const { chat } = await playChat({ dialog: [dialogPage([reply])] });
    chat.setDraft('I say');
    const story = storyDetail({ title: 'Gannet Rock' });
    const turn = {
      message: reply,
      story: { ...story, cover: { ...story.cover, placeholder: null } },
      chat,
      isLast: true,
    };
    const onInserted = vi.fn();
    render(
      inShell(createFakeHost().host, <QuoteDialog turn={turn} onClose={() => {}} onInserted={onInserted} />),
    );
    await waitFor(() =>
      expect(fillText.mock.calls.map(([text]) => text)).toEqual([
        'The lamp turns.',
        'Gannet Rock',
        'Storyloom',
        `by ${story.author.name}`,
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Add to your message' }));
    expect(chat.store.getState().draft).toBe('I say “The lamp turns.” ');
    await waitFor(() => expect(onInserted).toHaveBeenCalledOnce());
  });

  it('offers only the picture where there is no message to add to', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const reply = message({ id: 'a1' });
    const { chat } = await playChat({ dialog: [dialogPage([reply])] });
    const turn = { message: reply, story: storyDetail(), chat, isLast: true };
    render(inShell(createFakeHost().host, <QuoteDialog turn={turn} onClose={() => {}} onInserted={null} />));
    expect(await screen.findByRole('button', { name: 'Save picture' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add to your message' })).toBeNull();
  });
});

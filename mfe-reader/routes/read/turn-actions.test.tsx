// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TurnActions } from '../../features/play/turn-actions/TurnActions.tsx';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import { turnActions } from './turn-actions.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function under(reply = message({ id: 'a1', text: 'Rain on the harbour.' })) {
  const toast = vi.fn();
  const { host } = createFakeHost({ toast });
  const played = await playChat({ dialog: [dialogPage([reply])] });
  const turn = { message: reply, story: storyDetail(), chat: played.chat, isLast: true };
  render(inShell(host, <TurnActions turn={turn} actions={turnActions} />));
  return { ...played, toast };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('turnActions', () => {
  it('copies a message and confirms it for a while', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await under();
    await act(async () => {
      fireEvent.click(button('Copy'));
      await settled();
    });
    expect(writeText).toHaveBeenCalledWith('Rain on the harbour.');
    expect(screen.getByRole('status').textContent).toBe('Copied');
  });

  it('explains what to do when copying fails', async () => {
    vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
    const { toast } = await under();
    await act(async () => {
      fireEvent.click(button('Copy'));
      await settled();
    });
    expect(toast).toHaveBeenCalledWith('error', expect.stringContaining('couldn’t be copied'));
  });

  it('regenerates a reply once and is disabled meanwhile', async () => {
    const { runs } = await under();
    await act(async () => {
      fireEvent.click(button('Try again'));
      fireEvent.click(button('Try again'));
      await settled();
    });
    expect(runs.map(({ request }) => request?.kind)).toEqual(['refresh']);
    expect(button('Try again').disabled).toBe(true);
    expect(button('Copy').disabled).toBe(false);
  });

  it('offers reply actions below replies only', async () => {
    await under(message({ id: 'u1', role: 'user' }));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(button('Copy')).toBeDefined();
  });
});

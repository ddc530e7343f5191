// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TurnContext } from '../../features/chat/turn-context.ts';
import { TurnActions } from '../../features/play/turn-actions/TurnActions.tsx';
import { showsOn } from '../../features/play/turn-actions/turn-action.ts';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { scenePictureOf } from '../../testing/pictures.ts';
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

  it.each(['script', 'storyteller'])(
    'goes back to the options before a reply of the %s, which another attempt would tell again',
    async (model) => {
      const before = message({ id: 'o', parentId: null, text: 'It begins.' });
      const own = message({ id: 'u', parentId: 'o', role: 'user', text: 'Go in' });
      const reply = message({ id: 'a', parentId: 'u', text: 'A hall.', model });
      const { chat } = await playChat({ dialog: [dialogPage([reply, own, before])] });
      const rewind = vi.spyOn(chat, 'rewind').mockImplementation(() => {});
      const turn = { message: reply, story: storyDetail(), chat, isLast: true };
      render(inShell(createFakeHost().host, <TurnActions turn={turn} actions={turnActions} />));
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      fireEvent.click(button('Choose otherwise'));
      expect(rewind).toHaveBeenCalledWith('o');
    },
  );

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

  it('allows actions that do not change the story while a reply is generated', async () => {
    vi.stubGlobal('speechSynthesis', { getVoices: () => [] });
    const { chat } = await under();
    await act(async () => {
      chat.send('Go on');
      await settled();
    });
    expect([button('Listen').disabled, button('Edit').disabled]).toEqual([false, true]);
    fireEvent.click(button('More'));
    const item = async (name: string) =>
      (await screen.findByRole('menuitem', { name })).getAttribute('aria-disabled') === 'true';
    expect([await item('Why did it say that?'), await item('Share from here')]).toEqual([false, true]);
  });

  it('offers reply actions below replies only', async () => {
    await under(message({ id: 'u1', role: 'user' }));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(button('Copy')).toBeDefined();
  });

  const head = message({ id: 'a1', parentId: 'u1' });
  const reply = 'copy regenerate edit';
  const menu = 'pin share explain feedback';
  it.each([
    ['the last reply', head, true, `${reply} ${menu} picture`],
    ['an earlier reply', head, false, `${reply} rewind ${menu} picture-earlier`],
    ['a pinned reply', { ...head, pinned: true }, true, `${reply} pinned ${menu} picture`],
    [
      'a reply with versions',
      { ...head, siblingIds: ['a1', 'b1'] },
      true,
      `alternatives ${reply} ${menu} picture`,
    ],
    ['an illustrated reply', { ...head, picture: scenePictureOf() }, true, `${reply} ${menu}`],
    ['a withheld reply', { ...head, text: '' }, true, 'edit share explain feedback'],
    ['the opening', { ...head, parentId: null }, true, `${reply} pin`],
    ['a message of the reader', { ...head, role: 'user' as const }, false, 'copy rephrase pin'],
  ])('are those that make sense for %s', (_, shown, isLast, ids) => {
    const turn = { message: shown, isLast } as TurnContext;
    expect(turnActions.filter((action) => showsOn(action, turn)).map(({ id }) => id)).toEqual(ids.split(' '));
  });
});

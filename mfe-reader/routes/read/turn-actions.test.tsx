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
const item = async (name: string) => {
  if (screen.queryByRole('menu') === null) fireEvent.click(button('More'));
  return screen.findByRole('menuitem', { name });
};
const copy = async () => {
  const control = await item('Copy');
  await act(async () => {
    fireEvent.click(control);
    await settled();
  });
};
const isDisabled = async (name: string) => (await item(name)).getAttribute('aria-disabled') === 'true';

describe('turnActions', () => {
  it('copies a message', async () => {
    const writeText = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { toast } = await under();
    await copy();
    expect(writeText).toHaveBeenCalledWith('Rain on the harbour.');
    expect(toast).toHaveBeenCalledWith('success', 'Copied.');
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it.each(['script', 'storyteller'])(
    'goes back to the options before a reply of the %s, which another attempt would tell again',
    async (model) => {
      const before = message({ id: 'o', parentId: null, text: 'It begins.' });
      const own = message({ id: 'u', parentId: 'o', role: 'user', text: 'Go in' });
      const reply = message({ id: 'a', parentId: 'u', text: 'A hall.', model });
      const { chat } = await playChat({ dialog: [dialogPage([reply, own, before])] });
      const rewind = vi.spyOn(chat, 'rewind').mockImplementation(() => {});
      const story = storyDetail({ options: ['Go in'] });
      const turn = { message: reply, story, chat, isLast: true };
      render(inShell(createFakeHost().host, <TurnActions turn={turn} actions={turnActions} />));
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
      fireEvent.click(button('Choose otherwise'));
      expect(rewind).toHaveBeenCalledWith('o');
    },
  );

  it('explains what to do when copying fails', async () => {
    const { toast } = await under();
    await copy();
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
    expect(await isDisabled('Copy')).toBe(false);
  });

  it('allows actions that do not change the story while a reply is generated', async () => {
    vi.stubGlobal('speechSynthesis', { getVoices: () => [] });
    const { chat } = await under();
    await act(async () => {
      chat.send('Go on');
      await settled();
    });
    expect(button('Listen').disabled).toBe(false);
    expect([await isDisabled('Edit'), await isDisabled('Share from here')]).toEqual([true, true]);
    expect(await isDisabled('Why did it say that?')).toBe(false);
  });

  it('offers reply actions below replies only', async () => {
    await under(message({ id: 'u1', role: 'user' }));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await item('Copy')).toBeDefined();
  });

  const head = message({ id: 'a1', parentId: 'u1' });
  const menu = 'pin quote share explain feedback';
  it.each([
    ['the last reply', head, true, `regenerate picture copy edit undo ${menu}`],
    ['an earlier reply', head, false, `regenerate picture copy edit rewind ${menu}`],
    ['a pinned reply', { ...head, pinned: true }, true, `regenerate picture copy edit undo pinned ${menu}`],
    [
      'a reply with versions',
      { ...head, siblingIds: ['a1', 'b1'] },
      true,
      `alternatives regenerate picture copy edit undo ${menu}`,
    ],
    [
      'an illustrated reply',
      { ...head, picture: scenePictureOf() },
      true,
      `regenerate copy edit undo ${menu}`,
    ],
    ['a withheld reply', { ...head, text: '' }, true, 'undo share explain feedback'],
    ['a reply that failed', { ...head, text: '', state: 'error' as const }, true, ''],
    ['the opening', { ...head, parentId: null }, true, 'regenerate copy edit pin quote'],
    ['a message of the reader', { ...head, role: 'user' as const }, false, 'copy rephrase pin'],
  ])('are those that make sense for %s', (_, shown, isLast, ids) => {
    const turn = { message: shown, isLast } as TurnContext;
    const shownIds = turnActions.filter((action) => showsOn(action, turn)).map(({ id }) => id);
    expect(shownIds.join(' ')).toBe(ids);
  });
});

// @vitest-environment jsdom
import { readerKeys } from '@storyloom/contract/chat/dialogs/reader-keys';
import { chooseSibling } from '@storyloom/contract/chat/endpoints/choose-sibling';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type RefObject, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Chat } from '../../features/chat/chat.ts';
import type { ChatState } from '../../features/chat/store/chat-state.ts';
import { Options } from '../../features/play/composer/Options.tsx';
import { setFocusMode } from '../../features/reading/use-focus-mode.ts';
import { readAloud } from '../../features/speech/read-aloud.ts';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { saveWith } from '../../testing/saves.ts';
import { showTranscript } from './testing/show-transcript.tsx';
import { usePlayKeys } from './use-play-keys.ts';

/** jsdom has no layout: puts the spoken sentence in view. */
const rect = { top: 100, bottom: 120 } as DOMRect;
const speech = { speak: vi.fn(), cancel: vi.fn(), getVoices: () => [] };
beforeEach(() => {
  Range.prototype.getBoundingClientRect = () => rect;
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  vi.clearAllMocks();
});
afterEach(() => {
  cleanup();
  act(() => readAloud.stop());
  setFocusMode(false);
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect');
  vi.unstubAllGlobals();
});

function Keys({ chat, state }: { chat: Chat; state: ChatState }) {
  const box: RefObject<HTMLTextAreaElement | null> = useRef(null);
  usePlayKeys({ chat, state, box, price: 1, opening: ['Go in'] });
  return (
    <section>
      <Options options={['Knock', 'Run']} navigating={false} onChoose={chat.send} />
      <textarea ref={box} aria-label="Message" />
    </section>
  );
}

const opening = message({ id: 'o', parentId: null });
const reply = message({ id: 'b', parentId: 'u', text: 'Rain fell.', siblingIds: ['a', 'b', 'c'] });
const words = message({ id: 'u', parentId: 'o', role: 'user' });

async function play(messages = [reply, words, opening], isSure = true) {
  const open = vi.fn(async () => undefined);
  const confirm = vi.fn(async () => isSure);
  const { host } = createFakeHost({ dialogs: { open }, confirm });
  const below = ({ chat, state }: { chat: Chat; state: () => ChatState }) => (
    <Keys chat={chat} state={state()} />
  );
  const played = await showTranscript({ dialog: [dialogPage(messages)] }, { host, below });
  played.answer(chooseSibling, () => saveWith({ id: 'save1' }));
  const press = (key: string) =>
    act(async () => {
      fireEvent.keyDown(document.body, { key });
      await settled();
    });
  return { ...played, open, confirm, press };
}

const reading = () => readAloud.reading.getState();
const inFocusMode = () => document.documentElement.hasAttribute('data-focus');

describe('usePlayKeys', () => {
  it('goes to an option by its number, and sends nothing by that key alone', async () => {
    const { press, runs } = await play();
    await press('2');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Run' }));
    await press('3');
    expect([document.activeElement?.textContent, runs]).toEqual(['Run', []]);
  });

  it('reads the last reply aloud, and stops with the same key', async () => {
    const { press } = await play();
    await press('l');
    expect(reading()).toMatchObject({ messageId: 'b' });
    await press('l');
    expect(reading()).toBeNull();
  });

  it('has no key to read aloud in a browser without speech', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    Reflect.deleteProperty(window, 'speechSynthesis');
    const { press } = await play();
    await press('l');
    expect(reading()).toBeNull();
  });

  it('switches to the previous and the next version of the last reply', async () => {
    const { press, sentTo } = await play();
    await press('ArrowLeft');
    await press('ArrowRight');
    expect(sentTo(chooseSibling)).toMatchObject([{ messageId: 'a' }, { messageId: 'c' }]);
  });

  it('does nothing before the first version', async () => {
    const { press, sentTo } = await play([{ ...reply, id: 'a' }, words, opening]);
    await press('ArrowLeft');
    expect(sentTo(chooseSibling)).toEqual([]);
  });

  it('rewrites the last reply after a question that names the price, and not while one is generated', async () => {
    const { press, runs, confirm } = await play();
    await press('r');
    await press('r');
    expect(runs).toHaveLength(1);
    const question = { message: expect.stringContaining('costs 1 point'), confirmLabel: 'Rewrite · 1 point' };
    expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(question));
  });

  it('spends nothing if the reader declines to rewrite', async () => {
    const { press, runs } = await play([reply, words, opening], false);
    await press('r');
    expect(runs).toEqual([]);
  });

  it.each([
    ['the opening scene', [opening]],
    ['words of the reader', [words, opening]],
  ])('rewrites, changes and reads nothing after %s', async (_, messages) => {
    const { press, runs, sentTo } = await play(messages);
    for (const key of ['r', 'l', 'ArrowLeft', 'ArrowRight']) await press(key);
    expect([runs, sentTo(chooseSibling), reading()]).toEqual([[], [], null]);
  });

  it('jumps to the message box', async () => {
    const { press } = await play();
    await press('c');
    expect(document.activeElement).toBe(screen.getByLabelText('Message'));
  });

  it('enters and leaves focus mode, also with Escape', async () => {
    const { press } = await play();
    await press('f');
    expect(inFocusMode()).toBe(true);
    await press('f');
    expect(inFocusMode()).toBe(false);
    await press('f');
    await press('Escape');
    expect(inFocusMode()).toBe(false);
  });

  it('stays in focus mode on Escape while a reply is generated', async () => {
    const { press } = await play();
    await press('f');
    await press('r');
    await press('Escape');
    expect(inFocusMode()).toBe(true);
  });

  it('shows the list of keys', async () => {
    const { press, open } = await play();
    await press('?');
    expect(open).toHaveBeenCalledWith(readerKeys);
  });

  it('rewrites and changes nothing while a reply is edited', async () => {
    const { chat, press, runs, sentTo } = await play();
    await act(async () => chat.startEdit('b'));
    for (const key of ['r', 'ArrowLeft', 'ArrowRight']) await press(key);
    expect([runs, sentTo(chooseSibling)]).toEqual([[], []]);
  });
});

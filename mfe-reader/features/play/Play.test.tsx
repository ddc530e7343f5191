// @vitest-environment jsdom
import type { DataOf } from '@storyloom/contract/core/endpoint';
import { moveHead } from '@storyloom/contract/saves/endpoints/move-head';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { saveWith } from '../../testing/saves.ts';
import { storyDetail } from '../../testing/stories.ts';
import type { Chat } from '../chat/chat.ts';
import type { ReadingPlace } from '../chat/reading-place.ts';
import type { DialogPage } from '../chat/store/dialog-page.ts';
import { Play, type PlayProps } from './Play.tsx';

const scrollTo = vi.fn();
const scrollBy = vi.fn();
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
  vi.stubGlobal('scrollBy', scrollBy.mockClear());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const { host } = createFakeHost();
const story = storyDetail({ options: ['Knock'] });
const options = () => screen.queryAllByRole('button', { name: 'Knock' });
const opening = () => screen.queryByRole('region', { name: 'Opening scene' });

async function show(place: ReadingPlace | null) {
  const { chat } = await playChat({ dialog: [new Promise<DialogPage>(() => {})] });
  showChat(chat, place);
}

function showChat(chat: Chat, place: ReadingPlace | null, link?: PlayProps['link']) {
  const props = { story, chat, place, state: chat.store.getState(), speaker: null, box: createRef<never>() };
  const parts = { actions: [], Illustration: () => null };
  return render(
    <HostContext value={host}>
      <Play
        {...props}
        {...(link && { link })}
        parts={parts}
        price="1 point"
        priceTag={null}
        priceNote={null}
        notices={<button type="button">Thank</button>}
        player={null}
        tools={null}
      />
    </HostContext>,
  );
}

describe('Play, before its messages are read', () => {
  it('offers the opening and its options to a reader who has not begun', async () => {
    await show({ turn: 0, isNew: true });
    expect([opening(), options().length]).toEqual([expect.anything(), 1]);
  });

  it('tells a returning reader which turn is being loaded, without the opening and its options', async () => {
    await show({ turn: 12, isNew: false });
    expect(screen.getByText('Taking you back to turn 12…')).toBeDefined();
    expect([opening(), options()]).toEqual([null, []]);
  });

  it('offers no options while the reading place is unknown', async () => {
    await show(null);
    expect([opening(), options()]).toEqual([expect.anything(), []]);
  });
});

describe('Play, while the head moves', () => {
  it('disables the options until the move has completed', async () => {
    const opening = message({ id: 'o', parentId: null, depth: 0 });
    const own = message({ id: 'u1', parentId: 'o', role: 'user', text: 'Listen' });
    const reply = message({ id: 'a1', parentId: 'u1', text: 'Rain.' });
    const { chat, answer, runs } = await playChat({ dialog: [dialogPage([reply, own, opening])] });
    const isDisabled = () => screen.getByRole('group', { name: 'What next?' }).getAttribute('aria-disabled');
    const moved = Promise.withResolvers<DataOf<typeof moveHead>>();
    answer(moveHead, () => moved.promise);
    chat.rewind('o');
    showChat(chat, { turn: 1, isNew: false });
    expect(isDisabled()).toBe('true');
    scrollTo.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Knock' }));
    expect([runs, scrollTo.mock.calls]).toEqual([[], []]);
    cleanup();
    moved.resolve(saveWith({ id: 'save1' }));
    await settled();
    showChat(chat, { turn: 0, isNew: true });
    expect(isDisabled()).toBeNull();
  });
});

describe('Play, once its messages are read', () => {
  const opening = message({ id: 'o', parentId: null, depth: 0 });
  const own = message({ id: 'u1', parentId: 'o', role: 'user', text: 'Listen' });
  const reply = message({ id: 'a1', parentId: 'u1', text: 'Rain.', options: ['Run'] });
  const begun = () => playChat({ dialog: [dialogPage([reply, own, opening])] });

  it('opens a story in progress at its end', async () => {
    const { chat } = await begun();
    showChat(chat, { turn: 1, isNew: false });
    expect(scrollTo).toHaveBeenCalledOnce();
    // In jsdom the options are at the top of the view; a third of it is for the reply.
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, -innerHeight / 3);
  });

  it.each([
    ['at the turn of its address', begun, { isLinked: true, turnId: 'a1' }],
    ['at its beginning if it has not begun', () => playChat({ dialog: [dialogPage([opening])] }), undefined],
  ])('opens %s', async (_, play, link) => {
    const { chat } = await play();
    showChat(chat, { turn: 1, isNew: false }, link);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('sends an option, scrolls to its line, and shows only the reply while it is generated', async () => {
    const { chat, runs } = await begun();
    showChat(chat, { turn: 1, isNew: false });
    expect(screen.queryByRole('button', { name: 'Thank' })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Run' }));
    await settled();
    expect(runs[0]?.request?.input).toMatchObject({ content: 'Run' });
    cleanup();
    scrollTo.mockClear();
    scrollBy.mockClear();
    showChat(chat, { turn: 1, isNew: false });
    expect([scrollBy.mock.calls.length, scrollTo.mock.calls.length]).toEqual([1, 0]);
    expect(screen.queryByRole('button', { name: 'Run' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Thank' })).toBeNull();
  });
});

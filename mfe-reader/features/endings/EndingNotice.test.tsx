// @vitest-environment jsdom

import { endings } from '@storyloom/contract/chat/endpoints/endings';
import { previously } from '@storyloom/contract/chat/endpoints/previously';
import type { Message } from '@storyloom/contract/chat/entities/message';
import { page } from '@storyloom/contract/stories/endpoints/page';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import type { TurnContext } from '../chat/turn-context.ts';
import { EndingNotice } from './EndingNotice.tsx';
import { useEnding } from './use-ending.ts';

afterEach(() => {
  cleanup();
  // The way back waits for the next click of the page.
  fireEvent.click(document.body);
});

const opening = message({ id: 'o', parentId: null, text: 'It begins.', options: ['Go in', 'Go home'] });
const own = message({ id: 'u', parentId: 'o', role: 'user', text: 'Go in' });
const end = message({ id: 'e', parentId: 'u', text: 'Nobody knocks.', ending: 'The Fourth Pipe' });

async function show(dialog: Message[], found: string[], canWriteOn = false) {
  const { chat } = await playChat({ dialog: [dialogPage(dialog)] });
  const { host, calls } = createFakeHost();
  calls.respond(endings, () => ({ found, total: 4 }));
  calls.respond(previously, () => ['You sat in the third chair.', 'You kept the light.']);
  calls.respond(page, () => ({
    pageList: ['story1', 'a', 'b', 'c'].map((id) => storyDetail({ id, slug: id, title: `Story ${id}` })),
    totalCount: 4,
    hasNextPage: false,
    nextPageNum: null,
    nextCursor: null,
    currentPageNum: 1,
  }));
  const rewind = vi.spyOn(chat, 'rewind').mockImplementation(() => {});
  const ShareDialog = ({ turn }: { turn: TurnContext }) => <p>{`Share ${turn.message.id}`}</p>;
  function Dock() {
    const ending = useEnding(useStore(chat.store));
    if (!ending) return <p>Composer</p>;
    const props = { chat, story: storyDetail({ id: 'story1' }), ending, canWriteOn, ShareDialog };
    return <EndingNotice {...props} />;
  }
  render(inShell(host, <Dock />));
  return { rewind };
}

/** Clicks a button at a time in ms. */
function clickAt(timeStamp: number, name: string) {
  const button = screen.getByRole('button', { name });
  const click = createEvent.click(button);
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  fireEvent(button, click);
}

describe('EndingNotice', () => {
  it('names the ending, the path to it and the last choice, counts those found, and goes back to the last fork', async () => {
    const { rewind } = await show([end, own, opening], ['The Third Chair', 'The Fourth Pipe']);
    expect(screen.getByRole('region', { name: 'The Fourth Pipe' })).toBeDefined();
    expect(
      await screen.findByText(/You have found 2 of 4 endings\. Before: The Third Chair\./),
    ).toBeDefined();
    expect(await screen.findByText('You sat in the third chair. You kept the light.')).toBeDefined();
    expect(screen.getByText('Your last choice: “Go in”')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Share this ending' }));
    expect(screen.getByText('Share e')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Play again from the last fork' }));
    expect(rewind).toHaveBeenCalledWith('o');
  });

  it('ignores the second click of a double click on the way back, below which the page has moved', async () => {
    await show([end, own, opening], []);
    clickAt(1_000, 'Play again from the last fork');
    clickAt(1_200, 'Share this ending');
    expect(screen.queryByText('Share e')).toBeNull();
    clickAt(1_400, 'Share this ending');
    expect(screen.getByText('Share e')).toBeDefined();
  });

  it('obeys a click a while after the way back', async () => {
    await show([end, own, opening], []);
    clickAt(1_000, 'Play again from the last fork');
    clickAt(1_600, 'Share this ending');
    expect(screen.getByText('Share e')).toBeDefined();
  });

  it('marks the endings that were found, beside their number', async () => {
    await show([end, own, opening], ['The Third Chair', 'The Fourth Pipe']);
    const text = await screen.findByText(/You have found 2 of 4 endings\./);
    const marks = [...(text.parentElement?.querySelectorAll<HTMLElement>('[data-found]') ?? [])];
    expect(marks.map(({ dataset }) => dataset.found)).toEqual(['true', 'true', 'false', 'false']);
  });

  it('leads to three other stories', async () => {
    await show([end, own, opening], ['The Fourth Pipe']);
    await screen.findByRole('heading', { name: 'Read next' });
    const links = within(screen.getByRole('region', { name: 'The Fourth Pipe' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/read/a', '/read/b', '/read/c']);
  });

  it('makes room for the composer when the reader writes on, which nobody answers without a model', async () => {
    await show([end, own, opening], []);
    expect(screen.queryByRole('button', { name: 'Write on' })).toBeNull();
    cleanup();
    await show([end, own, opening], [], true);
    expect(screen.queryByText('Composer')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Write on' }));
    expect(screen.getByText('Composer')).toBeDefined();
  });

  it('is not shown before an ending', async () => {
    await show([message({ id: 'a', parentId: 'u', text: 'Rain.' }), own, opening], []);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

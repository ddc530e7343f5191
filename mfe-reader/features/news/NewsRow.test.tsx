// @vitest-environment jsdom

import type { Message } from '@storyloom/contract/chat/entities/message';
import { chatTimings } from '@storyloom/contract/chat/timings';
import { moveVersion } from '@storyloom/contract/saves/endpoints/move-version';
import { news } from '@storyloom/contract/saves/endpoints/news';
import type { SaveNews } from '@storyloom/contract/saves/entities/save-news';
import { thank } from '@storyloom/contract/stories/endpoints/thank';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { storyDetail } from '../../testing/stories.ts';
import NewsRow from './NewsRow.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const opening = message({ id: 'o', parentId: null, text: 'It begins.' });
const reply = message({ id: 'a', parentId: 'o', text: 'Rain.' });
const end = message({ id: 'a', parentId: 'o', text: 'Nobody knocks.', ending: 'The Fourth Pipe' });
const update: SaveNews['update'] = {
  from: 1,
  to: 2,
  publications: [
    {
      version: 2,
      publishedAt: '2026-11-20T00:00:00.000Z',
      changedFields: ['title'],
      changeNote: 'A better name.',
      isCurrent: true,
    },
  ],
};

async function show(first: SaveNews, then: SaveNews, head = reply, story = storyDetail()) {
  const { chat, runs, drawAll } = await playChat({ dialog: [dialogPage([head, opening])] });
  const { host, calls } = createFakeHost();
  const sent: unknown[] = [];
  let current = first;
  calls.respond(news, () => current);
  const change = (input: unknown) => {
    sent.push(input);
    current = then;
  };
  calls.respond(moveVersion, (input) => {
    change(input);
    return {} as never;
  });
  calls.respond(thank, (input) => {
    change(input);
    return { isGiven: true as const };
  });
  render(inShell(host, <NewsRow chat={chat} story={story} />));
  /** Sends a message and gets a reply. */
  const play = (part?: Partial<Message>) =>
    act(async () => {
      chat.send('I wait.');
      await runs.at(-1)?.created();
      await runs.at(-1)?.done('More rain.', 'stop', part);
      await drawAll();
    });
  const publish = (next: SaveNews) => {
    current = next;
  };
  return { chat, runs, sent, play, publish, asked: () => calls.sentTo(news).length };
}

const nothing: SaveNews = { update: null, thanks: { isGiven: false, isAllowed: false } };
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());

describe('NewsRow', () => {
  it('shows the changes of a new version and moves the save', async () => {
    // Compiling the dialog takes longer than a query's timeout.
    await import('./ChangesDialog.tsx');
    const { sent } = await show({ ...nothing, update }, nothing);
    await press('See changes');
    await screen.findByText('A better name.');
    screen.getByText('Changed: title');
    await press('Close');
    await press('Move');
    await gone('Move');
    expect(sent).toEqual([{ id: expect.any(String), expectedHeadId: 'a' }]);
  });

  it('does not offer a version again after the reader chose to stay', async () => {
    await show({ ...nothing, update }, nothing);
    await press('Stay');
    await gone('Stay');
    cleanup();
    await show({ ...nothing, update }, nothing);
    await gone('Stay');
  });

  it('thanks the author, and says so until the next reply', async () => {
    const { sent, play } = await show(
      { update: null, thanks: { isGiven: false, isAllowed: true } },
      { update: null, thanks: { isGiven: true, isAllowed: true } },
      end,
    );
    await press('Say thank you');
    await gone('Say thank you');
    expect(sent).toHaveLength(1);
    expect(screen.getByText('The author will see your thanks.')).toBeDefined();
    await play();
    expect(screen.queryByText('The author will see your thanks.')).toBeNull();
  });

  const newVersion = 'This story has a new version.';
  it('shows a new version on an open page after a reply, checking at most once in three minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { play, publish, asked } = await show(nothing, nothing);
    await waitFor(() => expect(asked()).toBe(1));
    publish({ ...nothing, update });
    vi.setSystemTime(Date.now() + chatTimings.news - 1);
    await play();
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    await play();
    expect(await screen.findByText(newVersion)).toBeDefined();
    await play();
    expect(asked()).toBe(2);
  });

  it('shows a new version when the reader returns to the tab', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { publish, asked } = await show(nothing, nothing);
    await waitFor(() => expect(asked()).toBe(1));
    publish({ ...nothing, update });
    const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')));
    await comeBack();
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + chatTimings.news);
    await comeBack();
    expect(await screen.findByText(newVersion)).toBeDefined();
  });

  const allowed: SaveNews = { update: null, thanks: { isGiven: false, isAllowed: true } };
  it.each([
    ['Move', { ...nothing, update }, 'Your story continues with the new version.'],
    ['Stay', { ...nothing, update }, 'You’re keeping your version.'],
    ['Say thank you', allowed, 'The author will see your thanks.'],
    ['Not now', allowed, 'You won’t be asked again.'],
  ])('moves the focus from %s to the outcome', async (name, first, outcome) => {
    await show(first, nothing, end);
    await press(name);
    await gone(name);
    expect(document.activeElement).toBe(screen.getByText(outcome));
  });

  it('cannot move the save while a reply is generated', async () => {
    const { chat, runs } = await show({ ...nothing, update }, nothing);
    const move = await screen.findByRole<HTMLButtonElement>('button', { name: 'Move' });
    expect(move.disabled).toBe(false);
    await act(async () => {
      chat.send('I wait.');
      await settled();
    });
    expect(move.disabled).toBe(true);
    await act(async () => {
      await runs[0]?.created();
      await runs[0]?.done('More rain.', 'stopped');
    });
    expect(move.disabled).toBe(false);
  });

  it('asks for thanks at an ending only', async () => {
    const { asked } = await show(allowed, allowed);
    await waitFor(() => expect(asked()).toBe(1));
    await act(settled);
    expect(screen.queryByRole('button', { name: 'Say thank you' })).toBeNull();
    cleanup();
    const { chat } = await show(allowed, allowed, end);
    await screen.findByRole('button', { name: 'Say thank you' });
    await act(async () => {
      chat.send('I wait.');
      await settled();
    });
    expect(screen.queryByRole('button', { name: 'Say thank you' })).toBeNull();
  });

  const replyAt = (depth: number) => message({ id: 'a', parentId: 'o', text: 'Rain.', depth });
  const thanks = () => screen.queryByRole('button', { name: 'Say thank you' });
  it('asks for thanks below one turn from the twentieth on, and not below the next ones', async () => {
    await show(allowed, allowed, replyAt(40));
    await screen.findByRole('button', { name: 'Say thank you' });
    cleanup();
    // Another visit at the same turn.
    const again = await show(allowed, allowed, replyAt(40));
    await screen.findByRole('button', { name: 'Say thank you' });
    await again.play({ depth: 42 });
    expect(thanks()).toBeNull();
  });

  it('checks at the twentieth turn whether the author can be thanked', async () => {
    const { asked, publish, play } = await show(nothing, nothing, replyAt(38));
    await waitFor(() => expect(asked()).toBe(1));
    publish(allowed);
    await play({ depth: 40 });
    expect(await screen.findByRole('button', { name: 'Say thank you' })).toBeDefined();
  });

  it('asks at no turn of a story that ends', async () => {
    const { asked } = await show(allowed, allowed, replyAt(40), storyDetail({ turns: 30 }));
    await waitFor(() => expect(asked()).toBe(1));
    await act(settled);
    expect(thanks()).toBeNull();
  });

  it('checks for news at the ending, where the author can be thanked', async () => {
    const { asked, publish, play } = await show(nothing, nothing);
    await waitFor(() => expect(asked()).toBe(1));
    publish(allowed);
    await play({ ending: 'The Fourth Pipe' });
    expect(await screen.findByRole('button', { name: 'Say thank you' })).toBeDefined();
  });

  it('says that moving failed, and offers it again', async () => {
    const toast = vi.fn();
    const { chat } = await playChat({ dialog: [dialogPage([reply, opening])] });
    const { host, calls } = createFakeHost({ toast });
    calls.respond(news, () => ({ ...nothing, update }));
    calls.respond(moveVersion, () => Promise.reject(new Error('down')));
    render(inShell(host, <NewsRow chat={chat} story={storyDetail()} />));
    await press('Move');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed. Try again.'));
    await waitFor(() => expect(calls.sentTo(news)).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Move' })).toBeDefined();
  });

  it('does not ask again for thanks that the reader has dismissed, even in another save', async () => {
    await show(allowed, nothing, end);
    await press('Not now');
    await gone('Not now');
    cleanup();
    const { asked } = await show(allowed, allowed, end);
    await waitFor(() => expect(asked()).toBe(1));
    await act(settled);
    expect(screen.queryByRole('button', { name: 'Say thank you' })).toBeNull();
  });
});

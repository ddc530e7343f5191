// @vitest-environment jsdom

import { dialogTree } from '@storyloom/contract/endpoints/chat/dialog-tree';
import { moveHead } from '@storyloom/contract/endpoints/saves/move-head';
import type { Branch } from '@storyloom/contract/entities/branch';
import { NetworkError } from '@storyloom/http/errors';
import { HostContext, QueryClientProvider } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { branchOf } from '../../testing/branches.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { saveWith } from '../../testing/saves.ts';
import { storyDetail } from '../../testing/stories.ts';
import MapPanel from './MapPanel.tsx';

afterEach(cleanup);

const tree = [
  branchOf({ id: 'o', depth: 0, onPath: true, childCount: 1, excerpt: 'The mule stops.' }),
  branchOf({ id: 'f', parentId: 'o', depth: 3, skipped: 2, onPath: true, childCount: 2, role: 'user' }),
  branchOf({ id: 'h', parentId: 'f', depth: 6, onPath: true, archiveIds: ['save1'] }),
  branchOf({ id: 'x', parentId: 'f', depth: 4 }),
];

async function open(branches: Branch[] = tree) {
  const { host, calls } = createFakeHost();
  const answer = { archiveId: 'save1', headMessageId: 'h', branches, truncated: false };
  calls.answer(dialogTree, () => answer);
  const played = await playChat({ dialog: [dialogPage([message({ id: 'h' })])] });
  played.answer(moveHead, ({ messageId }) => saveWith({ id: 'save1', headMessageId: messageId }));
  const close = vi.fn();
  render(
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <MapPanel story={storyDetail({ id: 'story1' })} chat={played.chat} close={close} />
      </QueryClientProvider>
    </HostContext>,
  );
  return { ...played, calls, close };
}

const place = (name: string | RegExp) => screen.getByRole('button', { name });

describe('the map', () => {
  it('begins where the reader is, and tells each place in words', async () => {
    await open();
    await screen.findByRole('group', { name: 'Map of the story' });
    expect(place('Turn 3, an end, saved, you are here').getAttribute('aria-current')).toBe('true');
    expect(place('Turn 2, your words, 2 ways from here')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'You are here' }).disabled).toBe(true);
  });

  it('shows the words at a place and leads there, once for a double press', async () => {
    const { close, sentTo } = await open();
    await screen.findByRole('group', { name: 'Map of the story' });
    fireEvent.click(place('Turn 2, an end'));
    expect(
      within(screen.getByRole('region', { name: 'The chosen place' })).getByText('Text of x.'),
    ).toBeDefined();
    fireEvent.click(place('Go here'));
    fireEvent.click(place('Go here'));
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(sentTo(moveHead)).toEqual([{ id: 'save1', messageId: 'x', expectedHeadId: 'h' }]);
  });

  it('is walked by the keyboard, one stop for all of it', async () => {
    await open();
    const head = await screen.findByRole('button', { name: /you are here$/ });
    head.focus();
    fireEvent.keyDown(head, { key: 'ArrowUp' });
    await waitFor(() => expect(document.activeElement).toBe(place(/^Turn 2, your words/)));
    expect(screen.getByText(/2 messages between/)).toBeDefined();
    const stops = within(screen.getByRole('group', { name: 'Map of the story' }))
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([document.activeElement]);
  });

  it('is a list of lists for who reads it', async () => {
    const { sentTo } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'As a list' }));
    const ways = screen.getByRole('list', { name: 'Ways through the story' });
    const other = within(ways).getByRole('list', { name: 'Another way from Turn 2' });
    expect(within(ways).getByText('The mule stops.')).toBeDefined();
    fireEvent.click(within(other).getByRole('button', { name: /^Go here: Turn 2/ }));
    await waitFor(() => expect(sentTo(moveHead)).toHaveLength(1));
  });

  it('leads nowhere while a reply is written', async () => {
    const { chat } = await open();
    await screen.findByRole('group', { name: 'Map of the story' });
    fireEvent.click(place('Turn 2, an end'));
    chat.send('Knock');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Go here' }).disabled).toBe(true),
    );
  });
});

it('says how branches come about while there is one way only', async () => {
  await open(tree.slice(0, 1).concat(branchOf({ id: 'h', parentId: 'o', onPath: true })));
  expect(await screen.findByText(/the ways part here/)).toBeDefined();
});

it('invites to play where nothing was played', async () => {
  await open([]);
  expect(await screen.findByText('No map yet')).toBeDefined();
});

it('says so when it did not load, and loads when asked again', async () => {
  const { host, calls } = createFakeHost();
  calls.answer(dialogTree, () => {
    throw new NetworkError('down');
  });
  const { chat } = await playChat();
  render(
    <HostContext value={host}>
      <QueryClientProvider client={host.queryClient}>
        <MapPanel story={storyDetail({ id: 'story1' })} chat={chat} close={() => {}} />
      </QueryClientProvider>
    </HostContext>,
  );
  expect(await screen.findByText('Load failed, please refresh later')).toBeDefined();
  calls.answer(dialogTree, () => ({ archiveId: 's', headMessageId: 'h', branches: tree, truncated: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Only the newest ways are drawn.')).toBeDefined();
});

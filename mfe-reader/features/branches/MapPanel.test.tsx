// @vitest-environment jsdom

import { dialogTree } from '@storyloom/contract/chat/endpoints/dialog-tree';
import type { Branch } from '@storyloom/contract/chat/entities/branch';
import { scriptModel } from '@storyloom/contract/chat/told';
import { moveHead } from '@storyloom/contract/saves/endpoints/move-head';
import { NetworkError } from '@storyloom/http/errors';
import { HostContext, QueryClientProvider } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { branchWith } from '../../testing/branches.ts';
import { dialogPage, message } from '../../testing/messages.ts';
import { playChat } from '../../testing/play-chat.ts';
import { saveWith } from '../../testing/saves.ts';
import { storyDetail } from '../../testing/stories.ts';
import MapPanel from './MapPanel.tsx';

afterEach(cleanup);

const tree = [
  branchWith({ id: 'o', depth: 0, onPath: true, childCount: 1, excerpt: 'The mule stops.' }),
  branchWith({ id: 'f', parentId: 'o', depth: 3, skipped: 2, onPath: true, childCount: 2, role: 'user' }),
  branchWith({ id: 'h', parentId: 'f', depth: 6, onPath: true, saveIds: ['save1'] }),
  branchWith({ id: 'x', parentId: 'f', depth: 4 }),
];

async function open(branches: Branch[] = tree, model: string | null = null) {
  const { host, calls } = createFakeHost();
  const answer = { archiveId: 'save1', headMessageId: 'h', branches, truncated: false };
  calls.respond(dialogTree, () => answer);
  const played = await playChat({ dialog: [dialogPage([message({ id: 'h', model })])] });
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

const node = (name: string | RegExp) => screen.getByRole('button', { name });

describe('MapPanel', () => {
  describe('map', () => {
    it('starts at the head and gives each node an accessible name', async () => {
      await open();
      await screen.findByRole('group', { name: 'Map of the story' });
      expect(node('Turn 3, an end, saved, you are here').getAttribute('aria-current')).toBe('true');
      expect(node('Turn 2, your message, 2 branches from here')).toBeDefined();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'You are here' }).disabled).toBe(true);
    });

    it('explains branches instead of a map of one path, and afterwards says that every path is kept', async () => {
      await open(tree.slice(0, 2));
      expect(await screen.findByRole('heading', { name: 'One path so far' })).toBeDefined();
      expect(screen.queryByRole('group', { name: 'Map of the story' })).toBeNull();
      cleanup();
      await open();
      expect(await screen.findByText(/Every path you took/)).toBeDefined();
    });

    it.each([
      [scriptModel, /Go back or choose otherwise/],
      ['large', /Go back or try again/],
    ])('names the way to another branch after a reply of the model %s', async (model, way) => {
      await open([], model);
      expect(await screen.findByText(way)).toBeDefined();
    });

    it('shows the text of a node and jumps there once for a double press', async () => {
      const { close, sentTo } = await open();
      await screen.findByRole('group', { name: 'Map of the story' });
      fireEvent.click(node('Turn 2, an end'));
      expect(
        within(screen.getByRole('region', { name: 'Chosen message' })).getByText('Text of x.'),
      ).toBeDefined();
      fireEvent.click(node('Jump here'));
      fireEvent.click(node('Jump here'));
      await waitFor(() => expect(close).toHaveBeenCalledOnce());
      expect(sentTo(moveHead)).toEqual([{ id: 'save1', messageId: 'x', expectedHeadId: 'h' }]);
    });

    it('is navigated by arrow keys and has a single tab stop', async () => {
      await open();
      const head = await screen.findByRole('button', { name: /you are here$/ });
      head.focus();
      fireEvent.keyDown(head, { key: 'ArrowUp' });
      await waitFor(() => expect(document.activeElement).toBe(node(/^Turn 2, your message/)));
      expect(screen.getByText(/· 1 turn$/)).toBeDefined();
      const stops = within(screen.getByRole('group', { name: 'Map of the story' }))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
      expect(stops).toEqual([document.activeElement]);
    });

    it('is available as nested lists', async () => {
      const { sentTo } = await open();
      fireEvent.click(await screen.findByRole('button', { name: 'As a list' }));
      const branches = screen.getByRole('list', { name: 'Branches of the story' });
      const other = within(branches).getByRole('list', { name: 'Another branch from Turn 2' });
      expect(within(branches).getByText('The mule stops.')).toBeDefined();
      fireEvent.click(within(other).getByRole('button', { name: /^Jump here: Turn 2/ }));
      await waitFor(() => expect(sentTo(moveHead)).toHaveLength(1));
    });

    it('stays open when the jump fails', async () => {
      const { answer, close, notes } = await open();
      answer(moveHead, () => {
        throw new NetworkError('down');
      });
      await screen.findByRole('group', { name: 'Map of the story' });
      fireEvent.click(node('Turn 2, an end'));
      fireEvent.click(node('Jump here'));
      await waitFor(() => expect(notes).toEqual(['Action failed']));
      expect(close).not.toHaveBeenCalled();
      expect(node('Jump here')).toBeDefined();
    });

    it('disables jumping while a reply is generated', async () => {
      const { chat } = await open();
      await screen.findByRole('group', { name: 'Map of the story' });
      fireEvent.click(node('Turn 2, an end'));
      chat.send('Knock');
      await waitFor(() =>
        expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Jump here' }).disabled).toBe(true),
      );
    });
  });

  it('shows the empty state before the first message', async () => {
    await open([]);
    expect(await screen.findByText('One path so far')).toBeDefined();
  });

  it('shows the way forward after going back on the only path', async () => {
    await open([
      branchWith({ id: 'h', depth: 0, onPath: true, childCount: 1 }),
      branchWith({ id: 'x', parentId: 'h', depth: 4 }),
    ]);
    expect(await screen.findByRole('button', { name: 'Turn 2, an end' })).toBeDefined();
  });

  it('shows an error with Retry when loading fails', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(dialogTree, () => {
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
    expect(await screen.findByText('Couldn’t load your branches.')).toBeDefined();
    calls.respond(dialogTree, () => ({
      archiveId: 's',
      headMessageId: 'h',
      branches: tree,
      truncated: true,
    }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Only the newest branches are shown.')).toBeDefined();
  });

  it('draws saved messages, forks and others differently, and marks the current path', async () => {
    await open();
    await screen.findByRole('group', { name: 'Map of the story' });
    const marks = [/^The beginning/, /^Turn 2, your message/, /you are here$/, 'Turn 2, an end'].map(
      (name) => {
        const { kind, taken, here } = node(name).dataset;
        return [kind, taken, here];
      },
    );
    expect(marks).toEqual([
      ['place', 'true', 'false'],
      ['fork', 'true', 'false'],
      ['saved', 'true', 'true'],
      ['place', 'false', 'false'],
    ]);
  });

  it('shows a placeholder for a message without text', async () => {
    await open([branchWith({ id: 'h', depth: 1, role: 'user', excerpt: '' }), ...tree.slice(3)]);
    const chosen = await screen.findByRole('region', { name: 'Chosen message' });
    expect(within(chosen).getByText('Nothing here yet.')).toBeDefined();
  });
});

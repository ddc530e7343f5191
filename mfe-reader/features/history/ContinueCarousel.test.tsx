// @vitest-environment jsdom
import { userRecent } from '@storyloom/contract/stories/endpoints/user-recent';
import type { HistoryItem } from '@storyloom/contract/stories/entities/history-item';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { ContinueCarousel } from './ContinueCarousel.tsx';
import { serverRecentQuery } from './history.queries.ts';

afterEach(cleanup);

const noSession = { status: 'none', tokenId: null, userId: null } as const;
const item = (title: string): HistoryItem => ({
  story: storyDetail({ id: title.toLowerCase(), title }),
  archiveId: 'arc1',
  depth: 2,
  excerpt: 'The door opens.',
  playedAt: '2026-01-01T00:00:00Z',
});

describe('ContinueCarousel', () => {
  it('shows recently played stories', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(userRecent, () => [item('Nix'), item('Wren')]);
    render(inShell(host, <ContinueCarousel />));
    expect(await screen.findByRole('heading', { level: 2, name: 'Playing' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Nix',
      'Wren',
    ]);
    expect(screen.getByRole('link', { name: 'See all: Playing' }).getAttribute('href')).toBe('/history');
  });

  it('renders nothing without recent stories or after an error', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(userRecent, () => []);
    const { container, unmount } = render(inShell(host, <ContinueCarousel />));
    await waitFor(() => expect(calls.sentTo(userRecent)).toHaveLength(1));
    expect(container.textContent).toBe('');
    unmount();
    const failing = createFakeHost();
    failing.calls.respond(userRecent, () => Promise.reject(new Error('down')));
    const second = render(inShell(failing.host, <ContinueCarousel />));
    await waitFor(() => expect(failing.calls.sentTo(userRecent)).toHaveLength(1));
    expect(second.container.textContent).toBe('');
  });

  it('shows the server’s stories until the browser’s request is answered', async () => {
    const { host, calls } = createFakeHost({}, noSession);
    host.queryClient.setQueryData(serverRecentQuery(host).queryKey, [item('Nix')]);
    calls.respond(userRecent, () => [item('Wren')]);
    render(inShell(host, <ContinueCarousel />));
    expect(screen.getByRole('heading', { level: 3, name: 'Nix' })).toBeTruthy();
    act(() => host.session.setState({ status: 'guest', tokenId: 'token1', userId: 'guest1' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Wren' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 3, name: 'Nix' })).toBeNull();
  });
});

// @vitest-environment jsdom
import { stories } from '@storyloom/contract/follows/endpoints/stories';
import { followChanged } from '@storyloom/contract/follows/events/follow-changed';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { storyDetail } from '../../testing/stories.ts';
import { FollowedCarousel } from './FollowedCarousel.tsx';
import { loadFollowed, serverFollowedQuery } from './followed.queries.ts';

afterEach(cleanup);

const noSession = { status: 'none', tokenId: null, userId: null } as const;
const story = (title: string) => storyDetail({ id: title.toLowerCase(), title });

describe('FollowedCarousel', () => {
  it('shows the server’s stories until the browser’s request is answered', async () => {
    const { host, calls } = createFakeHost({}, noSession);
    host.queryClient.setQueryData(serverFollowedQuery(host).queryKey, [story('Nix')]);
    calls.respond(stories, () => [story('Wren')]);
    render(inShell(host, <FollowedCarousel />));
    expect(screen.getByRole('heading', { level: 2, name: 'From authors you follow' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Nix' })).toBeDefined();
    act(() => host.session.setState({ status: 'guest', tokenId: 'token1', userId: 'guest1' }));
    expect(await screen.findByRole('link', { name: 'Wren' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Nix' })).toBeNull();
  });

  it('shows the stories of an author who was followed meanwhile', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(stories, () => [story('Nix')]);
    render(inShell(host, <FollowedCarousel />));
    await screen.findByRole('link', { name: 'Nix' });
    calls.respond(stories, () => [story('Wren')]);
    act(() => host.bus.emit(followChanged, {}));
    expect(await screen.findByRole('link', { name: 'Wren' })).toBeDefined();
  });

  it('renders nothing without stories or after an error', async () => {
    for (const answer of [() => [], () => Promise.reject(new Error('down'))]) {
      const { host, calls } = createFakeHost();
      calls.respond(stories, answer);
      const { container, unmount } = render(inShell(host, <FollowedCarousel />));
      await waitFor(() => expect(calls.sentTo(stories)).toHaveLength(1));
      expect(container.textContent).toBe('');
      unmount();
    }
  });
});

describe('loadFollowed', () => {
  it('prefetches nothing in the browser', async () => {
    const { host, calls } = createFakeHost();
    await loadFollowed(host);
    expect(calls.sentTo(stories)).toEqual([]);
  });
});

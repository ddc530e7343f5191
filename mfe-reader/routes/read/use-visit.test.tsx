// @vitest-environment jsdom
import { visit } from '@storyloom/contract/stories/endpoints/visit';
import { HostContext } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useVisit } from './use-visit.ts';

afterEach(cleanup);

function open(story: { id: string; isOwner: boolean }, userId: string | null = 'guest1') {
  const { host, calls } = createFakeHost();
  host.session.setState({ userId });
  calls.respond(visit, () => Promise.reject(new Error('down')));
  const wrapper = ({ children }: PropsWithChildren) => <HostContext value={host}>{children}</HostContext>;
  const { rerender } = renderHook((shown) => useVisit(shown), { wrapper, initialProps: story });
  return { host, rerender, visits: () => calls.sentTo(visit) };
}

describe('useVisit', () => {
  it('counts a visit once, even if the visitor logs in or the count fails', async () => {
    const { host, rerender, visits } = open({ id: 's1', isOwner: false });
    rerender({ id: 's1', isOwner: false });
    await act(async () => host.session.setState({ userId: 'agnes' }));
    expect(visits()).toEqual([{ storyId: 's1' }]);
    rerender({ id: 's2', isOwner: false });
    expect(visits()).toEqual([{ storyId: 's1' }, { storyId: 's2' }]);
  });

  it('waits until the visitor is known', async () => {
    const { host, visits } = open({ id: 's1', isOwner: false }, null);
    expect(visits()).toEqual([]);
    await act(async () => host.session.setState({ userId: 'guest1' }));
    expect(visits()).toHaveLength(1);
  });

  it('does not count the author', () => {
    expect(open({ id: 's1', isOwner: true }).visits()).toEqual([]);
  });
});

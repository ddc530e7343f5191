// @vitest-environment jsdom
import { account } from '@storyloom/contract/points/endpoints/account';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeHost } from './fake-host.ts';
import { inShell } from './fake-shell.ts';
import { useHost } from './host.ts';
import { ownQuery } from './own-query.ts';
import { useInvalidateOn } from './use-invalidate-on.ts';

afterEach(cleanup);

function Balance() {
  const host = useHost();
  const { data } = useQuery(ownQuery(host, 'guest1', account, {}));
  useInvalidateOn([pointsChanged, settingsChanged, sessionChanged], [account]);
  return <p>{data ? `${data.totalIntegral} points` : 'loading'}</p>;
}

function open() {
  const { host, calls } = createFakeHost();
  const state = { balance: 50 };
  calls.respond(account, () => ({
    totalIntegral: state.balance,
    isSignInToday: false,
    nextCheckInAt: '2026-03-01T00:00:00.000Z',
    debt: 0,
  }));
  return { host, calls, state, show: () => render(inShell(host, <Balance />)) };
}

describe('useInvalidateOn', () => {
  it('fetches active queries again after each of its events', async () => {
    const { host, state, show } = open();
    show();
    await screen.findByText('50 points');
    for (const event of [pointsChanged, settingsChanged]) {
      state.balance -= 1;
      act(() => host.bus.emit(event, {}));
      await screen.findByText(`${state.balance} points`);
    }
  });

  it('does not fetch again for a retained event of before', async () => {
    const { host, calls, state, show } = open();
    host.bus.emit(sessionChanged, { userId: 'guest1', isRealUser: false, reason: 'loaded' });
    show();
    await screen.findByText('50 points');
    expect(calls.sentTo(account)).toHaveLength(1);
    state.balance = 49;
    act(() => host.bus.emit(sessionChanged, { userId: 'guest1', isRealUser: false, reason: 'resumed' }));
    await screen.findByText('49 points');
  });

  it('fetches once after an event if several components listen', async () => {
    const { host, calls, state, show } = open();
    show();
    show();
    await screen.findAllByText('50 points');
    state.balance = 49;
    act(() => host.bus.emit(pointsChanged, {}));
    expect(await screen.findAllByText('49 points')).toHaveLength(2);
    expect(calls.sentTo(account)).toHaveLength(2);
  });

  it('hears an event after its component was unmounted, and the next one fetches', async () => {
    const { host, calls, state, show } = open();
    const { unmount } = show();
    await screen.findByText('50 points');
    unmount();
    state.balance = 49;
    host.bus.emit(pointsChanged, {});
    expect(calls.sentTo(account)).toHaveLength(1);
    show();
    expect(await screen.findByText('49 points')).toBeDefined();
  });
});

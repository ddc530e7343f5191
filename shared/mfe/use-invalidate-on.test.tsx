// @vitest-environment jsdom
import { account } from '@storyloom/contract/points/endpoints/account';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
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
  useInvalidateOn([pointsChanged, settingsChanged], [account]);
  const { data } = useQuery(ownQuery(host, 'guest1', account, {}));
  return <p>{data ? `${data.totalIntegral} points` : 'loading'}</p>;
}

describe('useInvalidateOn', () => {
  it('fetches active queries again after each of its events, until it is unmounted', async () => {
    const { host, calls } = createFakeHost();
    let balance = 50;
    calls.answer(account, () => ({
      totalIntegral: balance,
      isSignInToday: false,
      nextCheckInAt: '2026-03-01T00:00:00.000Z',
      debt: 0,
    }));
    const { unmount } = render(inShell(host, <Balance />));
    await screen.findByText('50 points');
    for (const event of [pointsChanged, settingsChanged]) {
      balance -= 1;
      act(() => host.bus.emit(event, {}));
      await screen.findByText(`${balance} points`);
    }
    unmount();
    const sent = calls.sentTo(account).length;
    host.bus.emit(pointsChanged, {});
    expect(calls.sentTo(account)).toHaveLength(sent);
  });
});

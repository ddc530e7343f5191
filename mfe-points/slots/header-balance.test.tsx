// @vitest-environment jsdom
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { account } from '@storyloom/contract/points/endpoints/account';
import { detail } from '@storyloom/contract/points/endpoints/detail';
import { member } from '@storyloom/contract/points/endpoints/member';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { ownQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PointsDetails from '../dialogs/points-details.tsx';
import { memberAccount } from '../testing/points.ts';
import HeaderBalance from './header-balance.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show(host: Host) {
  render(inShell(host, <HeaderBalance />));
}

const has = (totalIntegral: number) => () => ({
  totalIntegral,
  isSignInToday: false,
  nextCheckInAt: '2026-03-01T00:00:00.000Z',
  debt: 0,
});

describe('header balance', () => {
  it('shows no number until the balance is loaded', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(account, has(50));
    show(host);
    expect(screen.getByRole('button', { name: 'Points, get more' })).toBeDefined();
    expect(await screen.findByRole('button', { name: '50 points, get more' })).toBeDefined();
    expect(calls.sentTo(account)).toHaveLength(1);
  });

  it('is hydrated without a mismatch if the balance was loaded before', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(account, has(50));
    const container = document.createElement('div');
    container.innerHTML = renderToString(inShell(host, <HeaderBalance />));
    expect(container.textContent).toContain('–');
    await host.queryClient.fetchQuery(ownQuery(host, host.session.getState().userId, account, {}));
    const onRecoverableError = vi.fn();
    document.body.append(container);
    render(inShell(host, <HeaderBalance />), { container, hydrate: true, onRecoverableError });
    expect(await screen.findByRole('button', { name: '50 points, get more' })).toBeDefined();
    expect(onRecoverableError).not.toHaveBeenCalled();
    container.remove();
  });

  it('refetches the balance after points.changed', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(account, has(50));
    show(host);
    await screen.findByRole('button', { name: /^50 points/ });
    calls.respond(account, has(49));
    act(() => host.bus.emit(pointsChanged, {}));
    expect(await screen.findByRole('button', { name: /^49 points/ })).toBeDefined();
  });

  it('refetches the balance and the membership when the app resumes the page', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(account, has(50));
    calls.respond(member, () => memberAccount({}));
    show(host);
    await screen.findByRole('button', { name: /^50 points/ });
    expect([calls.sentTo(account).length, calls.sentTo(member).length]).toEqual([1, 1]);
    calls.respond(account, has(49));
    act(() => host.bus.emit(sessionChanged, { userId: 'guest1', isRealUser: false, reason: 'resumed' }));
    expect(await screen.findByRole('button', { name: /^49 points/ })).toBeDefined();
    expect(calls.sentTo(member)).toHaveLength(2);
  });

  it('refetches the records of the open dialog after points.changed', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(account, has(50));
    const records = (...ids: string[]) => ({
      pageList: ids.map((id) => ({
        id,
        description: `Reply ${id}`,
        createTime: '2026-11-21T06:00:00.000Z',
        recordType: 'EXPENSE' as const,
        integralAmount: 1,
      })),
      totalCount: ids.length,
      hasNextPage: false,
      nextPageNum: null,
      nextCursor: null,
      currentPageNum: 1,
    });
    calls.respond(detail, () => records('a'));
    render(
      inShell(
        host,
        <>
          <HeaderBalance />
          <PointsDetails input={undefined} open zIndex={50} close={vi.fn()} onClosed={vi.fn()} />
        </>,
      ),
    );
    await screen.findByText('Reply a');
    calls.respond(detail, () => records('b', 'a'));
    act(() => host.bus.emit(pointsChanged, {}));
    expect(await screen.findByText('Reply b')).toBeDefined();
  });

  it('waits for the session before requesting the balance', async () => {
    const { host, calls } = createFakeHost({}, { status: 'none', tokenId: null, userId: null });
    calls.respond(account, has(50));
    show(host);
    await act(async () => {});
    expect(calls.sentTo(account)).toHaveLength(0);
    act(() => host.session.setState({ status: 'guest', tokenId: 'token1', userId: 'guest1' }));
    expect(await screen.findByRole('button', { name: /^50 points/ })).toBeDefined();
  });

  it('hides the previous visitor’s balance when the session changes', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(account, has(7));
    show(host);
    await screen.findByRole('button', { name: /^7 points/ });
    calls.respond(account, has(50));
    act(() => host.session.setState({ userId: 'guest2', tokenId: 'token2' }));
    expect(screen.queryByRole('button', { name: /^7 points/ })).toBeNull();
    expect(await screen.findByRole('button', { name: /^50 points/ })).toBeDefined();
  });

  it('offers Retry when the balance cannot be loaded', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(account, () => Promise.reject(new Error('down')));
    show(host);
    const retry = await screen.findByRole('button', { name: 'Points couldn’t be loaded. Retry' });
    calls.respond(account, has(50));
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: /^50 points/ })).toBeDefined();
  });

  it('offers Retry when no session can be created', async () => {
    const { host, calls } = createFakeHost({}, { status: 'none', tokenId: null, userId: null });
    calls.respond(account, has(50));
    host.session.ready = async () => {
      throw new Error('no guest today');
    };
    show(host);
    const retry = await screen.findByRole('button', { name: 'Points couldn’t be loaded. Retry' });
    host.session.ready = async () =>
      host.session.setState({ status: 'guest', tokenId: 'token1', userId: 'guest1' });
    fireEvent.click(retry);
    expect(await screen.findByRole('button', { name: /^50 points/ })).toBeDefined();
  });

  it('opens the dialog that gets points', async () => {
    const open = vi.fn(async () => undefined);
    const { host, calls } = createFakeHost({ dialogs: { open } });
    calls.respond(account, has(12_345));
    show(host);
    fireEvent.click(await screen.findByRole('button', { name: '12.35K points, get more' }));
    expect(open).toHaveBeenCalledWith(getMorePoints);
  });

  it.each([
    ['paid', 1],
    ['away', 1],
    ['paying', 0],
  ])('opens the dialog for an earlier page’s purchase with stage %s: %i times', async (stage, times) => {
    const open = vi.fn(async () => undefined);
    const { host, calls } = createFakeHost({ dialogs: { open } });
    calls.respond(account, has(0));
    localStorage.setItem('storyloom:guest1:order', `${stage} 0 order1`);
    show(host);
    await screen.findByRole('button', { name: /^0 points/ });
    expect(open).toHaveBeenCalledTimes(times);
    cleanup();
    show(host);
    // The dialog does not open again for a visitor who returned without paying.
    expect(open).toHaveBeenCalledTimes(stage === 'paid' ? 2 : times);
  });
});

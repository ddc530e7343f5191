// @vitest-environment jsdom
import { account } from '@storyloom/contract/points/endpoints/account';
import { member } from '@storyloom/contract/points/endpoints/member';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host, SessionState } from '@storyloom/mfe/host';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberAccount, pointsAccount } from '../testing/points.ts';
import HeaderBalance from './header-balance.tsx';

const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  setVisible(true);
  vi.useRealTimers();
});

/** Hides the page or shows it again. */
function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

const real: SessionState = { status: 'real', tokenId: 'token1', userId: 'user1' };
const plus = { plan: 'PLUS', renewsAt: '2026-12-22T12:00:00.000Z' } as const;

async function openPage(membership: Partial<MemberAccount>, session?: SessionState) {
  const { host, calls } = createFakeHost({}, session);
  const heard = vi.fn();
  host.bus.on(memberChanged, heard);
  const becomes = (next: Partial<MemberAccount>, points: number) => {
    calls.respond(member, () => memberAccount(next));
    calls.respond(account, () => pointsAccount({ totalIntegral: points }));
  };
  becomes(membership, 50);
  render(inShell(host, <HeaderBalance />));
  await screen.findAllByRole('button', { name: /^50 points/ });
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(calls.sentTo(member)).toHaveLength(1);
  return { host, calls, heard, becomes };
}

/** Forwards the event of each page to the others, like the broadcast channel between tabs. */
function connect(...pages: Host[]) {
  let isRepeated = false;
  for (const page of pages) {
    page.bus.on(memberChanged, () => {
      if (isRepeated) return;
      isRepeated = true;
      for (const other of pages) if (other !== page) other.bus.emit(memberChanged, {});
      isRepeated = false;
    });
  }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the membership in an open page', () => {
  it.each([
    ['is renewed', { ...plus, renewsAt: '2027-01-22T12:00:00.000Z' }],
    ['has ended', {}],
    ['was changed on another device', { ...plus, plan: 'PRO' }],
    ['could not be paid', { ...plus, renewsAt: null, endsAt: '2026-12-29T12:00:00.000Z', isPastDue: true }],
  ] as const)('is announced within a minute after it %s, with the balance', async (_, next) => {
    const { heard, becomes } = await openPage(plus);
    becomes(next, 3_050);
    await pass(MINUTE_MS);
    expect(heard).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: /^3,050 points/ })).toBeDefined();
    await pass(3 * MINUTE_MS);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is announced when it was bought on another device', async () => {
    const { heard, becomes } = await openPage({}, real);
    becomes(plus, 3_050);
    await pass(MINUTE_MS);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is not fetched while the page is hidden, and immediately when it is visible again', async () => {
    const { calls, heard, becomes } = await openPage(plus);
    setVisible(false);
    becomes({}, 50);
    await pass(10 * MINUTE_MS);
    expect(calls.sentTo(member)).toHaveLength(1);
    setVisible(true);
    await pass(0);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is fetched only once for a guest without one', async () => {
    const { calls } = await openPage({});
    await pass(10 * MINUTE_MS);
    setVisible(false);
    setVisible(true);
    await pass(0);
    expect(calls.sentTo(member)).toHaveLength(1);
  });

  it('shows points that arrive later than the renewal', async () => {
    const { becomes } = await openPage(plus);
    const renewed = { ...plus, renewsAt: '2027-01-22T12:00:00.000Z' };
    becomes(renewed, 50);
    await pass(MINUTE_MS);
    becomes(renewed, 3_050);
    await pass(MINUTE_MS);
    expect(screen.getByRole('button', { name: /^3,050 points/ })).toBeDefined();
  });

  it('is announced only by the first of two open pages that sees a change', async () => {
    const first = await openPage(plus);
    await pass(MINUTE_MS / 2);
    const second = await openPage(plus);
    connect(first.host, second.host);
    for (const page of [first, second]) page.becomes({ ...plus, plan: 'PRO' }, 5_050);
    await pass(3 * MINUTE_MS);
    expect([first, second].map(({ heard }) => heard.mock.calls.length)).toEqual([1, 1]);
    // The second page is the first to see the next change.
    await pass(MINUTE_MS / 4);
    for (const page of [first, second]) page.becomes({}, 5_050);
    await pass(MINUTE_MS);
    expect([first, second].map(({ heard }) => heard.mock.calls.length)).toEqual([2, 2]);
  });

  it('is not announced when the visitor changes', async () => {
    const { host, heard, becomes } = await openPage(plus);
    becomes({}, 7);
    act(() => host.session.setState({ status: 'guest', tokenId: 'token2', userId: 'guest2' }));
    expect(await screen.findByRole('button', { name: /^7 points/ })).toBeDefined();
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('the balance in an open page', () => {
  it('is refetched when the page becomes visible again', async () => {
    const { becomes } = await openPage({});
    setVisible(false);
    becomes({}, 41);
    setVisible(true);
    expect(await screen.findByRole('button', { name: /^41 points/ })).toBeDefined();
  });
});

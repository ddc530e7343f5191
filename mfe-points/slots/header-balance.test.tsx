// @vitest-environment jsdom
import { pointsDetails } from '@storyloom/contract/dialogs/points-details';

import { account } from '@storyloom/contract/endpoints/points/account';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import type { Host } from '@storyloom/mfe/host';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import HeaderBalance from './header-balance.tsx';

afterEach(cleanup);

function show(host: Host) {
  render(inShell(host, <HeaderBalance />));
}

const has = (totalIntegral: number) => () => ({ totalIntegral, isSignInToday: false });

it('stands without a number until the balance is known, then shows it', async () => {
  const { host, calls } = createFakeHost();
  calls.answer(account, has(50));
  show(host);
  expect(screen.getByRole('button', { name: 'Points, see details' })).toBeDefined();
  expect(await screen.findByRole('button', { name: '50 points, see details' })).toBeDefined();
  expect(calls.sentTo(account)).toHaveLength(1);
});

it('goes down when someone says that points moved', async () => {
  const { host, calls } = createFakeHost();
  calls.answer(account, has(50));
  show(host);
  await screen.findByRole('button', { name: /^50 points/ });
  calls.answer(account, has(49));
  act(() => host.bus.emit(pointsChanged, {}));
  expect(await screen.findByRole('button', { name: /^49 points/ })).toBeDefined();
});

it('waits for the session, and reads for the visitor it brings', async () => {
  const { host, calls } = createFakeHost({}, { status: 'none', tokenId: null, userId: null });
  calls.answer(account, has(50));
  show(host);
  await act(async () => {});
  expect(calls.sentTo(account)).toHaveLength(0);
  act(() => host.session.setState({ status: 'guest', tokenId: 'token1', userId: 'guest1' }));
  expect(await screen.findByRole('button', { name: /^50 points/ })).toBeDefined();
});

it('never shows one visitor the balance of another', async () => {
  const { host, calls } = createFakeHost();
  calls.answer(account, has(7));
  show(host);
  await screen.findByRole('button', { name: /^7 points/ });
  calls.answer(account, has(50));
  act(() => host.session.setState({ userId: 'guest2', tokenId: 'token2' }));
  expect(screen.queryByRole('button', { name: /^7 points/ })).toBeNull();
  expect(await screen.findByRole('button', { name: /^50 points/ })).toBeDefined();
});

it('becomes a quiet Retry when the balance does not load, and recovers', async () => {
  const { host, calls } = createFakeHost();
  calls.answer(account, () => Promise.reject(new Error('down')));
  show(host);
  const retry = await screen.findByRole('button', { name: 'Points did not load. Retry' });
  calls.answer(account, has(50));
  fireEvent.click(retry);
  expect(await screen.findByRole('button', { name: /^50 points/ })).toBeDefined();
});

it('offers Retry when no session can be made', async () => {
  const { host, calls } = createFakeHost({}, { status: 'none', tokenId: null, userId: null });
  calls.answer(account, has(50));
  host.session.ready = async () => {
    throw new Error('no guest today');
  };
  show(host);
  const retry = await screen.findByRole('button', { name: 'Points did not load. Retry' });
  host.session.ready = async () =>
    host.session.setState({ status: 'guest', tokenId: 'token1', userId: 'guest1' });
  fireEvent.click(retry);
  expect(await screen.findByRole('button', { name: /^50 points/ })).toBeDefined();
});

it('opens the points details', async () => {
  const open = vi.fn(async () => undefined);
  const { host, calls } = createFakeHost({ dialogs: { open } });
  calls.answer(account, has(12_345));
  show(host);
  fireEvent.click(await screen.findByRole('button', { name: '12.35K points, see details' }));
  expect(open).toHaveBeenCalledWith(pointsDetails);
});

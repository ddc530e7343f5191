// @vitest-environment jsdom
import { faults } from '@storyloom/contract/endpoints/admin/faults';
import { membership } from '@storyloom/contract/endpoints/admin/membership';
import { orders } from '@storyloom/contract/endpoints/admin/orders';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adminUser, onePage } from '../../testing/points-admin.ts';
import { FaultNotice } from './faults/FaultNotice.tsx';
import { UserPoints } from './UserPoints.tsx';

afterEach(cleanup);

const member = {
  ...{ plan: null, nextPlan: null, renewsAt: null, endsAt: null, isPastDue: false, packDiscountPercent: 0 },
  ...{ premiumModels: false, unlimitedStandardChat: false },
};

function show(id: string, url = '/') {
  const session = { status: 'real', tokenId: 'token1', userId: 'me' } as const;
  const { host, calls } = createFakeHost({}, session);
  calls.answer(orders, () => onePage());
  calls.answer(membership, () => ({ member, subscriptions: [] }));
  render(inShell(host, <UserPoints user={adminUser({ id })} />, { url }));
  return { calls };
}

describe('UserPoints', () => {
  it('does not offer administrators a grant to themselves', async () => {
    show('me');
    expect(await screen.findByText('Nothing was bought.')).toBeDefined();
    expect(screen.queryByRole('form', { name: 'Grant points' })).toBeNull();
    cleanup();
    show('ada');
    expect(screen.getByRole('form', { name: 'Grant points' })).toBeDefined();
  });

  it('opens the tab of the URL without requests for the others', async () => {
    const { calls } = show('ada', '/?tab=plan');
    expect(await screen.findByText('No plan.')).toBeDefined();
    expect([calls.sentTo(orders), calls.sentTo(membership)]).toEqual([[], [{ userId: 'ada' }]]);
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Purchases' })));
    await waitFor(() => expect(calls.sentTo(orders)).toEqual([{ userId: 'ada', page: 1 }]));
  });

  it('opens the purchases for an unknown tab', async () => {
    show('ada', '/?tab=other');
    expect(await screen.findByText('Nothing was bought.')).toBeDefined();
  });
});

describe('FaultNotice', () => {
  it.each([
    [0, null],
    [1, 'The points ledger has a difference.'],
    [7, 'The points ledger has 7 differences.'],
  ])('shows, with %i differences, %s', async (totalCount, text) => {
    const { host, calls } = createFakeHost();
    calls.answer(faults, () => ({ faults: [], totalCount, verifiedAt: null }));
    render(inShell(host, <FaultNotice />));
    await waitFor(() => expect(host.queryClient.isFetching()).toBe(0));
    await waitFor(() => expect(screen.queryByRole('link')?.textContent ?? null).toBe(text));
    expect(calls.sentTo(faults)).toHaveLength(1);
  });
});

// @vitest-environment jsdom
import { membership } from '@storyloom/contract/admin/endpoints/membership';
import { orders } from '@storyloom/contract/admin/endpoints/orders';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { onePage } from '../../testing/points-admin.ts';
import { UserPoints } from './UserPoints.tsx';

afterEach(cleanup);

const member = {
  plan: null,
  nextPlan: null,
  renewsAt: null,
  endsAt: null,
  isPastDue: false,
  packDiscountPercent: 0,
  premiumModels: false,
  unlimitedStandardChat: false,
};

function show(url: string) {
  const session = { status: 'real', tokenId: 'token1', userId: 'me' } as const;
  const { host, calls } = createFakeHost({}, session);
  calls.respond(orders, () => onePage());
  calls.respond(membership, () => ({ member, subscriptions: [] }));
  render(inShell(host, <UserPoints userId="ada" />, { url }));
  return { calls };
}

describe('UserPoints', () => {
  it('opens the tab of the URL without requests for the others', async () => {
    const { calls } = show('/?tab=plan');
    expect(await screen.findByText('No plan.')).toBeDefined();
    expect([calls.sentTo(orders), calls.sentTo(membership)]).toEqual([[], [{ userId: 'ada' }]]);
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Purchases' })));
    await waitFor(() => expect(calls.sentTo(orders)).toEqual([{ userId: 'ada', page: 1 }]));
  });

  it('opens the purchases for an unknown tab', async () => {
    show('/?tab=other');
    expect(await screen.findByText('Nothing was bought.')).toBeDefined();
  });
});

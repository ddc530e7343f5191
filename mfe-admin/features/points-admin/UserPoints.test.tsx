// @vitest-environment jsdom
import { membership } from '@storyloom/contract/admin/endpoints/membership';
import { orders } from '@storyloom/contract/admin/endpoints/orders';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adminUser, onePage } from '../../testing/points-admin.ts';
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

function show(id: string, url = '/', isRealUser = true) {
  const session = { status: 'real', tokenId: 'token1', userId: 'me' } as const;
  const { host, calls } = createFakeHost({}, session);
  calls.respond(orders, () => onePage());
  calls.respond(membership, () => ({ member, subscriptions: [] }));
  render(inShell(host, <UserPoints user={adminUser({ id, isRealUser })} />, { url }));
  return { calls };
}

describe('UserPoints', () => {
  it('offers a grant neither to administrators themselves nor to guests', async () => {
    show('me');
    expect(await screen.findByText('Nothing was bought.')).toBeDefined();
    expect(screen.queryByRole('form', { name: 'Grant points' })).toBeNull();
    cleanup();
    show('ada', '/', false);
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

// @vitest-environment jsdom

import { checkout } from '@storyloom/contract/payments/endpoints/checkout';
import { account } from '@storyloom/contract/points/endpoints/account';
import { login } from '@storyloom/contract/users/dialogs/login';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pointsAccount } from '../testing/points.ts';
import { added, frame, post, visitor } from '../testing/purchase.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A guest who has chosen a pack. */
async function choose() {
  const guest = visitor({}, 'guest');
  guest.show();
  fireEvent.click(await screen.findByRole('button', { name: /^2,200 points/ }));
  await screen.findByRole('dialog', { name: 'Buy as a guest?' });
  expect(guest.calls.sentTo(checkout)).toEqual([]);
  return guest;
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('the purchase of a guest', () => {
  it('goes on as a guest, and offers an account after the payment', async () => {
    const { calls, turnTo } = await choose();
    await press('Continue as a guest');
    await frame();
    expect(calls.sentTo(checkout)).toEqual([{ priceId: 'pri_2200', quantity: 1 }]);
    turnTo(added);
    await post('completed');
    expect(await screen.findByText(/^What you bought is kept in this browser only/)).toBeDefined();
  });

  it('goes on after the registration', async () => {
    const { host, calls, open } = await choose();
    open.mockImplementation(async () => {
      host.session.setState({ status: 'real', userId: 'agnes' });
      return true as unknown as undefined;
    });
    await press('Create an account first');
    expect(open).toHaveBeenCalledExactlyOnceWith(login, { view: 'register' });
    await frame();
    expect(calls.sentTo(checkout)).toHaveLength(1);
  });

  it('is not started if the registration is dismissed, even after a later login', async () => {
    const { host, calls } = await choose();
    await press('Create an account first');
    await act(async () => host.session.setState({ status: 'real' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Buy as a guest?' })).toBeNull());
    expect(calls.sentTo(checkout)).toEqual([]);
  });
});

describe('a guest without points', () => {
  it('is told what a new account brings', async () => {
    const { calls, open, show } = visitor({}, 'guest');
    calls.respond(account, () => pointsAccount({ totalIntegral: 0 }));
    show();
    expect(await screen.findByText('A new account brings 100 points.')).toBeDefined();
    await press('Create an account');
    expect(open).toHaveBeenCalledExactlyOnceWith(login, { view: 'register' });
  });

  it('is not told so with points left, nor with an account', async () => {
    const guest = visitor({}, 'guest');
    guest.calls.respond(account, () => pointsAccount({ totalIntegral: 5 }));
    guest.show();
    await screen.findByText('5', { selector: 'p span' });
    expect(screen.queryByText(/^A new account/)).toBeNull();
    cleanup();
    const member = visitor();
    member.calls.respond(account, () => pointsAccount({ totalIntegral: 0 }));
    member.show();
    await screen.findByText('0', { selector: 'p span' });
    expect(screen.queryByText(/^A new account/)).toBeNull();
  });
});

// @vitest-environment jsdom

import { errors } from '@storyloom/contract/core/errors';
import { offers } from '@storyloom/contract/payments/endpoints/offers';
import { pointsDetails } from '@storyloom/contract/points/dialogs/points-details';
import { account } from '@storyloom/contract/points/endpoints/account';
import { member } from '@storyloom/contract/points/endpoints/member';
import { signIn } from '@storyloom/contract/points/endpoints/sign-in';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { ownQuery } from '@storyloom/mfe';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memberAccount, offersOf, pointsAccount } from '../testing/points.ts';
import GetMorePoints from './get-more-points.tsx';
import type { Need } from './use-need.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function visitor() {
  const toast = vi.fn();
  const open = vi.fn(async () => undefined);
  const { host, calls } = createFakeHost({ toast, dialogs: { open } });
  calls.respond(account, () => pointsAccount());
  calls.respond(offers, () => offersOf());
  calls.respond(member, () => memberAccount());
  const changes = vi.fn();
  host.bus.on(pointsChanged, changes);
  return { host, calls, toast, open, changes };
}

function show({ host }: Pick<ReturnType<typeof visitor>, 'host'>, input: Need = undefined) {
  const close = vi.fn();
  const { unmount } = render(
    inShell(host, <GetMorePoints input={input} open zIndex={50} close={close} onClosed={vi.fn()} />),
  );
  return { close, unmount };
}

/** Answers the check-in by adding 10 points to the balance. */
function grantCheckIn({ calls }: Pick<ReturnType<typeof visitor>, 'calls'>) {
  const after = pointsAccount({ totalIntegral: 10, isSignInToday: true });
  calls.respond(signIn, () => {
    calls.respond(account, () => after);
    return after;
  });
}

const claim = () => screen.findByRole('button', { name: 'Claim +10' });

describe('the membership', () => {
  it('is fetched when the dialog opens, even right after the page has fetched it', async () => {
    const one = visitor();
    one.calls.respond(member, () => memberAccount({ plan: 'PLUS', isPastDue: true }));
    await one.host.queryClient.fetchQuery(ownQuery(one.host, 'guest1', member, {}));
    one.calls.respond(offers, () => offersOf({ isMember: true }));
    one.calls.respond(member, () => memberAccount({ plan: 'PLUS', renewsAt: '2026-12-22T12:00:00.000Z' }));
    show(one);
    expect(await screen.findByText(/^Renews on Dec 22, 2026/)).toBeDefined();
  });
});

describe('the offers', () => {
  it('are the plans, then the packs', async () => {
    show(visitor());
    const [first, second] = await screen.findAllByRole('heading', { name: /^(Memberships|Point packs)$/ });
    expect([first?.textContent, second?.textContent]).toEqual(['Memberships', 'Point packs']);
  });

  it('are the packs first for members', async () => {
    const one = visitor();
    one.calls.respond(offers, () => offersOf({ isMember: true }));
    show(one);
    const [first, second] = await screen.findAllByRole('heading', { name: /^(Memberships|Point packs)$/ });
    expect([first?.textContent, second?.textContent]).toEqual(['Point packs', 'Memberships']);
  });
});

describe('check-in', () => {
  it('adds 10 points, emits points.changed, and is claimed afterwards', async () => {
    const one = visitor();
    grantCheckIn(one);
    show(one);
    fireEvent.click(await claim());
    const claimed = await screen.findByRole('button', { name: 'Claimed' });
    expect(one.toast).toHaveBeenCalledWith('success', '10 points added.');
    expect(one.changes).toHaveBeenCalledOnce();
    expect(screen.getByText('10', { exact: false, selector: 'p span' })).toBeDefined();
    fireEvent.click(claimed);
    expect(one.toast).toHaveBeenLastCalledWith('info', 'You have received it today');
    expect(one.calls.sentTo(signIn)).toHaveLength(1);
  });

  it('says that its points pay a debt', async () => {
    const one = visitor();
    one.calls.respond(account, () => pointsAccount({ debt: 30 }));
    one.calls.respond(signIn, () => pointsAccount({ debt: 20, isSignInToday: true }));
    show(one);
    fireEvent.click(await claim());
    await waitFor(() =>
      expect(one.toast).toHaveBeenCalledWith('success', '10 points paid toward what you owe.'),
    );
  });

  it('is claimed only once by a double click', async () => {
    const one = visitor();
    grantCheckIn(one);
    show(one);
    const button = await claim();
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByRole('button', { name: 'Claimed' });
    expect(one.calls.sentTo(signIn)).toHaveLength(1);
  });

  it('ignores the second click of a double click after the answer to the first', async () => {
    const one = visitor();
    grantCheckIn(one);
    show(one);
    fireEvent.click(await claim(), { detail: 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Claimed' }), { detail: 2 });
    expect(one.toast.mock.calls).toEqual([['success', '10 points added.']]);
  });

  it('shows that another tab has already claimed it', async () => {
    const one = visitor();
    one.calls.respond(signIn, () => {
      one.calls.respond(account, () => pointsAccount({ totalIntegral: 10, isSignInToday: true }));
      const { code, msg } = errors['points.already_claimed'];
      throw new BusinessError(code, msg, 'points.already_claimed', {});
    });
    show(one);
    fireEvent.click(await claim());
    await screen.findByRole('button', { name: 'Claimed' });
    expect(one.toast).toHaveBeenCalledWith('info', 'You have received it today');
  });

  it('can be tried again after a failure', async () => {
    const one = visitor();
    one.calls.respond(signIn, () => {
      throw new NetworkError('down');
    });
    show(one);
    fireEvent.click(await claim());
    await waitFor(() => expect(one.toast).toHaveBeenCalledWith('error', 'Action failed'));
    grantCheckIn(one);
    fireEvent.click(await claim());
    expect(await screen.findByRole('button', { name: 'Claimed' })).toBeDefined();
  });
});

describe('get more points dialog', () => {
  it('describes a debt', async () => {
    const one = visitor();
    one.calls.respond(account, () => pointsAccount({ debt: 30 }));
    show(one);
    expect(await screen.findByText(/You owe 30 points from a refunded purchase/)).toBeDefined();
  });

  it('lists packs with their prices and marks the popular one', async () => {
    show(visitor());
    const packs = await screen.findByRole('region', { name: 'Point packs' });
    expect(
      within(packs)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['100 points$0.99', '2,200 pointsPopular$19.99']);
  });

  it('shows a member both prices of a pack and when the plan renews', async () => {
    const one = visitor();
    one.calls.respond(offers, () => offersOf({ isMember: true }));
    const renewsAt = new Date(2026, 11, 22).toISOString();
    one.calls.respond(member, () => memberAccount({ plan: 'PLUS', packDiscountPercent: 10, renewsAt }));
    show(one);
    const pack = await screen.findByRole('button', { name: /^2,200 points/ });
    expect(pack.textContent).toContain('List price $19.99, your price $17.99');
    expect(within(pack).getByText('$19.99').tagName).toBe('S');
    expect(await screen.findByText(/Your plan gives you 10% off packs/)).toBeDefined();
    const plus = screen.getByRole('article', { name: 'Plus plan' });
    expect(plus.textContent).toContain('Renews on Dec 22, 2026 for $9.99.');
    expect(screen.queryByRole('button', { name: 'Go Pro' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Invoices and card' })).toBeDefined();
  });

  it('lists both plans with all benefits, prices and payment dates', async () => {
    show(visitor());
    const pro = await screen.findByRole('article', { name: 'Pro plan' });
    expect(
      within(pro)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '5,000 Premium Points monthly',
      '$50 of points',
      'Enough for 5,000 replies',
      '20% off packs',
      'Unlimited standard chat',
      'Exclusive content and early access',
      'Premium models unlocked',
    ]);
    expect(within(pro).getByRole('button', { name: 'Go Pro' })).toBeDefined();
    expect(pro.textContent).toMatch(/\$19\.99 today, then \$19\.99 a month from \w+ \d+, \d+, plus tax/);
  });

  it('shows the prices of replies for a Pro member', async () => {
    const one = visitor();
    show(one);
    expect(await screen.findByText(/A reply costs 1 point, or 5 on a premium model\./)).toBeDefined();
    cleanup();
    const pro = visitor();
    pro.calls.respond(member, () => memberAccount({ plan: 'PRO', unlimitedStandardChat: true }));
    show(pro);
    expect(await screen.findByText(/Standard replies are free for you, up to 500 a day/)).toBeDefined();
  });

  it('says nothing of premium models while none is connected', async () => {
    const one = visitor();
    one.calls.respond(offers, () => offersOf({ hasPremium: false }));
    show(one);
    expect(await screen.findByText(/A reply costs 1 point\. You/)).toBeDefined();
    await screen.findByRole('article', { name: 'Pro plan' });
    expect(screen.queryByText(/premium model/i)).toBeNull();
  });

  it('refetches everything each time it opens', async () => {
    const one = visitor();
    const { unmount } = show(one);
    await screen.findByRole('region', { name: 'Point packs' });
    unmount();
    one.calls.respond(account, () => pointsAccount({ totalIntegral: 77 }));
    one.calls.respond(offers, () => offersOf({ isMember: true }));
    show(one);
    expect(await screen.findByText('77', { exact: false, selector: 'p span' })).toBeDefined();
    expect(await screen.findByRole('button', { name: /^100 points.*\$0\.89/ })).toBeDefined();
  });

  it('offers Retry when the offers cannot be loaded', async () => {
    const one = visitor();
    one.calls.respond(offers, () => Promise.reject(new Error('down')));
    show(one);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Couldn’t load the offers.');
    one.calls.respond(offers, () => offersOf());
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'Point packs' })).toBeDefined();
  });

  it('offers only the check-in on a site without payments', async () => {
    const one = visitor();
    one.calls.respond(offers, () => offersOf({ isAvailable: false }));
    show(one);
    expect(await screen.findByText('Points can’t be bought on this site yet.')).toBeDefined();
    expect(await claim()).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Point packs' })).toBeNull();
  });

  it('opens the points history', async () => {
    const one = visitor();
    show(one);
    fireEvent.click(await screen.findByRole('button', { name: 'Points details' }));
    expect(one.open).toHaveBeenCalledWith(pointsDetails);
  });

  it('shows the price of an action, and closes once the balance covers it', async () => {
    const one = visitor();
    grantCheckIn(one);
    const { close } = show(one, { needs: 'points', price: 5 });
    expect(await screen.findByText(/You need 5 points and you have 0\./)).toBeDefined();
    fireEvent.click(await claim());
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
  });

  it('stays open while the balance is below the price, and resolves to false when it is closed', async () => {
    const one = visitor();
    grantCheckIn(one);
    const { close } = show(one, { needs: 'points', price: 11 });
    fireEvent.click(await claim());
    await screen.findByRole('button', { name: 'Claimed' });
    await screen.findByText(/You need 11 points and you have 10\./);
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledWith(false);
  });

  it('ignores a balance from before it opened', async () => {
    const one = visitor();
    one.calls.respond(account, () => pointsAccount({ totalIntegral: 5 }));
    const earlier = show(one);
    await screen.findByText('5', { selector: 'p span' });
    one.calls.respond(account, () => pointsAccount({ totalIntegral: 0 }));
    const { close } = show(one, { needs: 'points', price: 5 });
    await screen.findByText(/You need 5 points and you have 0\./);
    expect(close).not.toHaveBeenCalled();
    earlier.unmount();
  });

  it.each([
    ['model', 'This model is for members. It’s chosen as soon as you are one. Either plan works.'],
    ['story', 'This story is for members. It opens as soon as you are one. Either plan works.'],
  ] as const)('says that the requested %s is for members', async (opens, text) => {
    show(visitor(), { needs: 'membership', opens });
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('closes once the visitor is a member, if a membership is needed', async () => {
    const one = visitor();
    one.calls.respond(member, () => memberAccount({ plan: 'PRO' }));
    const { close } = show(one, { needs: 'membership', opens: 'model' });
    await waitFor(() => expect(close).toHaveBeenCalledWith(true));
  });
});

// @vitest-environment jsdom

import { errors } from '@storyloom/contract/core/errors';
import { checkout } from '@storyloom/contract/payments/endpoints/checkout';
import { order as orderEndpoint } from '@storyloom/contract/payments/endpoints/order';
import { account } from '@storyloom/contract/points/endpoints/account';
import { BusinessError } from '@storyloom/http/errors';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPendingOrder } from '../features/purchase/pending-order.ts';
import { checkoutUrl, pointsAccount } from '../testing/points.ts';
import { added, buy, frame, post, visitor } from '../testing/purchase.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const stored = 'storyloom:guest1:order';

describe('purchase', () => {
  it('opens the payment page of a new order in a frame that allows payments', async () => {
    const one = visitor();
    one.show();
    const page = await buy();
    expect([page.src, page.getAttribute('allow')]).toEqual([checkoutUrl, 'payment']);
    expect(one.calls.sentTo(checkout)).toEqual([{ priceId: 'pri_2200', quantity: 1 }]);
  });

  it('starts only one order for a double click', async () => {
    const one = visitor();
    one.show();
    const pack = await screen.findByRole('button', { name: /^2,200 points/ });
    fireEvent.click(pack);
    fireEvent.click(pack);
    await frame();
    expect(one.calls.sentTo(checkout)).toHaveLength(1);
  });

  it('waits for the points after the payment, then shows them', async () => {
    const one = visitor();
    one.show();
    await buy();
    await post('loaded');
    one.turnTo({ state: 'PAID' });
    await post('completed');
    expect(await screen.findByText('Payment received, adding your points…')).toBeDefined();
    expect(screen.queryByTitle('Secure payment')).toBeNull();
    one.calls.respond(account, () => pointsAccount({ totalIntegral: 2_200 }));
    one.turnTo(added);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(one.toast).toHaveBeenCalledWith('success', '2,200 points added.'));
    expect(await screen.findByText('2,200', { exact: false, selector: 'p span' })).toBeDefined();
    expect(screen.queryByText(/adding your points/)).toBeNull();
    expect(readPendingOrder('guest1')).toBeNull();
    expect(one.memberships).not.toHaveBeenCalled();
  });

  it('starts no other plan while points are awaited, and keeps the focus on the button', async () => {
    const one = visitor();
    one.show();
    const plan = await screen.findByRole('button', { name: 'Go Pro' });
    plan.focus();
    await buy(/^Go Pro$/);
    await post('loaded');
    one.turnTo({ state: 'PAID' });
    await post('completed');
    await screen.findByText('Payment received, adding your points…');
    expect(plan.getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(plan));
    fireEvent.click(plan);
    one.turnTo(added);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(plan.getAttribute('aria-disabled')).toBeNull());
    expect(one.calls.sentTo(checkout)).toEqual([{ priceId: 'pri_PRO', quantity: 1 }]);
  });

  it('scrolls the progress of a payment into view', async () => {
    const shown: Element[] = [];
    // In Chromium, scrollIntoView returns a promise.
    Element.prototype.scrollIntoView = async function (this: Element) {
      shown.push(this);
    };
    const one = visitor();
    one.show();
    await buy(/^Go Pro$/);
    one.turnTo({ state: 'PAID' });
    await post('completed');
    const progress = await screen.findByText('Payment received, adding your points…');
    expect(shown).toEqual([progress.closest('[role="status"]')]);
    one.turnTo(added);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(screen.queryByText(/adding your points/)).toBeNull());
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('waits for the points of a paid order after a reload', async () => {
    const one = visitor();
    const { unmount } = one.show();
    await buy();
    one.turnTo({ state: 'PAID' });
    await post('completed');
    unmount();
    const later = visitor({ state: 'PAID' });
    later.show();
    expect(await screen.findByText('Payment received, adding your points…')).toBeDefined();
    later.turnTo(added);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(later.toast).toHaveBeenCalledWith('success', '2,200 points added.'));
  });

  it('says that buying a plan on another device has cancelled this purchase, and offers the plans', async () => {
    const one = visitor({ plan: 'PLUS' });
    one.show();
    await buy(/^Get Plus$/);
    await post('loaded');
    one.turnTo({ plan: 'PLUS', state: 'CANCELLED', checkoutUrl: null });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText(/^This payment was ended, because you chose a plan/)).toBeDefined();
    expect(screen.queryByTitle('Secure payment')).toBeNull();
    expect(one.toast).not.toHaveBeenCalled();
    one.turnTo({ plan: 'PRO' });
    await buy(/^Go Pro$/);
    expect(screen.queryByText(/^This payment was ended/)).toBeNull();
  });

  it('says so if the points take longer than usual', async () => {
    const one = visitor();
    one.show();
    await buy();
    await post('completed');
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(await screen.findByText(/longer than usual/)).toBeDefined();
  });

  it('emits member.changed for a new membership', async () => {
    const one = visitor({ plan: 'PRO', priceId: 'pri_PRO', pointsCount: 5_000 });
    one.show();
    await buy(/^Go Pro$/);
    one.turnTo({ ...added, plan: 'PRO', pointsCount: 5_000 });
    await post('completed');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(one.memberships).toHaveBeenCalledOnce());
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
    ['another transaction', { data: { transactionId: 'txn_01hv8wptq8987qeep44cyrewp0' } }],
    ['another schema', { data: { points: 6_000 } }],
  ])('ignores a message with %s', async (_, change) => {
    const one = visitor();
    one.show();
    await buy();
    await post('completed', change);
    expect(screen.queryByText(/adding your points/)).toBeNull();
    expect(screen.getByTitle('Secure payment')).toBeDefined();
  });

  it('ends when the visitor leaves the payment page', async () => {
    const one = visitor();
    one.show();
    await buy();
    await post('closed');
    await waitFor(() => expect(readPendingOrder('guest1')).toBeNull());
    expect(screen.queryByTitle('Secure payment')).toBeNull();
    expect(screen.queryByText(/adding your points/)).toBeNull();
  });

  it('keeps an order that was paid before its payment page was closed', async () => {
    const one = visitor();
    one.show();
    await buy();
    one.turnTo({ state: 'PAID' });
    await post('closed');
    expect(await screen.findByText('Payment received, adding your points…')).toBeDefined();
  });

  it('offers to open a blocked payment page in this tab', async () => {
    const one = visitor();
    one.show();
    await buy();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('An ad blocker or a privacy setting may have blocked it.');
    fireEvent.click(screen.getByRole('button', { name: 'Open in this tab' }));
    expect(one.navigate).toHaveBeenCalledWith(checkoutUrl, { external: true });
    expect(localStorage.getItem(stored)).toMatch(/^away \d+ order1$/);
  });

  it('can be continued or discarded if an earlier page did not finish it', async () => {
    localStorage.setItem(stored, `paying ${Date.now()} order1`);
    const one = visitor();
    one.show();
    expect(await screen.findByText('You haven’t paid for 2,200 points ($19.99) yet.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await frame();
    await post('closed');
    await waitFor(() => expect(readPendingOrder('guest1')).toBeNull());
  });

  it('ends if the order is cancelled', async () => {
    localStorage.setItem(stored, `away ${Date.now()} order1`);
    const one = visitor({ state: 'CANCELLED' });
    one.show();
    await waitFor(() => expect(readPendingOrder('guest1')).toBeNull());
    expect(one.toast).toHaveBeenCalledWith('info', 'This purchase was cancelled. No points were added.');
  });

  it('waits for the points of a plan that was paid although another device’s checkout cancelled it', async () => {
    const one = visitor({ plan: 'PLUS', priceId: 'pri_PLUS' });
    one.show();
    await buy(/^Get Plus$/);
    one.turnTo({ plan: 'PLUS', state: 'CANCELLED', checkoutUrl: null });
    await post('completed');
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('Payment received, adding your points…')).toBeDefined();
    expect(screen.queryByText(/^This payment was ended/)).toBeNull();
    one.turnTo({ ...added, plan: 'PLUS', pointsCount: 3_000 });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(one.toast).toHaveBeenCalledWith('success', '3,000 points added.'));
  });

  it('ends if the order stays cancelled after its payment was reported', async () => {
    localStorage.setItem(stored, `paid ${Date.now()} order1`);
    const one = visitor({ state: 'CANCELLED' });
    one.show();
    await screen.findByText('Payment received, adding your points…');
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    await waitFor(() => expect(readPendingOrder('guest1')).toBeNull());
    expect(one.toast).toHaveBeenCalledWith('info', 'This purchase was cancelled. No points were added.');
  });

  it('forgets an order that does not exist', async () => {
    localStorage.setItem(stored, `paid ${Date.now()} order1`);
    const one = visitor();
    one.calls.respond(orderEndpoint, () => {
      const { code, msg } = errors['payment.order_not_found'];
      throw new BusinessError(code, msg, 'payment.order_not_found', {});
    });
    one.show();
    await waitFor(() => expect(readPendingOrder('guest1')).toBeNull());
  });

  it('says why it could not be started', async () => {
    const one = visitor();
    one.calls.respond(checkout, () => {
      const { code, msg } = errors['payment.unavailable'];
      throw new BusinessError(code, msg, 'payment.unavailable', {});
    });
    one.show();
    fireEvent.click(await screen.findByRole('button', { name: /^2,200 points/ }));
    await waitFor(() => expect(one.toast).toHaveBeenCalledWith('error', errors['payment.unavailable'].msg));
  });
});

// @vitest-environment jsdom

import { errors } from '@storyloom/contract/core/errors';
import { checkout } from '@storyloom/contract/payments/endpoints/checkout';
import { BusinessError } from '@storyloom/http/errors';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderOf } from '../testing/points.ts';
import { added, buy, post, visitor } from '../testing/purchase.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

/** Shows a visitor whose payment for a plan is arriving; the server refuses a checkout of another plan. */
function arriving() {
  const one = visitor({ id: 'order-plus', plan: 'PLUS', state: 'PAID', checkoutUrl: null });
  const { code, msg } = errors['payment.plan_arriving'];
  one.calls.respond(checkout, () => {
    throw new BusinessError(code, msg, 'payment.plan_arriving', { orderId: 'order-plus' });
  });
  one.show();
  return { one, msg };
}

describe('a plan whose payment is being processed', () => {
  it('says that another plan was just paid, and awaits its points instead of a second payment', async () => {
    const { one, msg } = arriving();
    const plan = await screen.findByRole('button', { name: 'Go Pro' });
    fireEvent.click(plan);
    expect(await screen.findByText(msg)).toBeDefined();
    expect(screen.queryByTitle('Secure payment')).toBeNull();
    fireEvent.click(plan);
    fireEvent.click(screen.getByRole('button', { name: 'Get Plus' }));
    expect(one.calls.sentTo(checkout)).toHaveLength(1);
    one.turnTo({ ...added, id: 'order-plus', plan: 'PLUS', pointsCount: 3_000 });
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(one.toast).toHaveBeenCalledWith('success', '3,000 points added.'));
    expect(one.toast).toHaveBeenCalledOnce();
    expect(one.memberships).toHaveBeenCalledOnce();
    expect(screen.queryByText(msg)).toBeNull();
  });

  it('shows the progress of a pack that is bought while a plan arrives', async () => {
    const { one, msg } = arriving();
    fireEvent.click(await screen.findByRole('button', { name: 'Go Pro' }));
    await screen.findByText(msg);
    one.calls.respond(checkout, () => orderOf({}));
    one.turnTo({});
    await buy();
    await post('completed');
    expect(await screen.findByText('Payment received, adding your points…')).toBeDefined();
  });
});

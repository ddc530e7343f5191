// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adminOrder } from '../../../testing/points-admin.ts';
import { OrderCard } from './OrderCard.tsx';

afterEach(cleanup);

describe('OrderCard', () => {
  it('links a paid order to the page of the provider, where it is refunded', () => {
    render(<OrderCard order={adminOrder()} />);
    const link = screen.getByRole('link', { name: 'Refund at the payment provider' });
    expect(link.getAttribute('href')).toBe('https://pay.example/txn_1');
  });

  it('shows what was paid in another currency', () => {
    render(<OrderCard order={adminOrder({ paid: 1_500, currency: 'JPY' })} />);
    expect(screen.getByText('¥1,500')).toBeDefined();
  });

  it('shows refunds in the words of the provider, and no link for an order without a transaction', () => {
    const adjustment = { id: 'adj_1', action: 'refund', status: 'approved', amount: 499 };
    const at = '2026-03-01T12:00:00.000Z';
    render(
      <OrderCard
        order={adminOrder({
          state: 'REFUNDED',
          refunded: 499,
          transactionUrl: null,
          adjustments: [{ ...adjustment, at }],
        })}
      />,
    );
    expect(screen.getByText(/Refund of \$4\.99, approved/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

// @vitest-environment jsdom
import { contracts } from '@storyloom/contract/endpoints/admin/contracts';
import { decideContract } from '@storyloom/contract/endpoints/admin/decide-contract';
import { decideWithdrawal } from '@storyloom/contract/endpoints/admin/decide-withdrawal';
import { withdrawals } from '@storyloom/contract/endpoints/admin/withdrawals';
import type { AdminWithdrawal } from '@storyloom/contract/entities/admin-withdrawal';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminWithdrawal, creatorApplication } from '../../testing/creators-admin.ts';
import { onePage } from '../../testing/points-admin.ts';
import { Contracts } from './Contracts.tsx';
import { WithdrawalCard } from './WithdrawalCard.tsx';
import { Withdrawals } from './Withdrawals.tsx';

afterEach(cleanup);

const session = { status: 'real', tokenId: 'token1', userId: 'me' } as const;
const fail = (code: number, error: string) => () => Promise.reject(new BusinessError(code, error, error, {}));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const typeReason = (value: string) =>
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value } });

function showList(listed: AdminWithdrawal) {
  const { host, calls } = createFakeHost({}, session);
  calls.answer(withdrawals, () => onePage(listed));
  calls.answer(decideWithdrawal, () => adminWithdrawal({ state: 'REJECTED' }));
  render(inShell(host, <Withdrawals />));
  return calls;
}

describe('Withdrawals', () => {
  it('rejects the new revision with the typed reason after the creator changed it', async () => {
    const calls = showList(adminWithdrawal());
    await screen.findByText('ada@pay.example');
    press('Reject…');
    typeReason('Too dark.');
    calls.answer(withdrawals, () =>
      onePage(adminWithdrawal({ revision: 2, paypalEmail: 'new@pay.example' })),
    );
    calls.answer(decideWithdrawal, fail(19_014, 'withdrawal.changed'));
    press('Reject');
    await screen.findByText('withdrawal.changed');
    await screen.findByText('new@pay.example');
    calls.answer(decideWithdrawal, () => adminWithdrawal({ state: 'REJECTED' }));
    press('Reject');
    await waitFor(() => expect(calls.sentTo(decideWithdrawal)).toHaveLength(2));
    expect(calls.sentTo(decideWithdrawal)).toMatchObject([
      { revision: 1, reason: 'Too dark.' },
      { revision: 2, reason: 'Too dark.' },
    ]);
  });

  it('rejects an approved one that is paid by hand', async () => {
    const calls = showList(adminWithdrawal({ state: 'APPROVED', hasDocument: false }));
    expect(await screen.findByRole('button', { name: 'Mark as paid' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve…' })).toBeNull();
    press('Reject…');
    typeReason('PayPal does not know this account.');
    press('Reject');
    await waitFor(() => expect(calls.sentTo(decideWithdrawal)).toMatchObject([{ outcome: 'REFUSE' }]));
  });

  it('leaves an approved one to PayPal', async () => {
    showList(adminWithdrawal({ state: 'APPROVED', payout: 'PAYPAL', hasDocument: false }));
    expect(await screen.findByText(/^PayPal pays it\./)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('WithdrawalCard', () => {
  it('approves the revision and shows the address that were read before the question', async () => {
    const answer = Promise.withResolvers<boolean>();
    const confirm = vi.fn(() => answer.promise);
    const { host, calls } = createFakeHost({ confirm }, session);
    calls.answer(decideWithdrawal, () => adminWithdrawal({ state: 'APPROVED' }));
    const view = render(inShell(host, <WithdrawalCard withdrawal={adminWithdrawal()} />));
    press('Approve…');
    const changed = adminWithdrawal({ revision: 2, paypalEmail: 'new@pay.example' });
    view.rerender(inShell(host, <WithdrawalCard withdrawal={changed} />));
    await screen.findByText('new@pay.example');
    answer.resolve(true);
    await waitFor(() => expect(calls.sentTo(decideWithdrawal)).toMatchObject([{ revision: 1 }]));
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('ada@pay.example') }),
    );
  });
});

describe('Contracts', () => {
  it('reads the list again after a refusal that failed, and keeps the reason', async () => {
    const { host, calls } = createFakeHost({}, session);
    calls.answer(contracts, () => onePage(creatorApplication()));
    calls.answer(decideContract, fail(19_011, 'contract.decided'));
    render(inShell(host, <Contracts />));
    await screen.findByText('Please.');
    press('Refuse…');
    typeReason('Copies.');
    press('Refuse');
    await screen.findByText('contract.decided');
    expect(calls.sentTo(contracts)).toHaveLength(2);
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Copies.');
  });
});

// @vitest-environment jsdom
import { contracts } from '@storyloom/contract/admin/endpoints/contracts';
import { decideContract } from '@storyloom/contract/admin/endpoints/decide-contract';
import { decideWithdrawal } from '@storyloom/contract/admin/endpoints/decide-withdrawal';
import { payWithdrawal } from '@storyloom/contract/admin/endpoints/pay-withdrawal';
import { withdrawalDocument } from '@storyloom/contract/admin/endpoints/withdrawal-document';
import { withdrawals } from '@storyloom/contract/admin/endpoints/withdrawals';
import type { AdminWithdrawal } from '@storyloom/contract/admin/entities/admin-withdrawal';
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
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, session);
  calls.respond(withdrawals, () => onePage(listed));
  calls.respond(decideWithdrawal, () => adminWithdrawal({ state: 'REJECTED' }));
  render(inShell(host, <Withdrawals />));
  return { ...calls, toast };
}

describe('Withdrawals', () => {
  it('rejects the new revision with the typed reason after the creator changed it', async () => {
    const calls = showList(adminWithdrawal());
    await screen.findByText('ada@pay.example');
    expect(screen.getByText('United Kingdom')).toBeDefined();
    press('Reject…');
    typeReason('Too dark.');
    calls.respond(withdrawals, () =>
      onePage(adminWithdrawal({ revision: 2, paypalEmail: 'new@pay.example' })),
    );
    calls.respond(decideWithdrawal, fail(19_014, 'withdrawal.changed'));
    press('Reject');
    await screen.findByText('withdrawal.changed');
    await screen.findByText('new@pay.example');
    calls.respond(decideWithdrawal, () => adminWithdrawal({ state: 'REJECTED' }));
    press('Reject');
    await waitFor(() => expect(calls.sentTo(decideWithdrawal)).toHaveLength(2));
    expect(calls.sentTo(decideWithdrawal)).toMatchObject([
      { revision: 1, reason: 'Too dark.' },
      { revision: 2, reason: 'Too dark.' },
    ]);
  });

  it('rejects an approved one that is not paid', async () => {
    const calls = showList(adminWithdrawal({ state: 'APPROVED', hasDocument: false }));
    expect(await screen.findByRole('button', { name: 'Paid' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve…' })).toBeNull();
    press('Reject…');
    typeReason('PayPal does not know this account.');
    press('Reject');
    await waitFor(() => expect(calls.sentTo(decideWithdrawal)).toMatchObject([{ outcome: 'REFUSE' }]));
  });
});

describe('decided withdrawals and contracts', () => {
  const bo = { id: 'bo', name: 'Bo', avatarUrl: null };
  const decidedAt = '2026-03-02T12:00:00.000Z';

  it('list withdrawals with reason, administrator and time, without buttons', async () => {
    const { host, calls } = createFakeHost({}, session);
    calls.respond(withdrawals, ({ state }) =>
      state === 'decided'
        ? onePage(
            adminWithdrawal({
              state: 'REJECTED',
              hasDocument: false,
              decidedAt,
              decidedBy: bo,
              reason: 'The name differs.',
            }),
          )
        : onePage(adminWithdrawal()),
    );
    render(inShell(host, <Withdrawals />));
    await screen.findByRole('button', { name: 'Approve…' });
    fireEvent.click(screen.getByRole('tab', { name: 'Decided' }));
    const card = await screen.findByRole('article', { name: '$20.00 for Ada' });
    await waitFor(() => expect(card.textContent).toContain('Rejected'));
    expect(card.textContent).toContain('ReasonThe name differs.');
    expect(card.textContent).toMatch(/DecidedMar 2, 2026, .* by Bo/);
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls.sentTo(withdrawals)).toMatchObject([{ state: 'waiting' }, { state: 'decided' }]);
  });

  it('list contracts with reason, administrator and time, without buttons', async () => {
    const { host, calls } = createFakeHost({}, session);
    calls.respond(contracts, () =>
      onePage(creatorApplication({ state: 'REFUSED', decidedAt, decidedBy: bo, reason: 'Copies.' })),
    );
    render(inShell(host, <Contracts />, { url: '/?state=decided' }));
    const card = await screen.findByRole('article', { name: 'Contract of Ada' });
    expect(card.textContent).toContain('10 stories above 1,000 heat. Applied ');
    expect(card.textContent).toMatch(/Refused.*Decided Mar 2, 2026, .* by Bo.*Reason: Copies\./);
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls.sentTo(contracts)).toMatchObject([{ state: 'decided' }]);
  });
});

describe('WithdrawalCard', () => {
  const approved = (change: Partial<AdminWithdrawal>) =>
    adminWithdrawal({ state: 'APPROVED', hasDocument: false, ...change });
  it('records a payment with its reference, and shows why one is refused', async () => {
    const calls = showList(approved({}));
    calls.respond(payWithdrawal, fail(19_015, 'withdrawal.not_approved'));
    const reference = await screen.findByLabelText('Reference of the payment');
    fireEvent.change(reference, { target: { value: 'PAYID-1' } });
    press('Paid');
    await screen.findByText('withdrawal.not_approved');
    calls.respond(payWithdrawal, () => adminWithdrawal({ state: 'PAID' }));
    press('Paid');
    await waitFor(() => expect(calls.toast).toHaveBeenCalledWith('success', 'Marked as paid.'));
    expect(calls.sentTo(payWithdrawal).at(-1)).toEqual({ id: 'withdrawal1', reference: 'PAYID-1' });
  });

  it('focuses the reason of a rejection, and returns the focus on Cancel', async () => {
    showList(approved({}));
    await screen.findByRole('button', { name: 'Reject…' });
    press('Reject…');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Reason/));
    press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reject…' }));
  });

  it('is approved after its document was shown, as it was at the press, even if it changes meanwhile', async () => {
    const answer = Promise.withResolvers<boolean>();
    const confirm = vi.fn(() => answer.promise);
    const { host, calls } = createFakeHost({ confirm }, session);
    calls.respond(decideWithdrawal, () => adminWithdrawal({ state: 'APPROVED' }));
    calls.respond(withdrawalDocument, () => ({ image: 'data:image/png;base64,' }));
    const view = render(inShell(host, <WithdrawalCard withdrawal={adminWithdrawal()} />));
    press('Approve…');
    expect(confirm).not.toHaveBeenCalled();
    press('Show the document');
    await screen.findByText('It should show the name Ada King.');
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
  it('focuses the reason of a refusal, and returns the focus on Cancel', async () => {
    const { host, calls } = createFakeHost({}, session);
    calls.respond(contracts, () => onePage(creatorApplication()));
    render(inShell(host, <Contracts />));
    await screen.findByText('Please.');
    press('Refuse…');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Reason/));
    press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refuse…' }));
  });

  it('refetches the list after a failed refusal, and keeps the reason', async () => {
    const { host, calls } = createFakeHost({}, session);
    calls.respond(contracts, () => onePage(creatorApplication()));
    calls.respond(decideContract, fail(19_011, 'contract.decided'));
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

// @vitest-environment jsdom
import { contracts } from '@storyloom/contract/endpoints/admin/contracts';
import { decideContract } from '@storyloom/contract/endpoints/admin/decide-contract';
import { decideWithdrawal } from '@storyloom/contract/endpoints/admin/decide-withdrawal';
import { moneyFaults } from '@storyloom/contract/endpoints/admin/money-faults';
import { payWithdrawal } from '@storyloom/contract/endpoints/admin/pay-withdrawal';
import { releaseWithdrawal } from '@storyloom/contract/endpoints/admin/release-withdrawal';
import { reserveWithdrawal } from '@storyloom/contract/endpoints/admin/reserve-withdrawal';
import { withdrawals } from '@storyloom/contract/endpoints/admin/withdrawals';
import type { AdminWithdrawal } from '@storyloom/contract/entities/admin-withdrawal';
import type { MoneyFaultReport } from '@storyloom/contract/entities/money-fault';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminWithdrawal, creatorApplication } from '../../testing/creators-admin.ts';
import { onePage } from '../../testing/points-admin.ts';
import { Contracts } from './Contracts.tsx';
import { MoneyFaults } from './MoneyFaults.tsx';
import { MoneyNotice } from './MoneyNotice.tsx';
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
  calls.answer(withdrawals, () => onePage(listed));
  calls.answer(decideWithdrawal, () => adminWithdrawal({ state: 'REJECTED' }));
  render(inShell(host, <Withdrawals />));
  return { ...calls, toast };
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
    expect(await screen.findByRole('button', { name: 'Reserve the payment' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Approve…' })).toBeNull();
    press('Reject…');
    typeReason('PayPal does not know this account.');
    press('Reject');
    await waitFor(() => expect(calls.sentTo(decideWithdrawal)).toMatchObject([{ outcome: 'REFUSE' }]));
  });

  it('offers no payment by hand for one that PayPal pays', async () => {
    showList(adminWithdrawal({ state: 'APPROVED', payout: 'PAYPAL', hasDocument: false }));
    expect(await screen.findByText(/^PayPal pays it\./)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('decided withdrawals and contracts', () => {
  const bo = { id: 'bo', name: 'Bo', avatarUrl: null };
  const decidedAt = '2026-03-02T12:00:00.000Z';

  it('list withdrawals with reason, administrator and time, without buttons', async () => {
    const { host, calls } = createFakeHost({}, session);
    calls.answer(withdrawals, ({ state }) =>
      state === 'decided'
        ? onePage(
            adminWithdrawal({
              ...{ state: 'REJECTED', hasDocument: false, decidedAt, decidedBy: bo },
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
    calls.answer(contracts, () =>
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
  const other = { id: 'bo', name: 'Bo', avatarUrl: null };
  const me = { id: 'me', name: 'Me', avatarUrl: null };
  const ENDED = '2026-01-01T12:00:00.000Z';
  const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

  it('records the payment of the administrator who reserved it', async () => {
    const calls = showList(approved({}));
    const mine = approved({ reservedBy: me, reservedUntil: inAnHour() });
    calls.answer(reserveWithdrawal, () => mine);
    calls.answer(payWithdrawal, () => adminWithdrawal({ state: 'PAID' }));
    await screen.findByRole('button', { name: 'Reserve the payment' });
    expect(screen.queryByRole('button', { name: 'Mark as paid' })).toBeNull();
    calls.answer(withdrawals, () => onePage(mine));
    press('Reserve the payment');
    const reference = await screen.findByLabelText('Reference of the payment');
    fireEvent.change(reference, { target: { value: 'PAYID-1' } });
    press('Mark as paid');
    await waitFor(() => expect(calls.sentTo(payWithdrawal)).toMatchObject([{ reference: 'PAYID-1' }]));
  });

  it('names the administrator who is paying, and offers nothing to others', async () => {
    showList(approved({ reservedBy: other, reservedUntil: inAnHour() }));
    expect((await screen.findByText(/^Bo is paying it, until /)).textContent).not.toContain('reference');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('warns about a payment that was reserved but not recorded', async () => {
    showList(approved({ reservedBy: other, reservedUntil: ENDED }));
    expect(
      await screen.findByText(/^Bo reserved this payment until .* but recorded no payment\./),
    ).toBeDefined();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Take over the payment',
    ]);
  });

  it('offers to take the payment over when its rejection is refused, and keeps the reason', async () => {
    const calls = showList(approved({}));
    await screen.findByRole('button', { name: 'Reserve the payment' });
    press('Reject…');
    typeReason('PayPal does not know this account.');
    calls.answer(withdrawals, () => onePage(approved({ reservedBy: other, reservedUntil: ENDED })));
    calls.answer(decideWithdrawal, fail(19_021, 'withdrawal.not_taken_over'));
    press('Reject');
    await screen.findByText('withdrawal.not_taken_over');
    await screen.findByRole('button', { name: 'Take over the payment' });
    calls.answer(withdrawals, () => onePage(approved({ reservedBy: me, reservedUntil: inAnHour() })));
    calls.answer(reserveWithdrawal, () => approved({}));
    calls.answer(decideWithdrawal, () => adminWithdrawal({ state: 'REJECTED' }));
    press('Take over the payment');
    await waitFor(() => expect(screen.queryByText(/^Bo reserved/)).toBeNull());
    press('Reject');
    await waitFor(() => expect(calls.sentTo(decideWithdrawal)).toHaveLength(2));
    expect(calls.sentTo(decideWithdrawal)[1]).toMatchObject({ reason: 'PayPal does not know this account.' });
  });

  it('keeps the message and reason of a refused rejection while another administrator pays', async () => {
    const calls = showList(approved({ reservedBy: me, reservedUntil: ENDED }));
    await screen.findByText(/^Your reservation ended/);
    press('Reject…');
    typeReason('PayPal does not know this account.');
    calls.answer(withdrawals, () => onePage(approved({ reservedBy: other, reservedUntil: inAnHour() })));
    calls.answer(decideWithdrawal, fail(19_019, 'withdrawal.reserved'));
    press('Reject');
    await screen.findByText(/^Bo is paying it, until /);
    expect(screen.getByText('withdrawal.reserved')).toBeDefined();
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'PayPal does not know this account.');
  });

  it('shows a toast if a payment is not recorded because another administrator took it over', async () => {
    const calls = showList(approved({ reservedBy: me, reservedUntil: ENDED }));
    const reference = await screen.findByLabelText('Reference of the payment');
    fireEvent.change(reference, { target: { value: 'PAYID-1' } });
    calls.answer(withdrawals, () => onePage(approved({ reservedBy: other, reservedUntil: inAnHour() })));
    calls.answer(payWithdrawal, fail(19_019, 'withdrawal.reserved'));
    press('Mark as paid');
    await screen.findByText(/^Bo is paying it, until /);
    expect(calls.toast).toHaveBeenCalledWith('error', 'withdrawal.reserved');
  });

  it('keeps the typed reference of a payment that another administrator took over', async () => {
    const calls = showList(approved({ reservedBy: me, reservedUntil: ENDED }));
    const reference = await screen.findByLabelText('Reference of the payment');
    fireEvent.change(reference, { target: { value: 'PAYID-1' } });
    calls.answer(withdrawals, () => onePage(approved({ reservedBy: other, reservedUntil: inAnHour() })));
    calls.answer(payWithdrawal, fail(19_019, 'withdrawal.reserved'));
    press('Mark as paid');
    const note = await screen.findByText(/^Bo is paying it, until /);
    expect(note.textContent).toMatch(
      /\. The reference PAYID-1 that you typed is not recorded\. If you sent the money, tell Bo at once\.$/,
    );
  });

  it('restores the typed reference when the payment is reserved again', async () => {
    const calls = showList(approved({ reservedBy: me, reservedUntil: inAnHour() }));
    const reference = await screen.findByLabelText('Reference of the payment');
    fireEvent.change(reference, { target: { value: 'PAYID-1' } });
    calls.answer(releaseWithdrawal, () => approved({}));
    calls.answer(withdrawals, () => onePage(approved({})));
    press('Release');
    await screen.findByRole('button', { name: 'Reserve the payment' });
    calls.answer(reserveWithdrawal, () => approved({}));
    calls.answer(withdrawals, () => onePage(approved({ reservedBy: me, reservedUntil: inAnHour() })));
    press('Reserve the payment');
    expect(await screen.findByLabelText('Reference of the payment')).toHaveProperty('value', 'PAYID-1');
  });

  it('moves the focus to the form after a takeover, and back to the button after a release', async () => {
    const calls = showList(approved({ reservedBy: other, reservedUntil: ENDED }));
    (await screen.findByRole('button', { name: 'Take over the payment' })).focus();
    calls.answer(withdrawals, () => onePage(approved({ reservedBy: me, reservedUntil: inAnHour() })));
    calls.answer(reserveWithdrawal, () => approved({}));
    press('Take over the payment');
    const reference = await screen.findByLabelText(/^Reference of the payment/);
    expect(document.activeElement).toBe(reference);
    calls.answer(withdrawals, () => onePage(approved({})));
    calls.answer(releaseWithdrawal, () => approved({}));
    screen.getByRole('button', { name: 'Release' }).focus();
    press('Release');
    const reserve = await screen.findByRole('button', { name: 'Reserve the payment' });
    expect(document.activeElement).toBe(reserve);
  });

  it('does not take the focus back if it has moved before the reserved payment arrives', async () => {
    const { host, calls } = createFakeHost({}, session);
    calls.answer(withdrawals, () => onePage(approved({})));
    calls.answer(reserveWithdrawal, () => approved({}));
    render(inShell(host, <Withdrawals />));
    const reserve = await screen.findByRole('button', { name: 'Reserve the payment' });
    reserve.focus();
    press('Reserve the payment');
    // The refetch after the press still returns the old list.
    await waitFor(() => expect(calls.sentTo(withdrawals)).toHaveLength(2));
    await waitFor(() => expect(reserve.getAttribute('aria-busy')).toBeNull());
    const user = screen.getByRole('link', { name: 'Ada' });
    user.focus();
    calls.answer(withdrawals, () => onePage(approved({ reservedBy: me, reservedUntil: inAnHour() })));
    await act(() => host.queryClient.invalidateQueries({ queryKey: [withdrawals.path] }));
    await screen.findByLabelText(/^Reference of the payment/);
    expect(document.activeElement).toBe(user);
  });

  it('focuses the reason of a rejection, and returns the focus on Cancel', async () => {
    showList(approved({ reservedBy: me, reservedUntil: inAnHour() }));
    await screen.findByRole('button', { name: 'Reject…' });
    press('Reject…');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Reason/));
    press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reject…' }));
  });

  it('lets the administrator whose reservation has ended record or release the payment', async () => {
    showList(approved({ reservedBy: me, reservedUntil: ENDED }));
    expect(
      await screen.findByText(/^Your reservation ended at .* Release it only if you did not\.$/),
    ).toBeDefined();
    for (const name of ['Mark as paid', 'Release', 'Reject…'])
      expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('confirms and approves the withdrawal as shown at the press, even if it changes meanwhile', async () => {
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

describe('MoneyFaults', () => {
  const verifiedAt = '2026-03-01T12:00:00.000Z';
  const show = (report: Partial<MoneyFaultReport>) => {
    const { host, calls } = createFakeHost({}, session);
    const whole = { faults: [], totalCount: 0, verifiedAt, stuckCount: 0, ...report };
    calls.answer(moneyFaults, () => whole);
    calls.answer(withdrawals, () =>
      onePage(adminWithdrawal({ state: 'APPROVED', hasDocument: false, isStuck: true })),
    );
    render(inShell(host, [<MoneyNotice key="notice" />, <MoneyFaults key="faults" />]));
    return calls;
  };

  it('says what to do about differences and stuck payouts, and shows a notice about both', async () => {
    const fault = { account: 'ada', fault: 'its balance is not the sum of its entries', foundAt: verifiedAt };
    const calls = show({ faults: [fault], totalCount: 1, stuckCount: 1 });
    expect(
      await screen.findByRole('link', { name: 'The money ledger has a difference. A payout is stuck.' }),
    ).toBeDefined();
    expect(await screen.findByText(/^Compare the account with the sum of its entries\./)).toBeDefined();
    expect(await screen.findByText(/^Nobody has recorded a payment since the approval\./)).toBeDefined();
    expect(calls.sentTo(withdrawals)).toMatchObject([{ state: 'stuck' }]);
  });

  it('shows stuck payouts when the ledger has no difference', async () => {
    show({ stuckCount: 1 });
    expect(await screen.findByRole('heading', { name: 'Stuck payouts' })).toBeDefined();
    expect(screen.queryByText('No faults')).toBeNull();
  });

  it('has no notice without faults', async () => {
    show({});
    expect(await screen.findByText('No faults')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('Contracts', () => {
  it('focuses the reason of a refusal, and returns the focus on Cancel', async () => {
    const { host, calls } = createFakeHost({}, session);
    calls.answer(contracts, () => onePage(creatorApplication()));
    render(inShell(host, <Contracts />));
    await screen.findByText('Please.');
    press('Refuse…');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Reason/));
    press('Cancel');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Refuse…' }));
  });

  it('refetches the list after a failed refusal, and keeps the reason', async () => {
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

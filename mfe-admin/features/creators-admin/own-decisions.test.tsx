// @vitest-environment jsdom
import { contracts } from '@storyloom/contract/admin/endpoints/contracts';
import { decideContract } from '@storyloom/contract/admin/endpoints/decide-contract';
import { decideWithdrawal } from '@storyloom/contract/admin/endpoints/decide-withdrawal';
import type { AdminWithdrawal } from '@storyloom/contract/admin/entities/admin-withdrawal';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminWithdrawal, creatorApplication } from '../../testing/creators-admin.ts';
import { onePage } from '../../testing/points-admin.ts';
import { Contracts } from './Contracts.tsx';
import { WithdrawalCard } from './WithdrawalCard.tsx';

afterEach(cleanup);

const session = { status: 'real', tokenId: 'token1', userId: 'me' } as const;
const me = { id: 'me', name: 'Me', avatarUrl: null };

function site(isConfirmed = true) {
  const toast = vi.fn();
  return { ...createFakeHost({ toast, confirm: async () => isConfirmed }, session), toast };
}

describe('an administrator who is a creator', () => {
  it.each<[string, Partial<AdminWithdrawal>]>([
    ['requested', {}],
    ['to be paid', { state: 'APPROVED' }],
  ])('cannot decide or pay their own withdrawal that is %s, or see its document', (_, change) => {
    render(inShell(site().host, <WithdrawalCard withdrawal={adminWithdrawal({ ...change, user: me })} />));
    expect(screen.getByText('Another administrator must decide this.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('cannot decide their own contract', async () => {
    const { host, calls } = site();
    calls.respond(contracts, () => onePage(creatorApplication({ user: me })));
    render(inShell(host, <Contracts />));
    expect(await screen.findByText('Another administrator must decide this.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

describe('a decision', () => {
  it('about a withdrawal is not sent without confirmation', async () => {
    const { host, calls } = site(false);
    render(inShell(host, <WithdrawalCard withdrawal={adminWithdrawal({ hasDocument: false })} />));
    await press('Approve…');
    expect(calls.sentTo(decideWithdrawal)).toEqual([]);
  });

  it('to accept a contract shows a toast, and refetches the list even after a failure', async () => {
    const { host, calls, toast } = site();
    calls.respond(contracts, () => onePage(creatorApplication()));
    calls.respond(decideContract, () => Promise.reject(new Error('down')));
    render(inShell(host, <Contracts />));
    await screen.findByText('Please.');
    await press('Accept');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('error', 'Action failed'));
    await waitFor(() => expect(calls.sentTo(contracts)).toHaveLength(2));
    calls.respond(decideContract, () => creatorApplication({ state: 'ACCEPTED' }));
    await press('Accept');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', 'Accepted.'));
    await waitFor(() => expect(calls.sentTo(contracts)).toHaveLength(3));
    expect(calls.sentTo(decideContract).at(-1)).toEqual({ id: 'contract1', outcome: 'ACCEPT' });
  });
});

// @vitest-environment jsdom
import { contracts } from '@storyloom/contract/admin/endpoints/contracts';
import { decideContract } from '@storyloom/contract/admin/endpoints/decide-contract';
import type { CreatorApplication } from '@storyloom/contract/creators/entities/creator-application';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { creatorApplication } from '../../testing/creators-admin.ts';
import { onePage } from '../../testing/points-admin.ts';
import { Contracts } from './Contracts.tsx';

afterEach(cleanup);

function show(change: Partial<CreatorApplication> = {}, userId = 'me', search = '') {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, { status: 'real', tokenId: 'token1', userId });
  calls.respond(contracts, () => onePage(creatorApplication(change)));
  calls.respond(decideContract, () => creatorApplication({ state: 'ACCEPTED' }) as never);
  render(inShell(host, <Contracts />, { path: '/admin', url: `/admin${search}` }));
  return { calls, toast };
}
const accept = () => screen.findByRole('button', { name: 'Accept' });

describe('an application for the contract', () => {
  it('is accepted with a toast, or shows why not, and the list is refetched', async () => {
    const { calls, toast } = show();
    calls.respond(decideContract, () => Promise.reject(new Error('down')));
    fireEvent.click(await accept());
    await waitFor(() => expect(toast.mock.calls).toEqual([['error', 'Action failed']]));
    await waitFor(() => expect(calls.sentTo(contracts)).toHaveLength(2));
    calls.respond(decideContract, () => creatorApplication({ state: 'ACCEPTED' }) as never);
    fireEvent.click(await accept());
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('success', 'Accepted.'));
    expect(calls.sentTo(decideContract)).toEqual([
      { id: 'contract1', outcome: 'ACCEPT' },
      { id: 'contract1', outcome: 'ACCEPT' },
    ]);
    await waitFor(() => expect(calls.sentTo(contracts)).toHaveLength(3));
  });

  it('is refused with a reason and a toast', async () => {
    const { calls, toast } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Refuse…' }));
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Copies.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    await waitFor(() => expect(toast.mock.calls).toEqual([['success', 'Refused.']]));
    expect(calls.sentTo(decideContract)).toEqual([{ id: 'contract1', outcome: 'REFUSE', reason: 'Copies.' }]);
  });

  it('links to the creator’s profile, unless the account is deleted', async () => {
    show();
    expect((await screen.findByRole('link', { name: 'Ada' })).getAttribute('href')).toBe('/user/profile/ada');
    cleanup();
    show({ user: null, message: '' });
    await screen.findByRole('article', { name: 'Contract of A deleted account' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('cannot be decided by its own creator', async () => {
    show({}, 'ada');
    expect(await screen.findByText('Another administrator must decide this.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('is listed under its state', async () => {
    const { calls } = show();
    await accept();
    expect(calls.sentTo(contracts)).toEqual([{ state: 'waiting', page: 1 }]);
    cleanup();
    const decided = show({ state: 'ACCEPTED' }, 'me', '?state=decided');
    expect(await screen.findByText('Accepted')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(decided.calls.sentTo(contracts)).toEqual([{ state: 'decided', page: 1 }]);
  });
});

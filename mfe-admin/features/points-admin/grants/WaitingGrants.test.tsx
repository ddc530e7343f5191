// @vitest-environment jsdom
import { decideGrant } from '@storyloom/contract/admin/endpoints/decide-grant';
import { grants } from '@storyloom/contract/admin/endpoints/grants';
import type { PointsGrant } from '@storyloom/contract/admin/entities/points-grant';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onePage, pointsGrant } from '../../../testing/points-admin.ts';
import { WaitingGrants } from './WaitingGrants.tsx';

afterEach(cleanup);

function show(...waiting: PointsGrant[]) {
  const [confirm, toast] = [vi.fn(async () => true), vi.fn()];
  const session = { status: 'real', tokenId: 'token1', userId: 'me' } as const;
  const { host, calls } = createFakeHost({ confirm, toast }, session);
  calls.respond(grants, () => onePage(...waiting));
  calls.respond(decideGrant, () => pointsGrant({ state: 'GRANTED' }));
  render(inShell(host, <WaitingGrants />));
  return { calls, confirm, toast };
}

describe('WaitingGrants', () => {
  it('approves another administrator’s grant after a confirmation', async () => {
    const { calls, confirm } = show(pointsGrant());
    fireEvent.click(await screen.findByRole('button', { name: 'Approve…' }));
    await waitFor(() => expect(calls.sentTo(decideGrant)).toEqual([{ id: 'grant1', outcome: 'APPROVE' }]));
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Grant 2,000 points to Ada?' }));
  });

  it('rejects a grant', async () => {
    const { calls } = show(pointsGrant());
    fireEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    await waitFor(() => expect(calls.sentTo(decideGrant)).toEqual([{ id: 'grant1', outcome: 'REJECT' }]));
  });

  it('leaves grants by or for the administrator to others', async () => {
    const me = { id: 'me', name: 'Me', avatarUrl: null };
    show(pointsGrant({ by: me }), pointsGrant({ id: 'grant2', user: me }));
    expect(await screen.findAllByText('Another administrator must decide this.')).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that nothing is waiting', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Find a user' }).getAttribute('href')).toBe('/admin/users');
  });

  it('decides nothing without confirmation', async () => {
    const { calls, confirm } = show(pointsGrant());
    confirm.mockResolvedValue(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    await waitFor(() =>
      expect(confirm).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Reject 2,000 points for Ada?', danger: true }),
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Approve…' }));
    await waitFor(() => expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ danger: false })));
    expect(calls.sentTo(decideGrant)).toEqual([]);
  });

  it('shows a toast after a decision or a failure, and refetches the list', async () => {
    const { calls, toast } = show(pointsGrant());
    fireEvent.click(await screen.findByRole('button', { name: 'Approve…' }));
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', '2,000 points granted to Ada.'));
    await waitFor(() => expect(calls.sentTo(grants)).toHaveLength(2));
    calls.respond(decideGrant, () => Promise.reject(new Error('down')));
    fireEvent.click(screen.getByRole('button', { name: 'Reject…' }));
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('error', 'Action failed'));
    await waitFor(() => expect(calls.sentTo(grants)).toHaveLength(3));
    calls.respond(decideGrant, () => pointsGrant({ state: 'REJECTED' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reject…' }));
    await waitFor(() => expect(toast).toHaveBeenLastCalledWith('success', 'Rejected.'));
  });
});

// @vitest-environment jsdom
import { decideGrant } from '@storyloom/contract/endpoints/admin/decide-grant';
import { grants } from '@storyloom/contract/endpoints/admin/grants';
import type { PointsGrant } from '@storyloom/contract/entities/points-grant';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { onePage, pointsGrant } from '../../../testing/points-admin.ts';
import { WaitingGrants } from './WaitingGrants.tsx';

afterEach(cleanup);

function show(...waiting: PointsGrant[]) {
  const confirm = vi.fn(async () => true);
  const session = { status: 'real', tokenId: 'token1', userId: 'me' } as const;
  const { host, calls } = createFakeHost({ confirm }, session);
  calls.answer(grants, () => onePage(...waiting));
  calls.answer(decideGrant, () => pointsGrant({ state: 'GRANTED' }));
  render(inShell(host, <WaitingGrants />));
  return { calls, confirm };
}

describe('WaitingGrants', () => {
  it('approves a grant of another administrator after a question', async () => {
    const { calls, confirm } = show(pointsGrant());
    fireEvent.click(await screen.findByRole('button', { name: 'Approve…' }));
    await waitFor(() => expect(calls.sentTo(decideGrant)).toEqual([{ id: 'grant1', outcome: 'APPROVE' }]));
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Grant 2,000 points to Ada?' }));
  });

  it('rejects one', async () => {
    const { calls } = show(pointsGrant());
    fireEvent.click(await screen.findByRole('button', { name: 'Reject…' }));
    await waitFor(() => expect(calls.sentTo(decideGrant)).toEqual([{ id: 'grant1', outcome: 'REJECT' }]));
  });

  it('leaves one’s own grants, also those received, to others', async () => {
    const me = { id: 'me', name: 'Me', avatarUrl: null };
    show(pointsGrant({ by: me }), pointsGrant({ id: 'grant2', user: me }));
    expect(await screen.findAllByText('Another administrator decides this one.')).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that nothing is waiting', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeDefined();
  });
});

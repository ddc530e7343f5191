// @vitest-environment jsdom
import { grant } from '@storyloom/contract/admin/endpoints/grant';
import { grants } from '@storyloom/contract/admin/endpoints/grants';
import { ledger } from '@storyloom/contract/admin/endpoints/ledger';
import { user } from '@storyloom/contract/admin/endpoints/user';
import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminUser, pointsGrant } from '../../../testing/points-admin.ts';
import { GrantForm } from './GrantForm.tsx';

afterEach(cleanup);

function show(person: AdminUserDetail = adminUser()) {
  const [confirm, toast] = [vi.fn(async () => true), vi.fn()];
  const { host, calls } = createFakeHost({ confirm, toast });
  calls.respond(grant, ({ amount }) =>
    pointsGrant({ amount, state: amount > 1_000 ? 'WAITING' : 'GRANTED' }),
  );
  render(inShell(host, <GrantForm user={person} />));
  return { calls, confirm, toast, invalidate: vi.spyOn(host.queryClient, 'invalidateQueries') };
}

function fill(points: string, reason: string) {
  fireEvent.change(screen.getByLabelText('Points'), { target: { value: points } });
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.click(screen.getByRole('button', { name: 'Grant…' }));
}

describe('GrantForm', () => {
  it('grants after a confirmation with the resulting balance', async () => {
    const { calls, confirm, toast } = show();
    fill('200', 'A lost reply.');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', '200 points granted.'));
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Grant 200 points to Ada?', message: 'The balance becomes 250.' }),
    );
    expect(calls.sentTo(grant)).toMatchObject([{ userId: 'ada', amount: 200, reason: 'A lost reply.' }]);
  });

  it('says that a large grant waits for a second administrator', async () => {
    const { confirm, toast } = show();
    fill('1001', 'A lost month.');
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith('success', 'It waits for a second administrator.'),
    );
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Ask for 1,001 points for Ada?', confirmLabel: 'Ask' }),
    );
  });

  it('needs no second administrator up to the limit', async () => {
    const { confirm, toast } = show();
    fill('1000', 'A lost month.');
    await waitFor(() => expect(toast).toHaveBeenCalledWith('success', '1,000 points granted.'));
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ confirmLabel: 'Grant' }));
  });

  it('repeats a grant of unknown outcome with the same id, and grants again with another', async () => {
    const { calls, toast } = show();
    const press = async (count: number) => {
      fill('200', 'A lost reply.');
      await waitFor(() => expect(calls.sentTo(grant)).toHaveLength(count));
    };
    calls.respond(grant, () => Promise.reject(new BusinessError(20_002, 'Not now.', 'server.busy', {})));
    await press(1);
    await screen.findByText('Not now.');
    calls.respond(grant, ({ amount }) => pointsGrant({ amount, state: 'GRANTED' }));
    await press(2);
    await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
    await press(3);
    const [first, second, third] = calls.sentTo(grant).map(({ clientRequestId }) => clientRequestId);
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });

  it('invalidates the grants, the points history and the user', async () => {
    const { toast, invalidate } = show();
    fill('200', 'A lost reply.');
    await waitFor(() => expect(toast).toHaveBeenCalled());
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      [grants.path],
      [ledger.path],
      [user.path],
    ]);
  });

  it('says that a debt is paid first', async () => {
    const { confirm } = show(adminUser({ points: 0, debt: 80 }));
    fill('200', 'Sorry.');
    await waitFor(() =>
      expect(confirm).toHaveBeenCalledWith(
        expect.objectContaining({ message: '80 points of them pay the debt; the balance becomes 120.' }),
      ),
    );
  });

  it.each(['0', '-3', '1.5', 'many', ''])('rejects “%s” points', async (points) => {
    const { calls } = show();
    fill(points, 'Sorry.');
    expect(await screen.findByText('Enter whole points, at least 1')).toBeDefined();
    expect(calls.sentTo(grant)).toEqual([]);
  });

  it('says how many points a grant may have', async () => {
    const { calls } = show();
    fill('20001', 'Sorry.');
    expect(await screen.findByText('Enter at most 20,000 points; grant more in parts')).toBeDefined();
    expect(calls.sentTo(grant)).toEqual([]);
  });
});

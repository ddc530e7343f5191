// @vitest-environment jsdom
import type { PointsGrant } from '@storyloom/contract/admin/entities/points-grant';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adminUser, pointsGrant } from '../../../testing/points-admin.ts';
import { formatTime } from '../../admin-parts/format-time.ts';
import { GrantFacts } from './GrantFacts.tsx';
import { grantQuestion } from './grant.model.ts';

afterEach(cleanup);

const show = (change: Partial<PointsGrant>) =>
  render(inShell(createFakeHost().host, <GrantFacts grant={pointsGrant(change)} />));
const { createdAt, expiresAt } = pointsGrant();

describe('GrantFacts', () => {
  it('shows the expiry of a waiting grant', () => {
    show({});
    expect(screen.getByText('Waits for a second administrator')).toBeDefined();
    expect(screen.getByText(`Bo, ${formatTime(createdAt)}. Expires ${formatTime(expiresAt)}`)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/admin/users/ada');
  });

  it('shows who decided it and when, even if the administrators’ accounts were deleted', () => {
    const decidedAt = '2026-03-02T12:00:00.000Z';
    const by = { id: 'cy', name: 'Cy', avatarUrl: null };
    show({ state: 'GRANTED', decidedBy: by, decidedAt });
    expect(screen.getByText(`Bo, ${formatTime(createdAt)}. Cy, ${formatTime(decidedAt)}`)).toBeDefined();
    cleanup();
    show({ state: 'REJECTED', by: null, decidedAt });
    const gone = 'A deleted account';
    expect(
      screen.getByText(`${gone}, ${formatTime(createdAt)}. ${gone}, ${formatTime(decidedAt)}`),
    ).toBeDefined();
    expect(screen.getByText('Rejected')).toBeDefined();
  });
});

describe('grantQuestion', () => {
  it('pays a debt at most, and adds the rest to the balance', () => {
    const message = (amount: number, debt: number) =>
      grantQuestion(amount, adminUser({ points: 5, debt })).message;
    expect(message(80, 100)).toBe('80 points of them pay the debt; the balance becomes 5.');
    expect(message(1_000, 0)).toBe('The balance becomes 1,005.');
  });
});

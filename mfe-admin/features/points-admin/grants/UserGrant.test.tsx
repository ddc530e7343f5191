// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adminUser } from '../../../testing/points-admin.ts';
import { UserGrant } from './UserGrant.tsx';

afterEach(cleanup);

describe('UserGrant', () => {
  it.each([
    ['another account', adminUser(), 1],
    ['their own account', adminUser({ id: 'me' }), 0],
    ['a guest', adminUser({ isRealUser: false }), 0],
  ])('offers a grant to another account alone: %s', (_who, user, forms) => {
    const { host } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'me' });
    render(inShell(host, <UserGrant user={user} />));
    expect(screen.queryAllByRole('region', { name: 'Grant points' })).toHaveLength(forms);
  });
});

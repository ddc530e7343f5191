// @vitest-environment jsdom
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userOf } from '../testing/user.ts';
import HeaderAccount from './header-account.tsx';

afterEach(cleanup);

describe('header account', () => {
  it('links to the visitor’s profile, and updates when their name changes', async () => {
    const { host, calls } = createFakeHost({}, { status: 'real', tokenId: 'token1', userId: 'agnes' });
    calls.respond(loginUser, () => userOf('agnes', { name: 'Agnes Rook' }));
    render(inShell(host, <HeaderAccount />));
    const link = await screen.findByRole('link', { name: 'Your profile, Agnes Rook' });
    expect(link.getAttribute('href')).toBe('/user/profile');
    calls.respond(loginUser, () => userOf('agnes', { name: 'Agnes' }));
    act(() => host.bus.emit(sessionChanged, { userId: 'agnes', isRealUser: true, reason: 'resumed' }));
    expect(await screen.findByRole('link', { name: 'Your profile, Agnes' })).toBeDefined();
  });
});

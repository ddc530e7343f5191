// @vitest-environment jsdom
import { logins } from '@storyloom/contract/users/endpoints/logins';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoginSettings } from './LoginSettings.tsx';

afterEach(cleanup);

describe('LoginSettings', () => {
  it('shows nothing to a guest, who has no logins', () => {
    const { host, calls } = createFakeHost({}, fakeGuest);
    render(inShell(host, <LoginSettings />));
    expect(screen.queryByText('Logins')).toBeNull();
    expect(calls.sentTo(logins)).toEqual([]);
  });
});

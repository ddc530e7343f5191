// @vitest-environment jsdom
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RegisterForm } from './RegisterForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open() {
  const { host, calls } = createFakeHost();
  const registered = { tokenId: 'token2', isNewUser: true, merged: null, restored: false };
  calls.respond(loginOrRegister, () => registered);
  const nothing = vi.fn();
  const props = { account: '', firstField: { current: null }, onAccount: nothing, onDone: nothing };
  render(inShell(host, <RegisterForm {...props} onView={nothing} />));
  return calls;
}

describe('RegisterForm', () => {
  it('sends who invited the visitor', async () => {
    localStorage.setItem('lastReferral', 'friend');
    const calls = open();
    const values = {
      Email: 'mara@example.org',
      'Verification code': '123456',
      Password: 'lantern fish',
      'Confirm password': 'lantern fish',
    };
    for (const [label, value] of Object.entries(values))
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.submit(screen.getByRole('form'));
    await waitFor(() =>
      expect(calls.sentTo(loginOrRegister)).toEqual([expect.objectContaining({ referral: 'friend' })]),
    );
  });

  it('tells the rules of a new password before it is sent', () => {
    open();
    expect(screen.getByText('At least 6 characters. Common passwords are refused.')).toBeDefined();
  });
});

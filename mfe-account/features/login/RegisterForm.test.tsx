// @vitest-environment jsdom
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { sendMailPwdCode } from '@storyloom/contract/users/endpoints/send-mail-pwd-code';
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
  calls.respond(sendMailPwdCode, () => ({ resendAfter: 60 }));
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

  it('sends the code and opens the code on Enter in the address, and asks for the rest afterwards', async () => {
    const calls = open();
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mara@example.org' } });
    fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Verification code')));
    expect(calls.sentTo(sendMailPwdCode)).toHaveLength(1);
    expect(screen.queryByText('Password is required')).toBeNull();
    fireEvent.submit(screen.getByRole('form'));
    expect(await screen.findByText('Password is required')).toBeDefined();
    expect([calls.sentTo(sendMailPwdCode).length, calls.sentTo(loginOrRegister)]).toEqual([1, []]);
  });

  it('says what is missing when only the address is typed', async () => {
    const calls = open();
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mara@example.org' } });
    fireEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Password is required')).toBeDefined();
    expect(calls.sentTo(sendMailPwdCode)).toEqual([]);
  });

  it('opens the code instead of a second sending while the countdown runs', async () => {
    localStorage.setItem('storyloom:guest1:code-sent', String(Date.now() + 30_000));
    const calls = open();
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'mara@example.org' } });
    fireEvent.keyDown(screen.getByLabelText('Email'), { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Verification code')));
    expect(calls.sentTo(sendMailPwdCode)).toEqual([]);
  });

  it('tells the rules of a new password before it is sent', () => {
    open();
    expect(screen.getByText('At least 6 characters. Common passwords are refused.')).toBeDefined();
  });
});

// @vitest-environment jsdom
import { appealBlock } from '@storyloom/contract/moderation/endpoints/appeal-block';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { BusinessError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LoginForm } from './LoginForm.tsx';

afterEach(cleanup);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the login of a blocked user', () => {
  it('shows the reason, keeps the input, and sends an appeal', async () => {
    // Compiling the form can take longer than the timeout of a query.
    await import('../appeals/AppealBlock.tsx');
    const { host, calls } = createFakeHost();
    const message = 'This account is blocked. You sold accounts.';
    calls.respond(loginOrRegister, () =>
      Promise.reject(new BusinessError(11020, message, 'auth.blocked', {})),
    );
    calls.respond(appealBlock, () => ({ appealed: true as const }));
    const nothing = () => {};
    const props = { account: '', firstField: { current: null }, onAccount: nothing, onDone: nothing };
    render(inShell(host, <LoginForm {...props} onView={nothing} />));
    type('Email', 'mara@example.org');
    type('Password', 'lantern fish');
    press('Log in');
    expect(await screen.findByText(message)).toBeDefined();
    const field = await screen.findByLabelText('Why should we look again?');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('lantern fish');
    fireEvent.change(field, { target: { value: 'It was not me.' } });
    press('Ask us to look again');
    expect(await screen.findByText(/^Sent\./)).toBeDefined();
    expect(calls.sentTo(appealBlock)).toEqual([
      { account: 'mara@example.org', accessToken: 'lantern fish', text: 'It was not me.' },
    ]);
    // The next attempt may be for another account.
    calls.respond(loginOrRegister, () => new Promise(() => {}));
    press('Log in');
    await waitFor(() => expect(screen.queryByText(/^Sent\./)).toBeNull());
  });
});

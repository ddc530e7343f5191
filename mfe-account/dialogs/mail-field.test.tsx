// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RegisterForm } from '../features/login/RegisterForm.tsx';

afterEach(cleanup);

describe('mailField', () => {
  it('says what is wrong with an address when the visitor leaves it, and nothing about an empty one', async () => {
    const nothing = () => {};
    const view = { account: '', firstField: { current: null }, onAccount: nothing, onView: nothing };
    render(inShell(createFakeHost().host, <RegisterForm {...view} onDone={nothing} />));
    const mail = screen.getByLabelText('Email');
    fireEvent.blur(mail);
    fireEvent.input(mail, { target: { value: 'nonsense' } });
    fireEvent.blur(mail);
    expect(await screen.findByText('Please enter a valid email')).toBeDefined();
    expect(screen.queryByText('Email is required')).toBeNull();
    fireEvent.input(mail, { target: { value: 'mara@example.org' } });
    fireEvent.blur(mail);
    await expect.poll(() => screen.queryByText('Please enter a valid email')).toBeNull();
  });
});

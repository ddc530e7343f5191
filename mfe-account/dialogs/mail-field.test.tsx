// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RegisterForm } from '../features/login/RegisterForm.tsx';

afterEach(cleanup);

function open() {
  const nothing = () => {};
  const view = { account: '', firstField: { current: null }, onAccount: nothing, onView: nothing };
  render(inShell(createFakeHost().host, <RegisterForm {...view} onDone={nothing} />));
  return screen.getByLabelText('Email');
}

describe('mailField', () => {
  it('says what is wrong with an address when the visitor leaves it, and nothing about an empty one', async () => {
    const mail = open();
    fireEvent.blur(mail);
    fireEvent.input(mail, { target: { value: 'nonsense' } });
    fireEvent.blur(mail);
    expect(await screen.findByText('Please enter a valid email')).toBeDefined();
    expect(screen.queryByText('Email is required')).toBeNull();
    fireEvent.input(mail, { target: { value: 'mara@example.org' } });
    fireEvent.blur(mail);
    await expect.poll(() => screen.queryByText('Please enter a valid email')).toBeNull();
  });

  it('says what is wrong with an address when Send Code is pressed, until it is right', async () => {
    const mail = open();
    fireEvent.click(screen.getByRole('button', { name: 'Send Code' }));
    expect(await screen.findByText('Email is required')).toBeDefined();
    await expect.poll(() => document.activeElement).toBe(mail);
    fireEvent.input(mail, { target: { value: 'nonsense' } });
    expect(await screen.findByText('Please enter a valid email')).toBeDefined();
    fireEvent.input(mail, { target: { value: 'mara@example.org' } });
    await expect.poll(() => screen.queryByText('Please enter a valid email')).toBeNull();
  });
});

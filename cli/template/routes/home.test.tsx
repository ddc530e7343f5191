// @vitest-environment jsdom

import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Home from './home.tsx';

afterEach(cleanup);

describe('the home page', () => {
  it('asks a guest to log in', () => {
    const requireLogin = vi.fn(async () => true);
    render(inShell(createFakeHost({ requireLogin }).host, <Home />));
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(requireLogin).toHaveBeenCalledOnce();
  });

  it('tells a visitor with an account that they are logged in', () => {
    render(inShell(createFakeHost({}, { ...fakeGuest, status: 'real' }).host, <Home />));
    expect(screen.getByText('You are logged in.')).toBeDefined();
  });
});

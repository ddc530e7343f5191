// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StartChoices } from './StartChoices.tsx';

afterEach(cleanup);

describe('StartChoices', () => {
  it('asks a guest to log in, and continues with the chosen type', async () => {
    const login = Promise.withResolvers<boolean>();
    const navigate = vi.fn();
    const { host } = createFakeHost({ requireLogin: () => login.promise, navigate });
    render(inShell(host, <StartChoices importHref="/script?import=1" />));
    fireEvent.click(screen.getByRole('button', { name: /^A character/ }));
    expect(navigate).not.toHaveBeenCalled();
    login.resolve(true);
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/script/edit?type=ROLE'));
  });

  it('stays on the page if the guest does not log in', async () => {
    const navigate = vi.fn();
    const requireLogin = vi.fn(async () => false);
    const { host } = createFakeHost({ requireLogin, navigate });
    render(inShell(host, <StartChoices importHref="/script?import=1" />));
    fireEvent.click(screen.getByRole('button', { name: /^A story/ }));
    await waitFor(() => expect(requireLogin).toHaveBeenCalledOnce());
    expect(navigate).not.toHaveBeenCalled();
  });
});

// @vitest-environment jsdom
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Invite } from './Invite.tsx';

const real = { status: 'real', tokenId: 'token1', userId: 'mara' } as const;
const link = 'http://localhost:3000/?referral=mara';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Invite', () => {
  it('shows the link with the user’s referral', () => {
    render(inShell(createFakeHost({}, real).host, <Invite />));
    expect(screen.getByLabelText<HTMLInputElement>('Your link').value).toBe(link);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('uses the device’s share dialog if available', () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    render(inShell(createFakeHost({}, real).host, <Invite />));
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Storyloom', url: link });
  });

  it('is not offered to guests', () => {
    const { container } = render(inShell(createFakeHost({}, fakeGuest).host, <Invite />));
    expect(container.textContent).toBe('');
  });
});

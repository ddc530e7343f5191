// @vitest-environment jsdom
import { referrals } from '@storyloom/contract/users/endpoints/referrals';
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

function realHost(count: number) {
  const { host, calls } = createFakeHost({}, real);
  calls.respond(referrals, () => ({ count }));
  return host;
}

describe('Invite', () => {
  it.each([
    [1, 'One person has joined.'],
    [1_200, '1,200 people have joined.'],
  ])('says that %i registered after the link', async (count, text) => {
    render(inShell(realHost(count), <Invite />));
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('shows the link with the user’s referral', () => {
    render(inShell(realHost(0), <Invite />));
    expect(screen.getByLabelText<HTMLInputElement>('Your link').value).toBe(link);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('uses the device’s share dialog if available', () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    render(inShell(realHost(0), <Invite />));
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Storyloom', url: link });
  });

  it('is not offered to guests', () => {
    const { container } = render(inShell(createFakeHost({}, fakeGuest).host, <Invite />));
    expect(container.textContent).toBe('');
  });
});

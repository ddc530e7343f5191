// @vitest-environment jsdom
import { contract } from '@storyloom/contract/creators/endpoints/contract';
import { contractApply } from '@storyloom/contract/creators/endpoints/contract-apply';
import type { Contract } from '@storyloom/contract/creators/entities/contract';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContractSection } from './ContractSection.tsx';

afterEach(cleanup);

const APPLY_AGAIN = 'You can apply again when you meet the requirements.';

function show(change: Partial<Contract>) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast }, { ...fakeGuest, status: 'real' });
  const stored = {
    cardsNeeded: 10,
    heatNeeded: 1_000,
    cardsReached: 3,
    state: 'REFUSED' as const,
    reason: 'Two stories are copies',
    appliedAt: null,
    ...change,
  };
  calls.respond(contract, () => stored);
  calls.respond(contractApply, () => ({ ...stored, state: 'APPLIED' as const, reason: null }));
  render(inShell(host, <ContractSection />));
  return { calls, toast };
}

describe('ContractSection', () => {
  it('says why an application was refused, and when the creator can apply again', async () => {
    show({ cardsReached: 3 });
    await screen.findByText('Your last application was refused. Reason: Two stories are copies');
    expect(screen.getByText(APPLY_AGAIN)).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('shows only the form to a refused creator who meets the requirements', async () => {
    show({ cardsReached: 10 });
    await screen.findByText('Your last application was refused. Reason: Two stories are copies');
    expect(screen.queryByText(APPLY_AGAIN)).toBeNull();
    expect(screen.getByRole('form', { name: 'Application' })).toBeDefined();
  });

  it('moves the focus to the confirmation after an application was sent', async () => {
    show({ state: 'NONE', reason: null, cardsReached: 10 });
    const apply = await screen.findByRole('button', { name: 'Apply' });
    apply.focus();
    fireEvent.click(apply);
    const response = await screen.findByText('You applied. We’ll write to you when we decide.');
    expect(document.activeElement).toBe(response);
  });

  it('explains the requirements of a contract to a creator who has not applied', async () => {
    show({ state: 'NONE', reason: null });
    await screen.findByText(/^A contract needs 10 published stories above 1,000 heat each\./);
    expect(screen.queryByText(APPLY_AGAIN)).toBeNull();
  });

  it('sends the creator’s message, and confirms it', async () => {
    const { calls, toast } = show({ state: 'NONE', reason: null, cardsReached: 11 });
    fireEvent.change(await screen.findByLabelText(/^Message/), { target: { value: 'Sea stories.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(toast.mock.calls).toEqual([['success', 'Application sent.']]));
    expect(calls.sentTo(contractApply)).toEqual([{ message: 'Sea stories.' }]);
  });

  it('says when the creator applied without taking the focus, or that there is a contract', async () => {
    show({ state: 'APPLIED', appliedAt: '2026-11-20T12:00:00.000Z' });
    await screen.findByText('You applied on Nov 20, 2026. We’ll write to you when we decide.');
    expect(document.activeElement).toBe(document.body);
    cleanup();
    show({ state: 'ACCEPTED', cardsReached: 12 });
    await screen.findByText('You have a contract with Storyloom.');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('can be reloaded after a failure', async () => {
    const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
    calls.respond(contract, () => Promise.reject(new Error('down')));
    render(inShell(host, <ContractSection />));
    expect(await screen.findByText('Couldn’t load your contract.')).toBeDefined();
    calls.respond(contract, () => ({
      cardsNeeded: 10,
      heatNeeded: 1_000,
      cardsReached: 12,
      state: 'ACCEPTED' as const,
      reason: null,
      appliedAt: null,
    }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('You have a contract with Storyloom.')).toBeDefined();
  });
});

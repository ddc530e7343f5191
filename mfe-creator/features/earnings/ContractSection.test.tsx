// @vitest-environment jsdom
import { contract } from '@storyloom/contract/endpoints/creators/contract';
import { contractApply } from '@storyloom/contract/endpoints/creators/contract-apply';
import type { Contract } from '@storyloom/contract/entities/contract';
import { createFakeHost, fakeGuest } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ContractSection } from './ContractSection.tsx';

afterEach(cleanup);

const APPLY_AGAIN = 'You can apply again when you meet the requirements.';

function show(change: Partial<Contract>) {
  const { host, calls } = createFakeHost({}, { ...fakeGuest, status: 'real' });
  const stored = {
    ...{ cardsNeeded: 10, heatNeeded: 1_000, cardsReached: 3 },
    ...{ state: 'REFUSED' as const, reason: 'Two stories are copies', appliedAt: null },
    ...change,
  };
  calls.answer(contract, () => stored);
  calls.answer(contractApply, () => ({ ...stored, state: 'APPLIED' as const, reason: null }));
  render(inShell(host, <ContractSection />));
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

  it('leaves the focus at the answer when an application was sent', async () => {
    show({ state: 'NONE', reason: null, cardsReached: 10 });
    const apply = await screen.findByRole('button', { name: 'Apply' });
    apply.focus();
    fireEvent.click(apply);
    const answer = await screen.findByText('You applied. We’ll write to you when we decide.');
    expect(document.activeElement).toBe(answer);
  });

  it('says what a contract needs to a creator who has not applied', async () => {
    show({ state: 'NONE', reason: null });
    await screen.findByText(/^A contract needs 10 published stories above 1,000 heat each\./);
    expect(screen.queryByText(APPLY_AGAIN)).toBeNull();
  });
});

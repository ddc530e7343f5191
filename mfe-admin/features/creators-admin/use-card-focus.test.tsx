// @vitest-environment jsdom
import { contracts } from '@storyloom/contract/admin/endpoints/contracts';
import { decideContract } from '@storyloom/contract/admin/endpoints/decide-contract';
import { withdrawals } from '@storyloom/contract/admin/endpoints/withdrawals';
import type { AdminWithdrawal } from '@storyloom/contract/admin/entities/admin-withdrawal';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { adminWithdrawal, creatorApplication } from '../../testing/creators-admin.ts';
import { onePage } from '../../testing/points-admin.ts';
import { Contracts } from './Contracts.tsx';
import { Withdrawals } from './Withdrawals.tsx';

afterEach(cleanup);

const session = { status: 'real', tokenId: 'token1', userId: 'me' } as const;
const of = (name: string, change: Partial<AdminWithdrawal> = {}) =>
  adminWithdrawal({ id: name, user: { id: name, name, avatarUrl: null }, ...change });
const cardOf = (name: string) => screen.findByRole('article', { name: `$20.00 for ${name}` });

/** Renders withdrawals; `become` refetches the list with others. */
async function show(...listed: AdminWithdrawal[]) {
  const { host, calls } = createFakeHost({}, session);
  calls.respond(withdrawals, () => onePage(...listed));
  render(inShell(host, <Withdrawals />));
  await screen.findAllByRole('article');
  const become = async (...next: AdminWithdrawal[]) => {
    calls.respond(withdrawals, () => onePage(...next));
    await act(() => host.queryClient.invalidateQueries({ queryKey: [withdrawals.path] }));
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(next.length));
  };
  const focusOn = async (name: string, button: string) =>
    within(await cardOf(name))
      .getByRole('button', { name: button })
      .focus();
  return { become, focusOn };
}

describe('the focus in a list of cards to decide', () => {
  it('moves to the next card when the focused one disappears', async () => {
    const { become, focusOn } = await show(of('Ada'), of('Bo'), of('Cy'));
    await focusOn('Bo', 'Approve…');
    await become(of('Ada'), of('Cy'));
    expect(document.activeElement).toBe(await cardOf('Cy'));
  });

  it('moves to the previous card when the last one disappears', async () => {
    const { become, focusOn } = await show(of('Ada'), of('Bo'));
    await focusOn('Bo', 'Approve…');
    await become(of('Ada'));
    expect(document.activeElement).toBe(await cardOf('Ada'));
  });

  it('moves to the empty list when the only card disappears', async () => {
    const { become, focusOn } = await show(of('Ada'));
    await focusOn('Ada', 'Approve…');
    await become();
    await screen.findByText('Nothing is waiting');
    expect(document.activeElement?.textContent).toContain('Nothing is waiting');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('moves to the card of a removed button, even if an earlier card is removed too', async () => {
    const { become, focusOn } = await show(of('Ada'), of('Bo'), of('Cy'));
    await focusOn('Bo', 'Approve…');
    await become(of('Bo', { state: 'APPROVED', hasDocument: false }), of('Cy'));
    expect(document.activeElement).toBe(await cardOf('Bo'));
  });

  it('stays where it is if it moved before the card disappears', async () => {
    const { become, focusOn } = await show(of('Ada'), of('Bo'));
    await focusOn('Bo', 'Approve…');
    const tab = screen.getByRole('tab', { name: 'Decided' });
    tab.focus();
    await become(of('Ada'));
    expect(document.activeElement).toBe(tab);
  });

  it('moves to the next application after one is refused', async () => {
    const { host, calls } = createFakeHost({}, session);
    const bo = creatorApplication({ id: 'contract2', user: { id: 'bo', name: 'Bo', avatarUrl: null } });
    calls.respond(contracts, () => onePage(creatorApplication(), bo));
    calls.respond(decideContract, () => creatorApplication({ state: 'REFUSED' }));
    render(inShell(host, <Contracts />));
    const ada = within(await screen.findByRole('article', { name: 'Contract of Ada' }));
    fireEvent.click(ada.getByRole('button', { name: 'Refuse…' }));
    fireEvent.change(ada.getByLabelText('Reason'), { target: { value: 'Copies.' } });
    const refuse = ada.getByRole('button', { name: 'Refuse' });
    refuse.focus();
    calls.respond(contracts, () => onePage(bo));
    fireEvent.click(refuse);
    const next = screen.getByRole('article', { name: 'Contract of Bo' });
    await expect.poll(() => document.activeElement).toBe(next);
  });
});

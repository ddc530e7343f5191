// @vitest-environment jsdom
import { cases } from '@storyloom/contract/moderation/endpoints/cases';
import { decide } from '@storyloom/contract/moderation/endpoints/decide';
import { takeCase } from '@storyloom/contract/moderation/endpoints/take-case';
import { moderationErrors } from '@storyloom/contract/moderation/errors';
import { BusinessError, NetworkError } from '@storyloom/http/errors';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moderationCase } from '../../testing/cases.ts';
import { onePage } from '../../testing/points-admin.ts';
import { CaseList } from './CaseList.tsx';

afterEach(cleanup);

const titles = { case1: 'Ashes', case2: 'Brine', case3: 'Clay' };
type Id = keyof typeof titles;
const ids = Object.keys(titles) as Id[];

const refusal = (name: keyof typeof moderationErrors) => {
  const { code, msg } = moderationErrors[name];
  return new BusinessError(code, msg, name, {});
};

/** Three waiting cases. A decided one is not listed any more. */
async function setup({ url = '/', taken = {} as Partial<Record<Id, Error>> } = {}) {
  const toast = vi.fn();
  const { host, calls } = createFakeHost({ toast });
  const waiting = new Set<string>(ids);
  const { subject } = moderationCase();
  const caseOf = (id: Id) => moderationCase({ id, subject: { ...subject, title: titles[id] } });
  calls.respond(cases, () => onePage(...ids.filter((id) => waiting.has(id)).map(caseOf)));
  calls.respond(takeCase, ({ caseId }) => {
    const error = taken[caseId as Id];
    if (error) throw error;
    return caseOf(caseId as Id);
  });
  calls.respond(decide, ({ caseId }) => {
    waiting.delete(caseId);
    return caseOf(caseId as Id);
  });
  render(inShell(host, <CaseList />, { url }));
  await screen.findByRole('link', { name: /Ashes/ });
  return { calls, toast };
}

const box = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${title}` });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const selected = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
const decideAll = async (count: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Reason' }), {
    target: { value: 'Advertising.' },
  });
  await press(`Decide ${count}`);
};

describe('the selection of waiting cases', () => {
  it('is announced, and cleared with the focus on Select all', async () => {
    await setup();
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    fireEvent.click(box('Brine'));
    expect(status.textContent).toBe('1 selected');
    await press('Select all');
    expect(status.textContent).toBe('3 selected');
    await press('Clear');
    expect(status.textContent).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select all' }));
  });

  it('changes by X for the row that has the focus, also on its checkbox', async () => {
    await setup();
    fireEvent.keyDown(document.body, { key: 'x' });
    expect(selected()).toEqual([false, false, false]);
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'x' });
    box('Brine').focus();
    fireEvent.keyDown(box('Brine'), { key: 'x' });
    fireEvent.keyDown(box('Brine'), { key: 'j' });
    expect(document.activeElement?.textContent).toContain('Clay');
    expect(selected()).toEqual([true, true, false]);
  });

  it('ends when the list is narrowed', async () => {
    await setup();
    await press('Select all');
    await act(async () => fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'STORY' } }));
    await screen.findByRole('link', { name: /Ashes/ });
    expect(selected()).toEqual([false, false, false]);
  });

  it('is not offered for decided cases', async () => {
    await setup({ url: '/?state=decided' });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Select all' })).toBeNull();
  });
});

describe('a decision about several cases', () => {
  it('takes and decides each with the one reason, and says how many', async () => {
    const { calls, toast } = await setup();
    fireEvent.click(box('Ashes'));
    fireEvent.click(box('Clay'));
    await press('Violation…');
    const reason = await screen.findByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(document.activeElement).toBe(reason));
    await press('Decide 2 cases');
    expect(await screen.findByText('Give a reason')).toBeDefined();
    await decideAll('2 cases');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const decision = { outcome: 'VIOLATION', reason: 'Advertising.' };
    expect(calls.sentTo(takeCase).map(({ caseId }) => caseId)).toEqual(['case1', 'case3']);
    expect(calls.sentTo(decide)).toEqual([
      { caseId: 'case1', ...decision },
      { caseId: 'case3', ...decision },
    ]);
    expect(toast).toHaveBeenCalledExactlyOnceWith('success', '2 decided.');
    expect(screen.getAllByRole('link', { name: /Ashes|Brine|Clay/ })).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select all' }));
  });

  it('leaves a refused case selected, with the message of the server', async () => {
    const { calls, toast } = await setup({ taken: { case2: refusal('case.taken') } });
    await press('Select all');
    await press('No violation…');
    await decideAll('3 cases');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('2 decided. 1 could not be decided:'));
    expect(dialog.textContent).toContain(`Brine${moderationErrors['case.taken'].msg}`);
    expect(calls.sentTo(decide).map(({ caseId }) => caseId)).toEqual(['case1', 'case3']);
    expect(toast).not.toHaveBeenCalled();
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box('Brine').checked).toBe(true);
    expect(screen.getByText('1 selected')).toBeDefined();
  });

  it('ends at a failure without an explanation, which leaves the remaining cases', async () => {
    const { calls } = await setup({ taken: { case2: new NetworkError('down') } });
    await press('Select all');
    await press('Violation…');
    await decideAll('3 cases');
    expect(await screen.findByText('1 decided. 2 could not be decided:')).toBeDefined();
    expect(calls.sentTo(takeCase).map(({ caseId }) => caseId)).toEqual(['case1', 'case2']);
  });

  it('shows its progress', async () => {
    const { calls } = await setup();
    let release = () => {};
    calls.respond(
      decide,
      () =>
        new Promise((resolve) => {
          release = () => resolve(moderationCase());
        }),
    );
    await press('Select all');
    await press('Violation…');
    await decideAll('3 cases');
    expect(await screen.findByText('Case 1 of 3')).toBeDefined();
    await act(async () => release());
    expect(await screen.findByText('Case 2 of 3')).toBeDefined();
    expect(screen.getByRole('progressbar')).toHaveProperty('value', 1);
  });
});

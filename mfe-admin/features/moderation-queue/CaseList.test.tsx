// @vitest-environment jsdom
import { cases } from '@storyloom/contract/moderation/endpoints/cases';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { moderationCase } from '../../testing/cases.ts';
import { onePage } from '../../testing/points-admin.ts';
import { CaseList } from './CaseList.tsx';

afterEach(cleanup);

function show(url = '/') {
  const { host, calls } = createFakeHost();
  calls.respond(cases, ({ state }) => (state === 'waiting' ? onePage(moderationCase()) : onePage()));
  render(inShell(host, <CaseList />, { url }));
  return { calls };
}

describe('CaseList', () => {
  it('lists the waiting cases with link, state and author', async () => {
    const { calls } = show();
    const row = await screen.findByRole('link', {
      name: /The Salt Clock.*Copied, or pretends.*1 report.*by Mara Vey/,
    });
    expect(row.getAttribute('href')).toBe('/admin/moderation/case1');
    expect(calls.sentTo(cases)).toEqual([{ state: 'waiting', page: 1 }]);
  });

  it('says who has taken a case', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(cases, () =>
      onePage(moderationCase({ takenBy: { id: 'bo', name: 'Bo', avatarUrl: null } })),
    );
    render(inShell(host, <CaseList />));
    expect(await screen.findByRole('link', { name: /The Salt Clock.*Taken by Bo/ })).toBeDefined();
  });

  it('lists decided cases in their own tab, which can be opened by URL', async () => {
    const { calls } = show();
    await screen.findByRole('link', { name: /The Salt Clock/ });
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Decided' })));
    expect(await screen.findByText('No decisions yet')).toBeDefined();
    expect(calls.sentTo(cases).at(-1)).toEqual({ state: 'decided', page: 1 });
    cleanup();
    show('/?state=decided');
    expect(await screen.findByText('No decisions yet')).toBeDefined();
  });

  it('is narrowed and ordered by the address, and says if nothing matches', async () => {
    const { calls } = show('/?kind=STORY&reason=SPAM&order=NEWEST&author=mara&q=clock');
    await screen.findByRole('link', { name: /The Salt Clock/ });
    const search = { kind: 'STORY', order: 'NEWEST', authorId: 'mara', keyword: 'clock' };
    expect(calls.sentTo(cases)).toEqual([{ state: 'waiting', ...search, page: 1 }]);
    calls.respond(cases, () => onePage());
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'MINORS' } });
    expect(await screen.findByText('No case matches')).toBeDefined();
    expect(calls.sentTo(cases).at(-1)).toEqual({ state: 'waiting', ...search, reason: 'MINORS', page: 1 });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show all authors' })));
    expect(calls.sentTo(cases).at(-1)).not.toHaveProperty('authorId');
  });

  it('names its order by what it sorts, and leaves the usual one out of the address', async () => {
    const { calls } = show();
    await screen.findByRole('link', { name: /The Salt Clock/ });
    const order = () => screen.getByLabelText<HTMLSelectElement>('Order');
    const shown = () => order().selectedOptions[0]?.textContent;
    const last = () => calls.sentTo(cases).at(-1);
    expect(shown()).toBe('Longest wait');
    await act(async () => fireEvent.change(order(), { target: { value: 'NEWEST' } }));
    expect(last()).toEqual({ state: 'waiting', order: 'NEWEST', page: 1 });
    await act(async () => fireEvent.change(order(), { target: { value: 'GRAVEST' } }));
    expect([shown(), last()]).toEqual([
      'Most serious first',
      { state: 'waiting', order: 'GRAVEST', page: 1 },
    ]);
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Decided' })));
    expect([shown(), last()]).toEqual(['Latest decision', { state: 'decided', page: 1 }]);
    await act(async () => fireEvent.change(order(), { target: { value: 'OLDEST' } }));
    expect(last()).toEqual({ state: 'decided', order: 'OLDEST', page: 1 });
  });

  it('moves the focus with J and K, except while somebody types', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(cases, () => onePage(moderationCase(), moderationCase({ id: 'case2' })));
    render(inShell(host, <CaseList />));
    const [first, second] = await screen.findAllByRole('link');
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(document.activeElement).toBe(second);
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(document.activeElement).toBe(first);
    fireEvent.keyDown(screen.getByLabelText('Title'), { key: 'j' });
    expect(document.activeElement).toBe(first);
  });

  it('names the keys only if there are cases', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(cases, () => onePage());
    render(inShell(host, <CaseList />));
    expect(await screen.findByText(/^0 cases/)).toBeDefined();
    expect(screen.queryByText(/J and K/)).toBeNull();
  });

  it('takes the focus of a page that is gone, as that of a decided case', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(cases, () => onePage(moderationCase()));
    render(inShell(host, <CaseList />));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Moderation' }));
  });

  it('can be reloaded after a failure', async () => {
    const { host, calls } = createFakeHost();
    calls.respond(cases, () => Promise.reject(new Error('down')));
    render(inShell(host, <CaseList />));
    expect(await screen.findByText('Couldn’t load the cases.')).toBeDefined();
    calls.respond(cases, () => onePage(moderationCase()));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /The Salt Clock/ })).toBeDefined();
  });
});

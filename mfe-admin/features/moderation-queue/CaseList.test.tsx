// @vitest-environment jsdom
import { caseCounts } from '@storyloom/contract/moderation/endpoints/case-counts';
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
  calls.respond(cases, ({ state, group }) =>
    state === 'waiting' && group === undefined ? onePage(moderationCase()) : onePage(),
  );
  calls.respond(caseCounts, () => ({ all: 12, unassigned: 1_001, mine: 0, appeals: 3 }));
  render(inShell(host, <CaseList />, { url }));
  return { calls };
}

describe('CaseList', () => {
  it('lists the waiting cases with link, state and author', async () => {
    const { calls } = show();
    const row = await screen.findByRole('link', {
      name: /Medium.*The Salt Clock.*Copied, or pretends.*1 report.*by Mara Vey/,
    });
    expect(row.getAttribute('href')).toBe('/admin/moderation/case1');
    expect(calls.sentTo(cases)).toEqual([{ state: 'waiting', order: 'GRAVEST', page: 1 }]);
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
    expect(calls.sentTo(cases).at(-1)).toEqual({ state: 'decided', order: 'NEWEST', page: 1 });
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
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: ' sea ' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Find' })));
    expect(calls.sentTo(cases).at(-1)).toMatchObject({ keyword: 'sea' });
  });

  it('names its order by what it sorts, and leaves the usual one out of the address', async () => {
    const { calls } = show();
    await screen.findByRole('link', { name: /The Salt Clock/ });
    const order = () => screen.getByLabelText<HTMLSelectElement>('Order');
    const shown = () => order().selectedOptions[0]?.textContent;
    const last = () => calls.sentTo(cases).at(-1);
    expect(shown()).toBe('Most serious first');
    await act(async () => fireEvent.change(order(), { target: { value: 'OLDEST' } }));
    expect([shown(), last()]).toEqual(['Longest wait', { state: 'waiting', order: 'OLDEST', page: 1 }]);
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: /^Appeals/ })));
    expect(last()).toEqual({ state: 'waiting', group: 'APPEALS', order: 'OLDEST', page: 1 });
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Decided' })));
    expect([shown(), last()]).toEqual(['Latest decision', { state: 'decided', order: 'NEWEST', page: 1 }]);
    await act(async () => fireEvent.change(order(), { target: { value: 'OLDEST' } }));
    expect(last()).toEqual({ state: 'decided', order: 'OLDEST', page: 1 });
  });

  it('has a tab for each group of waiting cases, with its number and what to do if it is empty', async () => {
    const { calls } = show('/?state=mine&age=DAY');
    expect(await screen.findByText('No case matches')).toBeDefined();
    const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(tabs()).toEqual(['All waiting 12', 'Unassigned 1,000+', 'Mine', 'Appeals 3', 'Decided']);
    expect(calls.sentTo(cases)).toEqual([
      { state: 'waiting', group: 'MINE', order: 'GRAVEST', age: 'DAY', page: 1 },
    ]);
    expect(calls.sentTo(caseCounts)).toEqual([{ age: 'DAY' }]);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear filters' })));
    expect(await screen.findByText('Nothing is assigned to you')).toBeDefined();
    expect(screen.getByText('Take a case from Unassigned.')).toBeDefined();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show unassigned' })));
    expect(await screen.findByText('Nothing is unassigned')).toBeDefined();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Unassigned 1,000+');
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

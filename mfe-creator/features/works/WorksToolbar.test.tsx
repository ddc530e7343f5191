// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorksToolbar } from './WorksToolbar.tsx';
import { unfiltered, type WorksFilter } from './works.filter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Renders the toolbar of a list whose filter can also change elsewhere. */
function show(initial: Partial<WorksFilter> = {}) {
  const searched: string[] = [];
  let setFilter: (filter: WorksFilter) => void = () => {};
  function Works() {
    const [filter, set] = useState<WorksFilter>({ ...unfiltered, ...initial });
    setFilter = set;
    const change = (next: WorksFilter) => {
      searched.push(next.keyword);
      set(next);
    };
    return <WorksToolbar filter={filter} onChange={change} />;
  }
  render(<Works />);
  return { searched, showAll: () => act(() => setFilter(unfiltered)) };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search your works' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('WorksToolbar', () => {
  it('searches once, when typing has paused', async () => {
    const { searched } = show();
    type('fer');
    await pass(299);
    type('ferry ');
    await pass(299);
    expect(searched).toEqual([]);
    await pass(1);
    expect(searched).toEqual(['ferry']);
    expect(field().value).toBe('ferry ');
    await pass(1_000);
    expect(searched).toHaveLength(1);
  });

  it('drops a keyword that was removed from the filter, and does not search it again', async () => {
    const { searched, showAll } = show({ keyword: 'ferry' });
    expect(field().value).toBe('ferry');
    showAll();
    expect(field().value).toBe('');
    await pass(1_000);
    expect(searched).toEqual([]);
  });

  it('clears a keyword that it has already searched for, and does not search again', async () => {
    const { searched, showAll } = show();
    type('ferry');
    await pass(300);
    showAll();
    expect(field().value).toBe('');
    await pass(1_000);
    expect(searched).toEqual(['ferry']);
  });

  it('keeps text typed while a search starts', async () => {
    const { searched } = show();
    type('fer');
    await pass(300);
    type('ferry');
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'DRAFT' } });
    expect(field().value).toBe('ferry');
    await pass(300);
    expect(searched).toEqual(['fer', 'fer', 'ferry']);
  });

  it('says on the button that unfolds the filters how many are set', () => {
    render(
      <WorksToolbar filter={{ ...unfiltered, keyword: 'ferry', status: 'DRAFT' }} onChange={() => {}} />,
    );
    const button = screen.getByRole('button', { name: 'Filters (1)', expanded: false });
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('shows and changes one part of the filter, and keeps the others', () => {
    const changes: WorksFilter[] = [];
    const filter: WorksFilter = { keyword: 'ferry', status: 'DRAFT', type: 'ROLE', sort: 'LATEST' };
    render(<WorksToolbar filter={filter} onChange={(next) => changes.push(next)} />);
    const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
    expect(['Status', 'Type', 'Sort by'].map((label) => select(label).value)).toEqual([
      ...['DRAFT', 'ROLE', 'LATEST'],
    ]);
    fireEvent.change(select('Status'), { target: { value: 'all' } });
    fireEvent.change(select('Type'), { target: { value: 'STORY' } });
    fireEvent.change(select('Sort by'), { target: { value: 'MESSAGE_COUNT' } });
    expect(changes).toEqual([
      { ...filter, status: 'all' },
      { ...filter, type: 'STORY' },
      { ...filter, sort: 'MESSAGE_COUNT' },
    ]);
  });
});

import { useSearchParams } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { useEffect, useRef } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { CaseFilters } from './CaseFilters.tsx';
import { CaseRows } from './CaseRows.tsx';
import type { CaseState } from './case.model.ts';
import { type CaseSearch, readCaseSearch, writeCaseSearch } from './case-search.ts';

const tabs = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'decided', label: 'Decided' },
] as const;

const empty = {
  waiting: {
    art: 'done',
    title: 'Nothing is waiting',
    text: 'Reports, held content and appeals appear here.',
  },
  decided: { art: 'ledger', title: 'No decisions yet', text: 'Cases that were decided appear here.' },
} as const;

const noMatch = {
  art: 'search',
  title: 'No case matches',
  text: 'Change the filters to see others.',
} as const;

/** Cases by state: the longest waiting first, and the latest decided first. */
export function CaseList() {
  const [search, setSearch] = useSearchParams();
  const state: CaseState = search.get('state') === 'decided' ? 'decided' : 'waiting';
  const narrowed = readCaseSearch(search, state);
  const open = (next: CaseState, to: CaseSearch) =>
    setSearch({ ...(next === 'decided' && { state: next }), ...writeCaseSearch(to) }, { replace: true });
  const { order: _order, ...filters } = narrowed;
  const isNarrowed = Object.keys(filters).length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form of a decided case is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <title>Moderation - Storyloom</title>
      <h1 ref={heading} className={parts.title} tabIndex={-1}>
        Moderation
      </h1>
      <Tabs
        label="State of the cases"
        items={tabs}
        value={state}
        onChange={(next) => open(next, { ...narrowed, order: undefined })}
      >
        <CaseFilters state={state} search={narrowed} onChange={(to) => open(state, to)} />
        {/* Another list has a selection of its own. */}
        <CaseRows
          key={search.toString()}
          state={state}
          search={narrowed}
          empty={<EmptyState {...(isNarrowed ? noMatch : empty[state])} />}
        />
      </Tabs>
    </>
  );
}

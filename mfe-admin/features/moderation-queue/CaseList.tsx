import { useSearchParams } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { useEffect, useRef } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { CaseFilters } from './CaseFilters.tsx';
import { CaseRows } from './CaseRows.tsx';
import { CaseTabs } from './CaseTabs.tsx';
import {
  type CaseListName,
  type CaseSearch,
  readCaseSearch,
  readListName,
  writeCaseSearch,
} from './case-search.ts';
import { emptyTexts, noMatch } from './empty-texts.ts';

/** The lists of waiting and decided cases, narrowed and ordered by the address. */
export function CaseList() {
  const [query, setQuery] = useSearchParams();
  const list = readListName(query);
  const search = readCaseSearch(query, list);
  const open = (next: CaseListName, to: CaseSearch) => setQuery(writeCaseSearch(next, to), { replace: true });
  const { order, ...filters } = search;
  const isNarrowed = Object.keys(filters).length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form of a decided case is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const clear = () => open(list, { order });
  const showUnassigned = (
    <Button kind="quiet" onClick={() => open('unassigned', search)}>
      Show unassigned
    </Button>
  );
  return (
    <>
      <title>Moderation - Storyloom</title>
      <h1 ref={heading} className={parts.title} tabIndex={-1}>
        Moderation
      </h1>
      {/* Decided cases have other orders than waiting ones. */}
      <CaseTabs
        list={list}
        search={search}
        onChange={(next) => open(next, list === 'decided' || next === 'decided' ? filters : search)}
      >
        <CaseFilters list={list} search={search} onChange={(to) => open(list, to)} onClear={clear} />
        {/* Another list has a selection of its own. */}
        <CaseRows
          key={query.toString()}
          list={list}
          search={search}
          onOrder={(next) => open(list, { ...search, order: next })}
          empty={
            <EmptyState
              {...(isNarrowed ? noMatch : emptyTexts[list])}
              action={list === 'mine' && !isNarrowed ? showUnassigned : undefined}
            />
          }
        />
      </CaseTabs>
    </>
  );
}

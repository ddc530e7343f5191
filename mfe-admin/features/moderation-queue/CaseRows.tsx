import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { type ReactNode, useRef } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { listProps } from '../admin-parts/list-props.tsx';
import { OrderSelect } from '../admin-parts/OrderSelect.tsx';
import { useKeys } from '../admin-parts/use-keys.ts';
import { BulkBar } from './BulkBar.tsx';
import { countCases } from './bulk.model.ts';
import { CaseRow } from './CaseRow.tsx';
import styles from './Cases.module.css';
import { type CaseListName, type CaseSearch, caseLists, orderOptions } from './case-search.ts';
import { casesQuery } from './cases.queries.ts';
import { useSelection } from './use-selection.ts';

interface CaseRowsProps {
  list: CaseListName;
  search: CaseSearch;
  onOrder: (order: CaseSearch['order']) => void;
  empty: ReactNode;
}

/** The cases that match, of which several waiting ones can be decided at once. */
export function CaseRows({ list: name, search, onOrder, empty }: CaseRowsProps) {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery(casesQuery(host, userId, name, search));
  const list = listProps(query, 'Couldn’t load the cases.');
  const { selected, toggle, select } = useSelection(list.items);
  const rows = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLButtonElement>(null);
  const isWaiting = caseLists[name].state === 'waiting';
  const total = query.data?.pages[0]?.totalCount;
  const rowElements = () => [...(rows.current?.querySelectorAll('li') ?? [])];
  const focused = () => rowElements().findIndex((row) => row.contains(document.activeElement));
  const move = (by: 1 | -1) => {
    const elements = rowElements();
    const next = Math.min(elements.length - 1, Math.max(0, focused() + by));
    elements[next]?.querySelector('a')?.focus();
  };
  const toggleFocused = () => {
    const item = list.items[focused()];
    if (item) toggle(item);
  };
  useKeys({ j: () => move(1), k: () => move(-1), ...(isWaiting && { x: toggleFocused }) });
  return (
    <>
      <div className={parts.listHead}>
        <p className={parts.note}>
          {total === undefined ? null : `${countCases(total)}. `}
          {total ? (
            <span className={styles.keys}>
              {isWaiting ? 'J and K move, X selects, Enter opens.' : 'J and K move, Enter opens.'}
            </span>
          ) : null}
        </p>
        <div className={parts.line}>
          {isWaiting && list.items.length > 0 ? (
            <Button ref={all} kind="ghost" size="small" onClick={() => select(list.items)}>
              Select all
            </Button>
          ) : null}
          <OrderSelect options={orderOptions(name)} value={search.order} onChange={onOrder} />
        </div>
      </div>
      <div ref={rows} tabIndex={-1}>
        <InfiniteList
          label={isWaiting ? 'Waiting cases' : 'Decided cases'}
          {...list}
          renderItem={(item) => (
            <CaseRow
              item={item}
              isSelected={selected.includes(item)}
              onToggle={isWaiting ? () => toggle(item) : null}
            />
          )}
          empty={empty}
        />
      </div>
      {isWaiting ? (
        <BulkBar selected={selected} onSelect={select} focusAfter={() => all.current ?? rows.current} />
      ) : null}
    </>
  );
}

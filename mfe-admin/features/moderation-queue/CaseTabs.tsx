import { listLimits } from '@storyloom/contract/core/list-limits';
import { useHost, useQuery, useSession } from '@storyloom/mfe';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import type { ReactNode } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { type CaseListName, type CaseSearch, caseListNames } from './case-search.ts';
import { caseCountsQuery } from './cases.queries.ts';

const labels: Readonly<Record<CaseListName, string>> = {
  waiting: 'All waiting',
  unassigned: 'Unassigned',
  mine: 'Mine',
  appeals: 'Appeals',
  decided: 'Decided',
};

/** “1,000+” */
const countText = (count: number) =>
  count > listLimits.totalCountCap ? '1,000+' : count.toLocaleString('en');

interface CaseTabsProps {
  list: CaseListName;
  search: CaseSearch;
  onChange: (list: CaseListName) => void;
  children: ReactNode;
}

/** The lists of cases, each with the number of waiting ones that match the filters. */
export function CaseTabs({ list, search, onChange, children }: CaseTabsProps) {
  const host = useHost();
  const { userId } = useSession();
  const { data } = useQuery(caseCountsQuery(host, userId, search));
  const { all, ...groups } = data ?? {};
  const counts: Partial<Record<CaseListName, number | undefined>> = { waiting: all, ...groups };
  const items = caseListNames.map((value) => {
    const count = counts[value];
    const label = count ? (
      <>
        {`${labels[value]} `}
        <span className={parts.note}>{countText(count)}</span>
      </>
    ) : (
      labels[value]
    );
    return { value, label };
  });
  return (
    <Tabs label="Lists of cases" items={items} value={list} onChange={onChange}>
      {children}
    </Tabs>
  );
}

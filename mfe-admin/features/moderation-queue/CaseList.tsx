import type { ModerationCase } from '@storyloom/contract/moderation/entities/moderation-case';
import { reportReasons, subjectNames } from '@storyloom/contract/moderation/labels';
import { Link, useHost, useInfiniteQuery, useSearchParams, useSession } from '@storyloom/mfe';
import { cx } from '@storyloom/ui/cx';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { Badge } from '@storyloom/ui/text/Badge';
import { timeAgo } from '@storyloom/ui/text/time-ago';
import { useEffect, useRef } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { formatTime } from '../admin-parts/format-time.ts';
import { listProps } from '../admin-parts/list-props.tsx';
import { useKeys } from '../admin-parts/use-keys.ts';
import { CaseFilters } from './CaseFilters.tsx';
import styles from './Cases.module.css';
import { type CaseState, statusText, takenText } from './case.model.ts';
import { type CaseSearch, readCaseSearch, writeCaseSearch } from './case-search.ts';
import { casesQuery } from './cases.queries.ts';

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

const countText = (count: number) => (count === 1 ? '1 case' : `${count.toLocaleString('en')} cases`);

/** Cases by state: the longest waiting first, and the latest decided first. */
export function CaseList() {
  const host = useHost();
  const { userId } = useSession();
  const [search, setSearch] = useSearchParams();
  const state: CaseState = search.get('state') === 'decided' ? 'decided' : 'waiting';
  const narrowed = readCaseSearch(search);
  const query = useInfiniteQuery(casesQuery(host, userId, state, narrowed));
  const open = (next: CaseState, to: CaseSearch) =>
    setSearch({ ...(next === 'decided' && { state: next }), ...writeCaseSearch(to) }, { replace: true });
  const { order: _order, ...filters } = narrowed;
  const isNarrowed = Object.keys(filters).length > 0;
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form of a decided case is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const move = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLAnchorElement);
    rows[Math.min(rows.length - 1, Math.max(0, at + by))]?.focus();
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
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
        <p className={cx(parts.note, styles.count)}>
          {query.data ? `${countText(query.data.pages[0]?.totalCount ?? 0)}. ` : null}
          {query.data?.pages[0]?.totalCount ? (
            <span className={styles.keys}>J and K move, Enter opens.</span>
          ) : null}
        </p>
        <div ref={list}>
          <InfiniteList
            label={state === 'waiting' ? 'Waiting cases' : 'Decided cases'}
            {...listProps(query, 'Couldn’t load the cases.')}
            renderItem={(item) => <CaseRow item={item} />}
            empty={<EmptyState {...(isNarrowed ? noMatch : empty[state])} />}
          />
        </div>
      </Tabs>
    </>
  );
}

function CaseRow({ item }: { item: ModerationCase }) {
  const { userId } = useSession();
  const { id, subject, author, status, takenBy, reasons, openedAt, updatedAt } = item;
  // The waiting ones are in the order of these times.
  const time = status === 'OPEN' ? openedAt : updatedAt;
  return (
    <Link to={`/admin/moderation/${id}`} className={cx(parts.card, styles.row)}>
      <span className={parts.line}>
        <Badge>{subjectNames[subject.kind]}</Badge>
        <span className={parts.name}>{subject.title}</span>
      </span>
      {reasons.length > 0 ? <span>{reasons.map((reason) => reportReasons[reason]).join(' · ')}</span> : null}
      <span className={cx(parts.line, parts.note)}>
        <Badge tone={status === 'APPEALED' ? 'ember' : 'neutral'}>{statusText(item)}</Badge>
        {takenBy ? <Badge tone="cool">{takenText(takenBy, userId)}</Badge> : null}
        {author ? <span>by {author.name}</span> : null}
        <time dateTime={time} title={formatTime(time)}>
          {timeAgo(time, Date.now())}
        </time>
      </span>
    </Link>
  );
}

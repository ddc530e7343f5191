import { audit } from '@storyloom/contract/admin/endpoints/audit';
import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { auditLimits } from '@storyloom/contract/admin/limits';
import { listLimits } from '@storyloom/contract/core/list-limits';
import { Link, ownPagedQuery, useHost, useInfiniteQuery, useSearchParams, useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import parts from '../admin-parts/AdminParts.module.css';
import { listProps } from '../admin-parts/list-props.tsx';
import { withoutEmpty } from '../admin-parts/without-empty.ts';
import { AuditFilters } from './AuditFilters.tsx';
import styles from './AuditTrail.module.css';
import { type Change, changesOf, entryTitle } from './audit-entry.model.ts';
import { type AuditSearch, readAuditSearch } from './audit-search.ts';
import { ExportAudit } from './ExportAudit.tsx';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const number = (count: number) => count.toLocaleString('en');

function countText(count: number): string {
  if (count > listLimits.totalCountCap)
    return `More than ${number(listLimits.totalCountCap)} actions. The file has the newest ${number(auditLimits.exported)}.`;
  return count === 1 ? '1 action' : `${number(count)} actions`;
}

const empty = {
  art: 'ledger',
  title: 'No actions yet',
  text: 'What administrators do is listed here.',
} as const;
const noMatch = { art: 'search', title: 'No action matches', text: 'Change or clear the filters.' } as const;

/** All actions of administrators, latest first, narrowed by the address. */
export default function AuditTrail() {
  const host = useHost();
  const { userId } = useSession();
  const [query, setQuery] = useSearchParams();
  const search = readAuditSearch(query);
  const list = useInfiniteQuery({
    ...ownPagedQuery(host, userId, audit, (page) => ({ ...search, page })),
    staleTime: 0,
  });
  const isNarrowed = Object.keys(search).length > 0;
  return (
    <>
      <title>Audit trail - Storyloom</title>
      <h1 className={styles.title}>Audit trail</h1>
      <AuditFilters search={search} onChange={(to) => setQuery(withoutEmpty(to), { replace: true })} />
      <div className={styles.found}>
        <p className={parts.note} role="status">
          {list.data ? countText(list.data.pages[0]?.totalCount ?? 0) : ''}
        </p>
        <ExportAudit search={search} />
      </div>
      <InfiniteList
        label="Actions of administrators"
        {...listProps(list, 'Couldn’t load the audit trail.')}
        renderItem={(entry) => <Entry entry={entry} />}
        empty={<EmptyState {...(isNarrowed ? noMatch : empty)} />}
      />
    </>
  );
}

const hrefOf = (search: AuditSearch) => `?${new URLSearchParams(withoutEmpty(search))}`;

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, by, action, target, caseTitle, about } = entry;
  return (
    <details className={styles.entry}>
      <summary className={styles.summary}>
        <span className={styles.action}>{entryTitle(entry)}</span>
        <span className={styles.facts}>
          {by?.name ?? 'Command line or deleted account'} ·{' '}
          <time dateTime={at}>{time.format(new Date(at))}</time>
        </span>
      </summary>
      <dl className={styles.detail}>
        {changesOf(entry).map((change) => (
          <Changed key={change.name} change={change} />
        ))}
        {about ? (
          <>
            <dt>Person</dt>
            <dd>
              <Link to={`/admin/users/${about.id}`}>{about.name}</Link>
            </dd>
          </>
        ) : null}
        {action.startsWith('case.') ? (
          <>
            <dt>Case</dt>
            <dd>
              <Link to={`/admin/moderation/${target}`}>{caseTitle ?? target}</Link>
            </dd>
          </>
        ) : target === about?.id ? null : (
          <>
            <dt>Id</dt>
            <dd>{target}</dd>
          </>
        )}
      </dl>
      <p className={styles.others}>
        {by ? <Link to={hrefOf({ by: by.id })}>{`All by ${by.name}`}</Link> : null}
        <Link to={hrefOf({ about: target })}>All about this id</Link>
      </p>
    </details>
  );
}

function Changed({ change: { name, before, after } }: { change: Change }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {before === null ? (
          after
        ) : (
          <>
            <del>{before}</del> → <ins>{after}</ins>
          </>
        )}
      </dd>
    </>
  );
}

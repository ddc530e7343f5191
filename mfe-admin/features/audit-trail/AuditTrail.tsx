import { auditAreas } from '@storyloom/contract/admin/audit-actions';
import { audit } from '@storyloom/contract/admin/endpoints/audit';
import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { Link, ownPagedQuery, useHost, useInfiniteQuery, useSearchParams, useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { SelectField } from '@storyloom/ui/forms/SelectField';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { listProps } from '../admin-parts/list-props.ts';
import { readable } from '../admin-parts/readable.ts';
import styles from './AuditTrail.module.css';
import { type Change, changesOf, entryTitle } from './audit-entry.model.ts';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
const areas = auditAreas.map((value) => ({ value, label: readable(value) }));

/** All actions of administrators, latest first. */
export default function AuditTrail() {
  const host = useHost();
  const { userId } = useSession();
  const [search, setSearch] = useSearchParams();
  const area = auditAreas.find((each) => each === search.get('area'));
  const query = useInfiniteQuery({
    ...ownPagedQuery(host, userId, audit, (page) => ({ ...(area && { area }), page })),
    staleTime: 0,
  });
  return (
    <>
      <title>Audit trail - Storyloom</title>
      <h1 className={styles.title}>Audit trail</h1>
      <search className={styles.filter}>
        <SelectField
          label="About"
          placeholder="Everything"
          options={areas}
          value={area ?? ''}
          onChange={({ target }) =>
            setSearch(target.value === '' ? {} : { area: target.value }, { replace: true })
          }
        />
      </search>
      <InfiniteList
        label="Actions of administrators"
        {...listProps(query, 'Couldn’t load the audit trail.')}
        renderItem={(entry) => <Entry entry={entry} />}
        empty={
          <EmptyState
            art="lantern"
            title={area ? 'No actions about this' : 'No actions yet'}
            text="What administrators do is listed here."
          />
        }
      />
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, by, action, target, about } = entry;
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
        <dt>Id</dt>
        <dd>
          {action.startsWith('case.') ? <Link to={`/admin/moderation/${target}`}>{target}</Link> : target}
        </dd>
      </dl>
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

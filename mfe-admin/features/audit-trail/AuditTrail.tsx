import { audit } from '@storyloom/contract/admin/endpoints/audit';
import type { AuditEntry } from '@storyloom/contract/admin/entities/audit-entry';
import { ownPagedQuery, useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { InfiniteList } from '@storyloom/ui/lists/InfiniteList';
import { listProps } from '../admin-parts/list-props.ts';
import styles from './AuditTrail.module.css';
import { actionText } from './action-text.ts';

const time = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** All actions of administrators, latest first. */
export default function AuditTrail() {
  const host = useHost();
  const { userId } = useSession();
  const query = useInfiniteQuery({
    ...ownPagedQuery(host, userId, audit, (page) => ({ page })),
    staleTime: 0,
  });
  return (
    <>
      <title>Audit trail - Storyloom</title>
      <h1 className={styles.title}>Audit trail</h1>
      <InfiniteList
        label="Actions of administrators"
        {...listProps(query, 'Couldn’t load the audit trail.')}
        renderItem={(entry) => <Entry entry={entry} />}
        empty={
          <EmptyState art="lantern" title="No actions yet" text="What administrators do is listed here." />
        }
      />
    </>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, by, action, target, detail } = entry;
  return (
    <details className={styles.entry}>
      <summary className={styles.summary}>
        <span className={styles.action}>{actionText(action)}</span>
        <span className={styles.facts}>
          {by?.name ?? 'Command line or deleted account'} ·{' '}
          <time dateTime={at}>{time.format(new Date(at))}</time>
        </span>
      </summary>
      <dl className={styles.detail}>
        <dt>Target</dt>
        <dd>{target}</dd>
        <dt>Input</dt>
        <dd>
          <code>{detail}</code>
        </dd>
      </dl>
    </details>
  );
}

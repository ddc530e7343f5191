import { caseSecrets } from '@storyloom/contract/moderation/endpoints/case-secrets';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './ReportedStory.module.css';

/** The characters and the world book of a reported story. */
export function Secrets({ caseId }: { caseId: string }) {
  const host = useHost();
  const query = useQuery(ownQuery(host, useSession().userId, caseSecrets, { caseId }));
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t load the characters and the world book."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const { characters, lore } = query.data;
  return (
    <>
      <h2 className={styles.heading}>Characters</h2>
      <Texts label="Characters" items={characters.map(({ name, text }) => ({ title: name, text }))} />
      <h2 className={styles.heading}>World book</h2>
      {lore.length === 0 ? <p className={styles.note}>It has no entries.</p> : null}
      <Texts label="World book" items={lore.map(({ title, content }) => ({ title, text: content }))} />
    </>
  );
}

function Texts({ label, items }: { label: string; items: readonly { title: string; text: string }[] }) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.list}>
      {items.map(({ title, text }) => (
        <li key={`${title} ${text}`}>
          <p className={styles.name}>{title}</p>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

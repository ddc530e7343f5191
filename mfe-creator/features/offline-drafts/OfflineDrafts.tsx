import { Link, useSession } from '@storyloom/mfe';
import { useEffect, useState } from 'react';
import { listCopies } from '../draft/device-copies.ts';
import styles from './OfflineDrafts.module.css';

type Copies = Awaited<ReturnType<typeof listCopies>>;

/** The drafts with unsaved text on this device, which the studio opens without a connection. */
export function OfflineDrafts() {
  const { userId } = useSession();
  const [copies, setCopies] = useState<Copies>([]);
  useEffect(() => {
    if (userId !== null) void listCopies(userId).then(setCopies);
  }, [userId]);
  if (copies.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby="offline-drafts">
      <h2 id="offline-drafts">Drafts on this device</h2>
      <ul>
        {copies.map(({ id, copy }) => (
          <li key={id ?? 'new'}>
            <Link
              className={styles.draft}
              to={id === null ? `/script/edit?type=${copy.content.type ?? 'STORY'}` : `/script/edit?id=${id}`}
            >
              {copy.content.title || 'Untitled'}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

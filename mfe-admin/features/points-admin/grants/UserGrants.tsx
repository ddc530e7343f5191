import styles from '../../admin-parts/AdminParts.module.css';
import { GrantFacts } from './GrantFacts.tsx';
import { GrantList } from './GrantList.tsx';

/** The grants of a user. */
export function UserGrants({ userId }: { userId: string }) {
  return (
    <GrantList
      label="Grants"
      filter={{ userId }}
      renderGrant={(grant) => (
        <article className={styles.card}>
          <GrantFacts grant={grant} />
        </article>
      )}
      empty={<p className={styles.note}>No points were granted.</p>}
    />
  );
}

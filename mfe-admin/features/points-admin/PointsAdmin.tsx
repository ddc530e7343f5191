import { Link } from '@storyloom/mfe';
import { Chip } from '@storyloom/ui/actions/Chip';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import type { ComponentType } from 'react';
import styles from '../admin-parts/AdminParts.module.css';
import { WaitingGrants } from './grants/WaitingGrants.tsx';

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

const kinds: Record<string, { label: string; Panel: ComponentType }> = {
  grants: { label: 'Waiting grants', Panel: WaitingGrants },
};

/** Points of all users: the grants that wait for a second administrator. */
export default function PointsAdmin({ id = 'grants' }: { id: string | undefined }) {
  const Panel = kinds[id]?.Panel ?? WaitingGrants;
  return (
    <>
      <title>Points - Storyloom</title>
      <h1 className={styles.title}>Points</h1>
      <nav aria-label="Points" className={styles.kinds}>
        {Object.entries(kinds).map(([kind, { label }]) => (
          <Chip key={kind} href={`/admin/points/${kind}`} selected={kind === id} renderLink={renderLink}>
            {label}
          </Chip>
        ))}
      </nav>
      <Panel />
    </>
  );
}

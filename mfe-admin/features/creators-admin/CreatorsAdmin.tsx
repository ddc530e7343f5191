import { Link } from '@storyloom/mfe';
import { Chip } from '@storyloom/ui/actions/Chip';
import type { RenderLink } from '@storyloom/ui/navigation/Link';
import styles from '../admin-parts/AdminParts.module.css';
import { Contracts } from './Contracts.tsx';
import { Withdrawals } from './Withdrawals.tsx';

const renderLink: RenderLink = ({ href, ...props }) => <Link to={href} {...props} />;

const kinds = {
  withdrawals: { label: 'Withdrawals', Panel: Withdrawals },
  contracts: { label: 'Contracts', Panel: Contracts },
};

const isKind = (id: string): id is keyof typeof kinds => id in kinds;

/** Withdrawals and contracts of creators. */
export default function CreatorsAdmin({ id = 'withdrawals' }: { id: string | undefined }) {
  const current = isKind(id) ? id : 'withdrawals';
  const { Panel } = kinds[current];
  return (
    <>
      <title>Creators - Storyloom</title>
      <h1 className={styles.title}>Creators</h1>
      <nav aria-label="Creators" className={styles.kinds}>
        {Object.entries(kinds).map(([kind, { label }]) => (
          <Chip
            key={kind}
            href={`/admin/creators/${kind}`}
            selected={kind === current}
            renderLink={renderLink}
          >
            {label}
          </Chip>
        ))}
      </nav>
      <Panel />
    </>
  );
}

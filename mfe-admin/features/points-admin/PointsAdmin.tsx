import styles from '../admin-parts/AdminParts.module.css';
import { WaitingGrants } from './grants/WaitingGrants.tsx';

/** Points of all users: the grants that wait for a second administrator. */
export default function PointsAdmin() {
  return (
    <>
      <title>Points - Storyloom</title>
      <h1 className={styles.title}>Points</h1>
      <WaitingGrants />
    </>
  );
}

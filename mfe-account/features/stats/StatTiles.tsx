import { formatCount } from '@storyloom/contract/core/count-format';
import type { UserStats } from '@storyloom/contract/users/entities/user-stats';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './StatTiles.module.css';

const tiles = [
  ['wordsWritten', 'Words written'],
  ['daysJoined', 'Days joined'],
  ['worksCount', 'Works'],
] as const satisfies readonly (readonly [keyof UserStats, string])[];

/** An author's statistics. Undefined renders the skeleton. */
export function StatTiles({ stats }: { stats: UserStats | undefined }) {
  return (
    <dl className={styles.tiles} aria-busy={!stats}>
      {tiles.map(([name, label]) => (
        <div key={name} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.number}>
            {stats ? formatCount(stats[name]) : <Skeleton width="2ch" height={28} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

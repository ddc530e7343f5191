import { formatCount } from '@storyloom/contract/core/count-format';
import type { UserStats } from '@storyloom/contract/users/entities/user-stats';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './StatTiles.module.css';

/** Labels and numbers; an undefined number renders a skeleton. */
export type Stats = readonly (readonly [label: string, number: number | undefined])[];

export function authorStats(stats: UserStats | undefined): Stats {
  return [
    ['Stories', stats?.worksCount],
    ['Readers', stats?.readerCount],
    ['Turns played', stats?.chatCount],
    ['Words written', stats?.wordsWritten],
  ];
}

/** The statistics of a reader or an author, without zeros. */
export function StatTiles({ stats }: { stats: Stats }) {
  const shown = stats.filter(([, number]) => number !== 0);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.tiles} aria-busy={shown.some(([, number]) => number === undefined)}>
      {shown.map(([label, number]) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.number}>
            {number === undefined ? <Skeleton width="2ch" height={28} /> : formatCount(number)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

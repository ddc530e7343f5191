import { formatCount } from '@storyloom/contract/count-format';
import type { StoryStatistics } from '@storyloom/contract/entities/story-statistics';
import styles from './Statistics.module.css';
import { formatShare } from './statistics.model.ts';

/** The figures of a period. */
export function Totals({ totals }: { totals: StoryStatistics['totals'] }) {
  const { openings, visitors, realVisitors, readers, chats, words } = totals;
  const figures = [
    ['Openings', formatCount(openings)],
    ['Unique visitors', formatCount(visitors)],
    ['With an account', formatShare(realVisitors, visitors)],
    ['Readers', formatCount(readers)],
    ['Chats', formatCount(chats)],
    ['Words read', formatCount(words)],
    ['Chats per reader', readers === 0 ? '–' : (chats / readers).toFixed(1)],
    ['Options chosen', formatShare(totals.optionsChosen, totals.optionsOffered)],
  ];
  return (
    <dl className={styles.totals}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

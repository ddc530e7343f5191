import type { StoryStatistics } from '@storyloom/contract/creators/entities/story-statistics';
import { FigureList } from '@storyloom/ui/sections/Facts';
import styles from './Statistics.module.css';
import { formatChange, formatFigure, formatShare } from './statistics.model.ts';

type Before = NonNullable<StoryStatistics['before']>;

/** The totals of a period, some with their change since the period before. */
export function Totals({ statistics: { totals, before, days } }: { statistics: StoryStatistics }) {
  const { visitors, realVisitors, readers, chats } = totals;
  const compared = (name: keyof Before) => (
    <>
      {formatFigure(totals[name])}
      <Change text={formatChange(totals[name], before?.[name])} />
    </>
  );
  return (
    <>
      <FigureList
        figures={[
          ['Openings', compared('openings')],
          ['Unique visitors', formatFigure(visitors)],
          ['With an account', formatShare(realVisitors, visitors)],
          ['Readers', formatFigure(readers)],
          ['Turns', compared('chats')],
          ['Words read', compared('words')],
          ['Turns per reader', readers === 0 ? '–' : (chats / readers).toFixed(1)],
          ['Options chosen', formatShare(totals.optionsChosen, totals.optionsOffered)],
        ]}
      />
      {before && before.openings + before.chats > 0 ? (
        <p className={styles.note}>Changes are from the {days.length} days before.</p>
      ) : null}
    </>
  );
}

function Change({ text }: { text: string | null }) {
  return text === null ? null : <span className={styles.change}> {text}</span>;
}

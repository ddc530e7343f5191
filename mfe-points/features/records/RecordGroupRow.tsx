import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { cx } from '@storyloom/ui/cx';
import styles from './RecordRow.module.css';
import { RecordRow } from './RecordRow.tsx';
import { formatAmount, type RecordGroup } from './records.model.ts';

interface RecordGroupRowProps {
  group: RecordGroup;
  onOpen: (record: PointsRecord) => void;
}

/** What a story cost on a day, which opens into its records; a single record is its row. */
export function RecordGroupRow({ group: { day, isFirstOfDay, records }, onOpen }: RecordGroupRowProps) {
  const isGrouped = records.length > 1;
  const rows = records.map((record) => (
    <RecordRow key={record.id} record={record} isGrouped={isGrouped} onOpen={onOpen} />
  ));
  const integralAmount = records.reduce((sum, record) => sum + record.integralAmount, 0);
  return (
    <>
      {isFirstOfDay ? <h3 className={styles.day}>{day}</h3> : null}
      {isGrouped ? (
        <details className={styles.group}>
          <summary className={cx(styles.row, styles.summary)}>
            <span className={styles.text}>
              <span className={styles.description}>{records[0]?.story?.title}</span>
              <span className={styles.time}>{`${records.length} entries`}</span>
            </span>
            <span className={styles.spent}>{formatAmount({ recordType: 'EXPENSE', integralAmount })}</span>
          </summary>
          {rows}
        </details>
      ) : (
        rows
      )}
    </>
  );
}

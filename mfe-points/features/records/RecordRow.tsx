import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import styles from './RecordRow.module.css';
import { formatAmount, formatRecordTime } from './records.model.ts';

interface RecordRowProps {
  record: PointsRecord;
  /** The title of its story is above it. */
  isGrouped?: boolean;
  onOpen: (record: PointsRecord) => void;
}

/** A row of the history; opens its receipt. */
export function RecordRow({ record, isGrouped = false, onOpen }: RecordRowProps) {
  const gained = record.recordType === 'INCOME';
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={() => onOpen(record)}>
      <span className={styles.text}>
        <span className={styles.description}>{record.description}</span>
        <time className={styles.time} dateTime={record.createTime}>
          {`${formatRecordTime(record.createTime)}${record.story && !isGrouped ? ` · ${record.story.title}` : ''}`}
        </time>
      </span>
      <span className={gained ? styles.gained : styles.spent}>{formatAmount(record)}</span>
    </button>
  );
}

import type { PointsRecord } from '@storyloom/contract/entities/points-record';
import styles from './RecordRow.module.css';
import { formatAmount, formatRecordTime } from './records.model.ts';

export function RecordRow({ record }: { record: PointsRecord }) {
  const gained = record.recordType === 'INCOME';
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <p className={styles.description}>{record.description}</p>
        <time className={styles.time} dateTime={record.createTime}>
          {formatRecordTime(record.createTime)}
        </time>
      </div>
      <p className={gained ? styles.gained : styles.spent}>{formatAmount(record)}</p>
    </div>
  );
}

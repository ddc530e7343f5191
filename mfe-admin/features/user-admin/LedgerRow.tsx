import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { useState } from 'react';
import parts from '../admin-parts/AdminParts.module.css';
import { LedgerEntries } from './LedgerEntries.tsx';
import styles from './Section.module.css';
import { formatTime } from './user.model.ts';

interface LedgerRowProps {
  userId: string;
  record: PointsRecord;
}

/** A row of the points history. Opening it shows its ledger entries. */
export function LedgerRow({ userId, record }: LedgerRowProps) {
  const [open, setOpen] = useState(false);
  const { id, description, createTime, recordType, integralAmount, story } = record;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.row}>
        <span>
          {recordType === 'INCOME' ? '+' : '−'}
          {integralAmount.toLocaleString('en')} · {description}
          {story ? ` · ${story.title}` : ''}
        </span>
        <time className={parts.note} dateTime={createTime}>
          {formatTime(createTime)}
        </time>
      </summary>
      {open ? <LedgerEntries userId={userId} recordId={id} story={story} /> : null}
    </details>
  );
}

import type { pointsDetails } from '@storyloom/contract/points/dialogs/points-details';
import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import type { DialogProps } from '@storyloom/mfe/define';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import { BalanceHeading } from '../features/balance/BalanceHeading.tsx';
import { ReceiptDialog } from '../features/receipt/ReceiptDialog.tsx';
import { DownloadRecords } from '../features/records/DownloadRecords.tsx';
import { RecordList } from '../features/records/RecordList.tsx';
import { type Tab, tabLabels, tabs } from '../features/records/records.model.ts';
import { useResetRecords } from '../features/records/use-reset-records.ts';
import { Spending } from '../features/spending/Spending.tsx';
import styles from './points-details.module.css';

export default function PointsDetails({ open, zIndex, close, onClosed }: DialogProps<typeof pointsDetails>) {
  const [tab, setTab] = useState<Tab>('ALL');
  const [record, setRecord] = useState<PointsRecord | null>(null);
  useResetRecords();
  const items = tabs.map((value) => ({ value, label: tabLabels[value] }));
  return (
    <Dialog
      title="Points details"
      size="large"
      open={open}
      zIndex={zIndex}
      onClose={() => close(false)}
      onClosed={onClosed}
      footer={<DownloadRecords />}
    >
      <div className={styles.content}>
        <div className={styles.balance}>
          <BalanceHeading />
        </div>
        <div className={styles.spending}>
          <Spending />
        </div>
        <div className={styles.tabs}>
          <Tabs label="Records" items={items} value={tab} onChange={setTab} panelClassName={styles.scroller}>
            <div className={styles.records}>
              <RecordList tab={tab} onOpen={setRecord} />
            </div>
          </Tabs>
        </div>
      </div>
      {record ? (
        <ReceiptDialog record={record} onLeave={() => close(true)} onClosed={() => setRecord(null)} />
      ) : null}
    </Dialog>
  );
}

import type { pointsDetails } from '@storyloom/contract/dialogs/points-details';
import type { DialogProps } from '@storyloom/mfe/define';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useRef, useState } from 'react';
import { BalanceHeading } from '../features/balance/BalanceHeading.tsx';
import { RecordList } from '../features/records/RecordList.tsx';
import { type Tab, tabLabels, tabs } from '../features/records/records.model.ts';
import { useResetRecords } from '../features/records/use-reset-records.ts';
import styles from './points-details.module.css';

export default function PointsDetails({ open, zIndex, close, onClosed }: DialogProps<typeof pointsDetails>) {
  const [tab, setTab] = useState<Tab>('ALL');
  const scroller = useRef<HTMLDivElement>(null);
  useResetRecords();
  const items = tabs.map((value) => ({ value, label: tabLabels[value] }));
  return (
    <Dialog title="Your points" open={open} zIndex={zIndex} onClose={() => close()} onClosed={onClosed}>
      <BalanceHeading />
      <div className={styles.tabs}>
        <Tabs
          label="Records"
          items={items}
          value={tab}
          onChange={setTab}
          panelRef={scroller}
          panelClassName={styles.scroller}
        >
          <div className={styles.records}>
            <RecordList tab={tab} root={scroller} />
          </div>
        </Tabs>
      </div>
    </Dialog>
  );
}

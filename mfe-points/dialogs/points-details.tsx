import type { pointsDetails } from '@storyloom/contract/dialogs/points-details';
import type { DialogProps } from '@storyloom/mfe/define';
import { Tabs } from '@storyloom/ui/navigation/Tabs';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useRef, useState } from 'react';
import { BalanceHeading } from '../features/balance/BalanceHeading.tsx';
import { RecordList } from '../features/records/RecordList.tsx';
import { type Tab, tabLabels, tabs } from '../features/records/records.model.ts';
import { useFreshRecords } from '../features/records/useFreshRecords.ts';
import styles from './points-details.module.css';

export default function PointsDetails({ open, zIndex, close, onClosed }: DialogProps<typeof pointsDetails>) {
  const [tab, setTab] = useState<Tab>('ALL');
  const scroller = useRef<HTMLDivElement>(null);
  useFreshRecords();
  const items = tabs.map((value) => ({ value, label: tabLabels[value] }));
  return (
    <Dialog title="Points details" open={open} zIndex={zIndex} onClose={() => close()} onClosed={onClosed}>
      <BalanceHeading />
      <div className={styles.tabs}>
        <Tabs
          label="Which records"
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

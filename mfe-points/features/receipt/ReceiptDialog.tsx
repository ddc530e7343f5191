import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import { Receipt } from './Receipt.tsx';

interface ReceiptDialogProps {
  record: PointsRecord;
  /** Called before a link of the receipt navigates to another page. */
  onLeave: () => void;
  onClosed: () => void;
}

/** The receipt of one row of the points history. */
export function ReceiptDialog({ record, onLeave, onClosed }: ReceiptDialogProps) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      title={record.description}
      size="small"
      open={open}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Receipt record={record} onLeave={onLeave} />
    </Dialog>
  );
}

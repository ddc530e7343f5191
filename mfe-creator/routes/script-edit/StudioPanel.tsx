import { Sheet } from '@storyloom/ui/overlays/Sheet';
import { useState } from 'react';
import { studioPanels } from './panels.ts';

interface StudioPanelProps {
  /** Id of the open tool. */
  open: string | null;
  onClose: () => void;
}

/** The panel of the open tool. */
export function StudioPanel({ open, onClose }: StudioPanelProps) {
  // A panel is shown until it has slid out.
  const [shownId, setShownId] = useState(open);
  if (open !== null && open !== shownId) setShownId(open);
  const shown = studioPanels.find(({ id }) => id === shownId);
  if (!shown) return null;
  return (
    <Sheet
      open={open !== null}
      title={shown.label}
      beside
      onClose={onClose}
      onClosed={() => setShownId(null)}
    >
      <shown.Panel />
    </Sheet>
  );
}

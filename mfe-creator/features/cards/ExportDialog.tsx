import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { useState } from 'react';
import { ExportChoices } from './ExportChoices.tsx';

interface ExportDialogProps {
  storyId: string;
  /** Used as the file name. */
  title: string;
  onClosed: () => void;
}

/** Exports a story from the list of works. */
export function ExportDialog({ storyId, title, onClosed }: ExportDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} onClosed={onClosed} title="Export">
      <ExportChoices storyId={storyId} title={title} />
    </Dialog>
  );
}

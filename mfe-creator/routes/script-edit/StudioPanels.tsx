import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Sheet } from '@storyloom/ui/overlays/Sheet';
import { useState } from 'react';
import { studioPanels } from './panels.ts';

interface StudioPanelsProps {
  /** Id of the open panel. */
  open: string | null;
  onChange: (id: string | null) => void;
}

/** The buttons of the tools, and the panel of the open one. */
export function StudioPanels({ open, onChange }: StudioPanelsProps) {
  // A panel is shown until it has slid out.
  const [shownId, setShownId] = useState(open);
  if (open !== null && open !== shownId) setShownId(open);
  const shown = studioPanels.find(({ id }) => id === shownId);
  return (
    <>
      {studioPanels.map(({ id, label, icon: Icon }) => (
        <IconButton
          key={id}
          label={label}
          icon={<Icon aria-hidden={true} />}
          aria-haspopup="dialog"
          onClick={() => onChange(id)}
        />
      ))}
      {shown ? (
        <Sheet
          open={open !== null}
          title={shown.label}
          beside
          onClose={() => onChange(null)}
          onClosed={() => setShownId(null)}
        >
          <shown.Panel />
        </Sheet>
      ) : null}
    </>
  );
}

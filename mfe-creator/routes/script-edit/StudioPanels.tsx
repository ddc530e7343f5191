import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Sheet } from '@storyloom/ui/overlays/Sheet';
import { useState } from 'react';
import { studioPanels } from './panels.ts';

/** The buttons of the tools, and the panel of the open one. */
export function StudioPanels({ onChange }: { onChange: (isOpen: boolean) => void }) {
  const [shownId, setShownId] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = studioPanels.find(({ id }) => id === shownId);
  return (
    <>
      {studioPanels.map(({ id, label, icon: Icon }) => (
        <IconButton
          key={id}
          label={label}
          icon={<Icon aria-hidden={true} />}
          aria-haspopup="dialog"
          onClick={() => {
            setShownId(id);
            setOpen(true);
            onChange(true);
          }}
        />
      ))}
      {shown ? (
        <Sheet
          open={isOpen}
          title={shown.label}
          beside
          onClose={() => {
            setOpen(false);
            onChange(false);
          }}
          onClosed={() => setShownId(null)}
        >
          <shown.Panel />
        </Sheet>
      ) : null}
    </>
  );
}

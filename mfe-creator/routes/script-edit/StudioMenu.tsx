import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Menu } from '@storyloom/ui/overlays/Menu';
import { Ellipsis, Save } from 'lucide-react';
import { useRef, useState } from 'react';
import { studioPanels } from './panels.ts';

interface StudioMenuProps {
  onPanel: (id: string) => void;
  onSave: () => void;
}

/** The tools and “Save as draft”, for narrow screens. */
export function StudioMenu({ onPanel, onSave }: StudioMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const tools = studioPanels.map(({ id, label, icon: Icon }) => ({
    id,
    label,
    icon: <Icon aria-hidden={true} />,
    onSelect: () => onPanel(id),
  }));
  return (
    <>
      <IconButton
        ref={trigger}
        label="More"
        icon={<Ellipsis />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <Menu
        label="More"
        open={isOpen}
        onOpenChange={setOpen}
        anchor={trigger}
        items={[...tools, { id: 'save', label: 'Save as draft', icon: <Save />, onSelect: onSave }]}
      />
    </>
  );
}

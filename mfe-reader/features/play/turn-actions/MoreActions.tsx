import { IconButton } from '@storyloom/ui/actions/IconButton';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import type { MenuProps } from '@storyloom/ui/overlays/Menu';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { closesWhenShown } from '../../lazy/lazy-dialog.tsx';
import type { PlainAction } from './turn-action.ts';

const Menu = lazyPart(
  async () => {
    const { Menu } = await import('@storyloom/ui/overlays/Menu');
    const Part = ({ onGone: _, ...props }: MenuProps & { onGone: () => void }) => <Menu {...props} />;
    return { default: Part };
  },
  { failed: closesWhenShown(({ onGone }) => onGone()) },
);

interface MoreActionsProps {
  actions: readonly PlainAction[];
  busy: boolean;
  onAct: (action: PlainAction) => void;
}

/** The menu of actions that are not in the row. */
export function MoreActions({ actions, busy, onAct }: MoreActionsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton
        ref={button}
        size="small"
        label="More"
        icon={<Ellipsis />}
        aria-haspopup="menu"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      />
      {open === null ? null : (
        <Menu
          label="More"
          open={open}
          onOpenChange={setOpen}
          onGone={() => setOpen(null)}
          anchor={button}
          items={actions.map((action) => ({
            id: action.id,
            label: action.label,
            icon: <action.icon />,
            note: action.Note ? <action.Note /> : null,
            disabled: busy && !action.readOnly,
            onSelect: () => onAct(action),
          }))}
        />
      )}
    </>
  );
}

import { IconButton } from '@storyloom/ui/actions/IconButton';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import type { MenuItem, MenuProps } from '@storyloom/ui/overlays/Menu';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { closesWhenShown } from './lazy-dialog.tsx';
import { loadMenu } from './use-later-code.ts';

const Menu = lazyPart(
  async () => {
    const { Menu } = await loadMenu();
    const Part = ({ onGone: _, ...props }: MenuProps & { onGone: () => void }) => <Menu {...props} />;
    return { default: Part };
  },
  { failed: closesWhenShown(({ onGone }) => onGone()) },
);

/** A button with a menu, whose code is loaded when it is first opened, or by `useLaterCode`. */
export function MenuButton({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={<Ellipsis />}
        aria-haspopup="menu"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      />
      {open === null ? null : (
        <Menu
          label={label}
          open={open}
          onOpenChange={setOpen}
          onGone={() => setOpen(null)}
          anchor={button}
          items={items}
        />
      )}
    </>
  );
}

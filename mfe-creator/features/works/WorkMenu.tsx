import { IconButton } from '@storyloom/ui/actions/IconButton';
import { Menu, type MenuItem } from '@storyloom/ui/overlays/Menu';
import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';

/** The menu of one work. */
export function WorkMenu({ title, items }: { title: string; items: readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={trigger}
        label={`More for ${title}`}
        icon={<Ellipsis />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <Menu label={title} open={isOpen} onOpenChange={setOpen} anchor={trigger} items={items} />
    </>
  );
}

import { Menu as Base } from '@base-ui/react/menu';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './Menu.module.css';
import { returnFocus } from './return-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Second line, such as the price. */
  note?: ReactNode;
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The trigger. The menu is positioned at it and returns focus to it. */
  anchor: RefObject<HTMLElement | null>;
  items: readonly MenuItem[];
}

/** A menu opened by its caller, so that its code can load on the first click. */
export function Menu({ label, open, onOpenChange, anchor, items }: MenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  useCloseOnBack(open, () => onOpenChange(false));
  // All content of a page belongs in a landmark.
  const landmark = anchor.current?.closest<HTMLElement>('main, header, nav');
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Base.Portal {...(landmark && { container: landmark })}>
        <Base.Positioner
          className={styles.positioner}
          anchor={anchor}
          // The anchor may be in a header that stays where it is while the page scrolls.
          positionMethod="fixed"
          align="start"
          sideOffset={4}
          collisionPadding={12}
        >
          <Base.Popup
            ref={popup}
            className={styles.popup}
            aria-label={label}
            finalFocus={returnFocus(popup, () => anchor.current)}
          >
            {items.map((item) => (
              <Item key={item.id} {...item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ label, icon, note, disabled, onSelect }: MenuItem) {
  return (
    <Base.Item className={styles.item} disabled={disabled} onClick={onSelect}>
      {icon}
      {note ? (
        // The name has all words that are seen, as people who speak to the browser say them.
        <span className={styles.words}>
          <span>{label}</span> <span>{note}</span>
        </span>
      ) : (
        label
      )}
    </Base.Item>
  );
}

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { keepFocus } from './keep-focus.ts';
import styles from './Sheet.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';

export interface SheetProps {
  open: boolean;
  /** Called on Escape, Back, a click outside, and the close button. */
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  title: string;
  children?: ReactNode;
  /** Finds what takes the focus when it opens; by default the first control. */
  initialFocus?: () => HTMLElement | null;
  /** Below dialogs, which start at 50. */
  zIndex?: number;
  /** On wide screens the page beside the drawer can be used while it is open. */
  beside?: boolean;
}

/** Room for a page beside a drawer. */
const fitsBeside = () =>
  typeof window !== 'undefined' && (window.matchMedia?.('(width >= 1200px)').matches ?? false);

/** A drawer beside the page on wide screens, a bottom sheet on phones. */
export function Sheet(props: SheetProps) {
  const { open, onClose, onClosed, title, children, initialFocus, zIndex = 40, beside = false } = props;
  const [isBeside] = useState(() => beside && fitsBeside());
  useCloseOnBack(open && !isBeside, onClose);
  return (
    <Base.Root
      open={open}
      modal={!isBeside}
      disablePointerDismissal={isBeside}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Base.Portal>
        {isBeside ? null : <Base.Backdrop className={styles.backdrop} style={{ zIndex }} />}
        <Base.Viewport
          className={styles.viewport}
          data-beside={isBeside || undefined}
          style={{ zIndex }}
          onMouseDown={keepFocus}
        >
          <Base.Popup className={styles.popup} initialFocus={() => initialFocus?.() ?? true}>
            <div className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label="Close" icon={<X />} />} />
            </div>
            <div className={styles.body}>{children}</div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

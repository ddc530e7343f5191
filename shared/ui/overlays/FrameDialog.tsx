import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import styles from './FrameDialog.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useLayer } from './use-layer.ts';

export interface FrameDialogProps {
  open: boolean;
  /** Called on Escape, Back and the close button. */
  onClose: () => void;
  title: string;
  src: string;
  /** Permissions policy of the frame. */
  allow: string;
  frameRef?: Ref<HTMLIFrameElement>;
  /** Drawn in place of the page, which stays loaded behind it. */
  cover?: ReactNode;
  zIndex?: number;
}

/** A page of another origin over the whole screen, below a bar with its title. */
export function FrameDialog({ open, onClose, title, src, allow, frameRef, cover, zIndex }: FrameDialogProps) {
  const layer = useLayer(open, zIndex);
  useCloseOnBack(open, onClose);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Popup className={styles.popup} style={{ zIndex: layer }}>
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton label="Close" icon={<X />} />} />
          </header>
          <div className={styles.stage}>
            <iframe
              ref={frameRef}
              className={styles.frame}
              title={title}
              src={src}
              allow={allow}
              inert={cover != null}
            />
            {cover == null ? null : <div className={styles.cover}>{cover}</div>}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { cx } from '../cx.ts';
import styles from './Dialog.module.css';
import { keepFocus } from './keep-focus.ts';
import { returnFocus } from './return-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useLayer } from './use-layer.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, Back, a click outside, and the close button. */
  onClose: () => void;
  /** Called after the closing animation; remove the dialog from the stack here. */
  onClosed?: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Assigned by the dialog stack; other dialogs take the next one. */
  zIndex?: number;
  size?: 'small' | 'medium' | 'large';
  /** On phones, slides up from the lower edge. */
  sheet?: boolean;
  /** Closed by its own buttons only. */
  persistent?: boolean;
  /** Focused on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Focused after closing, unless the focus has left the dialog; by default the element that had the focus before,
   * which may be gone.
   */
  finalFocus?: () => HTMLElement | null;
}

export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  description,
  children,
  footer,
  zIndex,
  size = 'medium',
  sheet = true,
  persistent = false,
  initialFocus,
  finalFocus,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const layer = useLayer(open, zIndex);
  useCloseOnBack(open && !persistent, onClose);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={persistent}
      onOpenChange={(next, details) => {
        if (next || (persistent && details.reason === 'escape-key')) return;
        // The second click of a double click on what has opened the dialog.
        if (details.reason === 'outside-press' && 'detail' in details.event && details.event.detail > 1)
          return;
        onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} style={{ zIndex: layer }} />
        <Base.Viewport
          className={cx(styles.viewport, sheet && styles.sheet)}
          style={{ zIndex: layer }}
          onMouseDown={keepFocus}
        >
          <Base.Popup
            ref={popup}
            className={cx(styles.popup, styles[size])}
            initialFocus={initialFocus}
            finalFocus={finalFocus && returnFocus(popup, finalFocus)}
          >
            <header className={styles.header}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {persistent ? null : (
                <Base.Close render={<IconButton label="Close" icon={<X />} className={styles.close} />} />
              )}
            </header>
            <div className={styles.body}>
              {description ? (
                <Base.Description className={styles.description} render={<div />}>
                  {description}
                </Base.Description>
              ) : null}
              {children}
            </div>
            {footer ? <footer className={styles.footer}>{footer}</footer> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

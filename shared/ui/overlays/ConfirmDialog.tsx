import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { keepFocus } from './keep-focus.ts';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useLayer } from './use-layer.ts';

/** The product's default texts (Chinese), for callers that give none. */
export const CONFIRM_DEFAULTS = {
  title: '确认',
  message: '您确定要执行此操作吗？',
  confirmLabel: '确定',
  cancelLabel: '取消',
} as const;

export interface ConfirmDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  onClosed?: () => void;
  title?: string | undefined;
  message?: ReactNode;
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** `danger` if something is lost. */
  tone?: 'primary' | 'danger';
  busy?: boolean;
  zIndex?: number;
}

export function ConfirmDialog({
  open,
  onConfirm,
  onCancel,
  onClosed,
  title,
  message,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  zIndex,
}: ConfirmDialogProps) {
  const layer = useLayer(open, zIndex);
  useCloseOnBack(open, onCancel);
  // Marks default texts as Chinese, so that screen readers pronounce them correctly.
  const language = (given: unknown) => (given === undefined ? 'zh-Hans' : undefined);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Base.Portal>
        {/* Over a dialog too, whose text would be read with the question. */}
        <Base.Backdrop forceRender className={styles.backdrop} style={{ zIndex: layer }} />
        <Base.Viewport className={styles.viewport} style={{ zIndex: layer }} onMouseDown={keepFocus}>
          <Base.Popup className={styles.popup}>
            <Base.Title className={styles.title} lang={language(title)}>
              {title ?? CONFIRM_DEFAULTS.title}
            </Base.Title>
            <Base.Description className={styles.message} lang={language(message)} render={<div />}>
              {message ?? CONFIRM_DEFAULTS.message}
            </Base.Description>
            <div className={styles.actions}>
              <Button kind="quiet" lang={language(cancelLabel)} onClick={onCancel}>
                {cancelLabel ?? CONFIRM_DEFAULTS.cancelLabel}
              </Button>
              <Button kind={tone} lang={language(confirmLabel)} loading={busy} onClick={onConfirm}>
                {confirmLabel ?? CONFIRM_DEFAULTS.confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

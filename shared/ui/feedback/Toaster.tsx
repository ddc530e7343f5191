import { type ExternalToast, Toaster as SonnerToaster, toast as sonner } from 'sonner';
import styles from './Toaster.module.css';

/** Sizes in px, times in ms. */
export const TOAST = { visible: 3, gap: 14, width: 356, duration: 4000 } as const;

export type ToastKind = 'default' | 'success' | 'error' | 'info' | 'warning' | 'loading';
export type ToastId = string | number;

export interface ToastOptions {
  /** A toast with the same id is replaced. */
  id?: ToastId;
  description?: string;
  /** In ms; `Infinity` keeps the toast until it is dismissed. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /** Called when the visitor closes the toast. */
  onDismiss?: () => void;
}

/** Adds to a failure without a reason, such as “Action failed”, that the visitor is offline. */
const withCause = (failure: string) =>
  navigator.onLine || failure.endsWith('.') ? failure : `${failure}. You’re offline.`;

/** A sheet, or a page that is read: its options are at the lower edge, and its title is in its own header. */
const usesLowerEdge =
  '[role="dialog"], [role="alertdialog"], [data-page]:not([style*="none"]) [data-page-header]';

/** True on phones, where the heading of a page is right below the header: toasts are at the lower edge, unless it is used or covered by a keyboard. */
const isLow = () =>
  matchMedia('(max-width: 600px)').matches &&
  !document.querySelector(usesLowerEdge) &&
  (window.visualViewport?.height ?? innerHeight) > 0.8 * innerHeight;

function show(kind: ToastKind, text: string, options: ToastOptions = {}): ToastId {
  const message = kind === 'error' ? withCause(text) : text;
  const { description, ...rest } = options;
  const data: ExternalToast = {
    ...rest,
    ...(description !== undefined && { description }),
    ...(isLow() && { position: 'bottom-center' as const }),
    // A lasting toast may cover a control that the visitor needs.
    closeButton: options.duration === Number.POSITIVE_INFINITY,
  };
  return kind === 'default' ? sonner(message, data) : sonner[kind](message, data);
}

/** `toast('Saved')`, `toast.error('…')`, `toast.dismiss(id)`. Works only with a Toaster in the same bundle. */
export const toast = Object.assign(
  (message: string, options?: ToastOptions) => show('default', message, options),
  {
    show,
    success: (message: string, options?: ToastOptions) => show('success', message, options),
    error: (message: string, options?: ToastOptions) => show('error', message, options),
    info: (message: string, options?: ToastOptions) => show('info', message, options),
    warning: (message: string, options?: ToastOptions) => show('warning', message, options),
    loading: (message: string, options?: ToastOptions) => show('loading', message, options),
    /** Without an id, dismisses all toasts. */
    dismiss: (id?: ToastId) => void sonner.dismiss(id),
  },
);

const style = {
  '--width': `${TOAST.width}px`,
  '--normal-bg': 'var(--color-raised)',
  '--normal-text': 'var(--color-text)',
  '--normal-border': 'var(--color-line)',
  '--border-radius': 'var(--radius)',
  fontFamily: 'var(--font-ui)',
};

const toastOptions = {
  classNames: {
    toast: styles.toast ?? '',
    description: styles.description ?? '',
    actionButton: styles.action ?? '',
    closeButton: styles.close ?? '',
  },
};

const mark = (color: string, path: string) => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 18 18"
    fill="none"
    stroke={color}
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

const icons = {
  success: mark('var(--color-success)', 'M3.5 9.5 7.2 13 14.5 5'),
  error: mark('var(--color-danger)', 'M9 4.5v5.2M9 13.4v.1M1.8 9a7.2 7.2 0 1 0 14.4 0A7.2 7.2 0 1 0 1.8 9'),
  info: mark('var(--color-cool)', 'M9 8.4v4.6M9 5v.1M1.8 9a7.2 7.2 0 1 0 14.4 0A7.2 7.2 0 1 0 1.8 9'),
  warning: mark('var(--color-warning)', 'M9 6.6v3.6M9 13v.1M9 2.4 1.6 15.2h14.8Z'),
};

/** Rendered once, by the shell. */
export function Toaster() {
  return (
    <SonnerToaster
      position="top-center"
      theme="dark"
      visibleToasts={TOAST.visible}
      gap={TOAST.gap}
      duration={TOAST.duration}
      style={style}
      toastOptions={toastOptions}
      // Over the empty middle of the header: the heading of a page is right below it.
      offset={{ top: 4 }}
      mobileOffset={{
        // Below the header, whose buttons reach the middle of a phone, but above the sheet of a dialog.
        top: 'var(--toast-top, calc(var(--header-height) + 8px))',
        bottom: 'calc(var(--bar-height) + env(safe-area-inset-bottom) + 8px)',
      }}
      icons={icons}
    />
  );
}

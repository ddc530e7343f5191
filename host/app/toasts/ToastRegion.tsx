import { whenUsed } from '@storyloom/ui/timing/when-used';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Toasts } from './toasts.ts';

/** Time until a screen reader has noticed the region, in ms; it announces only what is added afterwards. */
const noticeTime = 100;

/** The area of the toasts. Its code is loaded before the first of them: a toast may be needed just when the connection is gone. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const { by: Toaster } = useStore(toasts.drawn);
  useEffect(() => {
    // The first toast tries again and reports a failure.
    whenUsed(() => void toasts.load().catch(() => {}));
  }, [toasts]);
  useEffect(() => {
    if (!Toaster) return;
    const timer = setTimeout(toasts.mounted, noticeTime);
    return () => clearTimeout(timer);
  }, [Toaster, toasts]);
  return Toaster ? <Toaster /> : null;
}

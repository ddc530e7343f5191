import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Toasts } from './toasts.ts';

/** Time until a screen reader has noticed the region, in ms; it announces only what is added afterwards. */
const noticeTime = 100;

/** The area of the toasts. Its code is loaded at the first pointer or key press, before a toast is needed. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const { by: Toaster } = useStore(toasts.drawn);
  useEffect(() => {
    // The first toast tries again and reports a failure.
    const early = () => void toasts.load().catch(() => {});
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, early, { once: true });
    return () => {
      for (const press of ['pointerdown', 'keydown']) removeEventListener(press, early);
    };
  }, [toasts]);
  useEffect(() => {
    if (!Toaster) return;
    const timer = setTimeout(toasts.mounted, noticeTime);
    return () => clearTimeout(timer);
  }, [Toaster, toasts]);
  return Toaster ? <Toaster /> : null;
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Toasts } from './toasts.ts';

/** ms: a screen reader tells only what is added to a region that it has met. */
const meets = 100;

/** Where toasts appear. Their code is on its way from the first press on, before there is something to say. */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const { by: Toaster } = useStore(toasts.drawn);
  useEffect(() => {
    // Who says something tries again, and tells when that fails.
    const early = () => void toasts.load().catch(() => {});
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, early, { once: true });
    return () => {
      for (const press of ['pointerdown', 'keydown']) removeEventListener(press, early);
    };
  }, [toasts]);
  useEffect(() => {
    if (!Toaster) return;
    const timer = setTimeout(toasts.stands, meets);
    return () => clearTimeout(timer);
  }, [Toaster, toasts]);
  return Toaster ? <Toaster /> : null;
}

import type { ToastId, ToastKind, ToastOptions } from '@storyloom/ui/feedback/Toaster';
import type { ComponentType } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

type Kit = Pick<typeof import('@storyloom/ui/feedback/Toaster'), 'Toaster' | 'toast'>;

export interface Toasts {
  /** The component that renders toasts; null until its code is loaded. */
  drawn: StoreApi<{ by: ComponentType | null }>;
  load(): Promise<unknown>;
  /** Shows the waiting toasts once the Toaster is mounted; earlier they would be lost. */
  mounted(): void;
  show(kind: ToastKind, message: string, options?: ToastOptions): void;
  dismiss(id: ToastId): void;
}

/** Toasts whose code is loaded at first use, because no first view needs it. */
export function createToasts(
  importKit: () => Promise<Kit>,
  report: (error: unknown, message: string) => void,
): Toasts {
  const drawn = createStore<{ by: ComponentType | null }>(() => ({ by: null }));
  const mounting = Promise.withResolvers<void>();
  let kit: Promise<Kit> | null = null;

  function load(): Promise<Kit> {
    kit ??= importKit().then(
      (loaded) => {
        drawn.setState({ by: loaded.Toaster });
        return loaded;
      },
      (error: unknown) => {
        kit = null;
        throw error;
      },
    );
    return kit;
  }

  return {
    drawn,
    load,
    mounted: mounting.resolve,
    show(kind, message, options) {
      load()
        .then(async ({ toast }) => {
          await mounting.promise;
          toast.show(kind, message, options);
        })
        .catch((error: unknown) => report(error, message));
    },
    dismiss(id) {
      // A failure to load has been reported by the toast itself.
      kit?.then(({ toast }) => mounting.promise.then(() => toast.dismiss(id))).catch(() => {});
    },
  };
}

export const toasts = createToasts(
  () => import('@storyloom/ui/feedback/Toaster'),
  (error, message) => console.error(`Not shown: ${message}`, error),
);

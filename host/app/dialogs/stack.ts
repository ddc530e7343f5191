import { createStore, type StoreApi } from 'zustand/vanilla';

/** The first dialog's z-index; each further one stands 1 higher. */
export const firstZIndex = 50;

export interface OpenDialog {
  key: number;
  name: string;
  input: unknown;
  open: boolean;
  zIndex: number;
}

export interface DialogStack {
  open(name: string, input?: unknown): Promise<unknown>;
  close(key: number, result?: unknown): void;
  /** After the closing motion. */
  remove(key: number): void;
  store: StoreApi<OpenDialog[]>;
}

/** The dialogs of the page, lowest first. The promise of `open` settles when that dialog closes. */
export function createDialogStack(): DialogStack {
  const store = createStore<OpenDialog[]>(() => []);
  const waiting = new Map<number, (result: unknown) => void>();
  let next = 0;
  const update = (change: (dialogs: OpenDialog[]) => OpenDialog[]) =>
    store.setState(change(store.getState()), true);
  return {
    store,
    open(name, input) {
      const key = next++;
      update((dialogs) => {
        const top = dialogs.at(-1)?.zIndex ?? firstZIndex - 1;
        return [...dialogs, { key, name, input, open: true, zIndex: top + 1 }];
      });
      return new Promise((resolve) => waiting.set(key, resolve));
    },
    close(key, result) {
      waiting.get(key)?.(result);
      waiting.delete(key);
      update((dialogs) =>
        dialogs.map((dialog) => (dialog.key === key ? { ...dialog, open: false } : dialog)),
      );
    },
    remove: (key) => update((dialogs) => dialogs.filter((dialog) => dialog.key !== key)),
  };
}

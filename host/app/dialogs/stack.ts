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

interface Asked {
  promise: Promise<unknown>;
  resolve(result: unknown): void;
}

/** A double press asks for one dialog twice: the same one, on top and open, is answered once for both. */
function isSame(dialog: OpenDialog | undefined, name: string, input: unknown): dialog is OpenDialog {
  return (
    dialog?.open === true && dialog.name === name && JSON.stringify(dialog.input) === JSON.stringify(input)
  );
}

/** The dialogs of the page, lowest first. The promise of `open` settles when that dialog closes. */
export function createDialogStack(): DialogStack {
  const store = createStore<OpenDialog[]>(() => []);
  const waiting = new Map<number, Asked>();
  let next = 0;
  const update = (change: (dialogs: OpenDialog[]) => OpenDialog[]) =>
    store.setState(change(store.getState()), true);
  return {
    store,
    open(name, input) {
      const top = store.getState().at(-1);
      const asked = isSame(top, name, input) ? waiting.get(top.key) : undefined;
      if (asked) return asked.promise;
      const key = next++;
      update((dialogs) => {
        const top = dialogs.at(-1)?.zIndex ?? firstZIndex - 1;
        return [...dialogs, { key, name, input, open: true, zIndex: top + 1 }];
      });
      let resolve: (result: unknown) => void = () => {};
      const promise = new Promise((settle) => {
        resolve = settle;
      });
      waiting.set(key, { promise, resolve });
      return promise;
    },
    close(key, result) {
      waiting.get(key)?.resolve(result);
      waiting.delete(key);
      update((dialogs) =>
        dialogs.map((dialog) => (dialog.key === key ? { ...dialog, open: false } : dialog)),
      );
    },
    remove: (key) => update((dialogs) => dialogs.filter((dialog) => dialog.key !== key)),
  };
}

import type { DialogDefinition } from '@storyloom/contract/core/dialog';
import { referenceOf } from '@storyloom/contract/core/reference';
import type { Dialogs } from '@storyloom/mfe/host';
import * as z from '@storyloom/schema';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** z-index of the first dialog; each further one is 1 higher. */
export const firstZIndex = 50;

export interface OpenDialog {
  key: number;
  dialog: DialogDefinition;
  input: unknown;
  open: boolean;
  zIndex: number;
}

export interface DialogStack extends Dialogs {
  /** Resolves the promise of `open` with the result, or rejects it if the result does not match the dialog's schema. */
  close(key: number, result?: unknown): void;
  /** Removes a closed dialog; called after the closing animation. */
  remove(key: number): void;
  store: StoreApi<OpenDialog[]>;
}

function isSame(top: OpenDialog, dialog: DialogDefinition, input: unknown): boolean {
  return (
    referenceOf(top.dialog) === referenceOf(dialog) && JSON.stringify(top.input) === JSON.stringify(input)
  );
}

function parse(dialog: DialogDefinition, what: 'input' | 'result', value: unknown): unknown {
  const parsed = dialog[what].safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Error(
    `The ${what} of dialog ${referenceOf(dialog)} is not valid: ${z.prettifyError(parsed.error)}`,
  );
}

/** The page's dialogs, bottom first. */
export function createDialogStack(): DialogStack {
  const store = createStore<OpenDialog[]>(() => []);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let nextKey = 0;
  const update = (change: (dialogs: OpenDialog[]) => OpenDialog[]) =>
    store.setState(change(store.getState()), true);

  const push = (dialog: DialogDefinition, given: unknown): Promise<unknown> => {
    const input = parse(dialog, 'input', given);
    const top = store.getState().at(-1);
    // A double press opens one dialog, whose result answers both calls.
    const same = top && isSame(top, dialog, input) ? waiting.get(top.key) : undefined;
    if (same) return same.promise;
    const key = nextKey++;
    const zIndex = (top?.zIndex ?? firstZIndex - 1) + 1;
    update((dialogs) => [...dialogs, { key, dialog, input, open: true, zIndex }]);
    const opened = Promise.withResolvers<unknown>();
    waiting.set(key, opened);
    return opened.promise;
  };

  return {
    store,
    open: async (dialog, ...[input]) => (await push(dialog, input)) as undefined,
    close(key, result) {
      const opened = waiting.get(key);
      const dialog = store.getState().find((each) => each.key === key)?.dialog;
      waiting.delete(key);
      update((dialogs) => dialogs.map((each) => (each.key === key ? { ...each, open: false } : each)));
      if (!opened || !dialog) return;
      try {
        opened.resolve(result === undefined ? undefined : parse(dialog, 'result', result));
      } catch (error) {
        opened.reject(error);
      }
    },
    remove: (key) => update((dialogs) => dialogs.filter((each) => each.key !== key)),
  };
}

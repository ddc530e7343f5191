import type { DialogDefinition } from '@storyloom/contract/core/dialog';
import { referenceOf } from '@storyloom/contract/core/reference';
import { confirm } from '@storyloom/contract/platform/dialogs/confirm';
import { adultWarning } from '@storyloom/contract/users/dialogs/adult-warning';
import { offerDialog } from '@storyloom/mfe/define';
import type { Dialogs } from '@storyloom/mfe/host';
import { lazy } from 'react';
import type { FailureReason } from '../remotes/part.ts';

export const offered = [
  offerDialog(adultWarning, () => import('./AdultWarning.tsx')),
  offerDialog(confirm, () => import('./Confirm.tsx')),
];
const shellDialogs = new Map(offered.map(({ reference, load }) => [reference, { load, Dialog: lazy(load) }]));

/** One of the shell's own dialogs; undefined for a dialog of a micro-frontend. */
export const shellDialog = (dialog: DialogDefinition) => shellDialogs.get(referenceOf(dialog));

/** Loads the code of all dialogs: a question may be needed just when the connection is gone. */
export function preloadShellDialogs(): void {
  for (const { load } of offered) load().catch(() => {});
}

/**
 * Opens dialogs. A question of the shell whose code cannot be loaded is asked by the browser's own dialog, which needs no code;
 * `failed` is called for another dialog of the shell.
 */
export function createOpen(
  stack: Dialogs,
  failed: (reason: FailureReason, retry: () => void) => void,
): Dialogs['open'] {
  const open: Dialogs['open'] = async (dialog, ...input) => {
    const isLoaded = await shellDialog(dialog)
      ?.load()
      .catch(() => false);
    if (isLoaded !== false) return stack.open(dialog, ...input);
    if (referenceOf(dialog) !== referenceOf(confirm)) {
      failed('unreachable', () => void open(dialog, ...input));
      return undefined;
    }
    const { title, message } = confirm.input.parse(input[0]);
    return window.confirm(`${title}\n\n${message}`) as never;
  };
  return open;
}

import type { DialogDefinition } from '@storyloom/contract/core/dialog';
import { referenceOf } from '@storyloom/contract/core/reference';
import { confirm } from '@storyloom/contract/platform/dialogs/confirm';
import { adultWarning } from '@storyloom/contract/users/dialogs/adult-warning';
import { offerDialog } from '@storyloom/mfe/define';

export const offered = [
  offerDialog(adultWarning, () => import('./AdultWarning.tsx')),
  offerDialog(confirm, () => import('./Confirm.tsx')),
];
const loads = new Map(offered.map(({ reference, load }) => [reference, load]));

/** Loads one of the shell's own dialogs; undefined for a dialog of a micro-frontend. */
export const shellDialog = (dialog: DialogDefinition) => loads.get(referenceOf(dialog));

/** Loads the code of all dialogs: a question may be needed just when the connection is gone. */
export function preloadShellDialogs(): void {
  for (const { load } of offered) load().catch(() => {});
}

/** Asks with the browser's own dialog, which needs no code. Undefined for a dialog that cannot be asked this way. */
export function askWithoutCode(dialog: DialogDefinition, input: unknown): boolean | undefined {
  if (referenceOf(dialog) !== referenceOf(confirm)) return undefined;
  const { title, message } = confirm.input.parse(input);
  return window.confirm(`${title}\n\n${message}`);
}

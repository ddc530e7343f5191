import type { DialogDefinition } from '@storyloom/contract/dialog';
import { adultWarning } from '@storyloom/contract/dialogs/adult-warning';
import { confirm } from '@storyloom/contract/dialogs/confirm';
import { referenceOf } from '@storyloom/contract/reference';
import { offerDialog } from '@storyloom/mfe/define';
import { type ComponentType, lazy } from 'react';

const offered = [
  offerDialog(adultWarning, () => import('./AdultWarning.tsx')),
  offerDialog(confirm, () => import('./Confirm.tsx')),
];

const components = new Map(offered.map(({ reference, load }) => [reference, lazy(load)]));

/** The shell's own dialogs; their code is loaded when one first opens. */
export function shellDialog(dialog: DialogDefinition): ComponentType<never> | undefined {
  return components.get(referenceOf(dialog));
}

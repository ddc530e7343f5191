import type { DialogProps } from '@storyloom/mfe/define';
import { type ComponentType, lazy } from 'react';

/** The dialogs the shell offers itself, by name; their code comes when one is first opened. */
export const shellDialogs: Record<string, ComponentType<DialogProps<never, never>>> = {
  'adult-warning': lazy(() => import('./AdultWarning.tsx')),
  confirm: lazy(() => import('./Confirm.tsx')),
};

import type { ComponentProps } from 'react';
import { EndingNotice } from '../../features/endings/EndingNotice.tsx';
import { lazyDialog } from '../../features/lazy/lazy-dialog.tsx';

const ShareDialog = lazyDialog(
  () => import(/* webpackChunkName: "turn" */ '../../features/share/ShareDialog.tsx'),
);

/** The card of an ending, which can be shared. */
export function EndingRow(props: Omit<ComponentProps<typeof EndingNotice>, 'ShareDialog'>) {
  return <EndingNotice {...props} ShareDialog={ShareDialog} />;
}

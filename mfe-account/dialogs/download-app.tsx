import { links } from '@storyloom/contract/apps/endpoints/links';
import type { downloadApp } from '@storyloom/contract/platform/dialogs/download-app';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import type { DialogProps } from '@storyloom/mfe/define';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { Dialog } from '@storyloom/ui/overlays/Dialog';
import { AppStores } from '../features/apps/AppStores.tsx';
import { getAppTitle, storesOf } from '../features/apps/stores.ts';

export default function DownloadApp({ open, zIndex, close, onClosed }: DialogProps<typeof downloadApp>) {
  const query = useQuery(endpointQuery(useHost(), links, {}));
  return (
    <Dialog
      title={query.data ? getAppTitle(query.data) : 'Get the app'}
      description={
        query.data && storesOf(query.data).length === 0
          ? 'Point the camera of your phone at the code.'
          : 'Point the camera of your phone at a code, or open the store on this device.'
      }
      size="small"
      open={open}
      zIndex={zIndex}
      onClose={() => close()}
      onClosed={onClosed}
    >
      {query.isPending ? <Skeleton height={220} /> : null}
      {query.isError ? <ErrorPanel compact onRetry={() => void query.refetch()} /> : null}
      {query.data ? <AppStores links={query.data} /> : null}
    </Dialog>
  );
}

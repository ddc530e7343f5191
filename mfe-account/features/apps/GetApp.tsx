import { links } from '@storyloom/contract/apps/endpoints/links';
import { downloadApp } from '@storyloom/contract/platform/dialogs/download-app';
import { endpointQuery, useHost, useQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { Smartphone } from 'lucide-react';
import { getAppTitle, storesOf } from './stores.ts';

/** Button that opens the dialog with the apps or, if the site has none, its address. Renders nothing inside an app, or for the address on a phone. */
export function GetApp() {
  const host = useHost();
  const { data } = useQuery({ ...endpointQuery(host, links, {}), enabled: !host.webview.active });
  if (data === undefined) return null;
  // A phone needs no way to itself.
  if (storesOf(data).length === 0 && window.matchMedia?.('(pointer: coarse)').matches) return null;
  return (
    <Button
      kind="quiet"
      size="small"
      icon={<Smartphone />}
      onClick={() => void host.dialogs.open(downloadApp)}
    >
      {getAppTitle(data)}
    </Button>
  );
}
